"""What the words of the actions mean: form → meaning, draws first. `docs/messages.md` is made of it, and a test holds it to the records."""

GLOSSARY: dict[str, str] = {
    "* first SEAT": "The seat that begins, from 0.",
    "* bush SPACE TILE [NUMBER]": "The landscape tile on a bush: `money 2`, `horses 3`, `bull`, `cart`, `bridge`, `milestone`.",
    "* finca HIGH/LOW": "The next finca, by what it pays for most and for second most.",
    "* site LETTER": "During the setup, the space of a first finca; later, the next building site.",
    "* market NUMBER PLANTATION": "A plantation lies on a space of the market.",
    "buy LINE": "Take a line of the market: `r2` is the second row from the top, `c1` the first column from the left.",
    "harvest SPACES": "Harvest these own regions, each named by its first space in reading order.",
    "pass": "Do nothing. Legal only where neither `buy` nor `harvest` is.",
    "site LETTER": "Put the new finca on this building site.",
    "build PLANTATION SPACE [bridge] [milestone]": "Plant what is in hand. Spend a bridge or a milestone where it is needed.",
    "return": "Put back what is left in hand. Legal only where no `build` is.",
    "money NUMBER": "Play a money tile.",
    "bull SPACE": "Play the bull on a space.",
    "cart NUMBER": "Play the cart: take the plantation on this space of the market.",
    "end": "End the turn.",
}
