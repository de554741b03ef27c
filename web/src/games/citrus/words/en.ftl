### The texts of Citrus. The names and texts of rules come from the server.

game = Citrus
side = Market

## Things

fruit = { $kind ->
    [le] lemon
    [li] lime
    [or] orange
    [bo] blood orange
   *[gr] grapefruit
  }
plantation = { $kind ->
    [le] lemon
    [li] lime
    [or] orange
    [bo] blood orange
   *[gr] grapefruit
  }{ $well ->
    [yes] {" "}with well
   *[no] {""}
  }
tile = { $kind ->
    [horses] wild horses { $value }
    [money] money { $value }
    [cart] cart
    [bull] bull
    [bridge] bridge
   *[milestone] milestone
  }
line = { $side ->
    [r] row { $number }
   *[c] column { $number }
  }
line-empty = nothing
region-neutral = neutral region of { $size }
region-of = region of { $size } of { $owner }
finca-site = finca space { $letter }{ $open ->
    [open] , open to the next finca
    [later] {""}
   *[gone] , no longer built on
  }
finca-closed = finca { $letter }, scored, shutters closed
finca-count = { $name } { $count }
finca-nobody = nobody
finca-standing = finca { $letter }, { $high } for most and { $low } for second, { $open ->
    [one] 1 space still open
   *[other] { $open } spaces still open
  }: { $who }
space-empty = { $kind ->
    [rock] rock
    [bush] bush
   *[open] open
  }
space-worker = worker here
space-road = road of { $built ->
    [yes] finca { $letter }
   *[no] finca space { $letter }
  }
space-ghost = { $name }. Chosen: Enter puts it here
space-lit = { $name }. Fits
space-strands = { $name }. Fits, but leaves no room for the rest of your hand
space-harvest = { $name }. { $chosen ->
    [yes] Chosen for the harvest
   *[no] Can be harvested
  }
sum-harvest = { $plantations ->
    [one] 1 plantation
   *[other] { $plantations } plantations
  }{ $any ->
    [yes] {" "}+ { $wells ->
        [one] 1 well
       *[other] { $wells } wells
      } = { $points }
   *[no] {" "}= { $points }
  }

## The bar

bar-main = { $can ->
    [both] Buy a line of the market, or choose orchards of yours to harvest.
    [buy] Buy a line of the market.
   *[harvest] Choose one or more of your orchards to harvest.
  }
bar-line = Buy { $line }: { $contents }. You pay { $price } and keep { $left }.{ $finca ->
    [yes] {" "}A new finca comes.
   *[no] {""}
  }
bar-harvest = { $count ->
    [one] Harvest your { $names }
   *[other] Harvest { $names }
  }: { $sum } { $points ->
    [one] point
   *[other] points
  }, then { $income } coins for your workers.
bar-tile = Play { $tile }: you will have { $coins } coins.
bar-cart = Choose a plantation in the market for your cart.
bar-cart-chosen = The cart brings you this { $plantation } for nothing.
bar-bull = Choose where the bull goes: { $count } spaces are open to it.
bar-bull-chosen = The bull goes to { $place }.
bar-site = Choose where the new finca { $finca } goes: { $sites }.
bar-site-strands = The new finca { $finca } on { $letter } leaves no room for the rest of your hand: it would go back at 3 points each.
bar-site-chosen = The new finca { $finca } goes to { $letter }.
bar-place = Place the { $plantation }: { $count ->
    [0] no space is open to it yet
    [one] 1 space is open to it
   *[other] { $count } spaces are open to it
  }.
bar-place-chosen = The { $plantation } goes to { $place }{ $helpers ->
    [bridge] {" "}with your bridge
    [milestone] {" "}with your milestone
    [bridge-milestone] {" "}with your bridge and milestone
   *[none] {""}
  }.
bar-place-strands = The { $plantation } on { $place } leaves no room for the rest of your hand: it would go back at 3 points each.
bar-return = { $count ->
    [one] The last plantation cannot be built: it goes back and costs 3 points.
   *[other] The { $count } plantations left cannot be built: they go back and cost 3 points each.
  }
bar-pass = You can neither buy nor harvest, so you pass.
bar-end = { $tiles ->
    [yes] Your turn is done. Play a tile, or end it.
   *[no] Your turn is done.
  }
bar-end-scores = Your turn is done, and { $fincas } will be scored.
finca-name = finca { $letter }
end-turn = End turn
pass = Pass
give-back = Give back
hand = Your hand
hand-tile = { $plantation }{ $count ->
    [one] {""}
   *[other] {" "}times { $count }
  }, { $spaces ->
    [one] 1 space open
   *[other] { $spaces } spaces open
  }
helpers = With which tiles
helper-none = without

## The market

market = Market
market-free = free space
market-cart = { $plantation }, { $place }
market-cart-refused = { $plantation }, { $place }. { $why }
line-label = { $line }: { $contents }, { $price ->
    [one] 1 coin
   *[other] { $price } coins
  }{ $finca ->
    [yes] , brings a new finca
   *[no] {""}
  }
line-label-refused = { $line }: { $contents }. { $why }
supply = Still to come
bag = Bag { $total }
bag-kind = { $count } { $fruit } ({ $wells ->
    [one] 1 with a well
   *[other] { $wells } with wells
  })
next-finca = Next finca on
next-finca-none = No more fincas will be built.
next-refill = { $bag ->
    [due] When this hand is built, the market gets { $comes } from the bag.
    [yes] Comes when 3 or fewer of { $lying } are left; then { $comes } from the bag.
   *[no] The bag is empty: the market is not refilled.
  }
fincas-left = {" "}Fincas to come: { $list }.
fincas-of = { $count } of { $values }

## Players

mat-coins = { $coins } of 12 coins
mat-workers = { $count ->
    [one] 1 worker at home
   *[other] { $count } workers at home
  }
mat-horses = wild horses: { $points } points at the end
tile-refused = { $tile }. { $why }
tile-with-build = Used together with a plantation, where it is needed.
projection-terms = { $score } + fincas { $fincas } + orchards { $regions } + horses { $horses } + tiles { $tiles }

## Log

tell-sentence = { $text }.
tell-site = The next building site is { $letter }.
tell-finca = A finca { $values } is turned up.
tell-refill = The market gets { $names }.
tell-buy = { $name } buys { $line } for { $price ->
    [one] 1 coin
   *[other] { $price } coins
  }.
tell-pass = { $name } passes.
tell-harvest-region = { $place }: { $sum }
tell-harvest = { $name } harvests { $sums }, and earns { $income } coins{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } too many for the track)
  }.
tell-build = { $name } plants { $plantation } on { $place }
tell-take = takes { $tile }
tell-helpers = uses { $helpers }
tell-join-neutral = { $count ->
    [one] wins 1 neutral plantation
   *[other] wins { $count } neutral plantations
  }
tell-join-own = joins orchards
tell-build-finca = { $name } builds the finca { $values } on { $letter }.
tell-return = { $name } gives back { $count ->
    [one] 1 plantation
   *[other] { $count } plantations
  }.
tell-money = { $name } plays money { $coins }{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } too many for the track)
  }.
tell-cart = { $name } takes from the market by cart: { $plantation }.
tell-bull = { $name } leads the bull to { $place }.
tell-enclosed = Finca { $letter } ({ $values }) is enclosed: { $who }.
tell-enclosed-nobody = Finca { $letter } ({ $values }) is enclosed, with nobody there.
tell-unfinished = Finca { $letter } ({ $values }), unfinished: { $who }.
tell-end-regions = { $name }’s orchards at the end: { $terms } = { $points }.
tell-end-horses = { $name }’s wild horses: { $terms } = { $points }.
tell-end-tiles = { $name }’s unused tiles: { $terms } = { $points }.

## Speech

spoken-mat = { $name }: { $points } points, { $coins } coins, { $workers } workers at home.

## Result

source-harvest = Harvests
source-fincas = Enclosed fincas
source-returned = Given back
source-unfinished = Unfinished fincas
source-regions = Orchards at the end
source-horses = Wild horses
source-tiles = Unused tiles

## Why not

nowhere = The { $plantation } fits nowhere.
nowhere-count = { $count ->
    [one] 1 space
   *[other] { $count } spaces
  }: { $text }
nowhere-places = { $places }: { $text }
refusal-line = { $cause ->
    [empty] There is nothing in { $line }.
    [coins] You have { $money }, and { $line } costs { $price }.
   *[room] You could not build all of { $line }.
  }
refusal-build-space = { $space ->
    [planted] A plantation stands here already.
    [rock] Nothing grows on a rock without a bridge.
    [finca] This space is for a finca.
   *[open] Nothing can be built here.
  }
refusal-build-start = No { $kind ->
    [le] lemons
    [li] limes
    [or] oranges
    [bo] blood oranges
   *[gr] grapefruits
  } of yours to extend here, and no new orchard can begin: { $workers ->
    [0] you have no worker at home
   *[other] that needs a road of a built finca
  }.
refusal-build-extend = No { $kind ->
    [le] lemons
    [li] limes
    [or] oranges
    [bo] blood oranges
   *[gr] grapefruits
  } of yours touch this space.
refusal-build-road-colour = Another road space of this finca carries { $kind ->
    [le] lemon
    [li] lime
    [or] orange
    [bo] blood orange
   *[gr] grapefruit
  } already.
refusal-build-rivals = { $owned ->
    [yes] { $owner }’s
   *[no] Another player’s
  } { $kind ->
    [le] lemons
    [li] limes
    [or] oranges
    [bo] blood oranges
   *[gr] grapefruits
  } touch this space.
refusal-build-join-neutral = The neutral { $kind ->
    [le] lemons
    [li] limes
    [or] oranges
    [bo] blood oranges
   *[gr] grapefruits
  } here are more than yours.
refusal-tile-bridge = Even a bridge does not help here.
refusal-tile-milestone = A milestone does not help here.
refusal-tile-bull = The bull stands only on open ground.
refusal-tile-cart = The cart cannot be sent now.
refusal-finca-build = { $letter ->
    [none] First the new finca must be placed.
   *[other] The next finca cannot go to { $letter }.
  }
refusal-turn-main = You have bought or harvested already in this turn.
refusal-turn-tiles = This tile cannot be played now.
refusal-buy-build = First the plantations in hand must be built.

## Options and keys

key-arrows = move over the board and through the market; Home and End to the edges of the board
key-market = to the market

## Pages

cover = Three bots play a game of Citrus
cover-still = Keep the board still
cover-move = Let the bots play
cover-title = Plant, harvest, and mind your neighbours’ lemons
cover-text = Citrus is a game of orchards round the fincas of a sunny valley: buy fruit, plant it where it counts, and harvest before the money is gone. For two to five, in half an hour.
game-option-short = Short game: smaller board, 65 plantations
game-option-family = Family: roads of a finca may carry the same fruit
game-option-random-start = Random start: the first fincas stand anywhere
game-option-tight-start = Tight start: three fincas at first in the long game
game-option-milestone = Milestone tiles
game-value-milestone-anywhere = begin an orchard anywhere
game-value-milestone-recolour = ignore the colour of a road
game-value-milestone-none = are only worth a point
worker = worker
rules-pieces = The pieces
rules-board = Board
rules-market = Market
rules-setup = Setup
rules-turn = A turn
rules-buy = Buying
rules-build = Where to plant
rules-harvest = Harvest
rules-money = Money
rules-horses = Wild horses
rules-tile = Landscape tiles
rules-finca = Fincas
rules-end = The end
rules-variant = Variants

## Hints of the first game

hint-goal = Points come from fincas: once every space round one is filled, whoever has most plantations beside it gets its larger number; harvests of your own bring points too. The game ends when bag and market are empty, and most points win.
hint-market = This is the market. Each row and column has a coin with its price: you buy everything that lies in it, for one coin a plantation.
hint-line = The bar says what you get, what you pay and what you keep. Whatever you buy must be planted at once. Confirm, or choose another line.
hint-place = Plant on a lit space. Next to fruit of yours it joins that orchard; on the road of a finca it can begin a new one, with a worker of yours. Choose any other space to hear why not there.
hint-quick = One tap can plant at once, without Confirm; Undo takes it back. You can change this in the settings.
hint-site = A new finca comes. Once every space round a finca is built on, it pays its larger number to whoever has most plantations in orchards touching it, the smaller one to the second.
hint-end = Before you end your turn, you may play the landscape tiles you have picked up. They lie under your name.
hint-harvest = Short of coins? Instead of buying, choose orchards of yours to harvest: they bring points, coins, and their workers come home. What is harvested stays on the board and belongs to nobody.

## How to play

how-goal = You plant orchards round the fincas, the farms of a sunny valley. Whoever has most points at the end wins.
how-turn = On your turn you do one of two things. Buy: take everything in one row or column of the market, for 1 coin a plantation, and plant all of it at once. Or harvest: choose one or more of your orchards; they bring points, and then you are paid coins for the workers you have at home.
how-points = Once all spaces round a finca are filled, it pays: its larger number to whoever has most plantations in orchards that touch it, its smaller one to the second. A harvest brings 1 point for a plantation and 2 for one with a well; the worker comes home, but the orchard then belongs to nobody and counts for no finca.
how-more = A plantation goes beside your own fruit of the same kind. Or it begins a new orchard on a road that leads from a finca, and then one of your five workers stands on it. Orchards of the same fruit that belong to different players never touch. Whoever plants on a landscape tile takes it, and may play it later.
how-end = When only 3 plantations or fewer are left in the market, a new finca is built and the market is filled up from the bag. Once both are empty, the game ends: unfinished fincas pay their smaller number to whoever has most there, your last orchards are harvested, and horses and unused tiles count.
