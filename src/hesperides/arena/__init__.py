"""Bots against bots: matches between them, and boards judged by their games."""
