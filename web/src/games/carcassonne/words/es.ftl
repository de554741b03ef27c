### Los textos de Carcassonne. Los nombres y textos de las reglas vienen del servidor.

game = Carcassonne
side = Losetas

## Casillas y terrenos

square-start = inicio
square-step = { $count } { $to ->
    [N] norte
    [E] este
    [S] sur
   *[W] oeste
  }
square-and = {", "}
square-empty = Vacía
square-dead = aquí no cabe ninguna de las losetas que quedan
square-lit = { $name }. Cabe en { $turns } de 4 giros
square-open = { $name }. { $phase ->
    [fruit] Se puede cosechar
    [tree] Elige la fruta de este árbol
    [phantom] Aquí puede ir tu fantasma
   *[meeple] Aquí puede ir una figura
  }
square-ghost = { $name }. Elegida, girada { $turn } grados: Intro la coloca aquí, R la gira
edge = { $edge ->
    [N] norte
    [E] este
    [S] sur
   *[W] oeste
  }
edge-is = { $edge ->
    [N] al norte
    [E] al este
    [S] al sur
   *[W] al oeste
  } { $ground }
ground = { $kind ->
    [C] ciudad
    [R] camino
    [I] río
   *[F] prado
  }
feature = { $kind ->
    [city] ciudad
    [road] camino
    [monastery] monasterio
    [garden] jardín
   *[field] prado
  }
part = { $kind ->
    [city] ciudad
    [road] camino
   *[field] prado
  } al { $where }
feature-size = { $kind ->
    [city] Ciudad
    [road] Camino
    [monastery] Monasterio
    [garden] Jardín
   *[field] Prado
  } de { $tiles ->
    [one] 1 loseta
   *[other] { $tiles } losetas
  }{ $pennants ->
    [0] {""}
    [one] , 1 escudo
   *[other] , { $pennants } escudos
  }{ $state ->
    [complete] { $kind ->
        [city] , completa
        [road] , completo
        [monastery] , completo
        [garden] , completo
       *[field] , completo
      }
    [field] , junto a { $cities ->
        [one] 1 ciudad
       *[other] { $cities } ciudades
      }
   *[open] , sin completar
  }
owned-by-nobody = de nadie
worth = { $how ->
    [complete] { $now ->
        [one] 1 punto
       *[other] { $now } puntos
      }
    [field] { $now } ahora, { $done } al completar sus ciudades
    [exact] { $now } ahora, { $done } al completar
    [least] { $now } ahora, al menos { $done } al completar
   *[now] { $now } ahora
  }
owned-by = { $names }{ $counts ->
    [none] {""}
   *[other] {" "}({ $counts })
  }: { $worth }
figures-of = { $name } { $count }
figure = { $kind ->
    [meeple] meeple
    [abbot] abad
   *[phantom] fantasma
  }
figure-on = { $figure ->
    [meeple] meeple
    [abbot] abad
   *[phantom] fantasma
  } de { $owner } { $kind ->
    [city] en la ciudad
    [road] en el camino
    [monastery] en el monasterio
    [garden] en el jardín
   *[field] en el prado
  }{ $where ->
    [none] {""}
   *[other] {" "}al { $where }
  }
figure-told = { $figure }: { $owners }
tree-bare = Un árbol que todavía no da fruta
tree-of = { $kind ->
    [quince] Membrillo
    [apple] Manzano
    [apricot] Albaricoquero
    [cherry] Cerezo
    [plum] Ciruelo
   *[elder] Saúco
  }, { $left ->
    [0] vacío
    [one] 1 ficha de valor { $values }
   *[other] { $left } fichas de valor { $values }, en orden desconocido
  }
fruit = { $kind ->
    [quince] membrillo
    [apple] manzana
    [apricot] albaricoque
    [cherry] cereza
    [plum] ciruela
   *[elder] saúco
  }
token = { $fruit } { $value }
tile-tree = árbol frutal
tile-city = { $edges ->
    [one] { $count ->
        [one] ciudad
       *[other] { $count } ciudades
      }
    [beside] { $count ->
        [one] ciudad en esquina
       *[other] { $count } ciudades en esquina
      }
    [opposite] ciudad de lado a lado
    [three] ciudad en tres lados
   *[four] ciudad en los cuatro lados
  }{ $pennant ->
    [yes] {" "}con escudo
   *[no] {""}
  }
tile-road = { $shape ->
    [opposite] camino recto
   *[beside] { $count ->
        [one] curva de camino
       *[other] { $count } curvas de camino
      }
  }
tile-crossing = cruce de { $count } caminos
tile-ends = { $count ->
    [one] 1 camino
   *[other] { $count } caminos
  }
tile-river = { $kind ->
    [opposite] río recto
    [beside] curva de río
    [lake] lago
   *[spring] manantial
  }

## La barra

bar-lay = Coloca tu loseta ({ $tile }): cabe en { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
  }.
bar-lay-chosen = La loseta va en { $place }{ $turns ->
    [one] {""}
   *[other] {" "}y allí se puede girar
  }.
bar-tree = Elige qué fruta crece en este árbol.
bar-tree-chosen = En este árbol crecen { $kind ->
    [quince] membrillos
    [apple] manzanas
    [apricot] albaricoques
    [cherry] cerezas
    [plum] ciruelas
   *[elder] bayas de saúco
  }.
bar-meeple = { $count ->
    [0] { $recall ->
        [yes] Puedes recuperar a tu abad
       *[no] { $left ->
            [none] No te queda ningún meeple en la reserva
            [abbot] Solo te queda el abad, y en esta loseta no tiene sitio
           *[some] Ningún terreno de esta loseta está libre
          }
      }
   *[other] Coloca una figura en esta loseta, o ninguna{ $recall ->
        [yes] ; o recupera a tu abad
       *[no] {""}
      }
  }.
bar-figure = Tu { $figure ->
    [meeple] meeple
    [abbot] abad
   *[phantom] fantasma
  }, { $part }: { $how ->
    [field] { $now ->
        [one] 1 punto
       *[other] { $now } puntos
      } si la partida acabara ahora
    [complete] con esto se completa, { $now ->
        [one] 1 punto
       *[other] { $now } puntos
      }
    [now] { $now ->
        [one] 1 punto
       *[other] { $now } puntos
      } ahora
    [exact] { $now ->
        [one] 1 punto
       *[other] { $now } puntos
      } ahora, { $done } al completar
   *[least] { $now ->
        [one] 1 punto
       *[other] { $now } puntos
      } ahora, al menos { $done } al completar
  }.
bar-phantom = También puedes colocar tu fantasma en un terreno libre de esta loseta.
bar-recall = Tu abad vuelve y trae { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }.
bar-fruit = { $trees ->
    [0] Vende fruta
   *[other] Toma una fruta{ $sales ->
        [0] {""}
       *[other] {" "}o vende de las tuyas
      }
  }{ $count ->
    [one] {""}
   *[other] {" "}(quedan { $count } acciones)
  }.
bar-harvest = Tomar { $kind ->
    [quince] un membrillo
    [apple] una manzana
    [apricot] un albaricoque
    [cherry] una cereza
    [plum] una ciruela
   *[elder] una baya de saúco
  }: da al momento { $known ->
    [yes] { $most ->
        [one] 1 punto
       *[other] { $most } puntos
      }
   *[no] entre { $least } y { $most } puntos, { NUMBER($mean, maximumFractionDigits: 1) } de media
  }.
bar-sell = Vender { $fruits } por { $points } puntos; al final habrían dado { $costs }.
bar-skip = { $what ->
    [recall] Tu abad se queda donde está.
    [either] No se coloca ninguna figura en esta loseta, y tu abad se queda donde está.
    [phantom] Tu fantasma se queda en la reserva.
    [fruit] Esta vez, ninguna fruta.
   *[figure] No se coloca ninguna figura en esta loseta.
  }
end-turn = Terminar turno
none = { $what ->
    [meeple] Sin meeple
    [abbot] Sin abad
    [recall] Dejar al abad
    [phantom] Sin fantasma
    [fruit] Sin fruta
    [either] Nada de eso
   *[figure] Sin figura
  }
hand = Tu loseta
hand-tile = { $tile }, girada { $turn } grados. Girar
rotate = Girar la loseta
zoom = Tamaño de la mesa
zoom-in = Ampliar
zoom-out = Reducir

## Junto a la mesa

drawn = Loseta robada
drawn-fits = cabe en { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
  }
choices = Lo que puedes hacer
choice-worth = { $how ->
    [complete] { $now }
    [now] ahora { $now }
    [exact] ahora { $now }, al completar { $done }
   *[least] ahora { $now }, al completar { $done }+
  }
choice-not = ¿por qué?
choice-impossible = { $count ->
    [one] 1 colocación no es posible: ¿por qué?
   *[other] { $count } colocaciones no son posibles: ¿por qué?
  }
choice-recall = recuperar al abad
choice-harvest = { $kind ->
    [quince] membrillo
    [apple] manzana
    [apricot] albaricoque
    [cherry] cereza
    [plum] ciruela
   *[elder] saúco
  } de { $place }
choice-empty = vacío
choice-token = { $known ->
    [yes] { $most }
   *[no] de { $least } a { $most }
  }
choice-sale = vender
choice-sell = Vender { $fruits }: { $points } puntos
plus = +{ $points }
stack = Losetas que quedan
left = { $count ->
    [one] Queda 1 loseta.
   *[other] Quedan { $count } losetas.
  }
left-nowhere = { $count ->
    [one] 1 no cabe ahora
   *[other] { $count } no caben ahora
  }
left-legend = En cada loseta, cuántas quedan; debajo, en cuántas casillas cabe ahora.{ $dead ->
    [yes] {" "}× en la mesa: allí no cabe ninguna de las que quedan.
   *[no] {""}
  }
left-kind = { $tile }: { $count ->
    [one] queda 1
   *[other] quedan { $count }
  }, { $places ->
    [0] ahora no cabe en ningún sitio
    [one] cabe en 1 casilla
   *[other] cabe en { $places } casillas
  }.
fits = { $count ->
    [0] –
   *[other] { $count }
  }
orchard = La fruta y los valores que quedan
stack-waits = { $kind ->
    [quince] Membrillos
    [apple] Manzanas
    [apricot] Albaricoques
    [cherry] Cerezas
    [plum] Ciruelas
   *[elder] Bayas de saúco
  }: todavía en ningún árbol
ending = La puntuación final
ending-start = { $count ->
    [one] Al final hubo 1 puntuación.
   *[other] Al final hubo { $count } puntuaciones, una tras otra.
  }
step-back = Anterior
step-on = Siguiente
step-of = { $step } de { $count }

## Jugadores

mat-meeples = { $count ->
    [one] 1 meeple en la reserva
   *[other] { $count } meeples en la reserva
  }
mat-abbot = { $home ->
    [yes] abad en la reserva
   *[no] abad en la mesa
  }
mat-phantom = { $home ->
    [yes] fantasma en la reserva
   *[no] fantasma en la mesa
  }
mat-tokens = Fruta: { $tokens }
mat-sale = venta { $points }
projection-terms = { $score } + caminos { $roads } + ciudades { $cities } + monasterios { $monasteries } + prados { $fields } + fruta { $tokens }

## Registro

tell-lay = { $name } coloca en { $place }: { $tile }.
tell-unplaceable = No cabe en ningún sitio y sale de la partida: { $tile }.
tell-tree = { $name } hace crecer ahí { $kind ->
    [quince] membrillos
    [apple] manzanas
    [apricot] albaricoques
    [cherry] cerezas
    [plum] ciruelas
   *[elder] bayas de saúco
  }.
tell-figure = { $name } coloca { $figure ->
    [meeple] un meeple
    [abbot] el abad
   *[phantom] el fantasma
  } { $kind ->
    [city] en la ciudad
    [road] en el camino
    [monastery] en el monasterio
    [garden] en el jardín
   *[field] en el prado
  }{ $where ->
    [none] {""}
   *[other] {" "}al { $where }
  }.
tell-harvest = { $name } toma { $kind ->
    [quince] un membrillo
    [apple] una manzana
    [apricot] un albaricoque
    [cherry] una cereza
    [plum] una ciruela
   *[elder] una baya de saúco
  } de valor { $value }.
tell-sell = { $name } vende { $fruits }: { $count ->
    [one] 1 clase
   *[other] { $count } clases
  }.
tell-scored = { $how ->
    [recall] Vuelve el abad. { $terms }.
   *[complete] Completado. { $terms }.
  }{ $who }
tell-majority = {" "}Figuras: { $counts }.
terms-city = Ciudad, { $tiles ->
    [one] 1 loseta
   *[other] { $tiles } losetas
  }{ $pennants ->
    [0] {""}
    [one] {" "}+ 1 escudo
   *[other] {" "}+ { $pennants } escudos
  }{ $each ->
    [one] {""}
   *[other] , a { $each } cada uno
  } = { $points }
terms-road = Camino, { $tiles ->
    [one] 1 loseta
   *[other] { $tiles } losetas
  } = { $points }
terms-monastery = { $kind ->
    [garden] Jardín
   *[monastery] Monasterio
  } y { $around ->
    [one] 1 loseta
   *[other] { $around } losetas
  } alrededor = { $points }
terms-field = Prado, { $count ->
    [one] 1 ciudad completa
   *[other] { $count } ciudades completas
  }, a { $each } cada una = { $points }
terms-tokens = { $count ->
    [one] 1 ficha de fruta
   *[other] { $count } fichas de fruta
  } = { $points }

## Voz

spoken-mat = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }, { $meeples ->
    [one] 1 meeple
   *[other] { $meeples } meeples
  } en la reserva{ $abbot ->
    [home] , abad en la reserva
    [out] , abad en la mesa
   *[none] {""}
  }{ $phantom ->
    [home] , fantasma en la reserva
    [out] , fantasma en la mesa
   *[none] {""}
  }{ $tokens ->
    [0] {""}
    [one] , 1 fruta
   *[other] , { $tokens } frutas
  }.
spoken-region = { $feature } en { $place }: { $owners }.
spoken-no-regions = Todavía nadie tiene nada.

## Resultado

source-roads = Caminos
source-cities = Ciudades
source-monasteries = Monasterios
source-gardens = Jardines
source-harvests = Fruta cosechada
source-sales = Fruta vendida
source-unfinished = Sin completar
source-fields = Prados
source-tokens = Fruta guardada

## Por qué no

refusal-taken = Aquí ya hay una loseta.
refusal-elsewhere = Una loseta debe compartir un lado con otra de la mesa.
refusal-edge = al { $edge } tu loseta tiene { $tile } y la vecina { $neighbour }
refusal-edges = Girada así no encaja: { $terms }.
refusal-tile-match = Los lados no encajan.
refusal-river-flow = El río no puede seguir así por aquí.
refusal-occupied = En { $kind ->
    [city] esta ciudad
    [road] este camino
    [monastery] este monasterio
    [garden] este jardín
   *[field] este prado
  } ya hay figuras de { $names } ({ $place }).
refusal-meeple-place = No tienes { $figure ->
    [meeple] ningún meeple
    [abbot] el abad
   *[phantom] el fantasma
  } en la reserva para { $kind ->
    [city] esta ciudad
    [road] este camino
    [monastery] este monasterio
    [garden] este jardín
   *[field] este prado
  }.
refusal-abbot-place = { $kind ->
    [garden] En un jardín solo puede estar el abad, y el tuyo no está en la reserva.
    [monastery] Tu abad no está en la reserva.
   *[other] El abad solo va en monasterios y jardines.
  }
refusal-phantom-place = { $why ->
    [away] Tu fantasma no está en la reserva.
    [garden] En un jardín solo puede estar el abad.
    [field] En esta partida nadie se coloca en los prados.
   *[other] El fantasma no puede ir aquí.
  }
refusal-field-area = En esta partida nadie se coloca en los prados.

## Teclas

key-rotate = girar la loseta
key-rotate-back = girarla al revés
key-spot = siguiente sitio para figura, fruta o pila
key-spot-back = el anterior
key-none = no colocar nada

## Consejos

hint-goal = Los puntos vienen de tus figuras: un camino, una ciudad o un monasterio paga al completarse, a quien tenga más figuras allí. La partida acaba con la última loseta; lo que quede sin terminar cuenta menos, y gana quien tenga más puntos.
hint-lay = Esta loseta se ha robado para ti. Elige una casilla iluminada: los caminos siguen como caminos, las ciudades como ciudades y los prados como prados. Los puntos dicen en cuántos giros cabe allí.
hint-turn = Vuelve a elegir la loseta para girarla a la siguiente posición en la que cabe. Después confirma.
hint-tree = Has colocado un árbol frutal: elige qué crece en él. Lo cosecharán las figuras que se coloquen en esta loseta o alrededor.
hint-meeple = Coloca una figura en un terreno de esta loseta: en la loseta misma o en esta lista. En un camino, una ciudad o un monasterio vuelve a la reserva cuando se completa; en un prado se queda hasta el final.
hint-fruit = Tu figura está junto a un árbol. Toma la siguiente ficha de un árbol y puntúa su valor al momento; o vende hasta cuatro frutas distintas de las tuyas.

## Páginas

cover = Tres bots juegan una partida de Carcassonne
cover-still = Dejar quieta la mesa
cover-move = Dejar jugar a los bots
cover-title = Extiende la tierra, loseta a loseta, y hazte con lo que crece
cover-text = Carcassonne es un juego de caminos, ciudades amuralladas, monasterios y prados que crecen loseta a loseta; si quieres, también con árboles frutales, cosechas y ventas. De una a seis personas, en tres cuartos de hora.
game-option-trees = Los árboles frutales
game-option-abbot = El abad y los jardines
game-option-river = El río
game-option-phantom = El fantasma
game-option-fields = Prados
game-value-fields-on = 3 puntos por ciudad completa
game-value-fields-off = nadie se coloca en los prados
game-value-fields-city4 = 4 puntos por ciudad, para quien tenga más granjeros alrededor
game-value-fields-once = 3 puntos, cada ciudad una vez por jugador
game-option-small-city = Una ciudad completa de dos losetas
game-value-small-city-4 = 2 puntos por loseta
game-value-small-city-2 = 1 punto por loseta
game-option-fruit-actions = Acciones de fruta por figura
game-value-fruit-actions-one = una
game-value-fruit-actions-per_tree = una por cada árbol a su alcance
rules-setup = Preparación
rules-tile = Losetas
rules-meeple = Meeples
rules-score = Puntuación
rules-road = Caminos
rules-city = Ciudades
rules-monastery = Monasterios
rules-field = Prados
rules-end = El final
rules-fruit = Los árboles frutales
rules-abbot = El abad
rules-garden = Jardines
rules-river = El río
rules-phantom = El fantasma

## Cómo se juega

how-goal = Loseta a loseta se forma un país de ciudades, caminos y monasterios, y en él colocas tus figuras. Gana quien tenga más puntos al final.
how-turn = Robas una loseta y la colocas junto a las de la mesa de modo que casen todos sus bordes: camino con camino, ciudad con ciudad, prado con prado. Después puedes poner una figura en una parte de esa loseta, si no hay nadie en todo ese camino, ciudad o prado. Lo que quede completo se puntúa, y sus figuras vuelven a la reserva.
how-points = Un camino completo da 1 punto por loseta; una ciudad completa, 2 por loseta y 2 por escudo; un monasterio, 9 puntos cuando hay losetas en las ocho casillas que lo rodean. Los puntos son para quien tenga más figuras allí; en caso de empate, todos los empatados los reciben enteros.
how-more = Tienes siete figuras, y la que está en un prado se queda allí hasta el final: guarda algunas. No puedes entrar en lo que otro ha ocupado, pero una loseta intermedia puede unir dos ciudades o dos caminos. Si se juega con árboles frutales, una figura puesta en la loseta de un árbol o justo al lado te deja recoger o vender fruta. Los demás añadidos se explican cuando aparecen.
how-end = La partida acaba con el turno en que se coloca la última loseta. Entonces los caminos y ciudades sin terminar dan 1 punto por loseta y por escudo, y un monasterio 1 punto por él mismo y por cada loseta que lo rodee. Un prado da 3 puntos por cada ciudad completa que lo toque, a quien tenga más figuras en él.
