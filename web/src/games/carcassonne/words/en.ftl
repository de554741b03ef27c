### The texts of Carcassonne. The names and texts of rules come from the server.

game = Carcassonne
side = Tiles

## Squares and features

square-start = start
square-step = { $count } { $to ->
    [N] north
    [E] east
    [S] south
   *[W] west
  }
square-and = {", "}
square-empty = Empty
square-dead = no tile that is left fits here
square-lit = { $name }. Fits in { $turns ->
    [one] 1 of 4 turns
   *[other] { $turns } of 4 turns
  }
square-open = { $name }. { $phase ->
    [fruit] Can be harvested
    [tree] Choose the fruit of this tree
    [phantom] Your phantom can stand here
   *[meeple] A figure can stand here
  }
square-ghost = { $name }. Chosen, turned by { $turn } degrees: Enter lays it here, R turns it
edge = { $edge ->
    [N] north
    [E] east
    [S] south
   *[W] west
  }
edge-is = { $edge ->
    [N] to the north
    [E] to the east
    [S] to the south
   *[W] to the west
  } { $ground }
ground = { $kind ->
    [C] city
    [R] road
    [I] river
   *[F] field
  }
feature = { $kind ->
    [city] city
    [road] road
    [monastery] monastery
    [garden] garden
   *[field] field
  }
part = { $kind ->
    [city] city
    [road] road
   *[field] field
  } to the { $where }
feature-size = { $kind ->
    [city] City
    [road] Road
    [monastery] Monastery
    [garden] Garden
   *[field] Field
  } of { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
  }{ $pennants ->
    [0] {""}
    [one] , 1 pennant
   *[other] , { $pennants } pennants
  }{ $state ->
    [complete] , complete
    [field] , beside { $cities ->
        [one] 1 city
       *[other] { $cities } cities
      }
   *[open] , unfinished
  }
owned-by-nobody = nobody’s
worth = { $how ->
    [complete] { $now ->
        [one] 1 point
       *[other] { $now } points
      }
    [field] { $now } now, { $done } when its cities are complete
    [exact] { $now } now, { $done } when complete
    [least] { $now } now, at least { $done } when complete
   *[now] { $now } now
  }
owned-by = { $names }{ $counts ->
    [none] {""}
   *[other] {" "}({ $counts })
  }: { $worth }
figures-of = { $name } { $count }
figure = { $kind ->
    [meeple] meeple
    [abbot] abbot
   *[phantom] phantom
  }
figure-on = { $figure ->
    [meeple] meeple
    [abbot] abbot
   *[phantom] phantom
  } of { $owner } { $kind ->
    [city] in the city
    [road] on the road
    [monastery] in the monastery
    [garden] in the garden
   *[field] on the field
  }{ $where ->
    [none] {""}
   *[other] {" "}to the { $where }
  }
figure-told = { $figure }: { $owners }
tree-bare = A tree that has no fruit yet
tree-of = { $kind ->
    [quince] Quince tree
    [apple] Apple tree
    [apricot] Apricot tree
    [cherry] Cherry tree
    [plum] Plum tree
   *[elder] Elder tree
  }, { $left ->
    [0] empty
    [one] 1 token, worth { $values }
   *[other] { $left } tokens, worth { $values } in unknown order
  }
fruit = { $kind ->
    [quince] quince
    [apple] apple
    [apricot] apricot
    [cherry] cherry
    [plum] plum
   *[elder] elder
  }
token = { $fruit } { $value }
tile-tree = fruit tree
tile-city = { $edges ->
    [one] { $count ->
        [one] city
       *[other] { $count } cities
      }
    [beside] { $count ->
        [one] city round a corner
       *[other] { $count } cities round a corner
      }
    [opposite] city across
    [three] city on three sides
   *[four] city all over
  }{ $pennant ->
    [yes] {" "}with pennant
   *[no] {""}
  }
tile-road = { $shape ->
    [opposite] straight road
   *[beside] { $count ->
        [one] road bend
       *[other] { $count } road bends
      }
  }
tile-crossing = crossing of { $count } roads
tile-ends = { $count ->
    [one] 1 road
   *[other] { $count } roads
  }
tile-river = { $kind ->
    [opposite] straight river
    [beside] river bend
    [lake] lake
   *[spring] spring
  }

## The bar

bar-lay = Lay the { $tile }: { $count ->
    [one] it fits on 1 square
   *[other] it fits on { $count } squares
  }.
bar-lay-chosen = The tile goes to { $place }{ $turns ->
    [one] {""}
   *[other] {" "}and can be turned there
  }.
bar-tree = Choose which fruit grows on this tree.
bar-tree-chosen = { $kind ->
    [quince] Quinces
    [apple] Apples
    [apricot] Apricots
    [cherry] Cherries
    [plum] Plums
   *[elder] Elderberries
  } grow on this tree.
bar-meeple = { $count ->
    [0] { $recall ->
        [yes] You may take your abbot back
       *[no] { $left ->
            [none] You have no meeple at home
            [abbot] Only your abbot is at home, and this tile has no place for it
           *[some] No feature of this tile is free
          }
      }
   *[other] Place a figure on this tile, or none{ $recall ->
        [yes] ; or take your abbot back
       *[no] {""}
      }
  }.
bar-figure = Your { $figure ->
    [meeple] meeple
    [abbot] abbot
   *[phantom] phantom
  } goes to the { $part }: { $how ->
    [field] { $now ->
        [one] 1 point
       *[other] { $now } points
      } if the game ended now
    [complete] complete, { $now ->
        [one] 1 point
       *[other] { $now } points
      }
    [now] { $now ->
        [one] 1 point
       *[other] { $now } points
      } now
    [exact] { $now ->
        [one] 1 point
       *[other] { $now } points
      } now, { $done } when complete
   *[least] { $now ->
        [one] 1 point
       *[other] { $now } points
      } now, at least { $done } when complete
  }.
bar-phantom = You may also place your phantom on a free feature of this tile.
bar-recall = Your abbot comes back and brings { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
bar-fruit = { $trees ->
    [0] Sell fruit
   *[other] Take a fruit{ $sales ->
        [0] {""}
       *[other] , or sell some of yours
      }
  }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } actions left)
  }.
bar-harvest = Take { $kind ->
    [quince] a quince
    [apple] an apple
    [apricot] an apricot
    [cherry] a cherry
    [plum] a plum
   *[elder] an elderberry
  }: it brings { $known ->
    [yes] { $most ->
        [one] 1 point
       *[other] { $most } points
      } at once
   *[no] between { $least } and { $most } points at once, on average { NUMBER($mean, maximumFractionDigits: 1) }
  }.
bar-sell = Sell { $fruits } for { $points } points; at the end they would have brought { $costs }.
bar-skip = { $what ->
    [recall] Your abbot stays where it is.
    [either] No figure goes on this tile, and your abbot stays where it is.
    [phantom] Your phantom stays at home.
    [fruit] No fruit this time.
   *[figure] No figure goes on this tile.
  }
end-turn = End turn
none = { $what ->
    [meeple] No meeple
    [abbot] No abbot
    [recall] Leave the abbot
    [phantom] No phantom
    [fruit] No fruit
    [either] None of these
   *[figure] No figure
  }
hand = Your tile
hand-tile = { $tile }, turned by { $turn } degrees. Turn it
rotate = Turn the tile
zoom = Size of the table
zoom-in = Larger
zoom-out = Smaller

## Beside the table

drawn = Drawn now
drawn-fits = fits on { $count ->
    [one] 1 square
   *[other] { $count } squares
  }
choices = What you may do
choice-worth = { $how ->
    [complete] { $now }
    [now] { $now } now
    [exact] { $now } now, { $done } complete
   *[least] { $now } now, { $done }+ complete
  }
choice-not = why not?
choice-impossible = { $count ->
    [one] 1 placement is not possible: why?
   *[other] { $count } placements are not possible: why?
  }
choice-recall = take the abbot back
choice-harvest = { $kind ->
    [quince] a quince
    [apple] an apple
    [apricot] an apricot
    [cherry] a cherry
    [plum] a plum
   *[elder] an elderberry
  } from { $place }
choice-empty = empty
choice-token = { $known ->
    [yes] { $most }
   *[no] { $least } to { $most }
  }
choice-sale = sell
choice-sell = Sell { $fruits }: { $points } points
plus = +{ $points }
stack = Tiles left
left = { $count ->
    [one] 1 tile left.
   *[other] { $count } tiles left.
  }
left-nowhere = { $count ->
    [one] 1 fits nowhere now
   *[other] { $count } fit nowhere now
  }
left-legend = On each tile how many are left, below it on how many squares it fits now.{ $dead ->
    [yes] {" "}× on the table: no tile that is left fits there.
   *[no] {""}
  }
left-kind = { $tile }: { $count } left, { $places ->
    [0] fits nowhere now
    [one] fits in 1 place
   *[other] fits in { $places } places
  }.
fits = { $count ->
    [0] –
   *[other] { $count }
  }
orchard = Fruit, with the values still to be had
stack-waits = { $kind ->
    [quince] Quinces
    [apple] Apples
    [apricot] Apricots
    [cherry] Cherries
    [plum] Plums
   *[elder] Elderberries
  }: on no tree yet
ending = The final scoring
ending-start = { $count ->
    [one] 1 thing was scored at the end.
   *[other] { $count } things were scored at the end, one after the other.
  }
step-back = Back
step-on = Next
step-of = { $step } of { $count }

## Players

mat-meeples = { $count ->
    [one] 1 meeple at home
   *[other] { $count } meeples at home
  }
mat-abbot = { $home ->
    [yes] abbot at home
   *[no] abbot on the table
  }
mat-phantom = { $home ->
    [yes] phantom at home
   *[no] phantom on the table
  }
mat-tokens = Fruit: { $tokens }
mat-sale = sale { $points }
projection-terms = { $score } + roads { $roads } + cities { $cities } + monasteries { $monasteries } + fields { $fields } + fruit { $tokens }

## Log

tell-lay = { $name } lays a tile at { $place }: { $tile }.
tell-unplaceable = Fits nowhere and leaves the game: { $tile }.
tell-tree = { $name } lets { $kind ->
    [quince] quinces
    [apple] apples
    [apricot] apricots
    [cherry] cherries
    [plum] plums
   *[elder] elderberries
  } grow there.
tell-figure = { $name } places { $figure ->
    [meeple] a meeple
    [abbot] the abbot
   *[phantom] the phantom
  } { $kind ->
    [city] in the city
    [road] on the road
    [monastery] in the monastery
    [garden] in the garden
   *[field] on the field
  }{ $where ->
    [none] {""}
   *[other] {" "}to the { $where }
  }.
tell-harvest = { $name } takes { $kind ->
    [quince] a quince
    [apple] an apple
    [apricot] an apricot
    [cherry] a cherry
    [plum] a plum
   *[elder] an elderberry
  } worth { $value }.
tell-sell = { $name } sells { $fruits }: { $count ->
    [one] 1 kind
   *[other] { $count } kinds
  }.
tell-scored = { $how ->
    [recall] The abbot comes back. { $terms }.
   *[complete] Complete. { $terms }.
  }{ $who }
tell-majority = {" "}Figures: { $counts }.
terms-city = City, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
  }{ $pennants ->
    [0] {""}
    [one] {" "}+ 1 pennant
   *[other] {" "}+ { $pennants } pennants
  }{ $each ->
    [one] {""}
   *[other] , { $each } each
  } = { $points }
terms-road = Road, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
  } = { $points }
terms-monastery = { $kind ->
    [garden] Garden
   *[monastery] Monastery
  } and { $around ->
    [one] 1 tile
   *[other] { $around } tiles
  } round it = { $points }
terms-field = Field, { $count ->
    [one] 1 complete city
   *[other] { $count } complete cities
  }, { $each } each = { $points }
terms-tokens = { $count ->
    [one] 1 fruit token
   *[other] { $count } fruit tokens
  } = { $points }

## Speech

spoken-mat = { $name }: { $points } points, { $meeples } meeples at home{ $abbot ->
    [home] , abbot at home
    [out] , abbot on the table
   *[none] {""}
  }{ $phantom ->
    [home] , phantom at home
    [out] , phantom on the table
   *[none] {""}
  }{ $tokens ->
    [0] {""}
    [one] , 1 fruit
   *[other] , { $tokens } fruits
  }.
spoken-region = { $feature } at { $place }: { $owners }.
spoken-no-regions = Nobody owns anything yet.

## Result

source-roads = Roads
source-cities = Cities
source-monasteries = Monasteries
source-gardens = Gardens
source-harvests = Fruit harvested
source-sales = Fruit sold
source-unfinished = Unfinished at the end
source-fields = Fields
source-tokens = Fruit kept

## Why not

refusal-taken = A tile lies here already.
refusal-elsewhere = A tile must share an edge with one on the table.
refusal-edge = to the { $edge } your tile has { $tile } and its neighbour { $neighbour }
refusal-edges = Turned like this, { $terms }.
refusal-tile-match = The edges do not match.
refusal-river-flow = The river cannot go on here like this.
refusal-occupied = There are figures of { $names } in this { $kind ->
    [city] city
    [road] road
    [monastery] monastery
    [garden] garden
   *[field] field
  } already, at { $place }.
refusal-meeple-place = You have no { $figure ->
    [meeple] meeple
    [abbot] abbot
   *[phantom] phantom
  } at home for this { $kind ->
    [city] city
    [road] road
    [monastery] monastery
    [garden] garden
   *[field] field
  }.
refusal-abbot-place = { $kind ->
    [garden] Only the abbot may stand in a garden, and yours is not at home.
    [monastery] Your abbot is not at home.
   *[other] The abbot stands only on monasteries and in gardens.
  }
refusal-phantom-place = { $why ->
    [away] Your phantom is not at home.
    [garden] Only the abbot may stand in a garden.
    [field] In this game nobody stands on fields.
   *[other] The phantom cannot stand here.
  }
refusal-field-area = In this game nobody stands on fields.

## Options and keys

key-rotate = turn the tile
key-rotate-back = turn it the other way
key-spot = next place for a figure, fruit or stack
key-spot-back = the one before
key-none = place nothing

## Hints

hint-goal = Points come from your figures: a road, city or monastery pays once it is complete, to whoever has most figures on it. The game ends with the last tile; what is unfinished then counts for less, and most points win.
hint-lay = This tile was drawn for you. Choose a lit square: roads go on as roads, cities as cities, fields as fields. The dots say in how many ways it fits there.
hint-turn = Choose the tile again to turn it to the next way in which it fits. Then confirm.
hint-tree = You have laid a fruit tree: choose what grows on it. Figures placed on this tile or round it will harvest it.
hint-meeple = Place one figure on a feature of this tile: on the tile itself or in this list. A figure on a road, city or monastery comes home when that is complete; on a field it stays until the end.
hint-fruit = Your figure stands by a tree. Take the next token of one tree, for its value at once; or sell up to four different fruits of yours.

## Pages

cover = Three bots play a game of Carcassonne
cover-still = Keep the table still
cover-move = Let the bots play
cover-title = Lay the land, tile by tile, and claim what grows
cover-text = Carcassonne is a game of roads, walled cities, monasteries and fields that grow tile by tile; with fruit-bearing trees, harvests and sales as well. For one to six, in three quarters of an hour.
game-option-trees = The fruit-bearing trees
game-option-abbot = The abbot and gardens
game-option-river = The river
game-option-phantom = The phantom
game-option-fields = Fields
game-value-fields-on = 3 points for each complete city
game-value-fields-off = nobody stands on fields
game-value-fields-city4 = 4 points for each city, to most farmers round it
game-value-fields-once = 3 points, each city once for a player
game-option-small-city = A complete city of two tiles
game-value-small-city-4 = 2 points a tile
game-value-small-city-2 = 1 point a tile
game-option-fruit-actions = Fruit actions of a figure
game-value-fruit-actions-one = one
game-value-fruit-actions-per_tree = one for each tree in reach
rules-setup = Setup
rules-tile = Tiles
rules-meeple = Meeples
rules-score = Scoring
rules-road = Roads
rules-city = Cities
rules-monastery = Monasteries
rules-field = Fields
rules-end = The end
rules-fruit = The fruit-bearing trees
rules-abbot = The abbot
rules-garden = Gardens
rules-river = The river
rules-phantom = The phantom

## How to play

how-goal = Tile by tile you lay out a land of cities, roads and monasteries, and place your figures on it. Whoever has most points at the end wins.
how-turn = You draw a tile and lay it beside those on the table so that all its edges match: road to road, city to city, field to field. Then you may place one figure on a part of that tile, if nobody stands anywhere on that whole road, city or field. What is complete now is scored, and the figures on it come home.
how-points = A complete road brings 1 point a tile, a complete city 2 points a tile and 2 for each pennant, a monastery 9 points once all eight squares round it hold tiles. Whoever has most figures there gets them; those who are tied all get them in full.
how-more = You have seven figures, and one on a field stays there until the end: keep some at home. You cannot step onto what somebody else has taken, but a tile between two cities or roads can join them. If fruit trees are played, a figure placed on a tree’s tile or right beside it lets you pick or sell fruit. Other extras are explained when they come up.
how-end = The game ends with the turn in which the last tile is laid. Then unfinished roads and cities bring 1 point for each tile and pennant, a monastery 1 point for itself and for each tile round it. A field brings 3 points for each complete city that touches it, to whoever has most figures on it.
