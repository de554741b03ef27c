"""`python -m hesperides.cli`."""

from hesperides.cli import main

main()
