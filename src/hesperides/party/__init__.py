"""The Citrus Games: three party games whose results are judged by replaying what the hand did. No Game values: nothing is laid in turns."""
