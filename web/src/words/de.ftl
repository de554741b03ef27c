### Die Texte, die alle Seiten teilen. Namen und Texte der Regeln kommen vom Server.

hesperides = Hesperides
title = Hesperides
title-turn = ● Du bist dran · Hesperides
title-over = Spiel zu Ende · Hesperides

## Die Leiste

bar = Dein Zug
bar-who = { $name }:
bar-sending = Wird gesendet …
bar-drawing = Es wird gezogen …
bar-waiting = { $name } überlegt …
bar-watching = Du schaust zu. { $name } ist dran.
bar-over = { $count ->
    [0] { $names } hat { $points } Punkte erreicht.
    [one] { $names } gewinnt mit { $points } Punkten.
   *[other] { $names } gewinnen gemeinsam mit { $points } Punkten.
  }
confirm = Bestätigen
confirm-first = Wähle erst etwas aus
undo = Rückgängig
undo-none = Nichts zurückzunehmen: Danach wurde gezogen, oder jemand anderes war am Zug
restart = Zug neu beginnen
back = Abbrechen
why = Warum?
result = Ergebnis
again = Revanche
again-note = Dieselben Spieler, dieselben Einstellungen
refused = { $message }
lost-kept = Die Verbindung ist weg. Dein Zug ist gemerkt und wird geschickt, sobald sie wieder da ist.
stale = Verbindung verloren. Neuer Versuch …
handed = { $name }, du bist dran
close = Schließen

## Warum

tip-rule = Die Regel dahinter
tip-english = Das Regelbuch ist auf Englisch.

## Spieler

seat-with-shape = { $name } ({ $shape ->
    [0] Kreis
    [1] Quadrat
    [2] Dreieck
    [3] Raute
    [4] Stern
   *[5] Kreuz
  } { $letter })
between-parts = {", "}
between-sentences = {". "}
times = ×{ $count }
mat-label = { $name }, { $letter }
mat-turn = am Zug
mat-your-turn = du bist dran
mat-score = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
mat-after = → { $value }
projection = Wäre jetzt Schluss: { $total }
players = Spieler
sheet = Was gezeigt wird

## Hinweise im ersten Spiel

hint = Hinweis
hint-next = Verstanden
hint-switch-on = Einschalten
hint-off = Keine Hinweise

## Verlauf

log = Verlauf
tell-first = { $name } beginnt.
tell-won = { $count ->
    [0] { $names } hat { $points } Punkte erreicht.
    [one] { $names } gewinnt mit { $points } Punkten.
   *[other] { $names } gewinnen gemeinsam mit { $points } Punkten.
  }

## Ansagen

board-label = Spielbrett
zoom-fit = Das ganze Brett zeigen
spoken-nothing = Noch nichts.
spoken-nothing-here = Hier gibt es nichts zu wählen.
spoken-no-space = Kein Feld steht zur Wahl.
spoken-undone = Zurückgenommen.
spoken-turn = { $name } ist dran.

## Ergebnis

result-title = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
  }
result-alone = { $names }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
result-best = { $how ->
    [first] Dein erstes Übungsspiel mit diesen Einstellungen. Diese Punktzahl gilt es zu übertreffen.
    [better] Dein bisher bestes Ergebnis mit diesen Einstellungen! Vorher waren es { $before }.
   *[other] Dein bisher bestes Ergebnis mit diesen Einstellungen: { $best }.
  }
source = Woher
source-total = Summe
curve = Punkte im Lauf des Spiels
curve-turns = Züge
turn = Zug

## Warum nicht

refusal-other = Das geht jetzt nicht.

## Einstellungen und Tasten

home = Startseite
home-link = Hesperides: Startseite
menu = Menü
rules = Regeln
show-regions = Zeigen, wem was gehört
show-projection = Wäre jetzt Schluss
options = Einstellungen
option-pace = Tempo der Bots
option-language = Sprache
option-language-auto = wie im Browser
language-draft = Diese Texte sind ein Entwurf. Die Regeln gibt es nur auf Englisch.
option-colours = Darstellung
option-motion = Bewegung
option-auto = wie das System
option-light = hell
option-dark = dunkel
option-none = keine
option-calm = ruhig
option-full = lebhaft
option-one-tap = Mit einem Tipp setzen, ohne zu bestätigen
option-keys = Einzeltasten auf dem Brett
option-hints = Hinweise im ersten Spiel
option-seats = Farben der Spieler
option-seats-safe = Standard
option-seats-contrast = nach Helligkeit
option-seats-classic = klassisch
pace = { $ms ->
    [0] sofort
    [300] schnell
    [700] gemächlich
    [1500] langsam
   *[3000] sehr langsam
  }
keys = Tasten
keys-note = Wähle eine Taste, um sie zu ändern. Sind Einzeltasten aus, gehen Enter, Esc und die Pfeile weiterhin.
keys-usual = Wieder die üblichen Tasten
key-change = { $what }: { $key }. Diese Taste ändern
key-press = { $what }: die neue Taste drücken, oder Esc
key-waiting = Taste drücken
key-used = { $key } ist schon vergeben: { $what }.
key-taken = { $key } dient der Bedienung der Seite und geht hier nicht.
key-arrows = über das Brett gehen; Pos1 und Ende an den Rand
key-next = nächstes Feld, das zur Wahl steht
key-previous = das davor
key-take = wählen, dann bestätigen
key-confirm = von überall bestätigen
key-back = die Wahl zurücknehmen
key-undo = einen Schritt zurück
key-restart = den Zug neu beginnen
key-board = zum Brett
key-earlier = Einen Schritt zurückblicken
key-later = Einen Schritt vorblicken
key-last = den letzten Zug hören
key-scores = hören, was alle haben
key-tiles = hören, was noch kommt
key-regions = zeigen und hören, wem was gehört
key-why = hören, warum es hier nicht geht
key-help = diese Tasten
key-larger = größer
key-smaller = kleiner
key-fit = das ganze Brett zeigen

## Seiten

home-title = Zwei Legespiele, drei für ein Fest
table-missing = Diesen Tisch gibt es hier nicht.
table-opening = Der Tisch wird geöffnet …
rules-ready = Die Regeln werden einmalig für diesen Rechner vorbereitet: { $percent } %
game-missing = Diese Seite kennt das Spiel „{ $game }“ nicht.
game-trouble = Das Spiel ließ sich nicht laden. Bitte lade die Seite neu.
play-now = Jetzt spielen
new-table = Neuer Tisch
new-table-of = Neuer Tisch: { $game }
watch = Bots zuschauen
learn = Regeln von { $game }
continue = { $count ->
    [one] Dein Spiel fortsetzen
   *[other] Eines deiner { $count } Spiele fortsetzen
  }
continue-all = Alle { $count } Spiele zeigen
ended = Zuletzt gespielt
unofficial = Eine inoffizielle Umsetzung. Die Spiele gehören ihren Autoren und Verlagen; die Regeln sind in eigenen Worten erzählt, die Zeichnungen sind unsere.
start-trouble = Der Tisch ließ sich nicht öffnen. Bitte versuche es noch einmal.
name-guest = Gast
name-person = Gast { $number ->
    [0] {""}
   *[other] { $number }
  }
name-bot = { $number ->
    [1] Greta
    [2] Bruno
    [3] Carmen
   *[other] Dario
  }
table-won = { $count ->
    [0] { $names } ist fertig
    [one] { $names } hat gewonnen
   *[other] { $names } haben gemeinsam gewonnen
  }
table-your-turn = { $name }, du bist dran
table-turn = { $name } ist dran
table-moves = { $moves ->
    [one] 1 Aktion
   *[other] { $moves } Aktionen
  }
table-remove = { $shared ->
    [yes] Den Tisch von { $names } verlassen
   *[no] Den Tisch von { $names } entfernen
 }
table-remove-short = { $shared ->
    [yes] Verlassen
   *[no] Entfernen
 }
table-gone = { $how ->
    [left] Du hast den Tisch von { $names } verlassen.
   *[removed] Der Tisch von { $names } liegt im Papierkorb.
 }
table-binned = Dieser Tisch liegt in deinem Papierkorb.
bin = Papierkorb
bin-open = Papierkorb ({ $count })
bin-text = Was hier liegt, kannst du dreißig Tage lang zurückholen.
bin-empty = Der Papierkorb ist leer.
bin-until = { $how ->
    [left] geht ohne dich weiter; hier noch { $days }
   *[removed] wird gelöscht in: { $days }
 }
bin-restore = Zurückholen
bin-restore-of = Den Tisch von { $names } zurückholen
bin-restored = Der Tisch von { $names } ist wieder da.
bin-forget = Endgültig entfernen
bin-forget-of = Den Tisch von { $names } endgültig entfernen
bin-forgotten = Der Tisch von { $names } ist weg.
bin-trouble = Das hat nicht geklappt. Bitte noch einmal versuchen.
seats = Wer spielt
seat-kind = Wer auf Platz { $number } sitzt
seat-name = Name auf Platz { $number }
seat-remove = Platz { $number } entfernen
seat-more = Noch jemand
seats-alone = Ein Übungsspiel: Du spielst allein, gegen dein eigenes bestes Ergebnis.
person = Mensch
bot = { $bot ->
    [sprout] Bot 1, Keim
    [seedling] Bot 2, Sämling
    [sapling] Bot 3, Setzling
    [bud] Bot 4, Knospe
    [blossom] Bot 5, Blüte
    [fruit] Bot 6, Frucht
    [harvest] Bot 7, Ernte
    [orchard] Bot 8, Obstgarten
    [greedy] Bot, gierig
    [search] Bot, vorausschauend
    [deep-search] Bot, weit vorausschauend
    [uniform] Bot, zufällig
   *[other] Bot, { $bot }
  }
bot-plays = { $bot ->
    [sprout] Für die erste Partie: übersieht viel, wirft aber nichts weg.
    [seedling] Übersieht vieles, was es tun könnte, und rät oft.
    [sapling] Sieht etwa zwei Drittel dessen, was es tun könnte.
    [bud] Sieht das meiste, was es tun könnte, und irrt sich manchmal.
    [blossom] Sieht fast alles, was es tun könnte, und irrt sich wenig.
    [fruit] Denkt den eigenen Zug zu Ende und übersieht nichts.
    [harvest] Blickt voraus und rechnet mit deinen Antworten.
    [orchard] Die höchste Stufe: blickt vor jedem Zug tausende Male voraus.
   *[other] {""}
  }
game-options = Wie gespielt wird
game-value-usual = wie üblich
start = Beginnen
contents = Inhalt
rules-title = Die Regeln von { $game }
rules-lead = Jede Regel hat einen Namen. Das Spiel nennt ihn, wenn es etwas erklärt, und der Verweis führt hierher.
rules-english = Die Regeln selbst gibt es vorerst nur auf Englisch.
rules-trouble = Das Regelbuch ließ sich nicht laden.

## So wird gespielt

how = So wird gespielt
how-head-goal = Das Ziel
how-head-turn = Ein Zug
how-head-points = Woher die Punkte kommen
how-head-more = Gut zu wissen
how-head-end = Das Ende
how-all = Alle Regeln von { $game }

## Looking back

replay = Nachspielen
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on-one = Einen Schritt vor
replay-last = Zum Ende
replay-position = Stelle im Spiel
replay-at = Schritt { $n } von { $all }
replay-step = Schrittweise nach
replay-step-action = Aktion
replay-step-turn = Zug
replay-step-score = Punkten
replay-speed = Tempo
replay-leave = Zurück zum Tisch
replay-on = Von hier weiterspielen
replay-on-text = Ein neues Spiel beginnt mit dieser Stellung. Was von hier an gezogen wird, wird neu gezogen; dieses Spiel bleibt, wie es ist.
replay-trouble = Diese Stellung konnte nicht geladen werden. Bitte noch einmal versuchen.
download = Herunterladen
record-open = Aufzeichnung öffnen
record-drop = Aufzeichnung hier ablegen, um sie zu öffnen
record-refused = Diese Aufzeichnung lässt sich nicht öffnen: { $reason }
record-long = { $name } ist zu lang für eine Aufzeichnung.
