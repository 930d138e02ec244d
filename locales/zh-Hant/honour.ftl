### The hall of honour.

hall-title = 成就
hall-lead = { $count ->
    [0] 二十一項成就等著你。每一項都能在一場完成的遊戲中贏得，或靠持續遊玩取得，並永遠屬於你。
    [21] 二十一項成就全都是你的。香檳地區從未見過這等盛況。
   *[other] 二十一項成就中，有{ $count }項屬於你，而且永遠都是。
}
hall-best = 最高分
hall-finished = 場完成的遊戲
hall-earned = 項成就
hall-counts = 哪些遊戲算數？由伺服器擲骰，而且就這個伺服器所知，那些骰子對你來說是新的：也就是你第一次用這些骰子玩的遊戲。已知種子碼的骰局、上傳的遊戲，或從其他遊戲分支出來的都不算。在這台裝置上遊玩的所有人共享同一份成就。
hall-others = 其他人指的是真人：只和機器人一起玩的遊戲算單人遊戲。
hall-print = 列印成就，附簽名格
feats-sheet = 骰寫特魯瓦的成就
feats-sheet-text = 一頁，A4或Letter。達成成就的人，在旁邊的格子簽上名字縮寫。
feats-sheet-who = 我們家
hall-group-glory = 榮耀
hall-group-buildings = 建設
hall-group-plenty = 富足
hall-group-constancy = 恆心
feat-score-45 = 市集小鎮
feat-score-55 = 驕傲之城
feat-score-65 = 香檳明珠
feat-win-60 = 鄰里之冠
feat-character-18 = 鼎力贊助
feat-citizens-40 = 街巷熙攘
feat-prestige-red = 塔樓環繞
feat-prestige-yellow = 門庭若市
feat-prestige-white = 尖塔之城
feat-work-red = 伯爵歡心
feat-work-yellow = 政通人和
feat-work-white = 主教祝福
feat-resources-influence = 顯貴之友
feat-resources-deniers = 金庫滿盈
feat-resources-knowledge = 書香之家
feat-citizens-red = 圓桌騎士
feat-citizens-yellow = 百工齊聚
feat-citizens-white = 滿座詩班
feat-three-alone = 默默耕耘
feat-three-together = 良朋滿座
feat-three-banquets = 盛宴烽火
feat-score-45-text = 以45分以上完成遊戲
feat-score-55-text = 以55分以上完成遊戲
feat-score-65-text = 以65分以上完成遊戲
feat-win-60-text = 在多人遊戲中以60分以上獲勝，共同獲勝也算
feat-character-18-text = 從一位人物獲得18分以上
feat-citizens-40-text = 結束時擁有40名以上的市民
feat-prestige-red-text = 建成全部六座堡壘
feat-prestige-yellow-text = 建成全部六座大禮堂
feat-prestige-white-text = 建成全部六座大教堂
feat-work-red-text = 建成全部六座伯爵宮
feat-work-yellow-text = 建成全部六座市政廳
feat-work-white-text = 建成全部六座主教轄區
feat-resources-influence-text = 圈滿18格影響力
feat-resources-deniers-text = 圈滿18格銀幣
feat-resources-knowledge-text = 圈滿18格知識
feat-citizens-red-text = 填滿騎士記錄條
feat-citizens-yellow-text = 填滿工匠記錄條
feat-citizens-white-text = 填滿牧師記錄條
feat-three-alone-text = 完成三場單人遊戲
feat-three-together-text = 完成三場多人遊戲
feat-three-banquets-text = 完成三場「宴會與劫掠」遊戲
feat-earned = { $name }，{ $date }
feat-progress = { $count }/3

## What is done for the first time

marks-title = 初次體驗
marks-text = 每個人總有第一次，怎麼玩都算。這些不是遊戲的成就。
marks-new = 第一次：
mark-game = 第一局
mark-link = 第一個連結獎勵
mark-fortress = 第一座堡壘
mark-great-hall = 第一座大禮堂
mark-cathedral = 第一座大教堂
mark-thirty = 首次達到30分
mark-company = 第一次和別人同玩
mark-none = 尚未達成
