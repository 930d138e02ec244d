### Checking the dice.

## Checking the dice

dice-title = 檢查骰子
dice-lead = 在第一次擲骰之前，伺服器會公布祕密種子碼的指紋；遊戲結束時再公開種子碼。只要有這兩樣，就能看出中途沒有任何骰子被更動。這個頁面替你檢查：一切都在你的瀏覽器裡計算，不必向任何人查詢。
dice-insecure = 瀏覽器只在經由https或localhost開啟的頁面上計算指紋。請用這種方式開啟本頁來檢查骰子。
dice-of-game = 這場遊戲的骰子
dice-unfinished = 這場遊戲還沒結束。種子碼會在結束時公開；在那之前只有它的指紋，而且沒有別的種子碼會有相同的指紋。
dice-to-table = 回到遊戲
dice-to-result = 看結果
dice-no-seed = 這場遊戲的骰子不是來自種子碼：可能是用實體骰子記錄的，或是從另一場遊戲換新骰子接著玩的。沒有可以比對的依據。
dice-all-right = 每個骰子都正確無誤
dice-all-right-text = 全部{ $count }次擲骰、轉盤和縱列都來自這個種子碼。
dice-wrong = 這些不是這個種子碼的骰子
dice-wrong-text = 不同之處已在下方標出。
dice-fingerprint = 種子碼的指紋
dice-fingerprint-right = 與第一次擲骰前公布的相同。
dice-fingerprint-wrong = 與公布的不同：{ $published }
dice-fingerprint-none = 沒有公布過可以比對的指紋。
dice-wheel = 轉盤
dice-columns = 縱列
dice-columns-rolled = 位置1的點數由擲骰決定：{ $value }。
dice-columns-first = 第一次玩：依序排列，不需擲骰。
dice-columns-drawn = 由種子碼抽出。
dice-columns-hand = 手動選擇。
dice-tiles = 三塊板塊
dice-tile = 板塊{ $tile }：{ $does }
dice-half-day = 半天
dice-from-seed = 依種子碼
dice-played = 實際
dice-same = 相同
mark-right = 正確無誤
mark-wrong = 不同
mark-hand = 手動選擇
dice-not-played = 尚未進行
dice-any = 任意種子碼
dice-any-text = 由64個十六進位數字組成的種子碼，或任何文字（以其SHA-256作為種子碼）。以下是它產生的骰局。
dice-seed-field = 種子碼或文字
dice-show = 顯示骰局
dice-play = 遊玩這個骰局
dice-deal-columns-rolled = 擲骰決定的縱列
dice-deal-columns-expert = 專家模式的縱列
dice-record = 遊戲紀錄
dice-record-take = 檢查遊戲紀錄
dice-record-none = 這份紀錄沒有種子碼，無法比對骰子。
dice-record-bad = 這不是遊戲紀錄。
dice-how = 如何自己驗證
dice-how-text = 種子碼的SHA-256就是指紋。每次擲骰都是HMAC-SHA-256：以種子碼為金鑰、以標籤為訊息，例如第五個半天是「troyes-dice/1/roll/5/0」。每個小於252的位元組產生一個骰子：除以6的餘數再加1。先是黑色骰子，再來是三個透明骰子。轉盤、縱列和板塊各有自己的標籤，並以同樣方式洗混。

## How a seed came about

dice-mixture = 種子碼是怎麼來的
dice-mixture-text = 由伺服器的祕密值，與同桌每個人看過其指紋後加入的隨機值混合而成。
dice-secret = 伺服器的祕密值
dice-secret-mark = 祕密值的指紋
dice-secret-seen = 與這個瀏覽器入座前看到的相同。
dice-secret-published = 與遊戲桌上公布的相同。
dice-secret-wrong = 與公布的不同：{ $published }
dice-secret-none = 沒有可以比對的依據。
dice-added = 大家加入的隨機值
dice-own = 這個瀏覽器加入的
dice-own-right = 它在其中，因此沒有人能事先知道骰子。
dice-own-wrong = 它不在其中。
dice-own-none = 這個瀏覽器沒有在那張遊戲桌入座，也沒有加入任何東西。
dice-seed-mixed = 種子碼
dice-seed-right = 它確實來自祕密值與大家加入的隨機值。
dice-seed-wrong = 它並非來自祕密值與大家加入的隨機值。
