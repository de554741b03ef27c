### カルカソンヌの文。ルールの名前と本文はサーバーから届く。

game = カルカソンヌ
side = タイル

## マスと地形

square-start = スタート
square-step = { $to ->
    [N] 北
    [E] 東
    [S] 南
   *[W] 西
  }{ $count }
square-and = {"・"}
square-empty = 空き
square-dead = 残りのタイルはどれもここに置けません
square-lit = { $name }。4方向のうち{ $turns }方向で置けます
square-open = { $name }。{ $phase ->
    [fruit] 収穫できます
    [tree] この木の果物を選んでください
    [phantom] ここにファントムを置けます
   *[meeple] ここにコマを置けます
  }
square-ghost = { $name }。選択中、{ $turn }度回転。Enterでここに置き、Rで回します
edge = { $edge ->
    [N] 北
    [E] 東
    [S] 南
   *[W] 西
  }
edge-is = { $edge ->
    [N] 北は
    [E] 東は
    [S] 南は
   *[W] 西は
  }{ $ground }
ground = { $kind ->
    [C] 都市
    [R] 道
    [I] 川
   *[F] 草原
  }
feature = { $kind ->
    [city] 都市
    [road] 道
    [monastery] 修道院
    [garden] 庭園
   *[field] 草原
  }
part = { $where }の{ $kind ->
    [city] 都市
    [road] 道
   *[field] 草原
  }
feature-size = { $kind ->
    [city] 都市
    [road] 道
    [monastery] 修道院
    [garden] 庭園
   *[field] 草原
  }、タイル{ $tiles }枚{ $pennants ->
    [0] {""}
   *[other] 、紋章{ $pennants }個
  }{ $state ->
    [complete] 、完成
    [field] 、{ $cities }つの都市に隣接
   *[open] 、未完成
  }
owned-by-nobody = 持ち主なし
worth = { $how ->
    [complete] { $now }点
    [field] 現在{ $now }点、都市の完成で{ $done }点
    [exact] 現在{ $now }点、完成で{ $done }点
    [least] 現在{ $now }点、完成で{ $done }点以上
   *[now] 現在{ $now }点
  }
owned-by = { $names }{ $counts ->
    [none] {""}
   *[other] （{ $counts }）
  }：{ $worth }
figures-of = { $name } { $count }
figure = { $kind ->
    [meeple] ミープル
    [abbot] 修道院長
   *[phantom] ファントム
  }
figure-on = { $owner }の{ $figure ->
    [meeple] ミープル
    [abbot] 修道院長
   *[phantom] ファントム
  }（{ $where ->
    [none] {""}
   *[other] { $where }の
  }{ $kind ->
    [city] 都市
    [road] 道
    [monastery] 修道院
    [garden] 庭園
   *[field] 草原
  }）
figure-told = { $figure }：{ $owners }
tree-bare = まだ実のない木
tree-of = { $kind ->
    [quince] マルメロの木
    [apple] リンゴの木
    [apricot] アンズの木
    [cherry] サクランボの木
    [plum] プラムの木
   *[elder] ニワトコの木
  }、{ $left ->
    [0] 空
    [1] トークン1枚（{ $values }）
   *[other] トークン{ $left }枚（{ $values }、順番は不明）
  }
fruit = { $kind ->
    [quince] マルメロ
    [apple] リンゴ
    [apricot] アンズ
    [cherry] サクランボ
    [plum] プラム
   *[elder] ニワトコ
  }
token = { $fruit } { $value }
tile-tree = 果樹
tile-city = { $edges ->
    [one] { $count ->
        [1] 都市
       *[other] 都市{ $count }つ
      }
    [beside] { $count ->
        [1] 角を挟む都市
       *[other] 角を挟む都市{ $count }つ
      }
    [opposite] 横断する都市
    [three] 3辺の都市
   *[four] 4辺の都市
  }{ $pennant ->
    [yes] （紋章）
   *[no] {""}
  }
tile-road = { $shape ->
    [opposite] まっすぐな道
   *[beside] { $count ->
        [1] 曲がった道
       *[other] 曲がった道{ $count }本
      }
  }
tile-crossing = { $count }本の道の交差点
tile-ends = 道{ $count }本
tile-river = { $kind ->
    [opposite] まっすぐな川
    [beside] 曲がった川
    [lake] 湖
   *[spring] 水源
  }

## バー

bar-lay = { $tile }のタイルを置きます。{ $count }か所に置けます。
bar-lay-chosen = タイルを{ $place }に置きます{ $turns ->
    [1] {""}
   *[other] 。ここでは向きを変えられます
  }。
bar-tree = この木に実る果物を選んでください。
bar-tree-chosen = この木に{ $kind ->
    [quince] マルメロ
    [apple] リンゴ
    [apricot] アンズ
    [cherry] サクランボ
    [plum] プラム
   *[elder] ニワトコ
  }が実ります。
bar-meeple = { $count ->
    [0] { $recall ->
        [yes] 修道院長を戻せます
       *[no] { $left ->
            [none] 手元にミープルがありません
            [abbot] 手元には修道院長しかなく、このタイルに置ける場所がありません
           *[some] このタイルに空いている地形はありません
          }
      }
   *[other] このタイルにコマを置けます（置かなくてもかまいません）{ $recall ->
        [yes] 。修道院長を戻すこともできます
       *[no] {""}
      }
  }。
bar-figure = { $figure ->
    [meeple] ミープル
    [abbot] 修道院長
   *[phantom] ファントム
  }を{ $part }に置きます。{ $how ->
    [field] 今終われば{ $now }点
    [complete] 完成して{ $now }点
    [now] 現在{ $now }点
    [exact] 現在{ $now }点、完成で{ $done }点
   *[least] 現在{ $now }点、完成で{ $done }点以上
  }。
bar-phantom = このタイルの空いた地形にファントムも置けます。
bar-recall = 修道院長を戻して{ $points }点を得ます。
bar-fruit = { $trees ->
    [0] 果物を売れます
   *[other] 果物を1つ取れます{ $sales ->
        [0] {""}
       *[other] 。手持ちの果物を売ることもできます
      }
  }{ $count ->
    [1] {""}
   *[other] （残り{ $count }アクション）
  }。
bar-harvest = { $kind ->
    [quince] マルメロ
    [apple] リンゴ
    [apricot] アンズ
    [cherry] サクランボ
    [plum] プラム
   *[elder] ニワトコ
  }を取ります。すぐに{ $known ->
    [yes] { $most }点
   *[no] { $least }～{ $most }点、平均{ NUMBER($mean, maximumFractionDigits: 1) }点
  }。
bar-sell = { $fruits }を売って{ $points }点を得ます。持っていれば終了時に{ $costs }点です。
bar-skip = { $what ->
    [recall] 修道院長はそのまま残します。
    [either] このタイルにはコマを置かず、修道院長もそのまま残します。
    [phantom] ファントムは手元に残します。
    [fruit] 今回は果物を取りません。
   *[figure] このタイルにはコマを置きません。
  }
end-turn = 手番を終える
none = { $what ->
    [meeple] ミープルなし
    [abbot] 修道院長なし
    [recall] 修道院長を残す
    [phantom] ファントムなし
    [fruit] 果物なし
    [either] どれも選ばない
   *[figure] コマなし
  }
hand = あなたのタイル
hand-tile = { $tile }、{ $turn }度回転。向きを変える
rotate = タイルを回す
zoom = 場の大きさ
zoom-in = 大きく
zoom-out = 小さく

## 場の横

drawn = 引いたタイル
drawn-fits = 置けるマス { $count }か所
choices = できること
choice-worth = { $how ->
    [complete] { $now }
    [now] 今{ $now }
    [exact] 今{ $now }、完成{ $done }
   *[least] 今{ $now }、完成{ $done }以上
  }
choice-not = なぜ？
choice-impossible = できない置き方が{ $count }つあります：なぜ？
choice-recall = 修道院長を戻す
choice-harvest = { $kind ->
    [quince] マルメロ
    [apple] リンゴ
    [apricot] アンズ
    [cherry] サクランボ
    [plum] プラム
   *[elder] ニワトコ
  }（{ $place }）
choice-empty = 空
choice-token = { $known ->
    [yes] { $most }
   *[no] { $least }～{ $most }
  }
choice-sale = 売る
choice-sell = { $fruits }を売る：{ $points }点
plus = +{ $points }
stack = 残りのタイル
left = 残り{ $count }枚
left-nowhere = 今は{ $count }枚が置けません
left-legend = タイルの上の数字は残り枚数、下の数字は今置けるマスの数です。{ $dead ->
    [yes] 場の×：残りのタイルはどれも置けません。
   *[no] {""}
  }
left-kind = { $tile }：残り{ $count }枚、{ $places ->
    [0] 今は置けません
   *[other] { $places }か所に置けます
  }。
fits = { $count ->
    [0] –
   *[other] { $count }
  }
orchard = 果物と残っている数字
stack-waits = { $kind ->
    [quince] マルメロ
    [apple] リンゴ
    [apricot] アンズ
    [cherry] サクランボ
    [plum] プラム
   *[elder] ニワトコ
  }：まだ木にありません
ending = 最終得点計算
ending-start = 終了時に{ $count }件の得点がありました。順に見られます。
step-back = 前へ
step-on = 次へ
step-of = { $step } / { $count }

## プレイヤー

mat-meeples = 手元のミープル{ $count }個
mat-abbot = { $home ->
    [yes] 修道院長は手元
   *[no] 修道院長は場
  }
mat-phantom = { $home ->
    [yes] ファントムは手元
   *[no] ファントムは場
  }
mat-tokens = 果物：{ $tokens }
mat-sale = 売値{ $points }
projection-terms = { $score } + 道 { $roads } + 都市 { $cities } + 修道院 { $monasteries } + 草原 { $fields } + 果物 { $tokens }

## 記録

tell-lay = { $name }がタイルを{ $place }に配置：{ $tile }。
tell-unplaceable = { $tile }：どこにも置けず、取り除かれます。
tell-tree = { $name }がそこに{ $kind ->
    [quince] マルメロ
    [apple] リンゴ
    [apricot] アンズ
    [cherry] サクランボ
    [plum] プラム
   *[elder] ニワトコ
  }を実らせます。
tell-figure = { $name }が{ $figure ->
    [meeple] ミープル
    [abbot] 修道院長
   *[phantom] ファントム
  }を{ $where ->
    [none] {""}
   *[other] { $where }の
  }{ $kind ->
    [city] 都市
    [road] 道
    [monastery] 修道院
    [garden] 庭園
   *[field] 草原
  }に配置。
tell-harvest = { $name }が{ $kind ->
    [quince] マルメロ
    [apple] リンゴ
    [apricot] アンズ
    [cherry] サクランボ
    [plum] プラム
   *[elder] ニワトコ
  }（{ $value }）を獲得。
tell-sell = { $name }が{ $fruits }を売却：{ $count }種類。
tell-scored = { $how ->
    [recall] 修道院長が戻ります。{ $terms }。
   *[complete] 完成。{ $terms }。
  }{ $who }
tell-majority = コマ：{ $counts }。
terms-city = 都市、タイル{ $tiles }枚{ $pennants ->
    [0] {""}
   *[other] {" "}+ 紋章{ $pennants }個
  }{ $each ->
    [1] {""}
   *[other] 、各{ $each }点
  } = { $points }
terms-road = 道、タイル{ $tiles }枚 = { $points }
terms-monastery = { $kind ->
    [garden] 庭園
   *[monastery] 修道院
  }と周りのタイル{ $around }枚 = { $points }
terms-field = 草原、完成した都市{ $count }つ、各{ $each }点 = { $points }
terms-tokens = 果物トークン{ $count }枚 = { $points }

## 読み上げ

spoken-mat = { $name }：{ $points }点、手元のミープル{ $meeples }個{ $abbot ->
    [home] 、修道院長は手元
    [out] 、修道院長は場
   *[none] {""}
  }{ $phantom ->
    [home] 、ファントムは手元
    [out] 、ファントムは場
   *[none] {""}
  }{ $tokens ->
    [0] {""}
   *[other] 、果物{ $tokens }個
  }。
spoken-region = { $place }の{ $feature }：{ $owners }。
spoken-no-regions = まだ誰も何も持っていません。

## 結果

source-roads = 道
source-cities = 都市
source-monasteries = 修道院
source-gardens = 庭園
source-harvests = 果物の収穫
source-sales = 果物の売却
source-unfinished = 終了時の未完成
source-fields = 草原
source-tokens = 残した果物

## できない理由

refusal-taken = ここにはもうタイルがあります。
refusal-elsewhere = タイルは場のタイルと辺を接して置きます。
refusal-edge = { $edge }側で{ $tile }が{ $neighbour }に接します
refusal-edges = この向きでは置けません。{ $terms }。
refusal-tile-match = 辺が合いません。
refusal-river-flow = 川をこのように続けることはできません。
refusal-occupied = この{ $kind ->
    [city] 都市
    [road] 道
    [monastery] 修道院
    [garden] 庭園
   *[field] 草原
  }にはもう{ $names }のコマがあります（{ $place }）。
refusal-meeple-place = この{ $kind ->
    [city] 都市
    [road] 道
    [monastery] 修道院
    [garden] 庭園
   *[field] 草原
  }に置く{ $figure ->
    [meeple] ミープル
    [abbot] 修道院長
   *[phantom] ファントム
  }が手元にありません。
refusal-abbot-place = { $kind ->
    [garden] 庭園に置けるのは修道院長だけで、今は手元にいません。
    [monastery] 修道院長が手元にいません。
   *[other] 修道院長は修道院か庭園にだけ置けます。
  }
refusal-phantom-place = { $why ->
    [away] ファントムが手元にありません。
    [garden] 庭園に置けるのは修道院長だけです。
    [field] このゲームでは草原にコマを置きません。
   *[other] ここにファントムは置けません。
  }
refusal-field-area = このゲームでは草原にコマを置きません。

## キー

key-rotate = タイルを回す
key-rotate-back = 逆に回す
key-spot = コマ・果物・山の次の候補へ
key-spot-back = 前の候補へ
key-none = 何も置かない

## ヒント

hint-goal = 得点はコマから生まれます。道・都市・修道院は、完成したときに、コマを最も多く置いている人の得点になります。最後のタイルでゲームが終わり、未完成のものは少なめに数え、得点の最も多い人の勝ちです。
hint-lay = あなたが引いたタイルです。光っているマスを選んでください。道は道に、都市は都市に、草原は草原につながるように置きます。点の数は、そこに置ける向きの数です。
hint-turn = タイルをもう一度選ぶと、置ける次の向きに回ります。よければ決定してください。
hint-tree = 果樹のタイルを置きました。実らせる果物を選んでください。このタイルや周りに置いたコマで収穫できます。
hint-meeple = このタイルの地形にコマを1つ置けます。タイルの上か、この一覧から選んでください。道・都市・修道院のコマは完成すると戻りますが、草原のコマは最後まで戻りません。
hint-fruit = 木のそばにコマを置きました。木を1本選んで一番上のトークンを取り、すぐにその点を得るか、手持ちの異なる果物を4つまで売ることができます。

## ページ

cover = 3体のボットがカルカソンヌをプレイ中
cover-still = 場を止める
cover-move = ボットのプレイを再開
cover-title = 一枚ずつ土地を広げ、実りを手に入れよう
cover-text = カルカソンヌは、道、城壁の都市、修道院、草原が一枚ずつ広がっていくタイル配置ゲーム。果樹を加えて、収穫や売却も楽しめます。1～6人用、約45分。
game-option-trees = 果樹
game-option-abbot = 修道院長と庭園
game-option-river = 川
game-option-phantom = ファントム
game-option-fields = 草原
game-value-fields-on = 接する完成都市1つにつき3点
game-value-fields-off = 草原にはコマを置かない
game-value-fields-city4 = 都市1つにつき4点、周りに農夫が最も多い人へ
game-value-fields-once = 3点、各都市は1人につき1回だけ
game-option-small-city = タイル2枚の完成都市
game-value-small-city-4 = タイル1枚につき2点
game-value-small-city-2 = タイル1枚につき1点
game-option-fruit-actions = コマごとの果物アクション
game-value-fruit-actions-one = 1回
game-value-fruit-actions-per_tree = 届く木1本につき1回
rules-setup = 準備
rules-tile = タイル
rules-meeple = ミープル
rules-score = 得点
rules-road = 道
rules-city = 都市
rules-monastery = 修道院
rules-field = 草原
rules-end = ゲームの終了
rules-fruit = 果樹
rules-abbot = 修道院長
rules-garden = 庭園
rules-river = 川
rules-phantom = ファントム

## 遊び方

how-goal = タイルを1枚ずつ並べて都市と道と修道院の土地を作り、そこにコマを置いていきます。最後に得点の最も多い人の勝ちです。
how-turn = タイルを1枚引き、すべての辺が合うように場のタイルの隣に置きます。道は道に、都市は都市に、草原は草原につなげます。次に、そのタイルの地形にコマを1つ置けます。ただし、つながった道・都市・草原のどこかにすでにコマがあれば置けません。完成したものは得点になり、そのコマは手元に戻ります。
how-points = 完成した道はタイル1枚につき1点、完成した都市はタイル1枚につき2点と紋章1つにつき2点、修道院は周りの8マスがすべてタイルで埋まると9点です。得点はコマの最も多い人に入り、同数なら全員が全額を得ます。
how-more = コマは7個で、草原のコマは最後まで戻らないので、いくつか手元に残しましょう。ほかの人がいる地形には直接置けませんが、間にタイルを置いて2つの都市や道をつなぐことはできます。果樹を使うゲームでは、木のタイルかそのすぐ隣に置いたコマで、果物を取るか売ることができます。ほかの追加要素は、出てきたときに説明されます。
how-end = 最後のタイルが置かれた手番でゲームは終わります。未完成の道と都市はタイルと紋章1つにつき1点、修道院は自身と周りのタイル1枚につき1点です。草原は、接している完成した都市1つにつき3点を、コマの最も多い人に与えます。
