### How a player likes the table: taps, motion, sound.

settings-text = 儲存在這個瀏覽器裡，適用於你的所有遊戲。引導遊戲會說明每一步，確認方式不受這些設定影響。
settings-taps = 你的回合結束後
settings-dice = 自動擲下一批骰子
settings-dice-text = 回合結束片刻後擲出。在那之前你都可以收回。
settings-confirm = 確認位置的方式
confirm-button = 用按鈕
confirm-button-text = 點選位置，看看會發生什麼，再確認。
confirm-again = 再點一次該位置
confirm-again-text = 按鈕仍然可用。
confirm-once = 立即確認
confirm-once-text = 點一下就採用最便宜的方式。如果各種方式的收穫不同，就用按鈕確認。
settings-motion = 動畫
motion-usual = 一般
motion-quick = 較快
motion-none = 無
settings-sound = 音效
sound-on = 輕柔的音效
sound-on-text = 用於新骰子、黑色骰子的打擊、守住的堡壘，以及輪到你的時候。
