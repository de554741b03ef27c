### Textele comune tuturor paginilor. Numele și textele regulilor vin de la server.

hesperides = Hesperides
title = Hesperides
title-turn = ● E rândul tău · Hesperides
title-over = Sfârșitul jocului · Hesperides

## Bara

bar = Mutarea ta
bar-who = { $name }:
bar-sending = Se trimite…
bar-drawing = Se trage…
bar-waiting = { $name } se gândește…
bar-watching = Privești. La rând: { $name }.
bar-over = { $count ->
    [0] { $names } a terminat cu { $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      }.
    [one] { $names } câștigă cu { $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      }.
   *[few] { $names } câștigă împreună cu { $points ->
        [one] câte 1 punct
        [few] câte { $points } puncte
       *[other] câte { $points } de puncte
      }.
  }
confirm = Confirmă
confirm-first = Alege întâi ceva
undo = Anulează
undo-none = Nu e nimic de anulat: după aceea s-a tras ceva sau a jucat altcineva
restart = Reia tura
back = Renunță
why = De ce?
result = Rezultat
again = Revanșă
again-note = Aceiași jucători, aceleași opțiuni
refused = { $message }
lost-kept = S-a pierdut legătura. Mutarea ta este păstrată și se trimite când revine.
stale = S-a pierdut legătura. Se încearcă din nou…
handed = { $name }, e rândul tău
close = Închide

## De ce

tip-rule = Regula din spate
tip-english = Regulamentul este în engleză.

## Jucători

seat-with-shape = { $name } ({ $shape ->
    [0] cerc
    [1] pătrat
    [2] triunghi
    [3] romb
    [4] stea
   *[5] cruce
  } { $letter })
between-parts = {", "}
between-sentences = {". "}
times = ×{ $count }
mat-label = { $name }, { $letter }
mat-turn = la rând
mat-your-turn = rândul tău
mat-score = { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
mat-after = → { $value }
projection = Dacă s-ar termina acum: { $total }
players = Jucători
sheet = Ce se arată

## Sfaturi pentru primul joc

hint = Sfat
hint-next = Am înțeles
hint-switch-on = Pornește
hint-off = Fără sfaturi

## Jurnal

log = Jurnal
tell-first = Începe { $name }.
tell-won = { $count ->
    [0] { $names } a terminat cu { $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      }.
    [one] { $names } câștigă cu { $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      }.
   *[few] { $names } câștigă împreună cu { $points ->
        [one] câte 1 punct
        [few] câte { $points } puncte
       *[other] câte { $points } de puncte
      }.
  }

## Voce

board-label = Tabla
zoom-fit = Arată toată tabla
spoken-nothing = Încă nimic.
spoken-nothing-here = Aici nu e nimic de ales.
spoken-no-space = Nu e niciun spațiu la care să mergi.
spoken-undone = Anulat.
spoken-turn = E rândul: { $name }.

## Rezultat

result-title = { $count ->
    [one] Câștigă { $names }
   *[few] Câștigă împreună { $names }
  }
result-alone = { $names }: { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
result-best = { $how ->
    [first] Prima ta partidă de exercițiu cu aceste opțiuni. Acesta e scorul de depășit.
    [better] Cel mai bun rezultat al tău cu aceste opțiuni! Înainte era { $before }.
   *[other] Cel mai bun rezultat al tău cu aceste opțiuni: { $best }.
  }
source = Sursa
source-total = Total
curve = Punctele de-a lungul jocului
curve-turns = Ture
turn = Tura

## De ce nu

refusal-other = Acum nu se poate.

## Opțiuni și taste

home = Acasă
home-link = Hesperides: acasă
menu = Meniu
rules = Reguli
show-regions = Arată ce este al cui
show-projection = Dacă jocul s-ar termina acum
options = Setări
option-pace = Ritmul boților
option-language = Limba
option-language-auto = ca în browser
language-draft = Aceste texte sunt o ciornă. Regulile sunt în engleză.
option-colours = Aspect
option-motion = Mișcare
option-auto = ca sistemul
option-light = deschis
option-dark = închis
option-none = niciuna
option-calm = liniștită
option-full = vie
option-one-tap = Pune dintr-o singură atingere, fără confirmare
option-keys = Taste simple pe tablă
option-hints = Sfaturi la primul joc
option-seats = Culorile jucătorilor
option-seats-safe = standard
option-seats-contrast = după luminozitate
option-seats-classic = clasice
pace = { $ms ->
    [0] imediat
    [300] rapid
    [700] potrivit
    [1500] încet
   *[3000] foarte încet
  }
keys = Taste
keys-note = Alege o tastă ca s-o schimbi. Chiar cu tastele simple oprite, Enter, Esc și săgețile funcționează.
keys-usual = Înapoi la tastele obișnuite
key-change = { $what }: { $key }. Schimbă această tastă
key-press = { $what }: apasă tasta nouă sau Esc
key-waiting = apasă o tastă
key-used = { $key } este deja folosită: { $what }.
key-taken = { $key } servește la navigarea în pagină și nu se poate folosi aici.
key-arrows = mergi pe tablă; Home și End până la margine
key-next = următorul spațiu pe care îl poți alege
key-previous = cel dinainte
key-take = alege, apoi confirmă
key-confirm = confirmă de oriunde
key-back = renunță la alegere
key-undo = anulează un pas
key-restart = reia tura
key-board = la tablă
key-earlier = Privește cu un pas înapoi
key-later = Privește cu un pas înainte
key-last = ascultă ultima tură
key-scores = ascultă ce are fiecare
key-tiles = ascultă ce mai urmează
key-regions = arată și ascultă ce este al cui
key-why = ascultă de ce nu aici
key-help = aceste taste
key-larger = mărește
key-smaller = micșorează
key-fit = arată toată tabla

## Pagini

home-title = Două jocuri cu piese, trei pentru petrecere
table-missing = Nu există o astfel de masă aici.
table-opening = Se deschide masa…
rules-ready = Regulile se pregătesc pentru acest calculator, o singură dată: { $percent } %
game-missing = Această pagină nu cunoaște jocul „{ $game }”.
game-trouble = Jocul nu a putut fi încărcat. Reîncarcă pagina.
play-now = Joacă acum
new-table = Masă nouă
new-table-of = O masă nouă de { $game }
watch = Privește boții
learn = Regulile jocului { $game }
continue = { $count ->
    [one] Continuă jocul tău
    [few] Continuă unul dintre cele { $count } jocuri ale tale
   *[other] Continuă unul dintre cele { $count } de jocuri ale tale
  }
continue-all = Arată toate jocurile ({ $count })
ended = Jucate de curând
unofficial = O versiune neoficială. Jocurile aparțin autorilor și editurilor lor; regulile sunt povestite cu cuvintele noastre, iar desenele sunt ale noastre.
start-trouble = Masa nu a putut fi deschisă. Încearcă din nou.
name-guest = Invitat
name-person = Invitat { $number ->
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
    [0] { $names } a terminat
    [one] A câștigat { $names }
   *[few] Au câștigat împreună { $names }
  }
table-your-turn = { $name }, e rândul tău
table-turn = la rând: { $name }
table-moves = { $moves ->
    [one] 1 mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
  }
table-remove = { $shared ->
    [yes] Părăsește masa: { $names }
   *[no] Șterge masa: { $names }
 }
table-remove-short = { $shared ->
    [yes] Părăsește
   *[no] Șterge
 }
table-gone = { $how ->
    [left] Ai părăsit masa: { $names }.
   *[removed] Masa este în coș: { $names }.
 }
table-binned = Această masă este în coșul tău.
bin = Coș
bin-open = Coș ({ $count })
bin-text = Ce se află aici poate fi recuperat timp de treizeci de zile.
bin-empty = Coșul este gol.
bin-until = { $how ->
    [left] continuă fără tine; aici încă { $days }
   *[removed] se șterge în { $days }
 }
bin-restore = Recuperează
bin-restore-of = Recuperează masa: { $names }
bin-restored = Masa a revenit: { $names }.
bin-forget = Șterge definitiv
bin-forget-of = Șterge definitiv masa: { $names }
bin-forgotten = Masa nu mai există: { $names }.
bin-trouble = Nu a mers. Mai încearcă o dată.
seats = Cine joacă
seat-kind = Felul jucătorului { $number }
seat-name = Numele jucătorului { $number }
seat-remove = Scoate jucătorul { $number }
seat-more = Încă un jucător
seats-alone = O partidă de exercițiu: joci singur, împotriva celui mai bun rezultat al tău.
person = Om
bot = { $bot ->
    [sprout] Bot 1, lăstar
    [seedling] Bot 2, răsad
    [sapling] Bot 3, puiet
    [bud] Bot 4, boboc
    [blossom] Bot 5, floare
    [fruit] Bot 6, fruct
    [harvest] Bot 7, recoltă
    [orchard] Bot 8, livadă
    [greedy] Bot, lacom
    [search] Bot, prevăzător
    [deep-search] Bot, foarte prevăzător
    [uniform] Bot, la întâmplare
   *[other] Bot, { $bot }
  }
bot-plays = { $bot ->
    [sprout] Pentru prima partidă: trece multe cu vederea, dar nu irosește nimic.
    [seedling] Trece cu vederea mult din ce ar putea face și ghicește des.
    [sapling] Vede cam două treimi din ce ar putea face.
    [bud] Vede cea mai mare parte din ce ar putea face și uneori greșește.
    [blossom] Vede aproape tot ce ar putea face și greșește puțin.
    [fruit] Își gândește mutarea până la capăt și nu trece nimic cu vederea.
    [harvest] Privește înainte și ține cont de răspunsurile tale.
    [orchard] Nivelul cel mai înalt: privește înainte de mii de ori la fiecare mutare.
   *[other] {""}
  }
game-options = Cum se joacă
game-value-usual = ca de obicei
start = Începe
contents = Cuprins
rules-title = Regulile jocului { $game }
rules-lead = Fiecare regulă are un nume. Jocul o numește când explică ceva, iar legătura duce aici.
rules-english = Regulile însele sunt deocamdată în engleză.
rules-trouble = Cartea de reguli nu a putut fi încărcată.

## Cum se joacă

how = Cum se joacă
how-head-goal = Scopul
how-head-turn = O tură
how-head-points = De unde vin punctele
how-head-more = Bine de știut
how-head-end = Sfârșitul
how-all = Toate regulile jocului { $game }

## Looking back

replay = Reluare
replay-first = La început
replay-back = Un pas înapoi
replay-play = Redă
replay-pause = Pauză
replay-on-one = Un pas înainte
replay-last = La sfârșit
replay-position = Poziția în joc
replay-at = Pasul { $n } din { $all }
replay-step = Pas cu pas după
replay-step-action = acțiune
replay-step-turn = tură
replay-step-score = puncte
replay-speed = Viteză
replay-leave = Înapoi la masă
replay-on = Joacă mai departe de aici
replay-on-text = Un joc nou începe cu această poziție. Ce se trage de aici încolo se trage din nou; acest joc rămâne așa cum este.
replay-trouble = Poziția nu a putut fi încărcată. Încearcă din nou.
download = Descarcă
record-open = Deschide o înregistrare
record-drop = Lasă aici o înregistrare ca să o deschizi
record-refused = Această înregistrare nu poate fi deschisă: { $reason }
record-long = { $name } este prea lung pentru o înregistrare.
