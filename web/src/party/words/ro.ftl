### The Citrus Games: three party games.

party = Jocurile citrice
party-lead = Trei jocuri scurte pentru o singură mână: singur, pe rând sau împreună printr-un link.
party-room = Mai mulți jucători, și petreceri cu fructe adevărate
party-play = Joacă
party-who = Cine joacă pe acest aparat?
party-link-later = Alții se pot alătura de pe aparatele lor prin linkul petrecerii.
party-earlier = Petreceri anterioare
party-trouble = Nu a mers. Încearcă din nou.
party-offline = Serverul nu răspunde. O petrecere cu fructe adevărate merge și fără el.
party-missing = Nu există aici o astfel de petrecere.
party-opening = Se deschide petrecerea…
game-sort = Lămâi și limete
game-toss = Aruncarea portocalelor
game-eat = Evadarea strugurilor
line-sort = Sortează o găleată de lămâi și limete, cu o mână, cât poți de repede.
line-toss = Zece portocale, un coș. O ratare costă un punct.
line-eat = O jumătate de minut de struguri. Contează doar ce e înghițit.
how-sort = Lămâile la stânga, limetele la dreapta. Aruncă fructul cu degetul, atinge un coș sau folosește tastele unei părți. Ce stă greșit trebuie îndreptat înainte ca timpul să se oprească.
how-toss = Trage înapoi, țintește și dă drumul. În coș sunt 2 puncte, o ratare costă 1. Zece aruncări.
how-eat = Pune boabe în gură și lasă-le mestecate; cu cât gura e mai plină, cu atât durează mai mult. Înghite înainte să se termine timpul.
score-sort = { $points } la locul lor, { NUMBER($seconds, minimumFractionDigits: 1) } s, { $faults ->
    [one] 1 greșeală
    [few] { $faults } greșeli
   *[other] { $faults } de greșeli
  }
score-toss = { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }, { $clean } curate
score-eat = { $points ->
    [one] 1 boabă
    [few] { $points } boabe
   *[other] { $points } de boabe
  }
seconds = { NUMBER($tenths, minimumFractionDigits: 1) } s
sound-on = Sunet: pornit
sound-off = Sunet: oprit
name-add = Adaugă un jucător
name-of = Numele jucătorului { $number }
name-player = Jucătorul { $number }
name-remove = Scoate jucătorul { $number }
your-name = Numele tău
join = Alătură-te
start = Începe: { $name }
other-game = Alt joc
next-round = Următorul joc
round = Runda { $number }
winner = { $count ->
    [one] { $names } câștigă.
    [few] { $names } câștigă împreună.
   *[other] { $names } câștigă împreună.
  }
playing-now = joacă acum
begun-anew = (început de { $count } ori)
best-here = Cele mai bune aici
best-mine = Cele mai bune rezultate ale tale
link-lead = Alții se alătură prin acest link:
link-copy = Copiază linkul
link-copied = Copiat
sending = Rezultatul e pe drum…
send-again = Trimite din nou
smile-hand = O singură mână! 😊
smile-pointer = Un deget ajunge. 😊
fruit-lemon = Lămâie.
fruit-lime = Limetă.
sort-lemons = Lămâi
sort-limes = Limete
sort-left = au rămas { $count }
sort-mistakes = { $count ->
    [one] 1 greșeală
    [few] { $count } greșeli
   *[other] { $count } de greșeli
  }
sort-wrong-lime = Greșit: o limetă între lămâi.
sort-wrong-lemon = Greșit: o lămâie între limete.
sort-back-lemon = Ia lămâia înapoi
sort-back-lime = Ia limeta înapoi
sort-look = Găleata e goală și ceva stă greșit.
sort-none-wrong = Nimic nu stă greșit.
sort-keys = Tastele unei părți: A lămâie, D limetă, S ia înapoi o greșeală; sau săgețile stânga, dreapta și jos.
toss-points = { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
toss-thrown = { $count ->
    [one] a rămas 1 portocală
    [few] au rămas { $count } portocale
   *[other] au rămas { $count } de portocale
  }
toss-hit = Înăuntru! { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
toss-missed = Pe lângă. { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
toss-scene = Un coș la { $metres } metri
toss-slow = Țintește încet
toss-direction = Direcția: { $degrees }°
toss-strength = Puterea: { NUMBER($speed, minimumFractionDigits: 1) } m/s
toss-throw = Aruncă
toss-how = Trage înapoi oriunde pe imagine și dă drumul.
toss-distance = Distanța
toss-metres = { NUMBER($metres, minimumFractionDigits: 1) } m
eat-go = Start.
eat-take = Boabă
eat-swallow = Înghite ({ $count })
eat-swallowed = { $count } înghițite
eat-mouth = Gura: { $count } din { $most }, { $chewed } mestecate
eat-chewed = { $count } mestecate.
eat-full = Gura e plină.
eat-busy = Se înghite…
eat-not-yet = Încă nemestecate.
eat-soon = Cinci secunde.
eat-keys = Taste: A sau ← pentru o boabă, D sau → pentru înghițit.
real = O petrecere cu fructe adevărate
real-lead = Ceas, ordine, foaie de puncte și câștigător pentru fructele de pe masa ta. Merge fără rețea.
real-open = Deschide
real-how = Nume, un joc, și gata.
real-start = Începe
real-turn = { $name }, e rândul tău
real-sort = O găleată de lămâi și limete, două coșuri, o mână. Oprește când totul stă bine.
real-toss = Zece portocale, un coș, o linie de aruncare.
real-eat = Struguri și o jumătate de minut. Ceilalți numără ce e înghițit.
real-go = Start
real-stop = Stop
real-over = Timpul s-a terminat.
real-in = În coș
real-missed = Ratat
real-hits = În coș până acum
real-misses = Ratate până acum
real-count-sort = Fructe sortate
real-count-eat = Boabe înghițite
real-faults = Greșeli
real-note = Notează
real-sheet = Foaie de puncte
real-less = Mai puțin: { $what }
real-more = Mai mult: { $what }
refusal-party-players = Sunt deja opt jucători.
refusal-party-round = Fiecare joacă o rundă o singură dată.
refusal-party-clock = Rezultatul spune alt timp decât a trecut aici; nu contează.
refusal-party-pace = Nicio mână nu e atât de rapidă; rezultatul nu contează.
refusal-party-order = Rezultatul e în dezordine; nu contează.
unsent-kept = Rezultatul nu a ajuns încă la server. Este păstrat aici și se trimite din nou.

## Parties that were put away

party-in-bin = Această petrecere este în coșul tău.
party-rounds = { $count ->
    [one] 1 rundă
    [few] { $count } runde
   *[other] { $count } de runde
  }
party-remove = Șterge petrecerea: { $names }
party-remove-short = Șterge
party-gone = { $how ->
    [left] Ai părăsit petrecerea: { $names }.
   *[removed] Petrecerea este în coș: { $names }.
  }
bin-restore-of = Recuperează petrecerea: { $names }
bin-restored = Petrecerea a revenit: { $names }.
bin-forget-of = Șterge definitiv petrecerea: { $names }
bin-forgotten = Petrecerea nu mai există: { $names }.

## The rule book

party-rules = Regulile
rules-party = O petrecere
rules-sort = Lămâi și limete
rules-toss = Aruncarea portocalelor
rules-eat = Evadarea strugurilor
