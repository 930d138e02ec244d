### The hall of honour.

hall-title = Hall of honour
hall-lead = { $count ->
    [0] Twenty-one feats await you. Each is earned in a single finished game, or by coming back, and is yours for good.
    [21] All twenty-one feats are yours. Champagne has never seen the like.
    [one] One of twenty-one feats is yours, for good.
   *[other] { $count } of twenty-one feats are yours, for good.
}
hall-best = Best score
hall-finished = { $count ->
    [one] game finished
   *[other] games finished
}
hall-earned = { $count ->
    [one] feat earned
   *[other] feats earned
}
hall-counts = Which games count? Those whose dice were drawn by the server and were new to you, as far as this server knows: your first game with these dice, but no deals with a known seed, and no games that were uploaded or branched off from another. Everybody who plays on this device shares the same hall.
hall-others = Others are people: whoever plays only with bots plays alone.
hall-print = Print the feats, with boxes for initials
feats-sheet = The feats of Troyes Dice
feats-sheet-text = One page, A4 or Letter. Whoever earns a feat writes their initials into a box beside it.
feats-sheet-who = Our household
hall-group-glory = Glory
hall-group-buildings = Building
hall-group-plenty = Plenty
hall-group-constancy = Constancy
feat-score-45 = Market Town
feat-score-55 = Proud City
feat-score-65 = Jewel of Champagne
feat-win-60 = First among Neighbours
feat-character-18 = Great Patron
feat-citizens-40 = Crowded Streets
feat-prestige-red = Ring of Towers
feat-prestige-yellow = Open House
feat-prestige-white = City of Spires
feat-work-red = The Count’s Delight
feat-work-yellow = Good Government
feat-work-white = The Bishop’s Blessing
feat-resources-influence = Friend of the Great
feat-resources-deniers = Full Coffers
feat-resources-knowledge = House of Books
feat-citizens-red = Round Table
feat-citizens-yellow = All the Guilds
feat-citizens-white = Full Choir
feat-three-alone = Quiet Builder
feat-three-together = Good Company
feat-three-banquets = Feast and Fire
feat-score-45-text = Finish with 45 points or more
feat-score-55-text = Finish with 55 points or more
feat-score-65-text = Finish with 65 points or more
feat-win-60-text = Win a game with others, alone or tied, with 60 points or more
feat-character-18-text = Score 18 points or more with one character
feat-citizens-40-text = Have 40 citizens or more at the end
feat-prestige-red-text = Build all six Fortresses
feat-prestige-yellow-text = Build all six Great Halls
feat-prestige-white-text = Build all six Cathedrals
feat-work-red-text = Build all six Count’s Palaces
feat-work-yellow-text = Build all six City Halls
feat-work-white-text = Build all six Bishoprics
feat-resources-influence-text = Circle all 18 spaces of influence
feat-resources-deniers-text = Circle all 18 spaces of deniers
feat-resources-knowledge-text = Circle all 18 spaces of knowledge
feat-citizens-red-text = Fill the knights’ track
feat-citizens-yellow-text = Fill the craftsmen’s track
feat-citizens-white-text = Fill the priests’ track
feat-three-alone-text = Finish three games alone
feat-three-together-text = Finish three games with others
feat-three-banquets-text = Finish three games with Banquets & Raids
feat-earned = { $name }, { $date }
feat-progress = { $count } of 3

## What is done for the first time

marks-title = First steps
marks-text = What everybody does for the first time at some point, whatever they play. These are not feats of the game.
marks-new = For the first time:
mark-game = First game
mark-link = First link
mark-fortress = First Fortress
mark-great-hall = First Great Hall
mark-cathedral = First Cathedral
mark-thirty = First 30 points
mark-company = First game in company
mark-none = not yet
