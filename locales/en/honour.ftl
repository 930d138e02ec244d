### The hall of honour.

hall-title = Hall of honour
hall-lead = { $count ->
    [0] Twenty-one shields hang here, all of them still bare. Each is won in a single finished game, or by coming back, and stays yours.
    [21] All twenty-one shields are yours. Champagne has never seen the like.
    [one] One of twenty-one shields is yours. What is won stays.
   *[other] { $count } of twenty-one shields are yours. What is won stays.
}
hall-best = Best score
hall-finished = { $count ->
    [one] game finished
   *[other] games finished
}
hall-earned = { $count ->
    [one] shield won
   *[other] shields won
}
hall-counts = Which games count? Those with dice that the server drew and that were new to you, as far as this server knows: your first game with these dice, not deals with a known seed, not games that were uploaded or branched off from another. Everybody who plays on this device wins for the same hall.
hall-others = Others are people: whoever plays only with bots plays alone.
hall-print = Print the shields, with boxes for initials
feats-sheet = The shields of Troyes Dice
feats-sheet-text = One page, A4 or Letter. Whoever wins a shield writes their initials into a box beside it.
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
feat-win-60-text = Win a game with others, outright or shared, with 60 points or more
feat-character-18-text = Get 18 points or more from one character
feat-citizens-40-text = Have 40 citizens or more at the end
feat-prestige-red-text = Build all six Fortresses
feat-prestige-yellow-text = Build all six Great Halls
feat-prestige-white-text = Build all six Cathedrals
feat-work-red-text = Build all six Count’s Palaces
feat-work-yellow-text = Build all six City Halls
feat-work-white-text = Build all six Bishoprics
feat-resources-influence-text = Circle all 18 influence
feat-resources-deniers-text = Circle all 18 deniers
feat-resources-knowledge-text = Circle all 18 knowledge
feat-citizens-red-text = Fill the track of the knights
feat-citizens-yellow-text = Fill the track of the craftsmen
feat-citizens-white-text = Fill the track of the priests
feat-three-alone-text = Finish three games alone
feat-three-together-text = Finish three games with others
feat-three-banquets-text = Finish three games with Banquets & Raids
feat-earned = { $name }, { $date }
feat-progress = { $count } of 3
