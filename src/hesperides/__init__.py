"""Hesperides: two fruit-growing tile games, to be played by people and learnt by programs."""

__version__ = "0.1.0"
