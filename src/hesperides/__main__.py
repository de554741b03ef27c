"""`python -m hesperides` is the command `hesperides`."""

from hesperides.cli import main

main()
