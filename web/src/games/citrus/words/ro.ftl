### Textele jocului Citrus. Numele și textele regulilor vin de la server.

game = Citrus
side = Piață

## Lucruri

fruit = { $kind ->
    [le] lămâie
    [li] limetă
    [or] portocală
    [bo] portocală roșie
   *[gr] grepfrut
  }
plantation = { $kind ->
    [le] lămâie
    [li] limetă
    [or] portocală
    [bo] portocală roșie
   *[gr] grepfrut
  }{ $well ->
    [yes] {" "}cu fântână
   *[no] {""}
  }
tile = { $kind ->
    [horses] cai sălbatici { $value }
    [money] bani { $value }
    [cart] căruță
    [bull] taur
    [bridge] pod
   *[milestone] bornă
  }
line = { $side ->
    [r] rândul { $number }
   *[c] coloana { $number }
  }
line-empty = nimic
region-neutral = livadă fără stăpân de { $size }
region-of = livadă de { $size }, { $owner }
finca-site = loc de fincă { $letter }{ $open ->
    [open] , liber pentru următoarea fincă
    [later] {""}
   *[gone] , nu se mai construiește aici
  }
finca-closed = finca { $letter }, punctată, cu obloanele trase
finca-count = { $name } { $count }
finca-nobody = nimeni
finca-standing = finca { $letter }, { $high } pentru primul și { $low } pentru al doilea, { $open ->
    [one] încă 1 spațiu liber
    [few] încă { $open } spații libere
   *[other] încă { $open } de spații libere
  }: { $who }
space-empty = { $kind ->
    [rock] stâncă
    [bush] tufiș
   *[open] liber
  }
space-worker = aici este un muncitor
space-road = drumul { $built ->
    [yes] fincii { $letter }
   *[no] locului de fincă { $letter }
  }
space-ghost = { $name }. Ales: Enter o pune aici
space-lit = { $name }. Se potrivește
space-strands = { $name }. Se potrivește, dar nu lasă loc pentru restul mâinii tale
space-harvest = { $name }. { $chosen ->
    [yes] Aleasă pentru recoltă
   *[no] Se poate recolta
  }
sum-harvest = { $plantations ->
    [one] 1 plantație
    [few] { $plantations } plantații
   *[other] { $plantations } de plantații
  }{ $any ->
    [yes] {" "}+ { $wells ->
        [one] 1 fântână
        [few] { $wells } fântâni
       *[other] { $wells } de fântâni
      } = { $points }
   *[no] {" "}= { $points }
  }

## Bara

bar-main = { $can ->
    [both] Cumpără o linie din piață sau alege livezi de-ale tale pentru recoltă.
    [buy] Cumpără o linie din piață.
   *[harvest] Alege una sau mai multe livezi de-ale tale pentru recoltă.
  }
bar-line = Cumperi { $line }: { $contents }. Plătești { $price } și îți rămân { $left }.{ $finca ->
    [yes] {" "}Vine o fincă nouă.
   *[no] {""}
  }
bar-harvest = { $count ->
    [one] Recoltezi o livadă
    [few] Recoltezi { $count } livezi
   *[other] Recoltezi { $count } de livezi
  } ({ $names }): { $sum } { $points ->
    [one] punct
    [few] puncte
   *[other] de puncte
  }, apoi { $income } monede pentru muncitorii tăi.
bar-tile = Joci { $tile }: vei avea { $coins ->
    [one] 1 monedă
    [few] { $coins } monede
   *[other] { $coins } de monede
  }.
bar-cart = Alege din piață o plantație pentru căruța ta.
bar-cart-chosen = Căruța îți aduce gratuit: { $plantation }.
bar-bull = Alege unde merge taurul: are { $count ->
    [one] 1 spațiu liber
    [few] { $count } spații libere
   *[other] { $count } de spații libere
  }.
bar-bull-chosen = Taurul merge pe { $place }.
bar-site = Alege unde vine finca nouă { $finca }: { $sites }.
bar-site-strands = Dacă noua finca { $finca } merge pe { $letter }, nu rămâne loc pentru restul mâinii: s-ar întoarce în piață, cu câte 3 puncte pierdute.
bar-site-chosen = Finca nouă { $finca } vine pe { $letter }.
bar-place = Plantează { $plantation }: { $count ->
    [0] încă nu e niciun spațiu potrivit
    [one] 1 spațiu potrivit
    [few] { $count } spații potrivite
   *[other] { $count } de spații potrivite
  }.
bar-place-chosen = Plantezi { $plantation } pe { $place }{ $helpers ->
    [bridge] {" "}cu podul tău
    [milestone] {" "}cu borna ta
    [bridge-milestone] {" "}cu podul și borna ta
   *[none] {""}
  }.
bar-place-strands = Dacă plantezi { $plantation } pe { $place }, nu rămâne loc pentru restul mâinii: s-ar întoarce în piață, cu câte 3 puncte pierdute.
bar-return = { $count ->
    [one] Ultima plantație nu poate fi plantată: se întoarce în piață și costă 3 puncte.
    [few] Cele { $count } plantații rămase nu pot fi plantate: se întorc în piață și costă câte 3 puncte.
   *[other] Cele { $count } de plantații rămase nu pot fi plantate: se întorc în piață și costă câte 3 puncte.
  }
bar-pass = Nu poți nici cumpăra, nici recolta, așa că treci.
bar-end = { $tiles ->
    [yes] Ai jucat. Folosește o piesă sau încheie tura.
   *[no] Ai jucat.
  }
bar-end-scores = Ai jucat. Se punctează: { $fincas }.
finca-name = finca { $letter }
end-turn = Încheie tura
pass = Trec
give-back = Dă înapoi
hand = Mâna ta
hand-tile = { $plantation }{ $count ->
    [one] {""}
   *[other] {" "}de { $count } ori
  }, { $spaces ->
    [one] 1 spațiu potrivit
    [few] { $spaces } spații potrivite
   *[other] { $spaces } de spații potrivite
  }
helpers = Cu ce piese
helper-none = fără

## Piața

market = Piață
market-free = loc liber
market-cart = { $plantation }, { $place }
market-cart-refused = { $plantation }, { $place }. { $why }
line-label = { $line }: { $contents }, { $price ->
    [one] 1 monedă
    [few] { $price } monede
   *[other] { $price } de monede
  }{ $finca ->
    [yes] , aduce o fincă nouă
   *[no] {""}
  }
line-label-refused = { $line }: { $contents }. { $why }
supply = Ce mai urmează
bag = Sac { $total }
bag-kind = { $fruit }: { $count }, dintre care { $wells ->
    [one] 1 cu fântână
   *[other] { $wells } cu fântână
  }
next-finca = Următoarea fincă pe
next-finca-none = Nu se mai construiesc finci.
next-refill = { $bag ->
    [due] După plantarea acestei mâini, piața primește { $comes } din sac.
    [yes] Vine când din { $lying } mai rămân cel mult 3; atunci se pun { $comes } din sac.
   *[no] Sacul este gol: piața nu se mai umple.
  }
fincas-left = {" "}Încă în teanc: { $list }.
fincas-of = { $count } de { $values }

## Jucători

mat-coins = { $coins } din 12 monede
mat-workers = { $count ->
    [one] 1 muncitor acasă
    [few] { $count } muncitori acasă
   *[other] { $count } de muncitori acasă
  }
mat-horses = cai sălbatici: { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  } la sfârșit
tile-refused = { $tile }. { $why }
tile-with-build = Se folosește împreună cu o plantație, unde e nevoie.
projection-terms = { $score } + finci { $fincas } + livezi { $regions } + cai { $horses } + piese { $tiles }

## Jurnal

tell-sentence = { $text }.
tell-site = Următorul loc de construcție este { $letter }.
tell-finca = Se descoperă o fincă { $values }.
tell-refill = Piața primește: { $names }.
tell-buy = { $name } cumpără { $line } pentru { $price ->
    [one] 1 monedă
    [few] { $price } monede
   *[other] { $price } de monede
  }.
tell-pass = { $name } trece.
tell-harvest-region = { $place }: { $sum }
tell-harvest = { $name } recoltează { $sums } și câștigă { $income ->
    [one] 1 monedă
    [few] { $income } monede
   *[other] { $income } de monede
  }{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } peste limită)
  }.
tell-build = { $name } plantează { $plantation } pe { $place }
tell-take = ia { $tile }
tell-helpers = folosește { $helpers }
tell-join-neutral = { $count ->
    [one] câștigă 1 plantație fără stăpân
    [few] câștigă { $count } plantații fără stăpân
   *[other] câștigă { $count } de plantații fără stăpân
  }
tell-join-own = unește livezi
tell-build-finca = { $name } construiește finca { $values } pe { $letter }.
tell-return = { $name } dă înapoi { $count ->
    [one] 1 plantație
    [few] { $count } plantații
   *[other] { $count } de plantații
  }.
tell-money = { $name } joacă bani { $coins }{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } peste limită)
  }.
tell-cart = { $name } ia cu căruța din piață: { $plantation }.
tell-bull = { $name } duce taurul pe { $place }.
tell-enclosed = Finca { $letter } ({ $values }) este înconjurată: { $who }.
tell-enclosed-nobody = Finca { $letter } ({ $values }) este înconjurată și nu e nimeni acolo.
tell-unfinished = Finca { $letter } ({ $values }), neterminată: { $who }.
tell-end-regions = { $name }, livezi la sfârșit: { $terms } = { $points }.
tell-end-horses = { $name }, cai sălbatici: { $terms } = { $points }.
tell-end-tiles = { $name }, piese nefolosite: { $terms } = { $points }.

## Voce

spoken-mat = { $name }: { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }, { $coins ->
    [one] 1 monedă
    [few] { $coins } monede
   *[other] { $coins } de monede
  }, { $workers ->
    [one] 1 muncitor
    [few] { $workers } muncitori
   *[other] { $workers } de muncitori
  } acasă.

## Rezultat

source-harvest = Recolte
source-fincas = Finci înconjurate
source-returned = Date înapoi
source-unfinished = Finci neterminate
source-regions = Livezi la sfârșit
source-horses = Cai sălbatici
source-tiles = Piese nefolosite

## De ce nu

nowhere = Niciun spațiu nu e potrivit pentru { $plantation }.
nowhere-count = { $count ->
    [one] 1 spațiu
    [few] { $count } spații
   *[other] { $count } de spații
  }: { $text }
nowhere-places = { $places }: { $text }
refusal-line = { $cause ->
    [empty] Nu e nimic pe { $line }.
    [coins] Pentru { $line } îți trebuie { $price } și ai { $money }.
   *[room] Nu ai putea planta tot de pe { $line }.
  }
refusal-build-space = { $space ->
    [planted] Aici este deja o plantație.
    [rock] Pe stâncă nu crește nimic fără pod.
    [finca] Acest spațiu este pentru o fincă.
   *[open] Aici nu se poate planta nimic.
  }
refusal-build-start = Aici nu ai { $kind ->
    [le] lămâi
    [li] limete
    [or] portocale
    [bo] portocale roșii
   *[gr] grepfruturi
  } de extins și nu poate începe o livadă nouă: { $workers ->
    [0] nu ai niciun muncitor acasă
   *[other] e nevoie de drumul unei finci construite
  }.
refusal-build-extend = Nicio livadă a ta de { $kind ->
    [le] lămâi
    [li] limete
    [or] portocale
    [bo] portocale roșii
   *[gr] grepfruturi
  } nu atinge acest spațiu.
refusal-build-road-colour = Pe alt drum al acestei finci sunt deja { $kind ->
    [le] lămâi
    [li] limete
    [or] portocale
    [bo] portocale roșii
   *[gr] grepfruturi
  }.
refusal-build-rivals = Acest spațiu este atins de { $kind ->
    [le] lămâi
    [li] limete
    [or] portocale
    [bo] portocale roșii
   *[gr] grepfruturi
  } ale { $owned ->
    [yes] jucătorului { $owner }
   *[no] altui jucător
  }.
refusal-build-join-neutral = Aici sunt mai multe { $kind ->
    [le] lămâi
    [li] limete
    [or] portocale
    [bo] portocale roșii
   *[gr] grepfruturi
  } fără stăpân decât ale tale.
refusal-tile-bridge = Aici nu ajută nici podul.
refusal-tile-milestone = Aici nu ajută borna.
refusal-tile-bull = Taurul stă doar pe teren liber.
refusal-tile-cart = Căruța nu poate fi trimisă acum.
refusal-finca-build = { $letter ->
    [none] Întâi trebuie așezată finca nouă.
   *[other] Următoarea fincă nu poate veni pe { $letter }.
  }
refusal-turn-main = În tura asta ai cumpărat sau ai recoltat deja.
refusal-turn-tiles = Piesa aceasta nu poate fi jucată acum.
refusal-buy-build = Întâi trebuie plantate plantațiile din mână.

## Taste

key-arrows = mergi pe tablă și prin piață; Home și End până la marginea tablei
key-market = la piață

## Pagini

cover = Trei boți joacă o partidă de Citrus
cover-still = Oprește tabla
cover-move = Lasă boții să joace
cover-title = Plantează, recoltează și ai grijă la lămâile vecinilor
cover-text = Citrus este un joc cu livezi în jurul fincilor unei văi însorite: cumpără fructe, plantează-le unde contează și recoltează înainte să se termine banii. Pentru doi până la cinci jucători, într-o jumătate de oră.
game-option-short = Joc scurt: tablă mai mică, 65 de plantații
game-option-family = Familie: drumurile unei finci pot avea același fruct
game-option-random-start = Început la întâmplare: primele finci stau oriunde
game-option-tight-start = Început strâns: jocul lung începe cu trei finci
game-option-milestone = Borne
game-value-milestone-anywhere = o livadă poate începe oriunde
game-value-milestone-recolour = culoarea unui drum nu contează
game-value-milestone-none = valorează doar un punct
worker = muncitor
rules-pieces = Componentele
rules-board = Tabla
rules-market = Piața
rules-setup = Pregătirea
rules-turn = O tură
rules-buy = Cumpărarea
rules-build = Unde se plantează
rules-harvest = Recolta
rules-money = Banii
rules-horses = Caii sălbatici
rules-tile = Piesele de peisaj
rules-finca = Fincile
rules-end = Sfârșitul
rules-variant = Variante

## Sfaturi

hint-goal = Punctele vin de la finci: când toate spațiile din jurul uneia sunt ocupate, cine are cele mai multe plantații lângă ea primește numărul ei mare; și recoltele tale aduc puncte. Jocul se termină când sacul și piața sunt goale, iar cine are cele mai multe puncte câștigă.
hint-market = Aceasta este piața. Fiecare rând și fiecare coloană are o monedă cu prețul: cumperi tot ce se află acolo, cu o monedă de plantație.
hint-line = Bara spune ce primești, ce plătești și ce îți rămâne. Ce cumperi trebuie plantat imediat. Confirmă sau alege altă linie.
hint-place = Plantează pe un spațiu luminat. Lângă fructele tale se adaugă la livada lor; pe drumul unei finci poate începe una nouă, cu un muncitor al tău. Alege orice alt spațiu ca să afli de ce nu merge acolo.
hint-quick = O singură atingere poate planta imediat, fără confirmare; mutarea se poate anula. Alegerea se schimbă în setări.
hint-site = Vine o fincă nouă. Când toate spațiile din jurul ei sunt ocupate, aduce numărul mare celui cu cele mai multe plantații în livezi care o ating și numărul mic celui de al doilea.
hint-end = Înainte să închei tura, poți juca piesele de peisaj pe care le-ai luat. Sunt sub numele tău.
hint-harvest = Puține monede? În loc să cumperi, alege livezi de-ale tale pentru recoltă: aduc puncte și monede, iar muncitorii lor se întorc acasă. Ce s-a recoltat rămâne pe tablă și nu mai e al nimănui.

## Cum se joacă

how-goal = Plantezi livezi în jurul fincilor, fermele unei văi însorite. Cine are la sfârșit cele mai multe puncte câștigă.
how-turn = În tura ta faci unul din două lucruri. Cumperi: iei tot ce se află pe un rând sau pe o coloană din piață, cu 1 monedă de plantație, și plantezi totul pe loc. Sau recoltezi: alegi una sau mai multe livezi de-ale tale; ele aduc puncte, iar apoi primești monede pentru muncitorii pe care îi ai acasă.
how-points = Când toate spațiile din jurul unei finci sunt ocupate, ea plătește: numărul mare celui cu cele mai multe plantații în livezi care o ating, numărul mic celui de al doilea. O recoltă aduce 1 punct de plantație și 2 pentru una cu fântână; muncitorul se întoarce acasă, dar livada nu mai e a nimănui și nu mai contează la nicio fincă.
how-more = O plantație se pune lângă fructele tale de același fel. Sau începe o livadă nouă pe un drum care pornește de la o fincă, iar pe ea se așază unul dintre cei cinci muncitori ai tăi. Livezile cu aceleași fructe, dar ale unor jucători diferiți, nu se ating niciodată. Cine plantează pe o piesă de peisaj o ia și o poate juca mai târziu.
how-end = Când în piață rămân cel mult 3 plantații, se construiește o fincă nouă și piața se umple din sac. Când și sacul, și piața sunt goale, jocul se termină: fincile neterminate dau numărul lor mic celui care are acolo cele mai multe plantații, ultimele tale livezi sunt recoltate, iar caii sălbatici și piesele nefolosite aduc puncte.
