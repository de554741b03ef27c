### The Citrus Games: three party games.

party = Die Citrus-Spiele
party-lead = Drei schnelle Spiele für eine Hand: allein, reihum oder gemeinsam über einen Link.
party-room = Mehr Mitspieler, und Feste mit echtem Obst
party-play = Spielen
party-who = Wer spielt an diesem Gerät?
party-link-later = Andere können über den Link der Runde an ihren eigenen Geräten mitspielen.
party-earlier = Frühere Runden
party-trouble = Das hat nicht geklappt. Bitte versuche es noch einmal.
party-offline = Der Server ist nicht zu erreichen. Ein Fest mit echtem Obst geht auch ohne ihn.
party-missing = Diese Runde gibt es hier nicht.
party-opening = Die Runde wird geöffnet …
game-sort = Zitronen und Limetten
game-toss = Orangenwurf
game-eat = Traubenflucht
line-sort = Sortiere einen Eimer Zitronen und Limetten, mit einer Hand, so schnell du kannst.
line-toss = Zehn Orangen, ein Korb. Wer danebenwirft, verliert einen Punkt.
line-eat = Eine halbe Minute Trauben. Nur was geschluckt ist, zählt.
how-sort = Zitronen nach links, Limetten nach rechts. Wische die Frucht, tippe auf einen Korb oder nimm die Tasten einer Seite. Was falsch liegt, muss berichtigt werden, bevor die Zeit stehen bleibt.
how-toss = Zieh zurück, ziele und lass los. Im Korb gibt es 2 Punkte, daneben kostet 1. Zehn Würfe.
how-eat = Nimm Trauben in den Mund und lass sie kauen; je voller der Mund, desto länger dauert es. Schlucke, bevor die Zeit um ist.
score-sort = { $points } sortiert, { NUMBER($seconds, minimumFractionDigits: 1) } s, { $faults ->
    [one] 1 Fehler
   *[other] { $faults } Fehler
  }
score-toss = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, { $clean } sauber
score-eat = { $points ->
    [one] 1 Traube
   *[other] { $points } Trauben
  }
seconds = { NUMBER($tenths, minimumFractionDigits: 1) } s
sound-on = Ton: an
sound-off = Ton: aus
name-add = Mitspieler hinzufügen
name-of = Name von Mitspieler { $number }
name-player = Spieler { $number }
name-remove = Mitspieler { $number } entfernen
your-name = Dein Name
join = Mitspielen
start = Los: { $name }
other-game = Anderes Spiel
next-round = Das nächste Spiel
round = Runde { $number }
winner = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen gemeinsam.
  }
playing-now = spielt gerade
begun-anew = ({ $count }-mal begonnen)
best-here = Das Beste dieser Runde
best-mine = Deine besten Ergebnisse
link-lead = Andere spielen mit über diesen Link:
link-copy = Link kopieren
link-copied = Kopiert
sending = Das Ergebnis ist unterwegs …
send-again = Noch einmal senden
smile-hand = Nur eine Hand! 😊
smile-pointer = Ein Finger genügt. 😊
fruit-lemon = Zitrone.
fruit-lime = Limette.
sort-lemons = Zitronen
sort-limes = Limetten
sort-left = noch { $count }
sort-mistakes = { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
  }
sort-wrong-lime = Falsch: eine Limette bei den Zitronen.
sort-wrong-lemon = Falsch: eine Zitrone bei den Limetten.
sort-back-lemon = Die Zitrone zurücknehmen
sort-back-lime = Die Limette zurücknehmen
sort-look = Der Eimer ist leer, und etwas liegt falsch.
sort-none-wrong = Nichts liegt falsch.
sort-keys = Tasten einer Seite: A Zitrone, D Limette, S Fehler zurücknehmen; oder die Pfeile links, rechts und unten.
toss-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
toss-thrown = { $count ->
    [one] noch 1 Orange
   *[other] noch { $count } Orangen
  }
toss-hit = Drin! { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
toss-missed = Daneben. { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
toss-scene = Ein Korb in { $metres } Metern Entfernung
toss-slow = Langsam zielen
toss-direction = Richtung: { $degrees }°
toss-strength = Stärke: { NUMBER($speed, minimumFractionDigits: 1) } m/s
toss-throw = Werfen
toss-how = Zieh irgendwo auf dem Bild zurück und lass los.
toss-distance = Entfernung
toss-metres = { NUMBER($metres, minimumFractionDigits: 1) } m
eat-go = Los.
eat-take = Traube
eat-swallow = Schlucken ({ $count })
eat-swallowed = { $count } geschluckt
eat-mouth = Mund: { $count } von { $most }, { $chewed } gekaut
eat-chewed = { $count } gekaut.
eat-full = Der Mund ist voll.
eat-busy = Es wird geschluckt …
eat-not-yet = Noch nicht gekaut.
eat-soon = Fünf Sekunden.
eat-keys = Tasten: A oder ← für eine Traube, D oder → zum Schlucken.
real = Ein Fest mit echtem Obst
real-lead = Uhr, Reihenfolge, Punktezettel und Sieger für Obst auf dem eigenen Tisch. Geht ohne Netz.
real-open = Öffnen
real-how = Namen, ein Spiel, und los.
real-start = Beginnen
real-turn = { $name }, du bist dran
real-sort = Ein Eimer Zitronen und Limetten, zwei Körbe, eine Hand. Halte an, wenn alles richtig liegt.
real-toss = Zehn Orangen, ein Korb, eine Linie zum Werfen.
real-eat = Trauben, und eine halbe Minute. Die anderen zählen, was geschluckt ist.
real-go = Los
real-stop = Halt
real-over = Die Zeit ist um.
real-in = Drin
real-missed = Daneben
real-hits = Im Korb
real-misses = Bisher daneben
real-count-sort = Früchte sortiert
real-count-eat = Trauben geschluckt
real-faults = Fehler
real-note = Eintragen
real-sheet = Punktezettel
real-less = Weniger: { $what }
real-more = Mehr: { $what }
refusal-party-players = Es sind schon acht Mitspieler.
refusal-party-round = Jeder spielt eine Runde einmal.
refusal-party-clock = Das Ergebnis erzählt von anderer Zeit, als hier vergangen ist; es zählt nicht.
refusal-party-pace = So schnell ist keine Hand; das Ergebnis zählt nicht.
refusal-party-order = Das Ergebnis ist durcheinander; es zählt nicht.
unsent-kept = Das Ergebnis ist noch nicht beim Server angekommen. Es bleibt hier gespeichert und wird noch einmal gesendet.

## Parties that were put away

party-in-bin = Diese Runde liegt in deinem Papierkorb.
party-rounds = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
  }
party-remove = Die Runde von { $names } entfernen
party-remove-short = Entfernen
party-gone = { $how ->
    [left] Du hast die Runde von { $names } verlassen.
   *[removed] Die Runde von { $names } liegt im Papierkorb.
  }
bin-restore-of = Die Runde von { $names } zurückholen
bin-restored = Die Runde von { $names } ist wieder da.
bin-forget-of = Die Runde von { $names } endgültig entfernen
bin-forgotten = Die Runde von { $names } ist weg.

## The rule book

party-rules = Die Regeln
rules-party = Eine Runde
rules-sort = Zitronen und Limetten
rules-toss = Orangenwurf
rules-eat = Traubenflucht
