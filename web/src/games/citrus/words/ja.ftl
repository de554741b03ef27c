### シトラスの文。ルールの名前と本文はサーバーから届く。

game = シトラス
side = 市場

## もの

fruit = { $kind ->
    [le] レモン
    [li] ライム
    [or] オレンジ
    [bo] ブラッドオレンジ
   *[gr] グレープフルーツ
  }
plantation = { $kind ->
    [le] レモン
    [li] ライム
    [or] オレンジ
    [bo] ブラッドオレンジ
   *[gr] グレープフルーツ
  }{ $well ->
    [yes] （井戸）
   *[no] {""}
  }
tile = { $kind ->
    [horses] 野生馬{ $value }
    [money] お金{ $value }
    [cart] 荷車
    [bull] 雄牛
    [bridge] 橋
   *[milestone] 道標
  }
line = { $side ->
    [r] 横列{ $number }
   *[c] 縦列{ $number }
  }
line-empty = なし
region-neutral = 中立の果樹園（{ $size }枚）
region-of = { $owner }の果樹園（{ $size }枚）
finca-site = 建設地{ $letter }{ $open ->
    [open] 、次のフィンカを建てられます
    [later] {""}
   *[gone] 、もう建ちません
  }
finca-closed = フィンカ{ $letter }、得点済み（よろい戸は閉）
finca-count = { $name } { $count }
finca-nobody = なし
finca-standing = フィンカ{ $letter }、最多{ $high }点・2位{ $low }点、空きマスあと{ $open }：{ $who }
space-empty = { $kind ->
    [rock] 岩
    [bush] 茂み
   *[open] 空き
  }
space-worker = ワーカーあり
space-road = { $built ->
    [yes] フィンカ{ $letter }
   *[no] 建設地{ $letter }
  }の道
space-ghost = { $name }。選択中。Enterでここに置きます
space-lit = { $name }。置けます
space-strands = { $name }。置けますが、残りの手札を置く場所がなくなります
space-harvest = { $name }。{ $chosen ->
    [yes] 収穫に選択中
   *[no] 収穫できます
  }
sum-harvest = 農園{ $plantations }{ $any ->
    [yes] {" "}+ 井戸{ $wells } = { $points }
   *[no] {" "}= { $points }
  }

## バー

bar-main = { $can ->
    [both] 市場の列を買うか、収穫する果樹園を選んでください。
    [buy] 市場の列を買ってください。
   *[harvest] 収穫する果樹園を1つ以上選んでください。
  }
bar-line = { $line }を買います：{ $contents }。支払い{ $price }、残り{ $left }。{ $finca ->
    [yes] 新しいフィンカが建ちます。
   *[no] {""}
  }
bar-harvest = { $names }の果樹園{ $count ->
    [1] {""}
   *[other] { $count }つ
  }を収穫します：{ $sum } { $points ->
   *[other] 点
  }。ワーカーの収入は{ $income }コインです。
bar-tile = { $tile }を使います。コインは{ $coins }枚になります。
bar-cart = 荷車で運ぶ農園を市場から選んでください。
bar-cart-chosen = 荷車が{ $plantation }を無料で運びます。
bar-bull = 雄牛を置くマスを選んでください。{ $count }か所に置けます。
bar-bull-chosen = 雄牛を{ $place }に置きます。
bar-site = 新しいフィンカ（{ $finca }）の場所を選んでください：{ $sites }。
bar-site-strands = 新しいフィンカ{ $finca }を{ $letter }に建てると、残りの手札を置く場所がなくなり、返却で1枚につき3点を失います。
bar-site-chosen = 新しいフィンカ（{ $finca }）を{ $letter }に建てます。
bar-place = { $plantation }を植えてください。{ $count ->
    [0] まだ置けるマスがありません
   *[other] 置けるマスは{ $count }か所です
  }。
bar-place-chosen = { $plantation }を{ $place }に植えます{ $helpers ->
    [bridge] （橋を使用）
    [milestone] （道標を使用）
    [bridge-milestone] （橋と道標を使用）
   *[none] {""}
  }。
bar-place-strands = { $place }に{ $plantation }を植えると、残りの手札を置く場所がなくなり、返却で1枚につき3点を失います。
bar-return = { $count ->
    [1] 最後の農園は植えられません。返却して3点を失います。
   *[other] 残りの農園{ $count }枚は植えられません。返却して1枚につき3点を失います。
  }
bar-pass = 購入も収穫もできないので、パスします。
bar-end = { $tiles ->
    [yes] 行動を終えました。タイルを使うか、手番を終えてください。
   *[no] 行動を終えました。
  }
bar-end-scores = 行動を終えました。{ $fincas }の得点計算をします。
finca-name = フィンカ{ $letter }
end-turn = 手番を終える
pass = パス
give-back = 返却する
hand = あなたの手札
hand-tile = { $plantation }{ $count ->
    [1] {""}
   *[other] ×{ $count }
  }、置けるマス{ $spaces }か所
helpers = 使うタイル
helper-none = なし

## 市場

market = 市場
market-free = 空き
market-cart = { $plantation }、{ $place }
market-cart-refused = { $plantation }、{ $place }。{ $why }
line-label = { $line }：{ $contents }、{ $price }コイン{ $finca ->
    [yes] 、新しいフィンカが建ちます
   *[no] {""}
  }
line-label-refused = { $line }：{ $contents }。{ $why }
supply = これから出るもの
bag = 袋 { $total }
bag-kind = { $fruit }{ $count }枚（井戸つき{ $wells }枚）
next-finca = 次のフィンカ：
next-finca-none = フィンカはもう建ちません。
next-refill = { $bag ->
    [due] この手札を植え終えると、袋から市場に{ $comes }枚補充されます。
    [yes] 市場の{ $lying }枚が3枚以下になると建ち、袋から{ $comes }枚補充されます。
   *[no] 袋は空なので、市場は補充されません。
  }
fincas-left = 残りのフィンカ：{ $list }。
fincas-of = { $values }が{ $count }枚

## プレイヤー

mat-coins = コイン{ $coins }枚（上限12枚）
mat-workers = 手元のワーカー{ $count }人
mat-horses = 野生馬：終了時に{ $points }点
tile-refused = { $tile }。{ $why }
tile-with-build = 必要な場所に農園を植えるときに使います。
projection-terms = { $score } + フィンカ { $fincas } + 果樹園 { $regions } + 馬 { $horses } + タイル { $tiles }

## 記録

tell-sentence = { $text }。
tell-site = 次の建設地は{ $letter }です。
tell-finca = フィンカ{ $values }が公開されます。
tell-refill = 市場に補充：{ $names }。
tell-buy = { $name }が{ $line }を{ $price }コインで購入。
tell-pass = { $name }がパス。
tell-harvest-region = { $place }：{ $sum }
tell-harvest = { $name }が{ $sums }を収穫、{ $income }コインを獲得{ $lost ->
    [0] {""}
   *[other] （上限を超えた{ $lost }枚を失う）
  }。
tell-build = { $name }が{ $plantation }を{ $place }に植樹
tell-take = { $tile }を獲得
tell-helpers = { $helpers }を使用
tell-join-neutral = 中立の農園{ $count }枚を獲得
tell-join-own = 果樹園を統合
tell-build-finca = { $name }がフィンカ{ $values }を{ $letter }に建設。
tell-return = { $name }が農園{ $count }枚を返却。
tell-money = { $name }がお金{ $coins }を使用{ $lost ->
    [0] {""}
   *[other] （上限を超えた{ $lost }枚を失う）
  }。
tell-cart = { $name }が荷車で市場の{ $plantation }を獲得。
tell-bull = { $name }が雄牛を{ $place }に配置。
tell-enclosed = フィンカ{ $letter }（{ $values }）が囲まれました：{ $who }。
tell-enclosed-nobody = フィンカ{ $letter }（{ $values }）が囲まれました。誰も接していません。
tell-unfinished = フィンカ{ $letter }（{ $values }）、未完成：{ $who }。
tell-end-regions = { $name }の終了時の果樹園：{ $terms } = { $points }。
tell-end-horses = { $name }の野生馬：{ $terms } = { $points }。
tell-end-tiles = { $name }の未使用タイル：{ $terms } = { $points }。

## 読み上げ

spoken-mat = { $name }：{ $points }点、コイン{ $coins }枚、手元のワーカー{ $workers }人。

## 結果

source-harvest = 収穫
source-fincas = 囲まれたフィンカ
source-returned = 返却
source-unfinished = 未完成のフィンカ
source-regions = 終了時の果樹園
source-horses = 野生馬
source-tiles = 未使用タイル

## できない理由

nowhere = { $plantation }を植えられるマスはありません。
nowhere-count = { $count }マス：{ $text }
nowhere-places = { $places }：{ $text }
refusal-line = { $cause ->
    [empty] { $line }には何もありません。
    [coins] { $line }は{ $price }コインですが、手元には{ $money }コインしかありません。
   *[room] { $line }のすべてを植えることができません。
  }
refusal-build-space = { $space ->
    [planted] ここにはもう農園があります。
    [rock] 岩には橋がないと植えられません。
    [finca] ここはフィンカの場所です。
   *[open] ここには植えられません。
  }
refusal-build-start = ここに広げられるあなたの{ $kind ->
    [le] レモン
    [li] ライム
    [or] オレンジ
    [bo] ブラッドオレンジ
   *[gr] グレープフルーツ
  }はなく、新しい果樹園も始められません。{ $workers ->
    [0] 手元にワーカーがいません
   *[other] 建っているフィンカの道が必要です
  }。
refusal-build-extend = このマスにあなたの{ $kind ->
    [le] レモン
    [li] ライム
    [or] オレンジ
    [bo] ブラッドオレンジ
   *[gr] グレープフルーツ
  }は隣接していません。
refusal-build-road-colour = このフィンカの別の道に、もう{ $kind ->
    [le] レモン
    [li] ライム
    [or] オレンジ
    [bo] ブラッドオレンジ
   *[gr] グレープフルーツ
  }があります。
refusal-build-rivals = このマスには{ $owned ->
    [yes] { $owner }
   *[no] 他のプレイヤー
  }の{ $kind ->
    [le] レモン
    [li] ライム
    [or] オレンジ
    [bo] ブラッドオレンジ
   *[gr] グレープフルーツ
  }が隣接しています。
refusal-build-join-neutral = ここの中立の{ $kind ->
    [le] レモン
    [li] ライム
    [or] オレンジ
    [bo] ブラッドオレンジ
   *[gr] グレープフルーツ
  }は、あなたのものより多いです。
refusal-tile-bridge = 橋を使ってもここには植えられません。
refusal-tile-milestone = 道標を使ってもここには植えられません。
refusal-tile-bull = 雄牛は空いたマスにだけ置けます。
refusal-tile-cart = 今は荷車を使えません。
refusal-finca-build = { $letter ->
    [none] 先に新しいフィンカを建ててください。
   *[other] 次のフィンカは{ $letter }に建てられません。
  }
refusal-turn-main = この手番ではもう購入か収穫をしました。
refusal-turn-tiles = このタイルは今は使えません。
refusal-buy-build = 先に手札の農園を植えてください。

## キー

key-arrows = ボードと市場の中を移動。HomeとEndでボードの端へ
key-market = 市場へ

## ページ

cover = 3体のボットがシトラスをプレイ中
cover-still = ボードを止める
cover-move = ボットのプレイを再開
cover-title = 植えて、収穫して、隣のレモンにご用心
cover-text = シトラスは、陽光の谷のフィンカを囲んで果樹園を広げるゲーム。果物を買い、よい場所に植え、お金が尽きる前に収穫します。2～5人用、約30分。
game-option-short = 短いゲーム：小さいボード、農園65枚
game-option-family = ファミリー：フィンカの道に同じ果物を植えてよい
game-option-random-start = ランダム配置：最初のフィンカの場所が毎回変わる
game-option-tight-start = 狭いスタート：長いゲームを3つのフィンカで始める
game-option-milestone = 道標タイル
game-value-milestone-anywhere = どこでも果樹園を始められる
game-value-milestone-recolour = 道の色を無視できる
game-value-milestone-none = 1点になるだけ
worker = ワーカー
rules-pieces = 内容物
rules-board = ボード
rules-market = 市場
rules-setup = 準備
rules-turn = 手番
rules-buy = 購入
rules-build = 植える場所
rules-harvest = 収穫
rules-money = お金
rules-horses = 野生馬
rules-tile = 風景タイル
rules-finca = フィンカ
rules-end = ゲームの終了
rules-variant = バリアント

## ヒント

hint-goal = 得点源はフィンカです。周りのマスがすべて埋まると、隣に農園を最も多く持つ人が大きいほうの数の点を得ます。自分の果樹園の収穫も得点になります。袋と市場が空になるとゲームが終わり、得点の最も多い人の勝ちです。
hint-market = これが市場です。横列と縦列のコインに値段が書かれています。列にある農園をすべて、1枚1コインで買います。
hint-line = 得るもの、支払い、残りがバーに出ます。買ったものはすぐに植えます。決定するか、別の列を選んでください。
hint-place = 光っているマスに植えます。自分の同じ果物の隣なら果樹園が広がり、フィンカの道なら、ワーカーを置いて新しい果樹園を始められます。ほかのマスを選ぶと、置けない理由がわかります。
hint-quick = 「決定」を押さず、1タップですぐに植えることもできます。「元に戻す」で取り消せます。設定でいつでも変更できます。
hint-site = 新しいフィンカが建ちます。周りのマスがすべて埋まると、接する果樹園の農園が最も多い人に大きいほうの数、2位の人に小さいほうの数の点が入ります。
hint-end = 手番を終える前に、手に入れた風景タイルを使えます。タイルはあなたの名前の下にあります。
hint-harvest = コインが足りませんか？買う代わりに、自分の果樹園を選んで収穫できます。得点とコインが入り、ワーカーが手元に戻ります。収穫した農園はボードに残り、誰のものでもなくなります。

## 遊び方

how-goal = 日の当たる谷のフィンカ（農家）の周りに果樹園を作ります。最後に得点の最も多い人の勝ちです。
how-turn = 手番では、次のどちらか1つを行います。購入：市場の横列か縦列を1つ選び、その農園をすべて1枚1コインで買い、すぐに全部植えます。収穫：自分の果樹園を1つ以上選びます。得点が入り、続いて手元にいるワーカーの数に応じてコインを受け取ります。
how-points = フィンカの周りのマスがすべて埋まると得点になります。接している果樹園の農園が最も多い人に大きいほうの数、2位の人に小さいほうの数の点が入ります。収穫は農園1枚につき1点、井戸のある農園は2点です。ワーカーは手元に戻りますが、その果樹園は誰のものでもなくなり、フィンカの得点にも数えません。
how-more = 農園は、同じ種類の自分の果物の隣に植えます。または、フィンカから出る道のマスに新しい果樹園を作り、5人のワーカーのうち1人を置きます。同じ果物でも、違うプレイヤーの果樹園どうしは決して隣り合いません。風景タイルの上に植えるとそのタイルを取り、あとで使えます。
how-end = 市場の農園が3枚以下になると、新しいフィンカが建ち、市場が袋から補充されます。袋も市場も空になるとゲームは終わりです。未完成のフィンカは最も多い人に小さいほうの数の点を与え、残っている自分の果樹園は収穫され、野生馬と未使用のタイルも得点になります。
