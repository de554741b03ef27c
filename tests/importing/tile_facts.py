"""The tiles of JCloisterZone as they lie unturned, each in one line: what it shows, in its own words for places.

`c NW` a city (`+` for a pennant), `r SW` a road, `f NL.NR` a field (`~NW` the city or cities it touches, by one edge each), `m` a
monastery, `g` a garden, `i WE` the river.
"""

FACTS = """
BA/L     m / f NL.NR.EL.ER.SL.SR.WL.WR
BA/LR    m / r S / f NL.NR.EL.ER.SL.SR.WL.WR
BA/Cccc+ c NESW+
BA/RCr   c N / r EW / f EL.WR~N / f ER.SL.SR.WL
BA/C     c N / f EL.ER.SL.SR.WL.WR~N
BA/CG    c N / f EL.ER.SL.SR.WL.WR~N / g
BA/CFc+  c EW+ / f NL.NR~E / f SL.SR~E
BA/CFc.1 c EW / f NL.NR~E / f SL.SR~E
BA/CFC.2 c N / c S / f EL.ER.WL.WR~NS
BA/CFCG  c N / c S / f EL.ER.WL.WR~NS / g
BA/CC.2  c N / c W / f EL.ER.SL.SR~NW
BA/CCG   c N / c W / f EL.ER.SL.SR~NW / g
BA/CRr   c N / r ES / f EL.SR.WL.WR~N / f ER.SL
BA/RrC   c N / r SW / f EL.ER.SL.WR~N / f SR.WL
BA/CRRR  c N / r E / r S / r W / f EL.WR~N / f ER.SL / f SR.WL
BA/Cc+   c NW+ / f EL.ER.SL.SR~N
BA/Cc+G  c NW+ / f EL.ER.SL.SR~N / g
BA/Cc.1  c NW / f EL.ER.SL.SR~N
BA/CcG   c NW / f EL.ER.SL.SR~N / g
BA/CcRr+ c NW+ / r ES / f EL.SR~N / f ER.SL
BA/CcRr  c NW / r ES / f EL.SR~N / f ER.SL
BA/Ccc+  c NEW+ / f SL.SR~N
BA/Ccc   c NEW / f SL.SR~N
BA/CccG  c NEW / f SL.SR~N / g
BA/CccR+ c NEW+ / r S / f SL~N / f SR~N
BA/CccR  c NEW / r S / f SL~N / f SR~N
BA/RFr   r EW / f NL.NR.EL.WR / f ER.SL.SR.WL
BA/RFrG  r EW / f NL.NR.EL.WR / f ER.SL.SR.WL / g
BA/Rr    r SW / f NL.NR.EL.ER.SL.WR / f SR.WL
BA/RrG   r SW / f NL.NR.EL.ER.SL.WR / f SR.WL / g
BA/RRR   r E / r S / r W / f NL.NR.EL.WR / f ER.SL / f SR.WL
BA/RRRR  r N / r E / r S / r W / f NL.WR / f NR.EL / f ER.SL / f SR.WL
RI.1/CICI c N / c S / f EL.WR~N / f ER.WL~S / i EW
RI.1/CIRI c N / r S / f EL~N / f WR~N / f ER.SL / f SR.WL / i EW
RI.1/LIRI m / r S / f NL.NR.EL.WR / f ER.SL / f SR.WL / i EW
RI.1/RIrI r EW / f NL.WR / f NR.EL / f ER.SL / f SR.WL / i NS
RI.1/IFI  f NL.NR.EL.WR / f ER.SL.SR.WL / i EW
RI.1/CcII c NW / f EL.SR~N / f ER.SL / i ES
RI.1/RrII r NE / f NL.ER.SL.WR / f NR.EL / f SR.WL / i SW
RI.1/II   f NL.NR.EL.ER.SL.WR / f SR.WL / i SW
RI.1/IIG  f NL.NR.EL.ER.SL.WR / f SR.WL / i SW / g
RI/s      f NL.NR.EL.ER.SL.SR.WL.WR / i E
RI.1/I.e  f NL.NR.EL.ER.SL.SR.WL.WR / i W
"""
OLDER_PRINTING = {"RI/s", "RI.1/I.e"}
"""Tiles that differ from ours: the spring has a road here, the lake a monastery."""


def facts() -> dict[str, frozenset[tuple[str, ...]]]:
    """Name → what the tile shows, each thing as its words with places sorted."""
    lines = (line.split(" ", 1) for line in FACTS.strip().splitlines())
    return {name: frozenset(_sorted(*thing.split()) for thing in rest.split("/")) for name, rest in lines}


def _sorted(kind: str, places: str = "") -> tuple[str, ...]:
    places, _, touched = places.partition("~")
    split = places.split(".") if kind == "f" else list(places)
    return kind, *sorted(split), "~", *sorted(touched)
