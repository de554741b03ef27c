### Die Texte von Carcassonne. Namen und Texte der Regeln kommen vom Server.

game = Carcassonne
side = Plättchen

## Felder und Gebiete

square-start = Start
square-step = { $count } { $to ->
    [N] Nord
    [E] Ost
    [S] Süd
   *[W] West
  }
square-and = {", "}
square-empty = Leer
square-dead = keines der übrigen Plättchen passt hier
square-lit = { $name }. Passt in { $turns } von 4 Drehungen
square-open = { $name }. { $phase ->
    [fruit] Kann geerntet werden
    [tree] Wähle die Frucht dieses Baums
    [phantom] Hier kann dein Phantom stehen
   *[meeple] Hier kann eine Figur stehen
  }
square-ghost = { $name }. Gewählt, um { $turn } Grad gedreht: Enter legt hier, R dreht
edge = { $edge ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
  }
edge-is = { $edge ->
    [N] im Norden
    [E] im Osten
    [S] im Süden
   *[W] im Westen
  } { $ground }
ground = { $kind ->
    [C] Stadt
    [R] Straße
    [I] Fluss
   *[F] Wiese
  }
feature = { $kind ->
    [city] Stadt
    [road] Straße
    [monastery] Kloster
    [garden] Garten
   *[field] Wiese
  }
part = { $kind ->
    [city] Stadt
    [road] Straße
   *[field] Wiese
  } im { $where }
feature-size = { $kind ->
    [city] Stadt
    [road] Straße
    [monastery] Kloster
    [garden] Garten
   *[field] Wiese
  } aus { $tiles } Plättchen{ $pennants ->
    [0] {""}
   *[other] , { $pennants } Wappen
  }{ $state ->
    [complete] , fertig
    [field] , an { $cities ->
        [one] 1 Stadt
       *[other] { $cities } Städten
      }
   *[open] , unfertig
  }
owned-by-nobody = gehört niemandem
worth = { $how ->
    [complete] { $now ->
        [one] 1 Punkt
       *[other] { $now } Punkte
      }
    [field] jetzt { $now }, mit fertigen Städten { $done }
    [exact] jetzt { $now }, fertig { $done }
    [least] jetzt { $now }, fertig mindestens { $done }
   *[now] jetzt { $now }
  }
owned-by = { $names }{ $counts ->
    [none] {""}
   *[other] {" "}({ $counts })
  }: { $worth }
figures-of = { $name } { $count }
figure = { $kind ->
    [meeple] Meeple
    [abbot] Abt
   *[phantom] Phantom
  }
figure-on = { $figure ->
    [meeple] Meeple
    [abbot] Abt
   *[phantom] Phantom
  } von { $owner } { $kind ->
    [city] in der Stadt
    [road] auf der Straße
    [monastery] im Kloster
    [garden] im Garten
   *[field] auf der Wiese
  }{ $where ->
    [none] {""}
   *[other] {" "}im { $where }
  }
figure-told = { $figure }: { $owners }
tree-bare = Ein Baum, der noch keine Frucht trägt
tree-of = { $kind ->
    [quince] Quittenbaum
    [apple] Apfelbaum
    [apricot] Aprikosenbaum
    [cherry] Kirschbaum
    [plum] Pflaumenbaum
   *[elder] Holunder
  }, { $left ->
    [0] leer
    [one] 1 Marker mit dem Wert { $values }
   *[other] { $left } Marker mit den Werten { $values }, Reihenfolge unbekannt
  }
fruit = { $kind ->
    [quince] Quitte
    [apple] Apfel
    [apricot] Aprikose
    [cherry] Kirsche
    [plum] Pflaume
   *[elder] Holunder
  }
token = { $fruit } { $value }
tile-tree = Obstbaum
tile-city = { $edges ->
    [one] { $count ->
        [one] Stadt
       *[other] { $count } Städte
      }
    [beside] { $count ->
        [one] Stadt übers Eck
       *[other] { $count } Städte übers Eck
      }
    [opposite] Stadt quer hindurch
    [three] Stadt auf drei Seiten
   *[four] Stadt auf allen Seiten
  }{ $pennant ->
    [yes] {" "}mit Wappen
   *[no] {""}
  }
tile-road = { $shape ->
    [opposite] gerade Straße
   *[beside] { $count ->
        [one] Straßenkurve
       *[other] { $count } Straßenkurven
      }
  }
tile-crossing = Kreuzung von { $count } Straßen
tile-ends = { $count ->
    [one] 1 Straße
   *[other] { $count } Straßen
  }
tile-river = { $kind ->
    [opposite] gerader Fluss
    [beside] Flussbiegung
    [lake] See
   *[spring] Quelle
  }

## Die Leiste

bar-lay = Lege dein Plättchen ({ $tile }): Es passt auf { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
  }.
bar-lay-chosen = Das Plättchen kommt auf { $place }{ $turns ->
    [one] {""}
   *[other] {" "}und lässt sich dort drehen
  }.
bar-tree = Wähle, welche Frucht an diesem Baum wächst.
bar-tree-chosen = An diesem Baum wachsen { $kind ->
    [quince] Quitten
    [apple] Äpfel
    [apricot] Aprikosen
    [cherry] Kirschen
    [plum] Pflaumen
   *[elder] Holunderbeeren
  }.
bar-meeple = { $count ->
    [0] { $recall ->
        [yes] Du darfst deinen Abt zurücknehmen
       *[no] { $left ->
            [none] Du hast keinen Meeple im Vorrat
            [abbot] Nur dein Abt ist im Vorrat, und dieses Plättchen hat keinen Platz für ihn
           *[some] Kein Gebiet dieses Plättchens ist frei
          }
      }
   *[other] Setze eine Figur auf dieses Plättchen oder verzichte{ $recall ->
        [yes] ; oder nimm deinen Abt zurück
       *[no] {""}
      }
  }.
bar-figure = { $figure ->
    [meeple] Dein Meeple
    [abbot] Dein Abt
   *[phantom] Dein Phantom
  }, { $part }: { $how ->
    [field] { $now ->
        [one] 1 Punkt
       *[other] { $now } Punkte
      }, wäre jetzt Schluss
    [complete] fertig, { $now ->
        [one] 1 Punkt
       *[other] { $now } Punkte
      }
    [now] jetzt { $now ->
        [one] 1 Punkt
       *[other] { $now } Punkte
      }
    [exact] jetzt { $now ->
        [one] 1 Punkt
       *[other] { $now } Punkte
      }, fertig { $done }
   *[least] jetzt { $now ->
        [one] 1 Punkt
       *[other] { $now } Punkte
      }, fertig mindestens { $done }
  }.
bar-phantom = Du darfst auch dein Phantom in ein freies Gebiet dieses Plättchens setzen.
bar-recall = Dein Abt kommt zurück und bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
bar-fruit = { $trees ->
    [0] Verkaufe Früchte
   *[other] Nimm eine Frucht{ $sales ->
        [0] {""}
       *[other] {" "}oder verkaufe welche
      }
  }{ $count ->
    [one] {""}
   *[other] {" "}(noch { $count } Aktionen)
  }.
bar-harvest = { $kind ->
    [quince] Eine Quitte
    [apple] Einen Apfel
    [apricot] Eine Aprikose
    [cherry] Eine Kirsche
    [plum] Eine Pflaume
   *[elder] Eine Holunderbeere
  } nehmen: bringt sofort { $known ->
    [yes] { $most ->
        [one] 1 Punkt
       *[other] { $most } Punkte
      }
   *[no] { $least } bis { $most } Punkte, im Schnitt { NUMBER($mean, maximumFractionDigits: 1) }
  }.
bar-sell = { $fruits } verkaufen: bringt { $points } Punkte; am Ende wären es { $costs }.
bar-skip = { $what ->
    [recall] Dein Abt bleibt, wo er ist.
    [either] Keine Figur kommt auf dieses Plättchen, und dein Abt bleibt, wo er ist.
    [phantom] Dein Phantom bleibt im Vorrat.
    [fruit] Diesmal keine Frucht.
   *[figure] Keine Figur kommt auf dieses Plättchen.
  }
end-turn = Zug beenden
none = { $what ->
    [meeple] Kein Meeple
    [abbot] Kein Abt
    [recall] Abt bleibt
    [phantom] Kein Phantom
    [fruit] Keine Frucht
    [either] Nichts davon
   *[figure] Keine Figur
  }
hand = Dein Plättchen
hand-tile = { $tile }, um { $turn } Grad gedreht. Drehen
rotate = Das Plättchen drehen
zoom = Größe der Auslage
zoom-in = Größer
zoom-out = Kleiner

## Neben der Auslage

drawn = Gezogen
drawn-fits = passt auf { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
  }
choices = Was du tun kannst
choice-worth = { $how ->
    [complete] { $now }
    [now] jetzt { $now }
    [exact] jetzt { $now }, fertig { $done }
   *[least] jetzt { $now }, fertig { $done }+
  }
choice-not = warum?
choice-impossible = { $count ->
    [one] 1 Einsatz ist nicht möglich: warum?
   *[other] { $count } Einsätze sind nicht möglich: warum?
  }
choice-recall = den Abt zurücknehmen
choice-harvest = { $kind ->
    [quince] Quitte
    [apple] Apfel
    [apricot] Aprikose
    [cherry] Kirsche
    [plum] Pflaume
   *[elder] Holunder
  } von { $place }
choice-empty = leer
choice-token = { $known ->
    [yes] { $most }
   *[no] { $least } bis { $most }
  }
choice-sale = verkaufen
choice-sell = { $fruits } verkaufen: { $points } Punkte
plus = +{ $points }
stack = Plättchen im Stapel
left = Noch { $count } Plättchen.
left-nowhere = { $count ->
    [one] 1 passt jetzt nirgends
   *[other] { $count } passen jetzt nirgends
  }
left-legend = Auf jedem Plättchen: wie viele übrig sind; darunter: auf wie viele Felder es jetzt passt.{ $dead ->
    [yes] {" "}× auf dem Tisch: Dorthin passt kein übriges Plättchen.
   *[no] {""}
  }
left-kind = { $tile }: noch { $count }, { $places ->
    [0] passt jetzt nirgends
    [one] passt auf 1 Feld
   *[other] passt auf { $places } Felder
  }.
fits = { $count ->
    [0] –
   *[other] { $count }
  }
orchard = Früchte und ihre übrigen Werte
stack-waits = { $kind ->
    [quince] Quitten
    [apple] Äpfel
    [apricot] Aprikosen
    [cherry] Kirschen
    [plum] Pflaumen
   *[elder] Holunderbeeren
  }: noch an keinem Baum
ending = Die Schlusswertung
ending-start = { $count ->
    [one] Am Ende gab es 1 Wertung.
   *[other] Am Ende gab es { $count } Wertungen, eine nach der anderen.
  }
step-back = Zurück
step-on = Weiter
step-of = { $step } von { $count }

## Spieler

mat-meeples = { $count } Meeple im Vorrat
mat-abbot = { $home ->
    [yes] Abt im Vorrat
   *[no] Abt eingesetzt
  }
mat-phantom = { $home ->
    [yes] Phantom im Vorrat
   *[no] Phantom eingesetzt
  }
mat-tokens = Früchte: { $tokens }
mat-sale = Verkauf { $points }
projection-terms = { $score } + Straßen { $roads } + Städte { $cities } + Klöster { $monasteries } + Wiesen { $fields } + Früchte { $tokens }

## Verlauf

tell-lay = { $name } legt auf { $place }: { $tile }.
tell-unplaceable = Passt nirgends und kommt aus dem Spiel: { $tile }.
tell-tree = { $name } lässt dort { $kind ->
    [quince] Quitten
    [apple] Äpfel
    [apricot] Aprikosen
    [cherry] Kirschen
    [plum] Pflaumen
   *[elder] Holunderbeeren
  } wachsen.
tell-figure = { $name } setzt { $figure ->
    [meeple] einen Meeple
    [abbot] den Abt
   *[phantom] das Phantom
  } { $kind ->
    [city] in die Stadt
    [road] auf die Straße
    [monastery] in das Kloster
    [garden] in den Garten
   *[field] auf die Wiese
  }{ $where ->
    [none] {""}
   *[other] {" "}im { $where }
  }.
tell-harvest = { $name } nimmt { $kind ->
    [quince] eine Quitte
    [apple] einen Apfel
    [apricot] eine Aprikose
    [cherry] eine Kirsche
    [plum] eine Pflaume
   *[elder] eine Holunderbeere
  } im Wert von { $value }.
tell-sell = { $name } verkauft { $fruits }: { $count ->
    [one] 1 Sorte
   *[other] { $count } Sorten
  }.
tell-scored = { $how ->
    [recall] Der Abt kommt zurück. { $terms }.
   *[complete] Fertig. { $terms }.
  }{ $who }
tell-majority = {" "}Figuren: { $counts }.
terms-city = Stadt, { $tiles } Plättchen{ $pennants ->
    [0] {""}
   *[other] {" "}+ { $pennants } Wappen
  }{ $each ->
    [one] {""}
   *[other] , je { $each }
  } = { $points }
terms-road = Straße, { $tiles } Plättchen = { $points }
terms-monastery = { $kind ->
    [garden] Garten
   *[monastery] Kloster
  } und { $around } Plättchen ringsum = { $points }
terms-field = Wiese, { $count ->
    [one] 1 fertige Stadt
   *[other] { $count } fertige Städte
  }, je { $each } = { $points }
terms-tokens = { $count ->
    [one] 1 Fruchtmarker
   *[other] { $count } Fruchtmarker
  } = { $points }

## Ansagen

spoken-mat = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, { $meeples } Meeple im Vorrat{ $abbot ->
    [home] , Abt im Vorrat
    [out] , Abt eingesetzt
   *[none] {""}
  }{ $phantom ->
    [home] , Phantom im Vorrat
    [out] , Phantom eingesetzt
   *[none] {""}
  }{ $tokens ->
    [0] {""}
    [one] , 1 Frucht
   *[other] , { $tokens } Früchte
  }.
spoken-region = { $feature }, { $place }: { $owners }.
spoken-no-regions = Noch gehört niemandem etwas.

## Ergebnis

source-roads = Straßen
source-cities = Städte
source-monasteries = Klöster
source-gardens = Gärten
source-harvests = Geerntete Früchte
source-sales = Verkaufte Früchte
source-unfinished = Unfertig am Ende
source-fields = Wiesen
source-tokens = Behaltene Früchte

## Warum nicht

refusal-taken = Hier liegt schon ein Plättchen.
refusal-elsewhere = Ein Plättchen muss mit einer Seite an ein ausliegendes grenzen.
refusal-edge = im { $edge } trifft { $tile } auf { $neighbour }
refusal-edges = So gedreht geht es nicht: { $terms }.
refusal-tile-match = Die Seiten passen nicht zueinander.
refusal-river-flow = So kann der Fluss hier nicht weitergehen.
refusal-occupied = { $kind ->
    [city] In dieser Stadt
    [road] Auf dieser Straße
    [monastery] In diesem Kloster
    [garden] In diesem Garten
   *[field] Auf dieser Wiese
  } stehen schon Figuren von { $names } ({ $place }).
refusal-meeple-place = Du hast { $figure ->
    [meeple] keinen Meeple
    [abbot] keinen Abt
   *[phantom] kein Phantom
  } im Vorrat für { $kind ->
    [city] diese Stadt
    [road] diese Straße
    [monastery] dieses Kloster
    [garden] diesen Garten
   *[field] diese Wiese
  }.
refusal-abbot-place = { $kind ->
    [garden] In einem Garten darf nur der Abt stehen, und deiner ist nicht im Vorrat.
    [monastery] Dein Abt ist nicht im Vorrat.
   *[other] Der Abt steht nur in Klöstern und Gärten.
  }
refusal-phantom-place = { $why ->
    [away] Dein Phantom ist nicht im Vorrat.
    [garden] In einem Garten darf nur der Abt stehen.
    [field] In dieser Partie steht niemand auf Wiesen.
   *[other] Hier kann das Phantom nicht stehen.
  }
refusal-field-area = In dieser Partie steht niemand auf Wiesen.

## Tasten

key-rotate = das Plättchen drehen
key-rotate-back = andersherum drehen
key-spot = nächster Platz für Figur, Frucht oder Stapel
key-spot-back = der davor
key-none = nichts einsetzen

## Hinweise

hint-goal = Punkte bringen deine Figuren: Eine Straße, eine Stadt oder ein Kloster zahlt, sobald das Gebiet fertig ist, an den mit den meisten Figuren darin. Das Spiel endet mit dem letzten Plättchen; was dann unfertig ist, zählt weniger, und die meisten Punkte gewinnen.
hint-lay = Dieses Plättchen wurde für dich gezogen. Wähle ein helles Feld: Straße muss an Straße, Stadt an Stadt, Wiese an Wiese stoßen. Die Punkte zeigen, in wie vielen Drehungen es dort passt.
hint-turn = Wähle das Plättchen noch einmal, um es so zu drehen, wie es auch passt. Dann bestätige.
hint-tree = Du hast einen Obstbaum gelegt: Wähle, was daran wächst. Figuren auf diesem Plättchen und ringsum ernten es.
hint-meeple = Setze eine Figur in ein Gebiet dieses Plättchens: auf dem Plättchen selbst oder in dieser Liste. Auf einer Straße, in einer Stadt oder einem Kloster kommt sie zurück, sobald das Gebiet fertig ist; auf einer Wiese bleibt sie bis zum Ende.
hint-fruit = Deine Figur steht an einem Baum. Nimm den obersten Marker eines Baums und bekomme gleich seinen Wert; oder verkaufe bis zu vier verschiedene deiner Früchte.

## Seiten

cover = Drei Bots spielen eine Partie Carcassonne
cover-still = Die Auslage ruhen lassen
cover-move = Die Bots spielen lassen
cover-title = Lege das Land, Stück für Stück, und sichere dir, was wächst
cover-text = Carcassonne ist ein Spiel um Straßen, ummauerte Städte, Klöster und Wiesen, die Plättchen für Plättchen wachsen; auf Wunsch mit Obstbäumen, Ernten und Verkäufen. Für eine Person bis sechs, in einer Dreiviertelstunde.
game-option-trees = Die Obstbäume
game-option-abbot = Der Abt und die Gärten
game-option-river = Der Fluss
game-option-phantom = Das Phantom
game-option-fields = Wiesen
game-value-fields-on = 3 Punkte je fertige Stadt
game-value-fields-off = niemand steht auf Wiesen
game-value-fields-city4 = 4 Punkte je Stadt, für die meisten Bauern ringsum
game-value-fields-once = 3 Punkte, jede Stadt nur einmal je Spieler
game-option-small-city = Eine fertige Stadt aus zwei Plättchen
game-value-small-city-4 = 2 Punkte je Plättchen
game-value-small-city-2 = 1 Punkt je Plättchen
game-option-fruit-actions = Fruchtaktionen einer Figur
game-value-fruit-actions-one = eine
game-value-fruit-actions-per_tree = eine je Baum in Reichweite
rules-setup = Aufbau
rules-tile = Plättchen
rules-meeple = Meeple
rules-score = Wertung
rules-road = Straßen
rules-city = Städte
rules-monastery = Klöster
rules-field = Wiesen
rules-end = Das Ende
rules-fruit = Die Obstbäume
rules-abbot = Der Abt
rules-garden = Gärten
rules-river = Der Fluss
rules-phantom = Das Phantom

## So wird gespielt

how-goal = Plättchen für Plättchen entsteht ein Land aus Städten, Straßen und Klöstern, auf das du deine Figuren setzt. Wer am Ende die meisten Punkte hat, gewinnt.
how-turn = Du ziehst ein Plättchen und legst es so an, dass alle Kanten passen: Straße an Straße, Stadt an Stadt, Wiese an Wiese. Dann darfst du eine Figur auf einen Teil dieses Plättchens setzen, wenn auf der ganzen Straße, in der ganzen Stadt oder auf der ganzen Wiese noch niemand steht. Was nun fertig ist, wird gewertet, und die Figuren darin kommen zurück.
how-points = Eine fertige Straße bringt 1 Punkt je Plättchen, eine fertige Stadt 2 Punkte je Plättchen und 2 je Wappen, ein Kloster 9 Punkte, sobald auf allen acht Feldern ringsum Plättchen liegen. Die Punkte bekommt, wer dort die meisten Figuren hat; bei Gleichstand bekommen alle Beteiligten sie ganz.
how-more = Du hast sieben Figuren, und auf einer Wiese bleibt eine Figur bis zum Ende: Behalte einige zu Hause. Was ein anderer besetzt hat, kannst du nicht betreten, aber ein Plättchen dazwischen kann zwei Städte oder Straßen verbinden. Wird mit Obstbäumen gespielt, so lässt dich eine Figur auf oder gleich neben dem Plättchen eines Baums Früchte pflücken oder verkaufen. Alles Weitere wird erklärt, wenn es vorkommt.
how-end = Das Spiel endet mit dem Zug, in dem das letzte Plättchen gelegt wird. Dann bringen unfertige Straßen und Städte 1 Punkt je Plättchen und Wappen, ein Kloster 1 Punkt für sich und für jedes Plättchen ringsum. Eine Wiese bringt für jede fertige Stadt, die sie berührt, 3 Punkte: an den, der die meisten Figuren darauf hat.
