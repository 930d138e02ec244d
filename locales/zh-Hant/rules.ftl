### The rules.

rules-contents = 目錄
rules-search = 搜尋規則
rules-found = { $count ->
    [0] 找不到符合的規則
   *[other] 找到{ $count }條規則
}
rules-nothing = 沒有規則同時包含這些字詞：{ $query }
rules-all = 顯示所有規則
rules-ruling = 裁定
rules-ruling-text = 釐清印刷規則沒有說明的地方。
rules-copy = 複製{ $clause }的連結
rules-quick-text = 共兩頁，A4或Letter：遊戲中要查的都在這裡。
rules-whole = 在獨立頁面閱讀完整規則
book-text = 這是手冊中寫給玩家的部分，以英文撰寫。給架站者、開發者與研究者的部分隨原始碼提供。
