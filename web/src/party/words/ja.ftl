### The Citrus Games: three party games.

party = シトラス・ゲームズ
party-lead = 片手で遊ぶ3つの短いゲーム。ひとりでも、順番でも、リンクで一緒にでも。
party-room = 人数を増やす、本物の果物で遊ぶ
party-play = 遊ぶ
party-who = この端末で遊ぶ人
party-link-later = ほかの人はパーティーのリンクから自分の端末で参加できます。
party-earlier = これまでのパーティー
party-trouble = うまくいきませんでした。もう一度お試しください。
party-offline = サーバーにつながりません。本物の果物のパーティーはサーバーなしで遊べます。
party-missing = そのパーティーはここにはありません。
party-opening = パーティーを開いています…
game-sort = レモンとライム
game-toss = オレンジ投げ
game-eat = ぶどうの脱出
line-sort = レモンとライムのバケツを片手でできるだけ速く仕分けます。
line-toss = オレンジ10個とかご1つ。外すと1点を失います。
line-eat = ぶどうの30秒。飲み込んだ分だけ数えます。
how-sort = レモンは左、ライムは右。果物をはじくか、かごを押すか、片側のキーを使います。間違いは時間が止まる前に直します。
how-toss = 引いて、ねらって、放します。かごに入れば2点、外せば1点を失います。10回投げます。
how-eat = ぶどうを口に入れて、かみます。口がいっぱいなほど時間がかかります。時間切れの前に飲み込みます。
score-sort = 正解{ $points }個、{ NUMBER($seconds, minimumFractionDigits: 1) }秒、{ $faults ->
   *[other] 間違い{ $faults }回
  }
score-toss = { $points ->
   *[other] { $points }点
  }、きれいな投球{ $clean }回
score-eat = { $points ->
   *[other] ぶどう{ $points }粒
  }
seconds = { NUMBER($tenths, minimumFractionDigits: 1) }秒
sound-on = 音：オン
sound-off = 音：オフ
name-add = 人を加える
name-of = { $number }人目の名前
name-player = プレイヤー{ $number }
name-remove = { $number }人目を外す
your-name = 名前
join = 参加する
start = 始める：{ $name }
other-game = ほかのゲーム
next-round = 次のゲーム
round = 第{ $number }回
winner = { $count ->
   *[other] { $names }の勝ち。
  }
playing-now = プレイ中
begun-anew = （{ $count }回開始）
best-here = このパーティーの最高記録
best-mine = あなたの最高記録
link-lead = ほかの人はこのリンクから参加できます：
link-copy = リンクをコピー
link-copied = コピーしました
sending = 結果を送っています…
send-again = もう一度送る
smile-hand = 片手だけです😊
smile-pointer = 指は1本で十分です😊
fruit-lemon = レモン。
fruit-lime = ライム。
sort-lemons = レモン
sort-limes = ライム
sort-left = 残り{ $count }個
sort-mistakes = { $count ->
   *[other] 間違い{ $count }回
  }
sort-wrong-lime = 間違い：レモンのかごにライム。
sort-wrong-lemon = 間違い：ライムのかごにレモン。
sort-back-lemon = レモンを取り戻す
sort-back-lime = ライムを取り戻す
sort-look = バケツは空ですが、間違いが残っています。
sort-none-wrong = 間違いはありません。
sort-keys = 片側のキー：Aはレモン、Dはライム、Sは間違いを取り戻す。または矢印の左、右、下。
toss-points = { $points ->
   *[other] { $points }点
  }
toss-thrown = { $count ->
   *[other] オレンジ残り{ $count }個
  }
toss-hit = 入りました。{ $points ->
   *[other] { $points }点
  }
toss-missed = 外れました。{ $points ->
   *[other] { $points }点
  }
toss-scene = { $metres }メートル先のかご
toss-slow = ゆっくりねらう
toss-direction = 方向：{ $degrees }°
toss-strength = 強さ：秒速{ NUMBER($speed, minimumFractionDigits: 1) }メートル
toss-throw = 投げる
toss-how = 絵のどこでも引いて放します。
toss-distance = 距離
toss-metres = { NUMBER($metres, minimumFractionDigits: 1) }メートル
eat-go = 始め。
eat-take = ぶどう
eat-swallow = 飲み込む（{ $count }）
eat-swallowed = 飲み込み{ $count }粒
eat-mouth = 口の中{ $count }/{ $most }粒、かみ終わり{ $chewed }粒
eat-chewed = { $count }粒かみました。
eat-full = 口がいっぱいです。
eat-busy = 飲み込んでいます…
eat-not-yet = まだかんでいません。
eat-soon = あと5秒。
eat-keys = キー：Aか←でぶどう、Dか→で飲み込む。
real = 本物の果物のパーティー
real-lead = 食卓の果物のための時計、順番、得点表、勝者。ネットワークなしで使えます。
real-open = 開く
real-how = 名前とゲームを選んですぐ始められます。
real-start = 始める
real-turn = { $name }の番です
real-sort = レモンとライムのバケツ、かご2つ、片手。すべて正しく分けたら止めます。
real-toss = オレンジ10個、かご1つ、投げる線1本。
real-eat = ぶどうと30秒。飲み込んだ数をほかの人が数えます。
real-go = 始め
real-stop = 止める
real-over = 時間切れです。
real-in = 入った
real-missed = 外れた
real-hits = かごの中
real-misses = 外れた数
real-count-sort = 仕分けた果物
real-count-eat = 飲み込んだぶどう
real-faults = 間違い
real-note = 記録する
real-sheet = 得点表
real-less = 減らす：{ $what }
real-more = 増やす：{ $what }
refusal-party-players = すでに8人います。
refusal-party-round = 1回のラウンドで遊べるのは1度だけです。
refusal-party-clock = 結果の時間がここで過ぎた時間と合わないため、無効です。
refusal-party-pace = それほど速い手はないため、結果は無効です。
refusal-party-order = 結果の順序が正しくないため、無効です。
unsent-kept = 結果がまだサーバーに届いていません。ここに保存してあり、もう一度送信します。

## Parties that were put away

party-in-bin = このパーティーはごみ箱にあります。
party-rounds = { $count }ラウンド
party-remove = { $names }のパーティーを削除
party-remove-short = 削除
party-gone = { $how ->
    [left] { $names }のパーティーから抜けました。
   *[removed] { $names }のパーティーをごみ箱に入れました。
  }
bin-restore-of = { $names }のパーティーを元に戻す
bin-restored = { $names }のパーティーが戻りました。
bin-forget-of = { $names }のパーティーを完全に削除
bin-forgotten = { $names }のパーティーは削除されました。

## The rule book

party-rules = ルール
rules-party = パーティー
rules-sort = レモンとライム
rules-toss = オレンジ投げ
rules-eat = ぶどうの脱出
