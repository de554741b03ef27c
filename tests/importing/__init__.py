"""Games of other programs."""
