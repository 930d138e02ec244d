### What only the program says, in the terminal.

# "a and b"; "a, b"; "a, b, and c"
list-two = { $left }和{ $right }
list-more = { $left }、{ $right }
list-last = { $left }和{ $right }
# One sentence after the other.
sentences = { $left }{ $right }
# "1 knight (2 to 3)"
with-detail = { $what }（{ $detail }）
# "+3 points"
with-unit = { $number }{ $unit }
# One letter, or one character, for each colour.
letter-red = 紅
letter-yellow = 黃
letter-white = 白
# Short prices, at most 9 columns wide.
short-influence = { $count }影響力
short-deniers = { $count }銀幣
short-knowledge = { $count }知識
# What a tile does, at most 17 columns wide.
tile-1-banquet-short = 影響力調整2點
tile-1-raid-short = 影響力無效
tile-2-banquet-short = 免費
tile-2-raid-short = 多1枚銀幣
tile-3-banquet-short = 大教堂：各1
tile-3-raid-short = 多1點知識
tile-4-banquet-short = 工作建築：+1市民
tile-4-raid-short = 點數0
tile-5-banquet-short = 改色只要1
tile-5-raid-short = 顏色固定
tile-6-banquet-short = 堡壘：+2
tile-6-raid-short = 多1點影響力
tile-7-banquet-short = 大禮堂：+1
tile-7-raid-short = 無聲望建築
tile-8-banquet-short = 黑骰無害
tile-8-raid-short = 透明骰等同黑骰
# Drawings of a game, at most 80 columns wide.
show-before = 尚未擲骰
show-end = 遊戲結束
show-when = { $half ->
    [morning] 第{ $day }天上午
   *[afternoon] 第{ $day }天下午
}
show-day = 第{ $day }天
show-black = 黑色
show-turns = { $color ->
    [red] 翻成紅色
    [yellow] 翻成黃色
   *[white] 翻成白色
}
show-tile = { $side ->
    [banquet] 宴會{ $number }
   *[raid] 劫掠{ $number }
}
show-any = 任意資源1個
show-any-more = 任選
show-points = { $name } · { $total }分：市民{ $citizens } +橫排{ $rows } +資源{ $resources }
show-winner = 獲勝
show-value = 點數
show-built = 已建
show-open = 可建
show-lost = 失去
show-linked = 已連結
show-to-link = 待連結
show-protected = 受保護
show-pause = { $played }/{ $all }：按Enter繼續，按q結束
with-die = 骰子{ $sector }當作{ $color }{ $value }；費用：{ $cost }。
# Playing in the terminal.
play-saved = 每次決定後，遊戲都會存到{ $file }。
play-unsaved = 遊戲無法儲存：{ $reason }
play-go-on = 之後可用這個指令繼續：{ $command }
play-have = 你有{ $what }。
play-taken-back = 已收回。
play-way = 骰子{ $sector }：{ $cost }
play-way-gain = 骰子{ $sector }：{ $what }；費用：{ $cost }
play-places = 所有位置
play-with-die = 用骰子{ $sector }
# Line by line, without drawings.
lines-hello = 輸入選項的號碼，或輸入「說明」查看其他指令。
lines-ask = 你的選擇：
lines-unknown = 「{ $typed }」不是選項。請輸入清單上的號碼，或輸入「說明」。
lines-built = 已建{ $positions }
lines-open = 可建{ $positions }
lines-lost = 失去{ $positions }
# What can be typed; English is always understood too.
command-help = 說明
command-sheet = 計分頁
command-dice = 骰子
command-places = 位置
command-players = 玩家
command-log = 編年史
command-undo = 復原
command-take-back = 收回
command-quit = 離開
command-help-text = 這份清單
command-sheet-text = 你的計分頁，逐橫排說明
command-dice-text = 骰子和接下來的廣場
command-places-text = 目前能到達的所有位置
command-players-text = 所有玩家的分數
command-log-text = 發生過的一切
command-undo-text = 回到上一個選擇
command-take-back-text = 收回這回合的上一個決定
command-quit-text = 離開；遊戲會保留
# On the whole screen.
screen-small = 視窗大小為{ $columns } × { $rows }；至少需要80 × 24。
screen-quit-sure = 遊戲已儲存。再按一次q離開。
screen-out-of-reach = 無法到達
screen-reach = 可到達
screen-preview = 預覽
screen-die = 骰子
screen-choose = 選擇
screen-quit = 離開
key-list = 在清單中移動
key-rows = 計分頁的上一個或下一個橫排
key-places = 所有位置，不限骰子
key-log = 編年史
key-player = 下一位玩家的計分頁
key-quit = 離開；遊戲會保留
# Numbering the columns before a game.
play-by-chance = 隨機決定
play-direction-bad = 請回答1、2或3。
play-order = 輸入六個數字，例如314652；只按Enter則隨機洗混。
play-order-bad = 1到6每個數字各一次。
# Puzzles and challenges.
puzzle-question = 現在該怎麼走？本題等級分：{ $rating }
puzzle-answer = 正解是{ $best }。最誘人的{ $wrong }會失{ $points }分。
puzzle-value = { $letter }：預期{ $total }分（市民{ $citizens }、橫排{ $rows }、資源{ $resources }）
puzzle-themes = 差別所在：{ $themes }
puzzle-theme-link = 連結獎勵
puzzle-theme-chain = 連鎖獎勵
puzzle-theme-free-building = 免費建築
puzzle-theme-cathedral-order = 在對的時機建對的大教堂
puzzle-theme-defence = 以堡壘抵擋黑色骰子
puzzle-theme-saving = 同一位置，更省費用
puzzle-theme-last-half-days = 最後兩個半天
puzzle-theme-gathering = 先獲得資源
puzzle-theme-building = 建造，而不是獲得資源
puzzle-theme-great-hall = 大禮堂
puzzle-theme-changed-die = 調整骰子
puzzle-theme-work-building = 工作建築
challenge-medal-bronze = 銅牌：{ $points }分起（程式對局的{ $share }%）
challenge-medal-silver = 銀牌：{ $points }分起（{ $share }%）
challenge-medal-gold = 金牌：{ $points }分起（{ $share }%）
challenge-no-cathedral = 沒有尖塔的城
challenge-no-cathedral-text = 不建大教堂；免費建築別無選擇時除外。
challenge-free-die = 乞丐的運氣
challenge-free-die-text = 只要免費區域的骰子可以選用，就必須選用它。
challenge-six-fortresses = 六座城門
challenge-six-fortresses-text = 結束時擁有全部六座堡壘。
challenge-forty-citizens = 人丁興旺
challenge-forty-citizens-text = 結束時擁有40名以上的市民。
challenge-whole-columns = 片瓦不失
challenge-whole-columns-text = 任何縱列都不得因黑色骰子失去超過一個區格。
challenge-twelve-work-buildings = 每日麵包
challenge-twelve-work-buildings-text = 結束時擁有十二座以上的工作建築。
challenge-no-influence = 不求人情
challenge-no-influence-text = 不花費影響力，不論是支付骰子還是調整骰子。
challenge-raids-first = 不請自來
challenge-raids-first-text = 宴會與劫掠：不選用宴會面朝上的板塊旁的骰子。
challenge-left-to-right = 石匠街
challenge-left-to-right-text = 在每個橫排中，不在已建成的建築左邊建造。
challenge-work-first = 先勞後榮
challenge-work-first-text = 第4天之前不建聲望建築；別無選擇時除外。
challenge-always-building = 雙手不停
challenge-always-building-text = 從第3天起，只要還能做別的事，就不為了資源選用骰子。
challenge-as-they-fall = 順其自然
challenge-as-they-fall-text = 不調整骰子的點數與顏色。
