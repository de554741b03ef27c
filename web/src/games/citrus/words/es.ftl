### Los textos de Citrus. Los nombres y textos de las reglas vienen del servidor.

game = Citrus
side = Mercado

## Cosas

fruit = { $kind ->
    [le] limón
    [li] lima
    [or] naranja
    [bo] naranja sanguina
   *[gr] pomelo
  }
plantation = { $kind ->
    [le] limón
    [li] lima
    [or] naranja
    [bo] naranja sanguina
   *[gr] pomelo
  }{ $well ->
    [yes] {" "}con pozo
   *[no] {""}
  }
tile = { $kind ->
    [horses] caballos salvajes { $value }
    [money] dinero { $value }
    [cart] carro
    [bull] toro
    [bridge] puente
   *[milestone] hito
  }
line = { $side ->
    [r] fila { $number }
   *[c] columna { $number }
  }
line-empty = nada
region-neutral = huerto sin dueño de { $size }
region-of = huerto de { $size } de { $owner }
finca-site = solar { $letter }{ $open ->
    [open] , libre para la próxima finca
    [later] {""}
   *[gone] , ya no se construye en él
  }
finca-closed = finca { $letter }, puntuada, postigos cerrados
finca-count = { $name } { $count }
finca-nobody = nadie
finca-standing = finca { $letter }, { $high } para quien más tenga y { $low } para el segundo, { $open ->
    [one] queda 1 casilla abierta
   *[other] quedan { $open } casillas abiertas
  }: { $who }
space-empty = { $kind ->
    [rock] roca
    [bush] arbusto
   *[open] libre
  }
space-worker = aquí hay un trabajador
space-road = camino { $built ->
    [yes] de la finca { $letter }
   *[no] del solar { $letter }
  }
space-ghost = { $name }. Elegida: Intro la coloca aquí
space-lit = { $name }. Cabe
space-strands = { $name }. Cabe, pero no deja sitio para el resto de tu mano
space-harvest = { $name }. { $chosen ->
    [yes] Elegida para la cosecha
   *[no] Se puede cosechar
  }
sum-harvest = { $plantations ->
    [one] 1 plantación
   *[other] { $plantations } plantaciones
  }{ $any ->
    [yes] {" "}+ { $wells ->
        [one] 1 pozo
       *[other] { $wells } pozos
      } = { $points }
   *[no] {" "}= { $points }
  }

## La barra

bar-main = { $can ->
    [both] Compra una línea del mercado o elige huertos tuyos para cosechar.
    [buy] Compra una línea del mercado.
   *[harvest] Elige uno o varios de tus huertos para cosechar.
  }
bar-line = Comprar la { $line }: { $contents }. Pagas { $price } y te quedan { $left }.{ $finca ->
    [yes] {" "}Llega una finca nueva.
   *[no] {""}
  }
bar-harvest = { $count ->
    [one] Cosechar: { $names }
   *[other] Cosechar: { $names }
  }. { $sum } { $points ->
    [one] punto
   *[other] puntos
  }, y después { $income } monedas por tus trabajadores.
bar-tile = Jugar { $tile }: tendrás { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
  }.
bar-cart = Elige en el mercado una plantación para tu carro.
bar-cart-chosen = El carro te trae gratis: { $plantation }.
bar-bull = Elige adónde va el toro: tiene { $count } casillas abiertas.
bar-bull-chosen = El toro va a { $place }.
bar-site = Elige dónde va la finca nueva { $finca }: { $sites }.
bar-site-strands = La nueva finca { $finca } en { $letter } no deja sitio para el resto de tu mano: se devolvería y costaría 3 puntos por cada una.
bar-site-chosen = La finca nueva { $finca } va en { $letter }.
bar-place = Planta { $plantation }: { $count ->
    [0] todavía no hay casilla abierta
    [one] hay 1 casilla abierta
   *[other] hay { $count } casillas abiertas
  }.
bar-place-chosen = Plantar { $plantation } en { $place }{ $helpers ->
    [bridge] {" "}con tu puente
    [milestone] {" "}con tu hito
    [bridge-milestone] {" "}con tu puente y tu hito
   *[none] {""}
  }.
bar-place-strands = Plantar { $plantation } en { $place } no deja sitio para el resto de tu mano: se devolvería y costaría 3 puntos por cada una.
bar-return = { $count ->
    [one] La última plantación no se puede plantar: se devuelve y cuesta 3 puntos.
   *[other] Las { $count } plantaciones que quedan no se pueden plantar: se devuelven y cuestan 3 puntos cada una.
  }
bar-pass = No puedes comprar ni cosechar, así que pasas.
bar-end = { $tiles ->
    [yes] Ya has jugado. Usa una loseta o termina el turno.
   *[no] Ya has jugado.
  }
bar-end-scores = Ya has jugado. Se puntúa: { $fincas }.
finca-name = finca { $letter }
end-turn = Terminar turno
pass = Pasar
give-back = Devolver
hand = Tu mano
hand-tile = { $plantation }{ $count ->
    [one] {""}
   *[other] {" "}por { $count }
  }, { $spaces ->
    [one] 1 casilla abierta
   *[other] { $spaces } casillas abiertas
  }
helpers = Con qué losetas
helper-none = sin loseta

## El mercado

market = Mercado
market-free = sitio libre
market-cart = { $plantation }, { $place }
market-cart-refused = { $plantation }, { $place }. { $why }
line-label = { $line }: { $contents }, { $price ->
    [one] 1 moneda
   *[other] { $price } monedas
  }{ $finca ->
    [yes] , trae una finca nueva
   *[no] {""}
  }
line-label-refused = { $line }: { $contents }. { $why }
supply = Lo que queda por venir
bag = Bolsa { $total }
bag-kind = { $fruit }: { $count }, { $wells ->
    [one] 1 con pozo
   *[other] { $wells } con pozo
  }
next-finca = Próxima finca en
next-finca-none = Ya no se construyen más fincas.
next-refill = { $bag ->
    [due] Cuando se plante esta mano, el mercado recibe { $comes } de la bolsa.
    [yes] Llega cuando de { $lying } queden 3 o menos; luego salen { $comes } de la bolsa.
   *[no] La bolsa está vacía: el mercado no se rellena.
  }
fincas-left = {" "}Fincas por venir: { $list }.
fincas-of = { $count } de { $values }

## Jugadores

mat-coins = { $coins } de 12 monedas
mat-workers = { $count ->
    [one] 1 trabajador en casa
   *[other] { $count } trabajadores en casa
  }
mat-horses = caballos salvajes: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  } al final
tile-refused = { $tile }. { $why }
tile-with-build = Se usa junto con una plantación, donde haga falta.
projection-terms = { $score } + fincas { $fincas } + huertos { $regions } + caballos { $horses } + losetas { $tiles }

## Registro

tell-sentence = { $text }.
tell-site = El próximo solar es { $letter }.
tell-finca = Se descubre una finca { $values }.
tell-refill = El mercado recibe { $names }.
tell-buy = { $name } compra la { $line } por { $price ->
    [one] 1 moneda
   *[other] { $price } monedas
  }.
tell-pass = { $name } pasa.
tell-harvest-region = { $place }: { $sum }
tell-harvest = { $name } cosecha { $sums } y gana { $income } monedas{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } no caben en el marcador)
  }.
tell-build = { $name } planta { $plantation } en { $place }
tell-take = toma { $tile }
tell-helpers = usa { $helpers }
tell-join-neutral = { $count ->
    [one] gana 1 plantación sin dueño
   *[other] gana { $count } plantaciones sin dueño
  }
tell-join-own = une huertos
tell-build-finca = { $name } construye la finca { $values } en { $letter }.
tell-return = { $name } devuelve { $count ->
    [one] 1 plantación
   *[other] { $count } plantaciones
  }.
tell-money = { $name } juega dinero { $coins }{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } no caben en el marcador)
  }.
tell-cart = { $name } se lleva del mercado con el carro: { $plantation }.
tell-bull = { $name } lleva el toro a { $place }.
tell-enclosed = La finca { $letter } ({ $values }) queda rodeada: { $who }.
tell-enclosed-nobody = La finca { $letter } ({ $values }) queda rodeada, y allí no hay nadie.
tell-unfinished = Finca { $letter } ({ $values }), sin terminar: { $who }.
tell-end-regions = Huertos de { $name } al final: { $terms } = { $points }.
tell-end-horses = Caballos salvajes de { $name }: { $terms } = { $points }.
tell-end-tiles = Losetas sin usar de { $name }: { $terms } = { $points }.

## Voz

spoken-mat = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }, { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
  }, { $workers ->
    [one] 1 trabajador
   *[other] { $workers } trabajadores
  } en casa.

## Resultado

source-harvest = Cosechas
source-fincas = Fincas rodeadas
source-returned = Devueltas
source-unfinished = Fincas sin terminar
source-regions = Huertos al final
source-horses = Caballos salvajes
source-tiles = Losetas sin usar

## Por qué no

nowhere = No hay casilla para { $plantation }.
nowhere-count = { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
  }: { $text }
nowhere-places = { $places }: { $text }
refusal-line = { $cause ->
    [empty] En la { $line } no hay nada.
    [coins] La { $line } cuesta { $price } y tienes { $money }.
   *[room] No podrías plantar todo lo de la { $line }.
  }
refusal-build-space = { $space ->
    [planted] Aquí ya hay una plantación.
    [rock] En la roca no crece nada sin un puente.
    [finca] Esta casilla es para una finca.
   *[open] Aquí no se puede plantar nada.
  }
refusal-build-start = Aquí no hay ningún huerto tuyo de { $kind ->
    [le] limones
    [li] limas
    [or] naranjas
    [bo] naranjas sanguinas
   *[gr] pomelos
  } que ampliar, y no puede empezar otro: { $workers ->
    [0] no tienes ningún trabajador en casa
   *[other] hace falta el camino de una finca construida
  }.
refusal-build-extend = Ningún huerto tuyo de { $kind ->
    [le] limones
    [li] limas
    [or] naranjas
    [bo] naranjas sanguinas
   *[gr] pomelos
  } toca esta casilla.
refusal-build-road-colour = Otro camino de esta finca ya lleva { $kind ->
    [le] limones
    [li] limas
    [or] naranjas
    [bo] naranjas sanguinas
   *[gr] pomelos
  }.
refusal-build-rivals = { $kind ->
    [le] Los limones
    [li] Las limas
    [or] Las naranjas
    [bo] Las naranjas sanguinas
   *[gr] Los pomelos
  } de { $owned ->
    [yes] { $owner }
   *[no] otra persona
  } tocan esta casilla.
refusal-build-join-neutral = { $kind ->
    [le] Los limones
    [li] Las limas
    [or] Las naranjas
    [bo] Las naranjas sanguinas
   *[gr] Los pomelos
  } sin dueño que hay aquí son más que { $kind ->
    [le] los tuyos
    [li] las tuyas
    [or] las tuyas
    [bo] las tuyas
   *[gr] los tuyos
  }.
refusal-tile-bridge = Aquí no ayuda ni un puente.
refusal-tile-milestone = Aquí no ayuda un hito.
refusal-tile-bull = El toro solo se pone en terreno libre.
refusal-tile-cart = Ahora no se puede mandar el carro.
refusal-finca-build = { $letter ->
    [none] Primero hay que colocar la finca nueva.
   *[other] La próxima finca no puede ir en { $letter }.
  }
refusal-turn-main = En este turno ya has comprado o cosechado.
refusal-turn-tiles = Esta loseta no se puede jugar ahora.
refusal-buy-build = Primero hay que plantar las plantaciones de la mano.

## Opciones y teclas

key-arrows = moverse por el tablero y por el mercado; Inicio y Fin, hasta el borde del tablero
key-market = ir al mercado

## Páginas

cover = Tres bots juegan una partida de Citrus
cover-still = Dejar quieto el tablero
cover-move = Dejar jugar a los bots
cover-title = Planta, cosecha y vigila los limones de al lado
cover-text = Citrus es un juego de huertos alrededor de las fincas de un valle soleado: compra fruta, plántala donde cuenta y cosecha antes de que se acabe el dinero. De dos a cinco personas, en media hora.
game-option-short = Partida corta: tablero menor, 65 plantaciones
game-option-family = Familiar: los caminos de una finca pueden llevar la misma fruta
game-option-random-start = Comienzo al azar: las primeras fincas están en cualquier sitio
game-option-tight-start = Comienzo ajustado: la partida larga empieza con tres fincas
game-option-milestone = Hitos
game-value-milestone-anywhere = un huerto empieza en cualquier sitio
game-value-milestone-recolour = no cuenta el color de un camino
game-value-milestone-none = solo valen un punto
worker = trabajador
rules-pieces = Las piezas
rules-board = Tablero
rules-market = Mercado
rules-setup = Preparación
rules-turn = Un turno
rules-buy = Comprar
rules-build = Dónde plantar
rules-harvest = Cosecha
rules-money = Dinero
rules-horses = Caballos salvajes
rules-tile = Losetas de paisaje
rules-finca = Fincas
rules-end = El final
rules-variant = Variantes

## Consejos de la primera partida

hint-goal = Los puntos vienen de las fincas: cuando todas las casillas que rodean una están ocupadas, su número mayor es para quien tenga más plantaciones junto a ella; también tus cosechas dan puntos. La partida acaba cuando la bolsa y el mercado quedan vacíos, y gana quien tenga más puntos.
hint-market = Esto es el mercado. Cada fila y cada columna tiene una moneda con su precio: compras todo lo que hay en ella, a una moneda la plantación.
hint-line = La barra dice qué recibes, qué pagas y qué te queda. Lo que compres hay que plantarlo enseguida. Confirma o elige otra línea.
hint-place = Planta en una casilla iluminada. Junto a fruta tuya se une a ese huerto; en el camino de una finca puede empezar otro, con un trabajador tuyo. Elige cualquier otra casilla para saber por qué allí no se puede.
hint-quick = Un solo toque puede plantar enseguida, sin confirmar; se puede deshacer. Esto se cambia en los ajustes.
hint-site = Llega una finca nueva. Cuando todas las casillas que la rodean estén ocupadas, da su número mayor a quien tenga más plantaciones en huertos que la toquen, y el menor al segundo.
hint-end = Antes de terminar el turno puedes jugar las losetas de paisaje que hayas recogido. Están bajo tu nombre.
hint-harvest = ¿Pocas monedas? En vez de comprar, elige huertos tuyos para cosechar: dan puntos y monedas, y sus trabajadores vuelven a casa. Lo cosechado se queda en el tablero y no es de nadie.

## Cómo se juega

how-goal = Plantas huertos alrededor de las fincas de un valle soleado. Gana quien tenga más puntos al final.
how-turn = En tu turno haces una de dos cosas. Comprar: te llevas todo lo que haya en una fila o columna del mercado, a 1 moneda la plantación, y lo plantas enseguida. O cosechar: eliges uno o varios de tus huertos; dan puntos, y después cobras monedas por los trabajadores que tengas en casa.
how-points = Cuando todas las casillas que rodean una finca están ocupadas, la finca paga: su número mayor a quien tenga más plantaciones en huertos que la toquen, y el menor al segundo. Una cosecha da 1 punto por plantación y 2 por cada una con pozo; el trabajador vuelve a casa, pero el huerto ya no es de nadie y no cuenta para ninguna finca.
how-more = Una plantación va junto a fruta tuya de la misma clase. O empieza un huerto nuevo en un camino que sale de una finca, y entonces se pone en ella uno de tus cinco trabajadores. Los huertos de la misma fruta que son de jugadores distintos nunca se tocan. Quien planta sobre una loseta de paisaje se la queda y puede jugarla más tarde.
how-end = Cuando quedan 3 plantaciones o menos en el mercado, se construye una finca nueva y el mercado se rellena con la bolsa. Cuando no queda nada en ninguno de los dos, la partida acaba: las fincas sin terminar pagan su número menor a quien tenga más allí, se cosechan tus últimos huertos, y cuentan los caballos y las losetas sin usar.
