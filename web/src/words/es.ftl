### Los textos que comparten todas las páginas. Los nombres y textos de las reglas vienen del servidor.

hesperides = Hesperides
title = Hesperides
title-turn = ● Te toca · Hesperides
title-over = Fin de la partida · Hesperides

## La barra

bar = Tu jugada
bar-who = { $name }:
bar-sending = Enviando…
bar-drawing = Robando…
bar-waiting = { $name } está pensando…
bar-watching = Estás mirando. Le toca a { $name }.
bar-over = { $count ->
    [0] { $names } ha terminado con { $points } puntos.
    [one] { $names } gana con { $points } puntos.
   *[other] { $names } comparten la victoria con { $points } puntos.
  }
confirm = Confirmar
confirm-first = Primero elige algo
undo = Deshacer
undo-none = No hay nada que deshacer: después se robó o jugó otra persona
restart = Reiniciar turno
back = Cancelar
why = ¿Por qué?
result = Resultado
again = Revancha
again-note = Los mismos jugadores, las mismas opciones
refused = { $message }
lost-kept = Se perdió la conexión. Tu jugada está guardada y se envía en cuanto vuelva.
stale = Se perdió la conexión. Probando de nuevo…
handed = { $name }, te toca
close = Cerrar

## Por qué

tip-rule = La regla que hay detrás
tip-english = El reglamento está en inglés.

## Jugadores

seat-with-shape = { $name } ({ $shape ->
    [0] círculo
    [1] cuadrado
    [2] triángulo
    [3] rombo
    [4] estrella
   *[5] cruz
  } { $letter })
between-parts = {", "}
between-sentences = {". "}
times = ×{ $count }
mat-label = { $name }, { $letter }
mat-turn = le toca
mat-your-turn = te toca
mat-score = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
mat-after = → { $value }
projection = Si acabara ahora: { $total }
players = Jugadores
sheet = Qué se muestra

## Consejos de la primera partida

hint = Consejo
hint-next = Entendido
hint-switch-on = Activar
hint-off = Sin consejos

## Registro

log = Registro
tell-first = Empieza { $name }.
tell-won = { $count ->
    [0] { $names } ha terminado con { $points } puntos.
    [one] { $names } gana con { $points } puntos.
   *[other] { $names } comparten la victoria con { $points } puntos.
  }

## Voz

board-label = Tablero
zoom-fit = Ver todo el tablero
spoken-nothing = Nada todavía.
spoken-nothing-here = Aquí no hay nada que elegir.
spoken-no-space = No hay casilla adonde ir.
spoken-undone = Deshecho.
spoken-turn = Turno de { $name }.

## Resultado

result-title = { $count ->
    [one] Gana { $names }
   *[other] Comparten la victoria { $names }
  }
result-alone = { $names }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
result-best = { $how ->
    [first] Tu primera partida de práctica con estas opciones. Esta es la puntuación que hay que superar.
    [better] ¡Tu mejor resultado con estas opciones! Antes era { $before }.
   *[other] Tu mejor resultado con estas opciones: { $best }.
  }
source = De dónde
source-total = Total
curve = Los puntos a lo largo de la partida
curve-turns = Turnos
turn = Turno

## Por qué no

refusal-other = Ahora no se puede.

## Opciones y teclas

home = Inicio
home-link = Hesperides: inicio
menu = Menú
rules = Reglas
show-regions = Ver de quién es cada cosa
show-projection = Si la partida acabara ahora
options = Ajustes
option-pace = Ritmo de los bots
option-language = Idioma
option-language-auto = el del navegador
language-draft = Estos textos son un borrador. Las reglas están solo en inglés.
option-colours = Aspecto
option-motion = Movimiento
option-auto = como el sistema
option-light = claro
option-dark = oscuro
option-none = ninguno
option-calm = discreto
option-full = vivo
option-one-tap = Colocar con un solo toque, sin confirmar
option-keys = Atajos de una tecla en el tablero
option-hints = Consejos en la primera partida
option-seats = Colores de los jugadores
option-seats-safe = estándar
option-seats-contrast = por luminosidad
option-seats-classic = clásicos
pace = { $ms ->
    [0] al instante
    [300] rápido
    [700] moderado
    [1500] lento
   *[3000] muy lento
  }
keys = Teclas
keys-note = Elige una tecla para cambiarla. Aunque los atajos estén desactivados, Intro, Esc y las flechas siguen funcionando.
keys-usual = Volver a las teclas habituales
key-change = { $what }: { $key }. Cambiar esta tecla
key-press = { $what }: pulsa la nueva tecla, o Esc
key-waiting = pulsa una tecla
key-used = { $key } ya está ocupada: { $what }.
key-taken = { $key } sirve para moverse por la página y aquí no vale.
key-arrows = moverse por el tablero; Inicio y Fin, hasta el borde
key-next = siguiente casilla que puedes elegir
key-previous = la anterior
key-take = elegir y después confirmar
key-confirm = confirmar desde cualquier sitio
key-back = retirar lo elegido
key-undo = deshacer un paso
key-restart = reiniciar el turno
key-board = ir al tablero
key-earlier = Mirar un paso atrás
key-later = Mirar un paso adelante
key-last = oír el último turno
key-scores = oír lo que tiene cada cual
key-tiles = oír lo que queda por venir
key-regions = ver y oír de quién es cada cosa
key-why = oír por qué aquí no
key-help = estas teclas
key-larger = ampliar
key-smaller = reducir
key-fit = ver todo el tablero

## Páginas

home-title = Dos juegos de losetas, tres para una fiesta
table-missing = Aquí no existe esa mesa.
table-opening = Abriendo la mesa…
rules-ready = Preparando las reglas para este equipo, solo esta vez: { $percent } %
game-missing = Esta página no conoce el juego «{ $game }».
game-trouble = No se pudo cargar el juego. Vuelve a cargar la página.
play-now = Jugar ya
new-table = Mesa nueva
new-table-of = Mesa nueva de { $game }
watch = Ver jugar a los bots
learn = Reglas de { $game }
continue = { $count ->
    [one] Continúa tu partida
   *[other] Continúa una de tus { $count } partidas
  }
continue-all = Mostrar las { $count } partidas
ended = Partidas recientes
unofficial = Una versión no oficial. Los juegos son de sus autores y editoriales; las reglas están contadas con nuestras palabras y los dibujos son nuestros.
start-trouble = No se pudo abrir la mesa. Inténtalo otra vez.
name-guest = Invitado
name-person = Invitado { $number ->
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
    [0] { $names } terminó
    [one] Ganó { $names }
   *[other] Compartieron la victoria { $names }
  }
table-your-turn = { $name }, te toca
table-turn = Le toca a { $name }
table-moves = { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
  }
table-remove = { $shared ->
    [yes] Dejar la mesa de { $names }
   *[no] Quitar la mesa de { $names }
 }
table-remove-short = { $shared ->
    [yes] Dejar
   *[no] Quitar
 }
table-gone = { $how ->
    [left] Has dejado la mesa de { $names }.
   *[removed] La mesa de { $names } está en la papelera.
 }
table-binned = Esta mesa está en tu papelera.
bin = Papelera
bin-open = Papelera ({ $count })
bin-text = Lo que hay aquí se puede recuperar durante treinta días.
bin-empty = La papelera está vacía.
bin-until = { $how ->
    [left] sigue sin ti; aquí todavía { $days }
   *[removed] se borra en { $days }
 }
bin-restore = Recuperar
bin-restore-of = Recuperar la mesa de { $names }
bin-restored = La mesa de { $names } ha vuelto.
bin-forget = Quitar para siempre
bin-forget-of = Quitar para siempre la mesa de { $names }
bin-forgotten = La mesa de { $names } ya no existe.
bin-trouble = No ha funcionado. Inténtalo otra vez.
seats = Quién juega
seat-kind = Quién ocupa el puesto { $number }
seat-name = Nombre del puesto { $number }
seat-remove = Quitar el puesto { $number }
seat-more = Alguien más
seats-alone = Una partida de práctica: juegas a solas, contra tu propio mejor resultado.
person = Persona
bot = { $bot ->
    [sprout] Bot 1, brote
    [seedling] Bot 2, plántula
    [sapling] Bot 3, arbolito
    [bud] Bot 4, capullo
    [blossom] Bot 5, flor
    [fruit] Bot 6, fruto
    [harvest] Bot 7, cosecha
    [orchard] Bot 8, huerto
    [greedy] Bot, voraz
    [search] Bot, previsor
    [deep-search] Bot, muy previsor
    [uniform] Bot, al azar
   *[other] Bot, { $bot }
  }
bot-plays = { $bot ->
    [sprout] Para una primera partida: pasa mucho por alto, pero no desperdicia nada.
    [seedling] Pasa por alto mucho de lo que podría hacer y a menudo adivina.
    [sapling] Ve unos dos tercios de lo que podría hacer.
    [bud] Ve la mayor parte de lo que podría hacer y a veces se equivoca.
    [blossom] Ve casi todo lo que podría hacer y se equivoca poco.
    [fruit] Piensa su turno hasta el final y no pasa nada por alto.
    [harvest] Mira adelante y cuenta con tus respuestas.
    [orchard] El nivel más alto: mira adelante miles de veces antes de jugar.
   *[other] {""}
  }
game-options = Cómo se juega
game-value-usual = lo habitual
start = Empezar
contents = Índice
rules-title = Las reglas de { $game }
rules-lead = Cada regla tiene un nombre. El juego lo dice cuando explica algo, y el enlace lleva aquí.
rules-english = Por ahora, las reglas mismas están solo en inglés.
rules-trouble = No se pudo cargar el libro de reglas.

## Cómo se juega

how = Cómo se juega
how-head-goal = El objetivo
how-head-turn = Un turno
how-head-points = De dónde vienen los puntos
how-head-more = Conviene saber
how-head-end = El final
how-all = Todas las reglas de { $game }

## Looking back

replay = Repetición
replay-first = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-on-one = Un paso adelante
replay-last = Al final
replay-position = Posición en la partida
replay-at = Paso { $n } de { $all }
replay-step = Avanzar por
replay-step-action = acción
replay-step-turn = turno
replay-step-score = puntos
replay-speed = Velocidad
replay-leave = Volver a la mesa
replay-on = Seguir jugando desde aquí
replay-on-text = Una partida nueva empieza con esta posición. Lo que se robe a partir de aquí se roba de nuevo; esta partida queda como está.
replay-trouble = No se pudo cargar esta posición. Inténtalo de nuevo.
download = Descargar
record-open = Abrir un registro
record-drop = Suelta un registro para abrirlo
record-refused = Este registro no se puede abrir: { $reason }
record-long = { $name } es demasiado largo para un registro.
