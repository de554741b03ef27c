### すべてのページに共通の文。ルールの名前と本文はサーバーから届く。

hesperides = Hesperides
title = Hesperides
title-turn = ● あなたの手番 · Hesperides
title-over = ゲーム終了 · Hesperides

## バー

bar = あなたの行動
bar-who = { $name }：
bar-sending = 送信中…
bar-drawing = 引いています…
bar-waiting = { $name }が考えています…
bar-watching = 観戦中です。{ $name }の手番です。
bar-over = { $count ->
    [0] { $names }は{ $points }点で終えました。
    [1] { $names }が{ $points }点で勝ちました。
   *[other] { $names }が{ $points }点で同時に勝ちました。
  }
confirm = 決定
confirm-first = 先に何か選んでください
undo = 元に戻す
undo-none = 元に戻せません。そのあとに何かが引かれたか、他の人が行動しました
restart = 手番をやり直す
back = キャンセル
why = なぜ？
result = 結果
again = もう一度
again-note = 同じプレイヤー、同じ設定で
refused = { $message }
lost-kept = 接続が切れました。手は保存してあり、接続が戻りしだい送ります。
stale = 接続が切れました。再接続しています…
handed = { $name }さん、あなたの手番です
close = 閉じる

## 理由

tip-rule = もとになるルール
tip-english = ルールブックは英語です。

## プレイヤー

seat-with-shape = { $name }（{ $shape ->
    [0] 丸
    [1] 四角
    [2] 三角
    [3] ひし形
    [4] 星
   *[5] 十字
  }{ $letter }）
between-parts = {"、"}
between-sentences = {"。"}
times = ×{ $count }
mat-label = { $name }、{ $letter }
mat-turn = 手番
mat-your-turn = あなたの手番
mat-score = { $points }点
mat-after = → { $value }
projection = 今終われば：{ $total }
players = プレイヤー
sheet = 表示するもの

## 初めてのゲームのヒント

hint = ヒント
hint-next = わかりました
hint-switch-on = オンにする
hint-off = ヒントなし

## 記録

log = 記録
tell-first = { $name }から始めます。
tell-won = { $count ->
    [0] { $names }は{ $points }点で終えました。
    [1] { $names }が{ $points }点で勝ちました。
   *[other] { $names }が{ $points }点で同時に勝ちました。
  }

## 読み上げ

board-label = ボード
zoom-fit = ボード全体を表示
spoken-nothing = まだ何もありません。
spoken-nothing-here = ここで選べるものはありません。
spoken-no-space = 行けるマスがありません。
spoken-undone = 取り消しました。
spoken-turn = { $name }の手番です。

## 結果

result-title = { $count ->
    [1] { $names }の勝ち
   *[other] { $names }の同時優勝
  }
result-alone = { $names }：{ $points }点
result-best = { $how ->
    [first] この設定での初めての練習です。次はこの点を超えましょう。
    [better] この設定での自己最高です！ これまでは{ $before }点でした。
   *[other] この設定での自己最高：{ $best }点
  }
source = 内訳
source-total = 合計
curve = 得点の推移
curve-turns = 手番
turn = 手番

## できない理由

refusal-other = 今はできません。

## 設定とキー

home = ホーム
home-link = Hesperides：ホーム
menu = メニュー
rules = ルール
show-regions = 誰のものかを表示
show-projection = 今終わった場合
options = 設定
option-pace = ボットの速さ
option-language = 言語
option-language-auto = ブラウザーに合わせる
language-draft = この訳は下書きです。ルールは英語だけです。
option-colours = 明るさ
option-motion = 動き
option-auto = 自動
option-light = ライト
option-dark = ダーク
option-none = なし
option-calm = 控えめ
option-full = あり
option-one-tap = 1タップで置く（確認なし）
option-keys = ボード上の1文字キー
option-hints = 初めてのゲームでヒントを出す
option-seats = プレイヤーの色
option-seats-safe = 標準
option-seats-contrast = 明暗で区別
option-seats-classic = クラシック
pace = { $ms ->
    [0] 即時
    [300] 速い
    [700] ふつう
    [1500] ゆっくり
   *[3000] とてもゆっくり
  }
keys = キー
keys-note = 変えたいキーを選んでください。1文字キーをオフにしても、Enter、Esc、矢印キーは使えます。
keys-usual = 標準のキーに戻す
key-change = { $what }：{ $key }。このキーを変更
key-press = { $what }：新しいキーを押すか、Escで取り消し
key-waiting = キーを押す
key-used = { $key }はもう使われています：{ $what }。
key-taken = { $key }はページの操作に使うため、ここでは選べません。
key-arrows = ボード上を移動。HomeとEndで端へ
key-next = 次の選べるマスへ
key-previous = 前の選べるマスへ
key-take = 選ぶ、続けて決定
key-confirm = どこからでも決定
key-back = 選択を取り消す
key-undo = 1手戻す
key-restart = 手番をやり直す
key-board = ボードへ
key-earlier = 一手前を見る
key-later = 一手先を見る
key-last = 直前の手番を聞く
key-scores = 全員の状況を聞く
key-tiles = これから出るものを聞く
key-regions = 誰のものかを表示して聞く
key-why = ここに置けない理由を聞く
key-help = このキー一覧
key-larger = 拡大
key-smaller = 縮小
key-fit = ボード全体を表示

## ページ

home-title = タイルのゲーム2つとパーティーのゲーム3つ
table-missing = そのテーブルはここにはありません。
table-opening = テーブルを開いています…
rules-ready = 初回のみ、この機器用にルールを準備しています：{ $percent } %
game-missing = このページは「{ $game }」というゲームを知りません。
game-trouble = ゲームを読み込めませんでした。ページを再読み込みしてください。
play-now = すぐに遊ぶ
new-table = 新しいテーブル
new-table-of = { $game }の新しいテーブル
watch = ボット戦を見る
learn = { $game }のルール
continue = { $count ->
    [1] ゲームの続き
   *[other] { $count }つのゲームの続き
  }
continue-all = { $count }件のゲームをすべて表示
ended = 最近のゲーム
unofficial = 非公式の実装です。ゲームの権利は作者と出版社にあります。ルールの文章と絵は独自のものです。
start-trouble = テーブルを開けませんでした。もう一度お試しください。
name-guest = ゲスト
name-person = ゲスト{ $number ->
    [0] {""}
   *[other] { $number }
  }
name-bot = { $number ->
    [1] グレタ
    [2] ブルーノ
    [3] カルメン
   *[other] ダリオ
  }
table-won = { $count ->
    [0] { $names }が終了
    [1] { $names }の勝ち
   *[other] { $names }の同時優勝
  }
table-your-turn = { $name }、あなたの手番です
table-turn = { $name }の手番
table-moves = { $moves }手
table-remove = { $shared ->
    [yes] { $names }のテーブルから抜ける
   *[no] { $names }のテーブルを削除
 }
table-remove-short = { $shared ->
    [yes] 抜ける
   *[no] 削除
 }
table-gone = { $how ->
    [left] { $names }のテーブルから抜けました。
   *[removed] { $names }のテーブルをごみ箱に入れました。
 }
table-binned = このテーブルはごみ箱にあります。
bin = ごみ箱
bin-open = ごみ箱（{ $count }）
bin-text = ごみ箱に入れたものは30日間、元に戻せます。
bin-empty = ごみ箱は空です。
bin-until = { $how ->
    [left] あなた抜きで続いています。ここに残るのはあと{ $days }
   *[removed] あと{ $days }で消えます
 }
bin-restore = 元に戻す
bin-restore-of = { $names }のテーブルを元に戻す
bin-restored = { $names }のテーブルが戻りました。
bin-forget = 完全に削除
bin-forget-of = { $names }のテーブルを完全に削除
bin-forgotten = { $names }のテーブルは削除されました。
bin-trouble = うまくいきませんでした。もう一度お試しください。
seats = 参加者
seat-kind = プレイヤー{ $number }の種類
seat-name = プレイヤー{ $number }の名前
seat-remove = プレイヤー{ $number }を外す
seat-more = もう1人追加
seats-alone = 練習ゲーム：1人で自己最高点に挑みます。
person = 人
bot = { $bot ->
    [sprout] ボット1・芽
    [seedling] ボット2・苗
    [sapling] ボット3・若木
    [bud] ボット4・つぼみ
    [blossom] ボット5・花
    [fruit] ボット6・実
    [harvest] ボット7・収穫
    [orchard] ボット8・果樹園
    [greedy] 貪欲ボット
    [search] 先読みボット
    [deep-search] 深く先読みするボット
    [uniform] ランダムボット
   *[other] ボット { $bot }
  }
bot-plays = { $bot ->
    [sprout] はじめての一局に。見落としは多いものの、むだな手は打ちません。
    [seedling] できることの多くを見落とし、よく当て推量をします。
    [sapling] できることの三分の二ほどに気づきます。
    [bud] できることの多くに気づき、ときどき読み違えます。
    [blossom] できることのほとんどに気づき、読み違いは少しだけです。
    [fruit] 自分の手番を最後まで考え、見落としません。
    [harvest] 先を読み、あなたの応手も考えに入れます。
    [orchard] 最高のレベル。一手ごとに何千回も先を読みます。
   *[other] {""}
  }
game-options = 遊び方
game-value-usual = 通常
start = 始める
contents = 目次
rules-title = { $game }のルール
rules-lead = ルールにはそれぞれ名前があります。ゲームが何かを説明するときはその名前を示し、リンクからここに来られます。
rules-english = ルールの本文は今のところ英語だけです。
rules-trouble = ルールブックを読み込めませんでした。

## 遊び方

how = 遊び方
how-head-goal = 目的
how-head-turn = 手番
how-head-points = 得点源
how-head-more = 知っておくこと
how-head-end = ゲームの終わり
how-all = { $game }の全ルール

## Looking back

replay = リプレイ
replay-first = 最初へ
replay-back = 一手戻る
replay-play = 再生
replay-pause = 一時停止
replay-on-one = 一手進む
replay-last = 最後へ
replay-position = ゲーム中の位置
replay-at = { $all } 手中 { $n } 手目
replay-step = 進む単位
replay-step-action = 行動
replay-step-turn = 手番
replay-step-score = 得点
replay-speed = 速さ
replay-leave = テーブルに戻る
replay-on = ここから続けて遊ぶ
replay-on-text = この局面から新しいゲームを始めます。ここから先に引くものは新しく引かれ、このゲームはそのまま残ります。
replay-trouble = この局面を読み込めませんでした。もう一度お試しください。
download = ダウンロード
record-open = 棋譜を開く
record-drop = 棋譜をここに置くと開きます
record-refused = この棋譜は開けません：{ $reason }
record-long = { $name } は棋譜として長すぎます。
