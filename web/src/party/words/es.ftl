### The Citrus Games: three party games.

party = Los juegos cítricos
party-lead = Tres juegos rápidos para una mano: a solas, por turnos o juntos con un enlace.
party-room = Más jugadores, y fiestas con fruta de verdad
party-play = Jugar
party-who = ¿Quién juega en este aparato?
party-link-later = Otros pueden unirse desde sus aparatos con el enlace de la fiesta.
party-earlier = Fiestas anteriores
party-trouble = No ha funcionado. Inténtalo de nuevo.
party-offline = No se llega al servidor. Una fiesta con fruta de verdad funciona sin él.
party-missing = Aquí no hay ninguna fiesta así.
party-opening = Se abre la fiesta…
game-sort = Limones y limas
game-toss = Tiro de naranjas
game-eat = La fuga de las uvas
line-sort = Ordena un cubo de limones y limas, con una mano, lo más rápido que puedas.
line-toss = Diez naranjas, una cesta. Fallar cuesta un punto.
line-eat = Medio minuto de uvas. Solo cuenta lo tragado.
how-sort = Los limones a la izquierda, las limas a la derecha. Desliza la fruta, toca una cesta o usa las teclas de un lado. Lo mal puesto hay que corregirlo antes de que pare el tiempo.
how-toss = Tira hacia atrás, apunta y suelta. En la cesta son 2 puntos, fallar cuesta 1. Diez tiros.
how-eat = Pon uvas en la boca y deja que se mastiquen; cuanto más llena, más tardan. Traga antes de que acabe el tiempo.
score-sort = { $points } en su sitio, { NUMBER($seconds, minimumFractionDigits: 1) } s, { $faults ->
    [one] 1 error
   *[other] { $faults } errores
  }
score-toss = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }, { $clean } limpios
score-eat = { $points ->
    [one] 1 uva
   *[other] { $points } uvas
  }
seconds = { NUMBER($tenths, minimumFractionDigits: 1) } s
sound-on = Sonido: sí
sound-off = Sonido: no
name-add = Añadir jugador
name-of = Nombre del jugador { $number }
name-player = Jugador { $number }
name-remove = Quitar al jugador { $number }
your-name = Tu nombre
join = Unirse
start = Empezar: { $name }
other-game = Otro juego
next-round = El próximo juego
round = Ronda { $number }
winner = { $count ->
    [one] { $names } gana.
   *[other] { $names } ganan juntos.
  }
playing-now = jugando ahora
begun-anew = (empezado { $count } veces)
best-here = Lo mejor de esta fiesta
best-mine = Tus mejores resultados
link-lead = Otros se unen con este enlace:
link-copy = Copiar el enlace
link-copied = Copiado
sending = El resultado está en camino…
send-again = Enviar de nuevo
smile-hand = ¡Solo una mano! 😊
smile-pointer = Con un dedo basta. 😊
fruit-lemon = Limón.
fruit-lime = Lima.
sort-lemons = Limones
sort-limes = Limas
sort-left = quedan { $count }
sort-mistakes = { $count ->
    [one] 1 error
   *[other] { $count } errores
  }
sort-wrong-lime = Mal: una lima entre los limones.
sort-wrong-lemon = Mal: un limón entre las limas.
sort-back-lemon = Recoger el limón
sort-back-lime = Recoger la lima
sort-look = El cubo está vacío y algo está mal puesto.
sort-none-wrong = Nada está mal puesto.
sort-keys = Teclas de un lado: A limón, D lima, S recoger un error; o las flechas izquierda, derecha y abajo.
toss-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
toss-thrown = { $count ->
    [one] queda 1 naranja
   *[other] quedan { $count } naranjas
  }
toss-hit = ¡Dentro! { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
toss-missed = Fuera. { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
toss-scene = Una cesta a { $metres } metros
toss-slow = Apuntar despacio
toss-direction = Dirección: { $degrees }°
toss-strength = Fuerza: { NUMBER($speed, minimumFractionDigits: 1) } m/s
toss-throw = Lanzar
toss-how = Tira hacia atrás en cualquier parte del dibujo y suelta.
toss-distance = Distancia
toss-metres = { NUMBER($metres, minimumFractionDigits: 1) } m
eat-go = Ya.
eat-take = Uva
eat-swallow = Tragar ({ $count })
eat-swallowed = { $count } tragadas
eat-mouth = Boca: { $count } de { $most }, { $chewed } masticadas
eat-chewed = { $count } masticadas.
eat-full = La boca está llena.
eat-busy = Tragando…
eat-not-yet = Aún sin masticar.
eat-soon = Cinco segundos.
eat-keys = Teclas: A o ← para una uva, D o → para tragar.
real = Una fiesta con fruta de verdad
real-lead = Reloj, turnos, hoja de puntos y ganador para la fruta de tu mesa. Funciona sin red.
real-open = Abrir
real-how = Nombres, un juego y a jugar.
real-start = Empezar
real-turn = { $name }, te toca
real-sort = Un cubo de limones y limas, dos cestas, una mano. Para cuando todo esté en su sitio.
real-toss = Diez naranjas, una cesta, una línea desde la que lanzar.
real-eat = Uvas, y medio minuto. Los demás cuentan lo tragado.
real-go = Ya
real-stop = Alto
real-over = Se acabó el tiempo.
real-in = Dentro
real-missed = Fuera
real-hits = En la cesta
real-misses = Fallos hasta ahora
real-count-sort = Fruta en su sitio
real-count-eat = Uvas tragadas
real-faults = Errores
real-note = Anotar
real-sheet = Hoja de puntos
real-less = Menos: { $what }
real-more = Más: { $what }
refusal-party-players = Ya hay ocho jugadores.
refusal-party-round = Cada cual juega una ronda una vez.
refusal-party-clock = El resultado cuenta otro tiempo que el que ha pasado aquí; no vale.
refusal-party-pace = Ninguna mano es tan rápida; el resultado no vale.
refusal-party-order = El resultado está desordenado; no vale.
unsent-kept = El resultado aún no ha llegado al servidor. Se guarda aquí y se vuelve a enviar.

## Parties that were put away

party-in-bin = Esta fiesta está en tu papelera.
party-rounds = { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
  }
party-remove = Quitar la fiesta de { $names }
party-remove-short = Quitar
party-gone = { $how ->
    [left] Has dejado la fiesta de { $names }.
   *[removed] La fiesta de { $names } está en la papelera.
  }
bin-restore-of = Recuperar la fiesta de { $names }
bin-restored = La fiesta de { $names } ha vuelto.
bin-forget-of = Quitar para siempre la fiesta de { $names }
bin-forgotten = La fiesta de { $names } ya no existe.

## The rule book

party-rules = Las reglas
rules-party = Una fiesta
rules-sort = Limones y limas
rules-toss = Tiro de naranjas
rules-eat = La fuga de las uvas
