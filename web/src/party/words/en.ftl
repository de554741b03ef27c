### The Citrus Games: three party games.

party = The Citrus Games
party-lead = Three quick games for one hand: alone, in turn, or together by a link.
party-room = More players, and parties with real fruit
party-play = Play
party-who = Who plays on this device?
party-link-later = Others can join on their own devices by the link that the party gets.
party-earlier = Earlier parties
party-trouble = That did not work. Please try again.
party-offline = The server cannot be reached. A party with real fruit works without it.
party-missing = There is no such party here.
party-opening = The party is being opened…
game-sort = Lemon Lime Challenge
game-toss = Orange Toss
game-eat = Grape Escape
line-sort = Sort a bucket of lemons and limes, with one hand, as fast as you can.
line-toss = Ten oranges, one basket. What misses costs a point.
line-eat = Half a minute of grapes. Only what is swallowed counts.
how-sort = Lemons go left, limes go right. Flick the fruit, tap a basket, or use the keys of one side. What lies wrong must be put right before the time stops.
how-toss = Pull back, aim and let go. In the basket is 2 points, a miss costs 1. Ten throws.
how-eat = Put grapes in and let them be chewed; the fuller the mouth, the longer it takes. Swallow before the time is over.
score-sort = { $points } sorted, { NUMBER($seconds, minimumFractionDigits: 1) } s, { $faults ->
    [one] 1 mistake
   *[other] { $faults } mistakes
  }
score-toss = { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $clean } clean
score-eat = { $points ->
    [one] 1 grape
   *[other] { $points } grapes
  }
seconds = { NUMBER($tenths, minimumFractionDigits: 1) } s
sound-on = Sound: on
sound-off = Sound: off
name-add = Add a player
name-of = Name of player { $number }
name-player = Player { $number }
name-remove = Remove player { $number }
your-name = Your name
join = Join in
start = Start: { $name }
other-game = Another game
next-round = The next game
round = Round { $number }
winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
  }
playing-now = playing now
begun-anew = (begun { $count } times)
best-here = The best at this party
best-mine = Your best
link-lead = Others join by this link:
link-copy = Copy the link
link-copied = Copied
sending = The result is on its way…
send-again = Send again
smile-hand = Only one hand! 😊
smile-pointer = One finger is enough. 😊
fruit-lemon = Lemon.
fruit-lime = Lime.
sort-lemons = Lemons
sort-limes = Limes
sort-left = { $count } left
sort-mistakes = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
  }
sort-wrong-lime = Wrong: a lime among the lemons.
sort-wrong-lemon = Wrong: a lemon among the limes.
sort-back-lemon = Take the lemon back
sort-back-lime = Take the lime back
sort-look = The bucket is empty, and something lies wrong.
sort-none-wrong = Nothing lies wrong.
sort-keys = Keys of one side: A lemon, D lime, S take back a mistake; or the arrows left, right and down.
toss-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
toss-thrown = { $count ->
    [one] 1 orange left
   *[other] { $count } oranges left
  }
toss-hit = In! { $points ->
    [one] 1 point
   *[other] { $points } points
  }
toss-missed = Missed. { $points ->
    [one] 1 point
   *[other] { $points } points
  }
toss-scene = A basket { $metres } metres away
toss-slow = Aim slowly
toss-direction = Direction: { $degrees }°
toss-strength = Strength: { NUMBER($speed, minimumFractionDigits: 1) } m/s
toss-throw = Throw
toss-how = Pull back anywhere on the picture, and let go.
toss-distance = Distance
toss-metres = { NUMBER($metres, minimumFractionDigits: 1) } m
eat-go = Go.
eat-take = Grape
eat-swallow = Swallow ({ $count })
eat-swallowed = { $count } swallowed
eat-mouth = Mouth: { $count } of { $most }, { $chewed } chewed
eat-chewed = { $count } chewed.
eat-full = The mouth is full.
eat-busy = Swallowing…
eat-not-yet = Not chewed yet.
eat-soon = Five seconds.
eat-keys = Keys: A or ← for a grape, D or → to swallow.
real = A party with real fruit
real-lead = A clock, turns, a score sheet and the winner, for fruit on your own table. Works without a network.
real-open = Open
real-how = Names, a game, and off you go.
real-start = Begin
real-turn = { $name }, it is your turn
real-sort = A bucket of lemons and limes, two baskets, one hand. Stop when all lies right.
real-toss = Ten oranges, one basket, a line to throw from.
real-eat = Grapes, and half a minute. The others count what is swallowed.
real-go = Go
real-stop = Stop
real-over = Time is over.
real-in = In
real-missed = Missed
real-hits = In the basket
real-misses = Missed so far
real-count-sort = Fruit sorted
real-count-eat = Grapes swallowed
real-faults = Mistakes
real-note = Note it
real-sheet = Score sheet
real-less = Less: { $what }
real-more = More: { $what }
refusal-party-players = There are eight players already.
refusal-party-round = Everybody plays a round once.
refusal-party-clock = The result tells of another time than has passed here, so it does not count.
refusal-party-pace = No hand is that fast, so the result does not count.
refusal-party-order = The result is out of order, so it does not count.
unsent-kept = The result has not reached the server yet. It is kept here and sent again.

## Parties that were put away

party-in-bin = This party is in your bin.
party-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
  }
party-remove = Remove the party of { $names }
party-remove-short = Remove
party-gone = { $how ->
    [left] You have left the party of { $names }.
   *[removed] The party of { $names } is in the bin.
  }
bin-restore-of = Restore the party of { $names }
bin-restored = The party of { $names } is back.
bin-forget-of = Remove the party of { $names } for good
bin-forgotten = The party of { $names } is gone.

## The rule book

party-rules = The rules
rules-party = A party
rules-sort = Lemon Lime Challenge
rules-toss = Orange Toss
rules-eat = Grape Escape
