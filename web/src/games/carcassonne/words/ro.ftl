### Textele jocului Carcassonne. Numele și textele regulilor vin de la server.

game = Carcassonne
side = Piese

## Pătrate și zone

square-start = start
square-step = { $count } { $to ->
    [N] nord
    [E] est
    [S] sud
   *[W] vest
  }
square-and = {", "}
square-empty = Liber
square-dead = niciuna dintre piesele rămase nu se potrivește aici
square-lit = { $name }. Se potrivește în { $turns } din 4 poziții
square-open = { $name }. { $phase ->
    [fruit] Se poate culege
    [tree] Alege fructul acestui pom
    [phantom] Aici poate sta fantoma ta
   *[meeple] Aici poate sta o figurină
  }
square-ghost = { $name }. Aleasă, rotită cu { $turn ->
    [few] { $turn } grade
   *[other] { $turn } de grade
  }: Enter o pune aici, R o rotește
edge = { $edge ->
    [N] nord
    [E] est
    [S] sud
   *[W] vest
  }
edge-is = { $edge ->
    [N] la nord
    [E] la est
    [S] la sud
   *[W] la vest
  } { $ground }
ground = { $kind ->
    [C] oraș
    [R] drum
    [I] râu
   *[F] câmp
  }
feature = { $kind ->
    [city] oraș
    [road] drum
    [monastery] mănăstire
    [garden] grădină
   *[field] câmp
  }
part = { $kind ->
    [city] oraș
    [road] drum
   *[field] câmp
  } la { $where }
feature-size = { $kind ->
    [city] Oraș
    [road] Drum
    [monastery] Mănăstire
    [garden] Grădină
   *[field] Câmp
  } din { $tiles ->
    [one] 1 piesă
    [few] { $tiles } piese
   *[other] { $tiles } de piese
  }{ $pennants ->
    [0] {""}
    [one] , 1 blazon
    [few] , { $pennants } blazoane
   *[other] , { $pennants } de blazoane
  }{ $state ->
    [complete] { $kind ->
        [city] , încheiat
        [road] , încheiat
        [monastery] , încheiată
        [garden] , încheiată
       *[field] , încheiat
      }
    [field] , lângă { $cities ->
        [one] 1 oraș
        [few] { $cities } orașe
       *[other] { $cities } de orașe
      }
   *[open] { $kind ->
        [city] , neîncheiat
        [road] , neîncheiat
        [monastery] , neîncheiată
        [garden] , neîncheiată
       *[field] , neîncheiat
      }
  }
owned-by-nobody = al nimănui
worth = { $how ->
    [complete] { $now ->
        [one] 1 punct
        [few] { $now } puncte
       *[other] { $now } de puncte
      }
    [field] { $now } acum, { $done } la încheierea orașelor
    [exact] { $now } acum, { $done } la încheiere
    [least] { $now } acum, cel puțin { $done } la încheiere
   *[now] { $now } acum
  }
owned-by = { $names }{ $counts ->
    [none] {""}
   *[other] {" "}({ $counts })
  }: { $worth }
figures-of = { $name } { $count }
figure = { $kind ->
    [meeple] meeple
    [abbot] abate
   *[phantom] fantomă
  }
figure-on = { $figure ->
    [meeple] meeple
    [abbot] abate
   *[phantom] fantomă
  } – { $owner }, { $where ->
    [none] { $kind ->
        [city] în oraș
        [road] pe drum
        [monastery] în mănăstire
        [garden] în grădină
       *[field] pe câmp
      }
   *[other] { $kind ->
        [city] în orașul
        [road] pe drumul
        [monastery] în mănăstirea
        [garden] în grădina
       *[field] pe câmpul
      } de la { $where }
  }
figure-told = { $figure }: { $owners }
tree-bare = Un pom care nu are încă fructe
tree-of = { $kind ->
    [quince] Gutui
    [apple] Măr
    [apricot] Cais
    [cherry] Cireș
    [plum] Prun
   *[elder] Soc
  }, { $left ->
    [0] gol
    [one] 1 jeton de valoare { $values }
    [few] { $left } jetoane de valoare { $values }, în ordine necunoscută
   *[other] { $left } de jetoane de valoare { $values }, în ordine necunoscută
  }
fruit = { $kind ->
    [quince] gutuie
    [apple] măr
    [apricot] caisă
    [cherry] cireașă
    [plum] prună
   *[elder] soc
  }
token = { $fruit } { $value }
tile-tree = pom fructifer
tile-city = { $edges ->
    [one] { $count ->
        [one] oraș
        [few] { $count } orașe
       *[other] { $count } de orașe
      }
    [beside] { $count ->
        [one] oraș pe colț
        [few] { $count } orașe pe colț
       *[other] { $count } de orașe pe colț
      }
    [opposite] oraș de-a curmezișul
    [three] oraș pe trei laturi
   *[four] oraș pe toate laturile
  }{ $pennant ->
    [yes] {" "}cu blazon
   *[no] {""}
  }
tile-road = { $shape ->
    [opposite] drum drept
   *[beside] { $count ->
        [one] drum cotit
        [few] { $count } drumuri cotite
       *[other] { $count } de drumuri cotite
      }
  }
tile-crossing = intersecție de { $count ->
    [one] 1 drum
    [few] { $count } drumuri
   *[other] { $count } de drumuri
  }
tile-ends = { $count ->
    [one] 1 drum
    [few] { $count } drumuri
   *[other] { $count } de drumuri
  }
tile-river = { $kind ->
    [opposite] râu drept
    [beside] cot de râu
    [lake] lac
   *[spring] izvor
  }

## Bara

bar-lay = Pune piesa ta ({ $tile }): se potrivește pe { $count ->
    [one] 1 pătrat
    [few] { $count } pătrate
   *[other] { $count } de pătrate
  }.
bar-lay-chosen = Piesa merge pe { $place }{ $turns ->
    [one] {""}
   *[other] {" "}și se poate roti acolo
  }.
bar-tree = Alege ce fructe cresc în acest pom.
bar-tree-chosen = În acest pom cresc { $kind ->
    [quince] gutui
    [apple] mere
    [apricot] caise
    [cherry] cireșe
    [plum] prune
   *[elder] boabe de soc
  }.
bar-meeple = { $count ->
    [0] { $recall ->
        [yes] Îți poți lua abatele înapoi
       *[no] { $left ->
            [none] Nu mai ai niciun meeple în rezervă
            [abbot] Mai ai doar abatele, iar piesa aceasta nu are loc pentru el
           *[some] Nicio zonă a acestei piese nu e liberă
          }
      }
   *[other] Pune o figurină pe această piesă sau niciuna{ $recall ->
        [yes] ; ori ia-ți abatele înapoi
       *[no] {""}
      }
  }.
bar-figure = { $figure ->
    [meeple] Meeple
    [abbot] Abate
   *[phantom] Fantomă
  }, { $part }: { $how ->
    [field] { $now ->
        [one] 1 punct
        [few] { $now } puncte
       *[other] { $now } de puncte
      } dacă s-ar termina acum
    [complete] încheiere, { $now ->
        [one] 1 punct
        [few] { $now } puncte
       *[other] { $now } de puncte
      }
    [now] { $now ->
        [one] 1 punct
        [few] { $now } puncte
       *[other] { $now } de puncte
      } acum
    [exact] { $now ->
        [one] 1 punct
        [few] { $now } puncte
       *[other] { $now } de puncte
      } acum, { $done } la încheiere
   *[least] { $now ->
        [one] 1 punct
        [few] { $now } puncte
       *[other] { $now } de puncte
      } acum, cel puțin { $done } la încheiere
  }.
bar-phantom = Îți poți pune și fantoma pe o zonă liberă a acestei piese.
bar-recall = Abatele tău se întoarce și aduce { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.
bar-fruit = { $trees ->
    [0] Vinde fructe
   *[other] Ia un fruct{ $sales ->
        [0] {""}
       *[other] {" "}sau vinde dintre ale tale
      }
  }{ $count ->
    [one] {""}
    [few] {" "}(mai ai { $count } acțiuni)
   *[other] {" "}(mai ai { $count } de acțiuni)
  }.
bar-harvest = Iei { $kind ->
    [quince] o gutuie
    [apple] un măr
    [apricot] o caisă
    [cherry] o cireașă
    [plum] o prună
   *[elder] o boabă de soc
  }: aduce pe loc { $known ->
    [yes] { $most ->
        [one] 1 punct
        [few] { $most } puncte
       *[other] { $most } de puncte
      }
   *[no] între { $least } și { $most } puncte, în medie { NUMBER($mean, maximumFractionDigits: 1) }
  }.
bar-sell = Vinzi { $fruits } pentru { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }; la sfârșit ar fi adus { $costs }.
bar-skip = { $what ->
    [recall] Abatele tău rămâne unde este.
    [either] Nu se pune nicio figurină pe această piesă, iar abatele tău rămâne unde este.
    [phantom] Fantoma ta rămâne în rezervă.
    [fruit] De data aceasta, niciun fruct.
   *[figure] Nu se pune nicio figurină pe această piesă.
  }
end-turn = Încheie tura
none = { $what ->
    [meeple] Fără meeple
    [abbot] Fără abate
    [recall] Abatele rămâne
    [phantom] Fără fantomă
    [fruit] Fără fruct
    [either] Nimic din toate
   *[figure] Fără figurină
  }
hand = Piesa ta
hand-tile = { $tile }, rotită cu { $turn ->
    [few] { $turn } grade
   *[other] { $turn } de grade
  }. Rotește
rotate = Rotește piesa
zoom = Mărimea mesei
zoom-in = Mai mare
zoom-out = Mai mic

## Lângă masă

drawn = Piesa trasă
drawn-fits = se potrivește pe { $count ->
    [one] 1 pătrat
    [few] { $count } pătrate
   *[other] { $count } de pătrate
  }
choices = Ce poți face
choice-worth = { $how ->
    [complete] { $now }
    [now] acum { $now }
    [exact] acum { $now }, încheiat { $done }
   *[least] acum { $now }, încheiat { $done }+
  }
choice-not = de ce nu?
choice-impossible = { $count ->
    [one] 1 plasare nu este posibilă: de ce?
    [few] { $count } plasări nu sunt posibile: de ce?
   *[other] { $count } de plasări nu sunt posibile: de ce?
  }
choice-recall = ia abatele înapoi
choice-harvest = { $kind ->
    [quince] gutuie
    [apple] măr
    [apricot] caisă
    [cherry] cireașă
    [plum] prună
   *[elder] soc
  } de la { $place }
choice-empty = gol
choice-token = { $known ->
    [yes] { $most }
   *[no] de la { $least } la { $most }
  }
choice-sale = vinde
choice-sell = Vinde { $fruits }: { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
plus = +{ $points }
stack = Piese rămase
left = { $count ->
    [one] A mai rămas 1 piesă.
    [few] Au mai rămas { $count } piese.
   *[other] Au mai rămas { $count } de piese.
  }
left-nowhere = { $count ->
    [one] 1 nu are loc acum
   *[other] { $count } nu au loc acum
  }
left-legend = Pe fiecare piesă: câte au rămas; dedesubt: pe câte pătrate se potrivește acum.{ $dead ->
    [yes] {" "}× pe masă: acolo nu se potrivește nicio piesă rămasă.
   *[no] {""}
  }
left-kind = { $tile }: { $count ->
    [one] a mai rămas 1
   *[other] au mai rămas { $count }
  }, { $places ->
    [0] nu are loc nicăieri acum
    [one] se potrivește pe 1 pătrat
    [few] se potrivește pe { $places } pătrate
   *[other] se potrivește pe { $places } de pătrate
  }.
fits = { $count ->
    [0] –
   *[other] { $count }
  }
orchard = Fructele și valorile rămase
stack-waits = { $kind ->
    [quince] Gutui
    [apple] Mere
    [apricot] Caise
    [cherry] Cireșe
    [plum] Prune
   *[elder] Boabe de soc
  }: încă în niciun pom
ending = Punctajul final
ending-start = { $count ->
    [one] La sfârșit s-a punctat 1 dată.
    [few] La sfârșit s-a punctat de { $count } ori, pe rând.
   *[other] La sfârșit s-a punctat de { $count } de ori, pe rând.
  }
step-back = Înapoi
step-on = Înainte
step-of = { $step } din { $count }

## Jucători

mat-meeples = { $count ->
    [one] 1 meeple în rezervă
    [few] { $count } meepli în rezervă
   *[other] { $count } de meepli în rezervă
  }
mat-abbot = { $home ->
    [yes] abatele în rezervă
   *[no] abatele pe masă
  }
mat-phantom = { $home ->
    [yes] fantoma în rezervă
   *[no] fantoma pe masă
  }
mat-tokens = Fructe: { $tokens }
mat-sale = vânzare { $points }
projection-terms = { $score } + drumuri { $roads } + orașe { $cities } + mănăstiri { $monasteries } + câmpuri { $fields } + fructe { $tokens }

## Jurnal

tell-lay = { $name } pune pe { $place }: { $tile }.
tell-unplaceable = Nu are loc nicăieri și iese din joc: { $tile }.
tell-tree = { $name } lasă să crească acolo { $kind ->
    [quince] gutui
    [apple] mere
    [apricot] caise
    [cherry] cireșe
    [plum] prune
   *[elder] boabe de soc
  }.
tell-figure = { $name } pune { $figure ->
    [meeple] un meeple
    [abbot] abatele
   *[phantom] fantoma
  } { $where ->
    [none] { $kind ->
        [city] în oraș
        [road] pe drum
        [monastery] în mănăstire
        [garden] în grădină
       *[field] pe câmp
      }
   *[other] { $kind ->
        [city] în orașul
        [road] pe drumul
        [monastery] în mănăstirea
        [garden] în grădina
       *[field] pe câmpul
      } de la { $where }
  }.
tell-harvest = { $name } ia { $kind ->
    [quince] o gutuie
    [apple] un măr
    [apricot] o caisă
    [cherry] o cireașă
    [plum] o prună
   *[elder] o boabă de soc
  } de valoare { $value }.
tell-sell = { $name } vinde { $fruits }: { $count ->
    [one] 1 fel
    [few] { $count } feluri
   *[other] { $count } de feluri
  }.
tell-scored = { $how ->
    [recall] Abatele se întoarce. { $terms }.
   *[complete] Încheiere. { $terms }.
  }{ $who }
tell-majority = {" "}Figurine: { $counts }.
terms-city = Oraș, { $tiles ->
    [one] 1 piesă
    [few] { $tiles } piese
   *[other] { $tiles } de piese
  }{ $pennants ->
    [0] {""}
    [one] {" "}+ 1 blazon
    [few] {" "}+ { $pennants } blazoane
   *[other] {" "}+ { $pennants } de blazoane
  }{ $each ->
    [one] {""}
   *[other] , câte { $each }
  } = { $points }
terms-road = Drum, { $tiles ->
    [one] 1 piesă
    [few] { $tiles } piese
   *[other] { $tiles } de piese
  } = { $points }
terms-monastery = { $kind ->
    [garden] Grădină
   *[monastery] Mănăstire
  } și { $around ->
    [one] 1 piesă
    [few] { $around } piese
   *[other] { $around } de piese
  } în jur = { $points }
terms-field = Câmp, { $count ->
    [one] 1 oraș încheiat
    [few] { $count } orașe încheiate
   *[other] { $count } de orașe încheiate
  }, câte { $each } = { $points }
terms-tokens = { $count ->
    [one] 1 jeton de fructe
    [few] { $count } jetoane de fructe
   *[other] { $count } de jetoane de fructe
  } = { $points }

## Voce

spoken-mat = { $name }: { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }, { $meeples ->
    [one] 1 meeple
    [few] { $meeples } meepli
   *[other] { $meeples } de meepli
  } în rezervă{ $abbot ->
    [home] , abatele în rezervă
    [out] , abatele pe masă
   *[none] {""}
  }{ $phantom ->
    [home] , fantoma în rezervă
    [out] , fantoma pe masă
   *[none] {""}
  }{ $tokens ->
    [0] {""}
    [one] , 1 fruct
    [few] , { $tokens } fructe
   *[other] , { $tokens } de fructe
  }.
spoken-region = { $feature }, { $place }: { $owners }.
spoken-no-regions = Încă nimeni nu are nimic.

## Rezultat

source-roads = Drumuri
source-cities = Orașe
source-monasteries = Mănăstiri
source-gardens = Grădini
source-harvests = Fructe culese
source-sales = Fructe vândute
source-unfinished = Neîncheiate la sfârșit
source-fields = Câmpuri
source-tokens = Fructe păstrate

## De ce nu

refusal-taken = Aici este deja o piesă.
refusal-elsewhere = O piesă trebuie să aibă o latură comună cu una de pe masă.
refusal-edge = la { $edge } piesa ta are { $tile }, iar vecina { $neighbour }
refusal-edges = Rotită așa nu se potrivește: { $terms }.
refusal-tile-match = Laturile nu se potrivesc.
refusal-river-flow = Râul nu poate continua așa aici.
refusal-occupied = { $kind ->
    [city] În acest oraș
    [road] Pe acest drum
    [monastery] În această mănăstire
    [garden] În această grădină
   *[field] Pe acest câmp
  } sunt deja figurine: { $names } ({ $place }).
refusal-meeple-place = Nu ai { $figure ->
    [meeple] niciun meeple
    [abbot] abatele
   *[phantom] fantoma
  } în rezervă pentru { $kind ->
    [city] acest oraș
    [road] acest drum
    [monastery] această mănăstire
    [garden] această grădină
   *[field] acest câmp
  }.
refusal-abbot-place = { $kind ->
    [garden] În grădină poate sta doar abatele, iar al tău nu e în rezervă.
    [monastery] Abatele tău nu e în rezervă.
   *[other] Abatele stă doar în mănăstiri și grădini.
  }
refusal-phantom-place = { $why ->
    [away] Fantoma ta nu e în rezervă.
    [garden] În grădină poate sta doar abatele.
    [field] În acest joc nimeni nu stă pe câmpuri.
   *[other] Fantoma nu poate sta aici.
  }
refusal-field-area = În acest joc nimeni nu stă pe câmpuri.

## Taste

key-rotate = rotește piesa
key-rotate-back = rotește invers
key-spot = următorul loc pentru figurină, fruct sau teanc
key-spot-back = cel dinainte
key-none = nu pune nimic

## Sfaturi

hint-goal = Punctele vin de la figurine: un drum, un oraș sau o mănăstire plătește când e încheiat, celui cu cele mai multe figurine acolo. Jocul se termină cu ultima piesă; ce a rămas neîncheiat aduce mai puțin, iar cine are cele mai multe puncte câștigă.
hint-lay = Această piesă a fost trasă pentru tine. Alege un pătrat luminat: drumul se leagă de drum, orașul de oraș, câmpul de câmp. Punctele arată în câte poziții se potrivește acolo.
hint-turn = Alege piesa încă o dată ca să o rotești în următoarea poziție în care se potrivește. Apoi confirmă.
hint-tree = Ai pus un pom fructifer: alege ce crește în el. Îl vor culege figurinele puse pe această piesă sau în jurul ei.
hint-meeple = Pune o figurină pe o zonă a acestei piese: chiar pe piesă sau din această listă. De pe un drum, dintr-un oraș sau dintr-o mănăstire se întoarce la încheiere; pe câmp rămâne până la sfârșit.
hint-fruit = Figurina ta stă lângă un pom. Ia următorul jeton al unui pom și primești pe loc valoarea lui; sau vinde până la patru fructe diferite dintre ale tale.

## Pagini

cover = Trei boți joacă o partidă de Carcassonne
cover-still = Oprește masa
cover-move = Lasă boții să joace
cover-title = Întinde ținutul piesă cu piesă și ia în stăpânire ce crește
cover-text = Carcassonne este un joc cu drumuri, orașe cu ziduri, mănăstiri și câmpuri care cresc piesă cu piesă; la alegere, și cu pomi fructiferi, culesuri și vânzări. Pentru unu până la șase jucători, în trei sferturi de oră.
game-option-trees = Pomii fructiferi
game-option-abbot = Abatele și grădinile
game-option-river = Râul
game-option-phantom = Fantoma
game-option-fields = Câmpuri
game-value-fields-on = 3 puncte de oraș încheiat
game-value-fields-off = nimeni nu stă pe câmpuri
game-value-fields-city4 = 4 puncte de oraș, celui cu cei mai mulți fermieri în jur
game-value-fields-once = 3 puncte, fiecare oraș o singură dată de jucător
game-option-small-city = Un oraș încheiat din două piese
game-value-small-city-4 = 2 puncte de piesă
game-value-small-city-2 = 1 punct de piesă
game-option-fruit-actions = Acțiuni cu fructe ale unei figurine
game-value-fruit-actions-one = una
game-value-fruit-actions-per_tree = câte una de fiecare pom aflat alături
rules-setup = Pregătirea
rules-tile = Piese
rules-meeple = Meepli
rules-score = Punctajul
rules-road = Drumuri
rules-city = Orașe
rules-monastery = Mănăstiri
rules-field = Câmpuri
rules-end = Sfârșitul
rules-fruit = Pomii fructiferi
rules-abbot = Abatele
rules-garden = Grădini
rules-river = Râul
rules-phantom = Fantoma

## Cum se joacă

how-goal = Piesă cu piesă se întinde un ținut cu orașe, drumuri și mănăstiri, pe care îți pui figurinele. Cine are la sfârșit cele mai multe puncte câștigă.
how-turn = Tragi o piesă și o pui lângă cele de pe masă, astfel încât toate marginile să se potrivească: drum la drum, oraș la oraș, câmp la câmp. Apoi poți pune o figurină pe o parte a piesei, dacă pe tot acel drum, oraș sau câmp nu stă nimeni. Ce s-a încheiat aduce puncte, iar figurinele de acolo se întorc.
how-points = Un drum încheiat aduce 1 punct de piesă, un oraș încheiat 2 puncte de piesă și 2 de blazon, o mănăstire 9 puncte când sunt piese pe toate cele opt pătrate din jur. Punctele merg la cine are acolo cele mai multe figurine; la egalitate le primesc întregi toți cei aflați la egalitate.
how-more = Ai șapte figurine, iar cea de pe câmp rămâne acolo până la sfârșit: păstrează câteva. Nu poți intra pe ceea ce a ocupat altcineva, dar o piesă pusă între ele poate uni două orașe sau două drumuri. Dacă se joacă cu pomi fructiferi, o figurină pusă pe piesa unui pom sau chiar lângă ea te lasă să culegi sau să vinzi fructe. Celelalte adaosuri sunt explicate când apar.
how-end = Jocul se termină cu tura în care se pune ultima piesă. Atunci drumurile și orașele neîncheiate aduc 1 punct de piesă și de blazon, iar o mănăstire 1 punct pentru ea și pentru fiecare piesă din jur. Un câmp aduce 3 puncte pentru fiecare oraș încheiat pe care îl atinge, celui cu cele mai multe figurine pe el.
