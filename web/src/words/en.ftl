### Every text that the pages of all games share. The names and texts of rules come from the server.

hesperides = Hesperides
title = Hesperides
title-turn = ● Your turn · Hesperides
title-over = Game over · Hesperides

## The bar

bar = Your move
bar-who = { $name }:
bar-sending = Sending…
bar-drawing = Drawing…
bar-waiting = { $name } is thinking…
bar-watching = You are watching. { $name } is to move.
bar-over = { $count ->
    [0] { $names } finished with { $points } points.
    [one] { $names } wins with { $points } points.
   *[other] { $names } win together with { $points } points.
  }
confirm = Confirm
confirm-first = Choose something first
undo = Undo
undo-none = Nothing to take back: a draw or another player's move came after it
restart = Restart turn
back = Cancel
why = Why?
result = Result
again = Rematch
again-note = The same players, the same options
refused = { $message }
lost-kept = The connection is lost. Your move is kept, and sent when it is back.
stale = Connection lost. Trying again…
handed = { $name }, it is your turn
close = Close

## Why

tip-rule = The rule behind it
tip-english = The rule book is in English.

## Players

seat-with-shape = { $name } ({ $shape ->
    [0] circle
    [1] square
    [2] triangle
    [3] diamond
    [4] star
   *[5] cross
  } { $letter })
between-parts = {", "}
between-sentences = {". "}
times = ×{ $count }
mat-label = { $name }, { $letter }
mat-turn = to move
mat-your-turn = your turn
mat-score = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
mat-after = → { $value }
projection = If it ended now: { $total }
players = Players
sheet = What to show

## Hints of the first game

hint = Hint
hint-next = Got it
hint-switch-on = Switch on
hint-off = No hints

## Log

log = Log
tell-first = { $name } begins.
tell-won = { $count ->
    [0] { $names } finished with { $points } points.
    [one] { $names } wins with { $points } points.
   *[other] { $names } win together with { $points } points.
  }

## Speech

board-label = Board
zoom-fit = Show the whole board
spoken-nothing = Nothing yet.
spoken-nothing-here = Nothing to choose here.
spoken-no-space = No space to go to.
spoken-undone = Taken back.
spoken-turn = { $name }’s turn.

## Result

result-title = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
  }
result-alone = { $names }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
result-best = { $how ->
    [first] Your first practice game with these options. This is the score to beat.
    [better] Your best so far with these options! Before it was { $before }.
   *[other] Your best so far with these options: { $best }.
  }
source = Source
source-total = Total
curve = Points over the game
curve-turns = Turns
turn = Turn

## Why not

refusal-other = Not possible now.

## Options and keys

home = Home
home-link = Hesperides: home
menu = Menu
rules = Rules
show-regions = Show who owns what
show-projection = If the game ended now
options = Settings
option-pace = Pace of the bots
option-language = Language
option-language-auto = as the browser
language-draft = These texts are a draft. The rules are told in English.
option-colours = Light
option-motion = Motion
option-auto = as the system
option-light = light
option-dark = dark
option-none = none
option-calm = calm
option-full = lively
option-one-tap = Place with one tap, without confirming
option-keys = Single keys on the board
option-hints = Hints in the first game
option-seats = Colours of the players
option-seats-safe = standard
option-seats-contrast = by lightness
option-seats-classic = classic
pace = { $ms ->
    [0] at once
    [300] fast
    [700] steady
    [1500] slow
   *[3000] very slow
  }
keys = Keys
keys-note = Choose a key to change it. While single keys are off, Enter, Esc and the arrows still work.
keys-usual = Usual keys again
key-change = { $what }: { $key }. Change this key
key-press = { $what }: press the new key, or Esc
key-waiting = press a key
key-used = { $key } is taken already: { $what }.
key-taken = { $key } moves over the page and cannot be used here.
key-arrows = move over the board; Home and End to its edges
key-next = next space that is open to you
key-previous = the one before
key-take = choose, then confirm
key-confirm = confirm from anywhere
key-back = take the choice back
key-undo = undo one step
key-restart = restart your turn
key-board = to the board
key-earlier = Look one step back
key-later = Look one step on
key-last = hear the last turn
key-scores = hear what everybody has
key-tiles = hear what is still to come
key-regions = show and hear who owns what
key-why = hear why not here
key-help = these keys
key-larger = enlarge
key-smaller = reduce
key-fit = show the whole board

## Pages

home-title = Two games of tiles, three for a party
table-missing = There is no such table here.
table-opening = Opening the table…
rules-ready = Getting the rules ready for this machine, once: { $percent } %
game-missing = This page does not know the game “{ $game }”.
game-trouble = The game could not be loaded. Please load the page again.
play-now = Play now
new-table = New table
new-table-of = A new table of { $game }
watch = Watch bots play
learn = Rules of { $game }
continue = { $count ->
    [one] Continue your game
   *[other] Continue one of your { $count } games
  }
continue-all = Show all { $count } games
ended = Played lately
unofficial = An unofficial implementation. Games belong to their authors and publishers; rules are told in our own words, and the art is our own.
start-trouble = The table could not be opened. Please try again.
name-guest = Guest
name-person = Guest { $number ->
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
    [0] { $names } finished
    [one] { $names } won
   *[other] { $names } won together
  }
table-your-turn = { $name }, your turn
table-turn = { $name } to move
table-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }
table-remove = { $shared ->
    [yes] Leave the table of { $names }
   *[no] Remove the table of { $names }
 }
table-remove-short = { $shared ->
    [yes] Leave
   *[no] Remove
 }
table-gone = { $how ->
    [left] You have left the table of { $names }.
   *[removed] The table of { $names } is in the bin.
 }
table-binned = This table is in your bin.
bin = Bin
bin-open = Bin ({ $count })
bin-text = What was put away can be fetched back for thirty days.
bin-empty = Nothing lies in the bin.
bin-until = { $how ->
    [left] goes on without you; here for { $days }
   *[removed] deleted in { $days }
 }
bin-restore = Restore
bin-restore-of = Restore the table of { $names }
bin-restored = The table of { $names } is back.
bin-forget = Remove for good
bin-forget-of = Remove the table of { $names } for good
bin-forgotten = The table of { $names } is gone.
bin-trouble = That did not work. Please try again.
seats = Who plays
seat-kind = Kind of player { $number }
seat-name = Name of player { $number }
seat-remove = Remove player { $number }
seat-more = One more player
seats-alone = A practice game: you play alone, against your own best score.
person = Person
bot = { $bot ->
    [sprout] Bot 1, sprout
    [seedling] Bot 2, seedling
    [sapling] Bot 3, sapling
    [bud] Bot 4, bud
    [blossom] Bot 5, blossom
    [fruit] Bot 6, fruit
    [harvest] Bot 7, harvest
    [orchard] Bot 8, orchard
    [greedy] Bot, greedy
    [search] Bot, looks ahead
    [deep-search] Bot, looks far ahead
    [uniform] Bot, random
   *[other] Bot, { $bot }
  }
bot-plays = { $bot ->
    [sprout] For a first game: it overlooks a lot, but throws nothing away.
    [seedling] Overlooks much of what it could do, and often guesses.
    [sapling] Sees about two thirds of what it could do.
    [bud] Sees most of what it could do, and misjudges some of it.
    [blossom] Sees nearly all it could do, and misjudges little.
    [fruit] Thinks its own turn through and overlooks nothing.
    [harvest] Looks ahead and reckons with your answers.
    [orchard] The highest level: looks ahead thousands of times before it moves.
   *[other] {""}
  }
game-options = How
game-value-usual = as usual
start = Start
contents = Contents
rules-title = The rules of { $game }
rules-lead = Every rule has a name. The game names it whenever it explains itself, and the link leads here.
rules-english = The rules themselves are told in English for now.
rules-trouble = The rule book could not be loaded.

## How to play

how = How to play
how-head-goal = The goal
how-head-turn = A turn
how-head-points = Where points come from
how-head-more = Good to know
how-head-end = The end
how-all = All rules of { $game }

## Looking back

replay = Replay
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on-one = One step on
replay-last = To the end
replay-position = Position in the game
replay-at = Step { $n } of { $all }
replay-step = Step by
replay-step-action = action
replay-step-turn = turn
replay-step-score = points
replay-speed = Speed
replay-leave = Back to the table
replay-on = Play on from here
replay-on-text = A new game begins with this position. What is drawn from here on is drawn anew; this game stays as it is.
replay-trouble = This position could not be loaded. Please try again.
download = Download
record-open = Open a record
record-drop = Drop a record to open it
record-refused = This record cannot be opened: { $reason }
record-long = { $name } is too long for a record.
