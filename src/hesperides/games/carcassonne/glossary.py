"""What the words of the actions mean: form → meaning, draws first. `docs/messages.md` is made of it, and a test holds it to the records."""

GLOSSARY: dict[str, str] = {
    "* first SEAT": "The seat that begins, from 0.",
    "* tile KIND": "The next tile. Nobody acts on a tile that can be laid nowhere; it leaves the game.",
    "* token VALUE": "The value of the fruit token that was taken.",
    "lay X,Y ROTATION": "Lay the tile on a square: x grows to the east, y to the south, the start at `0,0`. ROTATION: quarters, clockwise.",
    "tree FRUIT": "Put the tokens of this fruit on the tree that was laid.",
    "meeple SPOT": "Put a meeple on the new tile: `city:N`, `road:E`, `field:ER`, `monastery`. The first edge names a spot.",
    "abbot SPOT": "Put the abbot on a monastery or a garden.",
    "phantom SPOT": "Put the phantom on another spot of the tile.",
    "recall": "Take the abbot back, and its points.",
    "harvest X,Y": "Take a token from the tree on this square.",
    "sell FRUITS": "Sell one token of each of these fruits.",
    "skip": "Do none of what could be done now.",
}
