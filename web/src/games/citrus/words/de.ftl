### Die Texte von Citrus. Namen und Texte der Regeln kommen vom Server.

game = Citrus
side = Markt

## Dinge

fruit = { $kind ->
    [le] Zitrone
    [li] Limette
    [or] Orange
    [bo] Blutorange
   *[gr] Grapefruit
  }
plantation = { $kind ->
    [le] Zitrone
    [li] Limette
    [or] Orange
    [bo] Blutorange
   *[gr] Grapefruit
  }{ $well ->
    [yes] {" "}mit Brunnen
   *[no] {""}
  }
tile = { $kind ->
    [horses] Wildpferde { $value }
    [money] Geld { $value }
    [cart] Karren
    [bull] Stier
    [bridge] Brücke
   *[milestone] Meilenstein
  }
line = { $side ->
    [r] Zeile { $number }
   *[c] Spalte { $number }
  }
line-empty = nichts
region-neutral = herrenloser Hain aus { $size }
region-of = Hain aus { $size } von { $owner }
finca-site = Fincaplatz { $letter }{ $open ->
    [open] , frei für die nächste Finca
    [later] {""}
   *[gone] , wird nicht mehr bebaut
  }
finca-closed = Finca { $letter }, gewertet, Läden geschlossen
finca-count = { $name } { $count }
finca-nobody = niemand
finca-standing = Finca { $letter }, { $high } für die meisten, { $low } für die zweitmeisten, { $open ->
    [one] noch 1 Feld offen
   *[other] noch { $open } Felder offen
  }: { $who }
space-empty = { $kind ->
    [rock] Fels
    [bush] Busch
   *[open] frei
  }
space-worker = Arbeiter hier
space-road = Weg { $built ->
    [yes] der Finca { $letter }
   *[no] des Fincaplatzes { $letter }
  }
space-ghost = { $name }. Gewählt: Enter setzt hier
space-lit = { $name }. Passt
space-strands = { $name }. Passt, lässt aber keinen Platz für den Rest deiner Hand
space-harvest = { $name }. { $chosen ->
    [yes] Zur Ernte gewählt
   *[no] Kann geerntet werden
  }
sum-harvest = { $plantations ->
    [one] 1 Plantage
   *[other] { $plantations } Plantagen
  }{ $any ->
    [yes] {" "}+ { $wells ->
        [one] 1 Brunnen
       *[other] { $wells } Brunnen
      } = { $points }
   *[no] {" "}= { $points }
  }

## Die Leiste

bar-main = { $can ->
    [both] Kaufe eine Zeile oder Spalte des Marktes oder wähle Haine von dir zur Ernte.
    [buy] Kaufe eine Zeile oder Spalte des Marktes.
   *[harvest] Wähle einen oder mehrere deiner Haine zur Ernte.
  }
bar-line = { $line } kaufen: { $contents }. Du zahlst { $price } und behältst { $left }.{ $finca ->
    [yes] {" "}Eine neue Finca kommt.
   *[no] {""}
  }
bar-harvest = { $count ->
    [one] Ernte: { $names }
   *[other] Ernten: { $names }
  }. { $sum } { $points ->
    [one] Punkt
   *[other] Punkte
  }, dann { $income } Münzen für deine Arbeiter.
bar-tile = { $tile } ausspielen: Danach hast du { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }.
bar-cart = Wähle im Markt eine Plantage für deinen Karren.
bar-cart-chosen = Der Karren bringt dir umsonst: { $plantation }.
bar-bull = Wähle, wohin der Stier geht: { $count } Felder stehen ihm offen.
bar-bull-chosen = Der Stier geht auf { $place }.
bar-site = Wähle, wohin die neue Finca { $finca } kommt: { $sites }.
bar-site-strands = Die neue Finca { $finca } auf { $letter } lässt keinen Platz für den Rest deiner Hand: Er ginge zurück und kostete je 3 Punkte.
bar-site-chosen = Die neue Finca { $finca } kommt auf { $letter }.
bar-place = { $plantation } setzen: { $count ->
    [0] Noch steht kein Feld offen
    [one] 1 Feld steht offen
   *[other] { $count } Felder stehen offen
  }.
bar-place-chosen = { $plantation } kommt auf { $place }{ $helpers ->
    [bridge] {" "}mit deiner Brücke
    [milestone] {" "}mit deinem Meilenstein
    [bridge-milestone] {" "}mit Brücke und Meilenstein
   *[none] {""}
  }.
bar-place-strands = { $plantation } auf { $place } lässt keinen Platz für den Rest deiner Hand: Er ginge zurück und kostete je 3 Punkte.
bar-return = { $count ->
    [one] Die letzte Plantage lässt sich nicht setzen: Sie geht zurück und kostet 3 Punkte.
   *[other] Die letzten { $count } Plantagen lassen sich nicht setzen: Sie gehen zurück und kosten je 3 Punkte.
  }
bar-pass = Du kannst weder kaufen noch ernten, also passt du.
bar-end = { $tiles ->
    [yes] Das war dein Zug. Spiele ein Plättchen aus oder beende ihn.
   *[no] Das war dein Zug.
  }
bar-end-scores = Das war dein Zug. Gewertet wird: { $fincas }.
finca-name = Finca { $letter }
end-turn = Zug beenden
pass = Passen
give-back = Zurückgeben
hand = Deine Hand
hand-tile = { $plantation }{ $count ->
    [one] {""}
   *[other] {" "}mal { $count }
  }, { $spaces ->
    [one] 1 Feld offen
   *[other] { $spaces } Felder offen
  }
helpers = Mit welchen Plättchen
helper-none = ohne

## Der Markt

market = Markt
market-free = freies Feld
market-cart = { $plantation }, { $place }
market-cart-refused = { $plantation }, { $place }. { $why }
line-label = { $line }: { $contents }, { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
  }{ $finca ->
    [yes] , bringt eine neue Finca
   *[no] {""}
  }
line-label-refused = { $line }: { $contents }. { $why }
supply = Was noch kommt
bag = Beutel { $total }
bag-kind = { $fruit }: { $count }, davon { $wells ->
    [one] 1 mit Brunnen
   *[other] { $wells } mit Brunnen
  }
next-finca = Nächste Finca auf
next-finca-none = Es werden keine Fincas mehr gebaut.
next-refill = { $bag ->
    [due] Ist diese Hand gesetzt, bekommt der Markt { $comes } aus dem Beutel.
    [yes] Kommt, sobald von { $lying } höchstens 3 übrig sind; dann { $comes } aus dem Beutel.
   *[no] Der Beutel ist leer: Der Markt wird nicht aufgefüllt.
  }
fincas-left = {" "}Noch im Stapel: { $list }.
fincas-of = { $count } zu { $values }

## Spieler

mat-coins = { $coins } von 12 Münzen
mat-workers = { $count ->
    [one] 1 Arbeiter daheim
   *[other] { $count } Arbeiter daheim
  }
mat-horses = Wildpferde: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } am Ende
tile-refused = { $tile }. { $why }
tile-with-build = Wird zusammen mit einer Plantage eingesetzt, wo es nötig ist.
projection-terms = { $score } + Fincas { $fincas } + Haine { $regions } + Pferde { $horses } + Plättchen { $tiles }

## Verlauf

tell-sentence = { $text }.
tell-site = Der nächste Bauplatz ist { $letter }.
tell-finca = Eine Finca { $values } wird aufgedeckt.
tell-refill = Der Markt bekommt { $names }.
tell-buy = { $name } kauft { $line } für { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
  }.
tell-pass = { $name } passt.
tell-harvest-region = { $place }: { $sum }
tell-harvest = { $name } erntet { $sums } und bekommt { $income } Münzen{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } zu viel für die Leiste)
  }.
tell-build = { $name } pflanzt { $plantation } auf { $place }
tell-take = nimmt { $tile }
tell-helpers = benutzt { $helpers }
tell-join-neutral = { $count ->
    [one] gewinnt 1 herrenlose Plantage
   *[other] gewinnt { $count } herrenlose Plantagen
  }
tell-join-own = vereint Haine
tell-build-finca = { $name } baut die Finca { $values } auf { $letter }.
tell-return = { $name } gibt { $count ->
    [one] 1 Plantage
   *[other] { $count } Plantagen
  } zurück.
tell-money = { $name } spielt Geld { $coins } aus{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } zu viel für die Leiste)
  }.
tell-cart = { $name } holt mit dem Karren aus dem Markt: { $plantation }.
tell-bull = { $name } führt den Stier auf { $place }.
tell-enclosed = Finca { $letter } ({ $values }) ist umbaut: { $who }.
tell-enclosed-nobody = Finca { $letter } ({ $values }) ist umbaut, und niemand ist dort.
tell-unfinished = Finca { $letter } ({ $values }), unvollendet: { $who }.
tell-end-regions = Haine von { $name } am Ende: { $terms } = { $points }.
tell-end-horses = Wildpferde von { $name }: { $terms } = { $points }.
tell-end-tiles = Übrige Plättchen von { $name }: { $terms } = { $points }.

## Ansagen

spoken-mat = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }, { $workers } Arbeiter daheim.

## Ergebnis

source-harvest = Ernten
source-fincas = Umbaute Fincas
source-returned = Zurückgegeben
source-unfinished = Unvollendete Fincas
source-regions = Haine am Ende
source-horses = Wildpferde
source-tiles = Übrige Plättchen

## Warum nicht

nowhere = Für { $plantation } passt kein Feld.
nowhere-count = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
  }: { $text }
nowhere-places = { $places }: { $text }
refusal-line = { $cause ->
    [empty] In { $line } liegt nichts.
    [coins] { $line } kostet { $price }, und du hast { $money }.
   *[room] Du könntest nicht alles aus { $line } setzen.
  }
refusal-build-space = { $space ->
    [planted] Hier steht schon eine Plantage.
    [rock] Auf einem Fels wächst nichts ohne Brücke.
    [finca] Dieses Feld ist für eine Finca.
   *[open] Hier lässt sich nichts setzen.
  }
refusal-build-start = Hier gibt es keine { $kind ->
    [le] Zitronen
    [li] Limetten
    [or] Orangen
    [bo] Blutorangen
   *[gr] Grapefruits
  } von dir, die weiterwachsen könnten, und ein neuer Hain kann nicht beginnen: { $workers ->
    [0] Du hast keinen Arbeiter daheim
   *[other] Dazu braucht es den Weg einer gebauten Finca
  }.
refusal-build-extend = Keine { $kind ->
    [le] Zitronen
    [li] Limetten
    [or] Orangen
    [bo] Blutorangen
   *[gr] Grapefruits
  } von dir berühren dieses Feld.
refusal-build-road-colour = Auf einem anderen Weg dieser Finca steht schon { $kind ->
    [le] eine Zitrone
    [li] eine Limette
    [or] eine Orange
    [bo] eine Blutorange
   *[gr] eine Grapefruit
  }.
refusal-build-rivals = { $kind ->
    [le] Zitronen
    [li] Limetten
    [or] Orangen
    [bo] Blutorangen
   *[gr] Grapefruits
  } von { $owned ->
    [yes] { $owner }
   *[no] jemand anderem
  } berühren dieses Feld.
refusal-build-join-neutral = Die herrenlosen { $kind ->
    [le] Zitronen
    [li] Limetten
    [or] Orangen
    [bo] Blutorangen
   *[gr] Grapefruits
  } hier sind mehr als deine.
refusal-tile-bridge = Hier hilft auch eine Brücke nicht.
refusal-tile-milestone = Hier hilft ein Meilenstein nicht.
refusal-tile-bull = Der Stier steht nur auf freiem Grund.
refusal-tile-cart = Der Karren kann jetzt nicht losgeschickt werden.
refusal-finca-build = { $letter ->
    [none] Erst muss die neue Finca gesetzt werden.
   *[other] Die nächste Finca kann nicht auf { $letter } stehen.
  }
refusal-turn-main = Du hast in diesem Zug schon gekauft oder geerntet.
refusal-turn-tiles = Dieses Plättchen lässt sich jetzt nicht ausspielen.
refusal-buy-build = Erst müssen die Plantagen der Hand gesetzt werden.

## Einstellungen und Tasten

key-arrows = über das Brett und durch den Markt gehen; Pos1 und Ende an den Rand des Bretts
key-market = zum Markt

## Seiten

cover = Drei Bots spielen eine Partie Citrus
cover-still = Das Brett ruhen lassen
cover-move = Die Bots spielen lassen
cover-title = Pflanze, ernte und achte auf die Zitronen nebenan
cover-text = Citrus ist ein Spiel um Haine rings um die Fincas eines sonnigen Tals: Kaufe Früchte, pflanze sie, wo es zählt, und ernte, ehe das Geld ausgeht. Für zwei bis fünf, in einer halben Stunde.
game-option-short = Kurzes Spiel: kleineres Brett, 65 Plantagen
game-option-family = Familie: Wege einer Finca dürfen dieselbe Frucht tragen
game-option-random-start = Zufälliger Start: Die ersten Fincas stehen irgendwo
game-option-tight-start = Enger Start: Das lange Spiel beginnt mit drei Fincas
game-option-milestone = Meilensteine
game-value-milestone-anywhere = ein Hain beginnt irgendwo
game-value-milestone-recolour = die Farbe eines Wegs zählt nicht
game-value-milestone-none = sind nur einen Punkt wert
worker = Arbeiter
rules-pieces = Die Spielsteine
rules-board = Brett
rules-market = Markt
rules-setup = Aufbau
rules-turn = Ein Zug
rules-buy = Kaufen
rules-build = Wohin man pflanzt
rules-harvest = Ernte
rules-money = Geld
rules-horses = Wildpferde
rules-tile = Landschaftsplättchen
rules-finca = Fincas
rules-end = Das Ende
rules-variant = Varianten

## Hinweise im ersten Spiel

hint-goal = Punkte bringen die Fincas: Sind alle Felder um eine belegt, bekommt ihre größere Zahl, wer daneben die meisten Plantagen hat; auch eigene Ernten bringen Punkte. Das Spiel endet, wenn Beutel und Markt leer sind, und die meisten Punkte gewinnen.
hint-market = Das ist der Markt. Jede Zeile und jede Spalte hat eine Münze mit ihrem Preis: Du kaufst alles, was darin liegt, jede Plantage für eine Münze.
hint-line = Die Leiste sagt, was du bekommst, zahlst und behältst. Was du kaufst, muss sofort gepflanzt werden. Bestätige oder wähle etwas anderes.
hint-place = Pflanze auf ein helles Feld. Neben Früchten von dir wächst dein Hain; am Weg einer Finca kann mit einem Arbeiter ein neuer beginnen. Wähle ein anderes Feld, um zu erfahren, warum es dort nicht geht.
hint-quick = Ein Tipp kann sofort setzen, ohne Bestätigen; zurücknehmen lässt es sich trotzdem. In den Einstellungen lässt sich das ändern.
hint-site = Eine neue Finca kommt. Sind alle Felder um eine Finca bebaut, zahlt sie die größere Zahl an den, der die meisten Plantagen in angrenzenden Hainen hat, die kleinere an den zweiten.
hint-end = Bevor du deinen Zug beendest, darfst du aufgenommene Landschaftsplättchen ausspielen. Sie liegen unter deinem Namen.
hint-harvest = Die Münzen sind knapp? Statt zu kaufen, kannst du Haine von dir ernten: Sie bringen Punkte und Münzen, und ihre Arbeiter kommen heim. Was geerntet ist, bleibt stehen und gehört niemandem.

## So wird gespielt

how-goal = Du pflanzt Haine um die Fincas, die Höfe eines sonnigen Tals. Wer am Ende die meisten Punkte hat, gewinnt.
how-turn = In deinem Zug tust du eines von beiden. Kaufen: Nimm alles aus einer Zeile oder Spalte des Marktes, jede Plantage für 1 Münze, und pflanze es sofort. Oder ernten: Wähle einen oder mehrere deiner Haine; sie bringen Punkte, und danach bekommst du Münzen für die Arbeiter, die du zu Hause hast.
how-points = Sind alle Felder um eine Finca belegt, zahlt sie aus: ihre größere Zahl an den, der die meisten Plantagen in Hainen hat, die sie berühren, ihre kleinere an den zweiten. Eine Ernte bringt 1 Punkt je Plantage und 2 für eine mit Brunnen; der Arbeiter kommt heim, aber der Hain gehört dann niemandem und zählt für keine Finca mehr.
how-more = Eine Plantage kommt neben deine eigenen Früchte derselben Sorte. Oder sie beginnt einen neuen Hain an einem Weg, der von einer Finca ausgeht; dann stellt sich einer deiner fünf Arbeiter darauf. Haine derselben Sorte, die verschiedenen Spielern gehören, berühren sich nie. Wer auf ein Landschaftsplättchen pflanzt, nimmt es und darf es später ausspielen.
how-end = Liegen nur noch höchstens 3 Plantagen im Markt, wird eine neue Finca gebaut und der Markt aus dem Beutel aufgefüllt. Sind beide leer, endet das Spiel: Unvollendete Fincas zahlen ihre kleinere Zahl an den, der dort die meisten hat, deine letzten Haine werden geerntet, und Wildpferde und übrige Plättchen zählen.
