### People who go away from a running game, and what can be done about it.

absent = { $names }不在（{ $time }）。
absent-stood-in = { $name }回來之前由代打進行。
absent-host = 如果還不回來，{ $host }可以請代打。
absent-what = 怎麼辦？
absent-title = { $name }不在
absent-text = 不論怎麼選，{ $name }一重新打開這個頁面就能自己玩，還沒結束的回合也可以收回。
absent-stand-in = 請代打
absent-stand-in-text = { $name }回來之前由機器人（{ $level }）代打，代打的回合會標示出來。
absent-offer = 讓出座位
absent-offer-text = 有連結的人都可以接手，從這裡繼續玩。之後這張計分頁不會再為任何人帶來成就。
absent-withdraw = 不再讓出座位
absent-limit-text = 從現在起，任何人時間用完都由代打進行。
absent-end = 結束遊戲
absent-end-text = 所有人都以目前的計分頁結束。不計入任何人的成績：沒有成就。
absent-end-yes = 立即結束
seat-offered = { $name }不在：你可以接手這個座位繼續玩。
seat-take = 接手座位
leave-game = 離開遊戲
leave-game-text = 從現在起由代打替你進行，代打的回合會標示出來。座位仍然是你的：隨時回來都可以繼續玩。如果不回來，桌主可以把座位交給別人。
leave-game-yes = 離開
end-game = 認輸
end-game-text = 遊戲到此結束，計分頁維持現狀。沒有成就。
end-game-yes = 認輸
