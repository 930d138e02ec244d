// Generated from crates/troyes-wire by `make wire`: change it there.

/**
 * An analysis that is not ready yet.
 */
export type AnalysisProgress = { 
/**
 * Steps that are done; none while others are served first.
 */
done: number, 
/**
 * Steps in all.
 */
of: number, };

/**
 * A finished game, explained for every player: score = start + Σ luck − Σ loss + Σ rest.
 */
export type AnalysisView = { 
/**
 * The name of the game.
 */
id: string, 
/**
 * The values at the positions of the columns.
 */
columns: Array<number>, 
/**
 * The players, in the order of the table.
 */
players: Array<PlayerAnalysisView>, 
/**
 * What the strongest bot made of the same dice.
 */
strongest: PlayerAnalysisView, };

/**
 * What the server answers to every command.
 */
export type Answer = { 
/**
 * The client's name for the command.
 */
id: string, 
/**
 * What became of it.
 */
verdict: Verdict, };

/**
 * What lies in the middle of the table.
 */
export type BoardView = { 
/**
 * The half-day whose dice lie there; nothing before the first roll.
 */
now: HalfDayView | null, 
/**
 * All 16 half-days: where the dial stands, and where its sectors are.
 */
calendar: Array<HalfDayView>, 
/**
 * The nine plazas, clockwise from slot 0.
 */
plazas: Array<PlazaView>, 
/**
 * The four sectors of the half-day, clockwise from the free one.
 */
sectors: Array<SectorView>, 
/**
 * The value that each position carries.
 */
columns: Array<number>, 
/**
 * The next two half-days, as far as there are any: players plan with them.
 */
coming: Array<ComingView>, };

/**
 * A bonus of the citizen tracks.
 */
export type Bonus = "one_of_each" | "free_work" | "free_prestige" | "other_citizens";

/**
 * Later dice of a branch.
 */
export type BranchDice = "same" | "fresh";

/**
 * A branch that is open.
 */
export type Branched = { 
/**
 * Its name.
 */
id: string, 
/**
 * The dice that it goes on with: fresh ones, if those of the other game are still a secret.
 */
dice: BranchDice, };

/**
 * What has become of a building.
 */
export type BuildingState = "built" | "open" | "lost";

/**
 * A building.
 */
export type BuildingView = { 
/**
 * Upper or lower row.
 */
kind: Kind, 
/**
 * Its row.
 */
row: Row, 
/**
 * What has become of it.
 */
state: BuildingState, };

/**
 * A district at a position.
 */
export type CellView = { 
/**
 * The district.
 */
color: Color, 
/**
 * 1 to 6.
 */
position: number, 
/**
 * Whether it is crossed out.
 */
crossed: boolean, 
/**
 * Whether a fortress protects its column.
 */
protected: boolean, 
/**
 * Its two buildings, prestige first.
 */
buildings: Array<BuildingView>, };

/**
 * Who a message is for.
 */
export type Channel = "table" | "watchers";

/**
 * The citizen tracks.
 */
export type CitizensView = { red: number, yellow: number, white: number, };

/**
 * How good a decision was.
 */
export type Class = "best" | "fine" | "inaccuracy" | "mistake" | "blunder";

/**
 * What a client sends: a command with an id of its own, so that it can be sent again and counts once.
 */
export type ClientMessage = { 
/**
 * The client's name for this command.
 */
id: string, 
/**
 * The command.
 */
command: Command, };

/**
 * A colour: a district, a resource, a kind of citizen.
 */
export type Color = "red" | "yellow" | "white";

/**
 * Who numbered the columns: the town crier, or nobody, so that it follows from the seed.
 */
export type ColumnsBy = "crier" | "seed";

/**
 * How the columns are numbered. What nobody chooses follows from the seed.
 */
export type ColumnsChoice = { "type": "first" } | { "type": "rolled", 
/**
 * Which way.
 */
direction: Direction | null, } | { "type": "expert", 
/**
 * The values at positions 1 to 6.
 */
columns: [number, number, number, number, number, number] | null, };

/**
 * How the columns are numbered.
 */
export type ColumnsMode = "first" | "rolled" | "expert";

/**
 * A half-day to come.
 */
export type ComingView = { 
/**
 * Which one.
 */
half_day: HalfDayView, 
/**
 * The plazas of its four sectors, as they will lie when today's destroyed ones are back.
 */
plazas: Array<PlazaView>, };

/**
 * Something that somebody would like.
 */
export type Command = { "type": "play", 
/**
 * The seat that plays, from 0.
 */
seat: number, 
/**
 * What.
 */
command: SeatCommand, } | { "type": "hint", 
/**
 * The seat, from 0.
 */
seat: number, } | { "type": "take_hint", 
/**
 * The seat, from 0.
 */
seat: number, } | { "type": "room", 
/**
 * How.
 */
command: RoomCommand, } | { "type": "say", 
/**
 * 1 to 500 characters.
 */
text: string, } | { "type": "react", 
/**
 * How.
 */
reaction: Reaction, };

/**
 * A decision beside a better one.
 */
export type ComparedView = { 
/**
 * The sheet before the decision.
 */
before: SheetView, 
/**
 * What the decision did.
 */
taken: PlayedStep, 
/**
 * What the better one would have done.
 */
best: PlayedStep, };

/**
 * A new game.
 */
export type Created = { 
/**
 * Its name.
 */
id: string, };

/**
 * A day in a list.
 */
export type DayInMonth = { 
/**
 * The day, such as 2026-11-18.
 */
day: string, 
/**
 * Whether it is played with Banquets & Raids.
 */
banquets: boolean, 
/**
 * What has become of this player's try.
 */
state: TryState, 
/**
 * This player's score, if it is ranked.
 */
score: number | null, };

/**
 * What somebody has made of the deal of a day.
 */
export type DayResult = { 
/**
 * The score.
 */
score: number, 
/**
 * The place among all so far; who is equal shares it.
 */
place: number, 
/**
 * Whether others share it.
 */
tied: boolean, 
/**
 * How many there are.
 */
field: number, 
/**
 * Per cent of the others that are beaten; whoever is equal counts half. Nothing without others.
 */
beaten: number | null, 
/**
 * How the solver explains it; nothing as long as it has not looked.
 */
explained: ExplainedView | null, };

/**
 * A result in a list.
 */
export type DayRow = { 
/**
 * The place; who is equal shares it.
 */
place: number, 
/**
 * Whether others share it.
 */
tied: boolean, 
/**
 * Who it is, if that may be told: oneself, and those of one's groups.
 */
name: string | null, 
/**
 * The bot, if it is one.
 */
bot: Level | null, 
/**
 * Whether it is this player.
 */
yours: boolean, 
/**
 * The score.
 */
score: number, 
/**
 * What decisions gave away, once the solver has looked.
 */
loss: Points | null, 
/**
 * The game, where the name may be told.
 */
game: string | null, };

/**
 * The deal of a day, as a player may see it.
 */
export type DayView = { 
/**
 * The day, such as 2026-11-18.
 */
day: string, 
/**
 * The day that it is now, by this server.
 */
today: string, 
/**
 * Whether it is played with Banquets & Raids.
 */
banquets: boolean, 
/**
 * How the columns are numbered.
 */
columns_mode: ColumnsMode, 
/**
 * The values at the positions of the columns, from the day itself on.
 */
columns: Array<number> | null, 
/**
 * SHA-256 of the seed.
 */
commitment: string, 
/**
 * When the dice were drawn, and their fingerprint published, in milliseconds since 1970.
 */
drawn_at: number, 
/**
 * When the day begins.
 */
begins_at: number, 
/**
 * When it ends: nobody can begin from then on.
 */
ends_at: number, 
/**
 * When the seed is published, and results are not ranked any more.
 */
published_at: number, 
/**
 * The seed, once it is published.
 */
seed: string | null, 
/**
 * What has become of this player's try.
 */
state: TryState, 
/**
 * The game of this player's try, once it has begun.
 */
game: string | null, 
/**
 * The half-day that it has come to; 0 before the first.
 */
half_day: number, 
/**
 * What this player has made of it, once that is ranked.
 */
result: DayResult | null, 
/**
 * What all have made of it, for those who have finished, and for everybody once the seed is published.
 */
field: FieldView | null, 
/**
 * The days in a row of this player.
 */
streak: StreakView, };

/**
 * The day whose dice a game has.
 */
export type DealOfView = { 
/**
 * The day, such as 2026-11-18.
 */
day: string, 
/**
 * Whether the game is somebody's one ranked try.
 */
ranked: boolean, };

/**
 * A deal before it is played.
 */
export type DealView = { 
/**
 * Its name, to start a game with.
 */
id: string, 
/**
 * SHA-256 of the seed.
 */
commitment: string, 
/**
 * Whether a person gave the seed, so that the dice may be known.
 */
known: boolean, 
/**
 * The wheel before the first dice, with the tiles of a game with Banquets & Raids.
 */
board: BoardView, 
/**
 * The value at position 1 if the columns are rolled.
 */
first_value: number, 
/**
 * The columns if they are rolled and go up.
 */
ascending: [number, number, number, number, number, number], 
/**
 * The columns if they are rolled and go down.
 */
descending: [number, number, number, number, number, number], 
/**
 * The columns of an expert game if nobody chooses them.
 */
shuffled: [number, number, number, number, number, number], };

/**
 * A decision of a player.
 */
export type Decision = { "type": "take", 
/**
 * Where it lies, 0 to 3.
 */
sector: number, 
/**
 * The resource chosen where the price contains one of any kind.
 */
pay?: Resource, 
/**
 * The colour after changing it.
 */
color: Color, 
/**
 * The value after changing it.
 */
value: number, 
/**
 * What it is used for.
 */
use: Use, } | { "type": "relief" } | { "type": "build", 
/**
 * The district.
 */
color: Color, 
/**
 * Upper or lower row.
 */
kind: Kind, 
/**
 * The column, 1 to 6.
 */
position: number, } | { "type": "citizen", 
/**
 * The track.
 */
color: Color, };

/**
 * A decision of the game.
 */
export type DecisionAnalysisView = { 
/**
 * How good it was.
 */
class: Class, 
/**
 * What it gave away.
 */
loss: Points, 
/**
 * What was decided, with its value.
 */
taken: EvaluationView, 
/**
 * The best decision, with its value.
 */
best: EvaluationView, 
/**
 * Both on the sheet, where the difference matters.
 */
compared: ComparedView | null, };

/**
 * How a value was found.
 */
export type Depth = "one_ply" | "expectation" | "exact";

/**
 * Which way the columns run from the rolled value.
 */
export type Direction = "ascending" | "descending";

/**
 * How a feat was earned.
 */
export type EarnedView = { 
/**
 * In which game.
 */
game: string, 
/**
 * By which seat, from 0.
 */
seat: number, 
/**
 * By whom.
 */
name: string, 
/**
 * When the game ended, in milliseconds since 1970.
 */
at: number, };

/**
 * Something that happens to a sheet. Equal things in a row are merged.
 */
export type Effect = { "type": "attacked", color: Color, position: number, outcome: Outcome, } | { "type": "paid", resource: Resource, amount: number, } | { "type": "circled", resource: Resource, from: number, to: number, } | { "type": "joined", color: Color, from: number, to: number, } | { "type": "built", color: Color, kind: Kind, position: number, } | { "type": "unlocked", row: Row, points: number, } | { "type": "linked", row: Row, left: number, } | { "type": "won", bonus: Bonus, color: Color, space: number, } | { "type": "lost_resources", resource: Resource, count: number, } | { "type": "lost_citizens", count: number, } | { "type": "lost_building", bonus: Bonus, };

/**
 * A decision and what it is worth: the final score that can be expected after it, if everything else is played well.
 */
export type EvaluationView = { 
/**
 * The decision.
 */
decision: Decision, 
/**
 * The expected final score.
 */
expected: Points, 
/**
 * Its part from citizens.
 */
citizens: Points, 
/**
 * Its part from rows of buildings.
 */
rows: Points, 
/**
 * Its part from resources that are left over.
 */
resources: Points, 
/**
 * How it was found.
 */
depth: Depth, };

/**
 * A result in luck and skill: score = start + luck − loss + rest.
 */
export type ExplainedView = { 
/**
 * The expected score before the first roll.
 */
start: Points, 
/**
 * The luck of all rolls.
 */
luck: Points, 
/**
 * What all decisions gave away.
 */
loss: Points, 
/**
 * What looking closer changed.
 */
rest: Points, 
/**
 * The worst decision of each half-day.
 */
classes: Array<Class>, };

/**
 * A seed that nobody could choose.
 */
export type FairnessView = { 
/**
 * SHA-256 of the server's secret, published before the first contribution.
 */
commitment: string, 
/**
 * What each person added, in the order of the seats.
 */
contributions: Array<string>, 
/**
 * The secret, once everybody has finished.
 */
secret: string | null, };

/**
 * A feat, and when it was first earned.
 */
export type FeatView = { 
/**
 * Its name, such as `score-45`.
 */
feat: string, 
/**
 * The clause of the rules that describes it.
 */
clause: string, 
/**
 * How it was earned, if it was.
 */
earned: EarnedView | null, };

/**
 * Somebody of a group, and what has become of their try at today's deal.
 */
export type Fellow = { 
/**
 * Their name, if they have one.
 */
name: string | null, 
/**
 * Whether it is this player.
 */
you: boolean, 
/**
 * What has become of it.
 */
state: TryState, 
/**
 * The half-day that they have come to; 0 before the first.
 */
half_day: number, };

/**
 * What all have made of the deal of a day.
 */
export type FieldView = { 
/**
 * How many have each score, from the lowest on.
 */
scores: Array<ScoreCount>, 
/**
 * Half of the field has as much, or more.
 */
median: number | null, 
/**
 * What the strongest bot made of it.
 */
par: Par | null, 
/**
 * The best sheet.
 */
best: SheetOfDay | null, 
/**
 * The sheet in the middle of the field.
 */
middle: SheetOfDay | null, 
/**
 * The first, and those around this player.
 */
rows: Array<DayRow>, };

/**
 * A game in a list.
 */
export type GameSummary = { 
/**
 * Its name.
 */
id: string, 
/**
 * When it was opened, in milliseconds since 1970.
 */
created_at: number, 
/**
 * When this player did something last, or anybody went on.
 */
played_at: number, 
/**
 * When everybody had seen the result.
 */
finished_at: number | null, 
/**
 * The players.
 */
names: Array<string>, 
/**
 * How well the bots play that have seats, in the order of the players; nothing where a person plays.
 */
bots: Array<Level | null>, 
/**
 * Whether it is played with Banquets & Raids.
 */
banquets: boolean, 
/**
 * How the columns are numbered.
 */
columns_mode: ColumnsMode, 
/**
 * The half-day whose dice lie before the slowest player; 0 before the first.
 */
half_day: number, 
/**
 * The totals, once it is finished.
 */
scores: Array<number> | null, 
/**
 * Where it comes from.
 */
origin: Origin, 
/**
 * Whether it can earn feats.
 */
counts: boolean, 
/**
 * Whether this player has taken hints in it: then it earns them no feats.
 */
hinted: boolean, 
/**
 * Whether it was ended before its last half-day.
 */
ended_early: boolean, 
/**
 * Whether somebody else plays this player's seat by now.
 */
handed_over: boolean, 
/**
 * The people whom the others wait for, from 0: nobody once it is finished, nor where this player plays alone.
 */
waits_for: Array<number>, 
/**
 * Whether this player is one of them.
 */
your_turn: boolean, };

/**
 * Several of one thing.
 */
export type Gift = { "type": "resource", 
/**
 * Which ones.
 */
resource: Resource, 
/**
 * How many.
 */
amount: number, } | { "type": "citizen", 
/**
 * Of which colour.
 */
color: Color, 
/**
 * How many.
 */
amount: number, };

/**
 * A member of a group. Of days that are still secret to the viewer, nothing counts.
 */
export type GroupMember = { 
/**
 * What the group knows them by.
 */
id: string, 
/**
 * Whether the group is theirs.
 */
owner: boolean, 
/**
 * Their game of the day, once it can be looked at.
 */
game: string | null, 
/**
 * Their place on the ladder of the day.
 */
on_day: RungView | null, 
/**
 * That of the week.
 */
on_week: RungView | null, 
/**
 * That of the season.
 */
on_season: RungView | null, 
/**
 * Their name, if they have one.
 */
name: string | null, 
/**
 * Whether it is this player.
 */
you: boolean, 
/**
 * What has become of it.
 */
state: TryState, 
/**
 * The half-day that they have come to; 0 before the first.
 */
half_day: number, };

/**
 * Opens a group, or gives it another name.
 */
export type GroupName = { 
/**
 * What its members call it.
 */
name: string, };

/**
 * A group in a list, with who has played today's deal.
 */
export type GroupSummary = { 
/**
 * Its name in addresses.
 */
id: string, 
/**
 * What its members call it.
 */
name: string, 
/**
 * How many members it has.
 */
people: number, 
/**
 * How many of them have finished today's deal.
 */
finished: number, 
/**
 * Some of them: who has finished first, then who plays.
 */
some: Array<Fellow>, };

/**
 * A group, as its members see it.
 */
export type GroupView = { 
/**
 * Its name in addresses.
 */
id: string, 
/**
 * What its members call it.
 */
name: string, 
/**
 * Whoever has it can join.
 */
link: string, 
/**
 * Whether it is this player's: then they may rename it, remove members, and remove it.
 */
yours: boolean, 
/**
 * The day that its ladders are about, such as 2026-11-18.
 */
day: string, 
/**
 * The first and the last day of the week.
 */
week: [string, string], 
/**
 * The first and the last day of the season.
 */
season: [string, string], 
/**
 * Its members: the ladder of the day first, then the others.
 */
members: Array<GroupMember>, };

/**
 * The groups of a player.
 */
export type Groups = { 
/**
 * All of them, those that the player joined first first.
 */
groups: Array<GroupSummary>, };

/**
 * Morning or afternoon.
 */
export type Half = "morning" | "afternoon";

/**
 * A half-day of a player.
 */
export type HalfDayAnalysisView = { 
/**
 * 1 to 16.
 */
half_day: number, 
/**
 * The expected score before the roll.
 */
before: Points, 
/**
 * What the roll changed.
 */
luck: Points, 
/**
 * What the decisions gave away.
 */
loss: Points, 
/**
 * What looking closer changed.
 */
rest: Points, 
/**
 * The expected score afterwards; after the last half-day, the score.
 */
after: Points, 
/**
 * The dice, in the order of the sectors.
 */
dice: Array<PlayedDie>, 
/**
 * What was decided.
 */
decisions: Array<DecisionAnalysisView>, };

/**
 * A half-day, and where the dial puts it.
 */
export type HalfDayView = { 
/**
 * 1 to 16.
 */
number: number, 
/**
 * 1 to 8.
 */
day: number, 
/**
 * Morning or afternoon.
 */
half: Half, 
/**
 * The slot of the window that shows the day.
 */
window: number, 
/**
 * The slots of the four sectors.
 */
slots: Array<number>, 
/**
 * Whether the black die attacks.
 */
attacks: boolean, };

/**
 * The hall of honour of a player.
 */
export type Hall = { 
/**
 * All feats, earned or not, always in the same order.
 */
feats: Array<FeatView>, 
/**
 * Games that count, finished alone.
 */
alone: number, 
/**
 * Games that count, finished with others.
 */
together: number, 
/**
 * Games that count, finished with Banquets & Raids, alone or not.
 */
with_banquets: number, 
/**
 * All games that count and are finished.
 */
finished: number, 
/**
 * The best total of them.
 */
best: number | null, };

/**
 * A game of a device that was handed over, and is kept.
 */
export type HandedOver = { 
/**
 * Whether it has gone on here meanwhile, so that what was handed over is only its beginning.
 */
ahead: boolean, };

/**
 * What the decisions of a position are worth, as far as it is known. It comes again as more is known.
 */
export type HintView = { 
/**
 * The seat, from 0.
 */
seat: number, 
/**
 * The version of the seat whose position it is about.
 */
version: number, 
/**
 * How many decisions have been looked at closely.
 */
looked_at: number, 
/**
 * Whether nothing better comes.
 */
complete: boolean, 
/**
 * Every legal decision, best first: those that were looked at closely, then the others.
 */
decisions: Array<EvaluationView>, };

/**
 * Whether somebody who looks at a game may ask what decisions are worth.
 */
export type Hints = "off" | "on" | "no_solver";

/**
 * Games of a player, the newest first.
 */
export type History = { 
/**
 * Some of them.
 */
games: Array<GameSummary>, 
/**
 * Unfinished games with others in which it is this player's turn, wherever they stand in the list; only with its newest part.
 */
your_turn: Array<GameSummary>, 
/**
 * Whether there are older ones: ask for those before the last of these.
 */
more: boolean, };

/**
 * What whoever has the link may know of a group.
 */
export type Invitation = { 
/**
 * What its members call it.
 */
name: string, 
/**
 * How many members it has.
 */
people: number, 
/**
 * The group, if this player is a member already.
 */
member_of: string | null, };

/**
 * Upper or lower row of a district.
 */
export type Kind = "prestige" | "work";

/**
 * How well a bot plays, the weakest first.
 */
export type Level = "novice" | "apprentice" | "journeyman" | "master" | "grandmaster";

/**
 * What has become of a diamond.
 */
export type LinkState = "won" | "open" | "lost";

/**
 * A diamond between two neighbours.
 */
export type LinkView = { 
/**
 * Its row.
 */
row: Row, 
/**
 * The left one of its two positions.
 */
left: number, 
/**
 * What has become of it.
 */
state: LinkState, };

/**
 * The lobby.
 */
export type Lobby = { 
/**
 * Public tables, the newest first.
 */
rooms: Array<LobbyRoom>, };

/**
 * A table in the lobby.
 */
export type LobbyRoom = { 
/**
 * Its name.
 */
id: string, 
/**
 * When it was opened, in milliseconds since 1970.
 */
created_at: number, 
/**
 * How far it has come: tables that have begun can be watched.
 */
phase: Phase, 
/**
 * What is played.
 */
options: RoomOptions, 
/**
 * The names of the people who sit there, the host's first.
 */
people: Array<string>, 
/**
 * How many bots.
 */
bots: number, 
/**
 * How many places are open.
 */
open: number, };

/**
 * Who asks.
 */
export type Me = { 
/**
 * Whether this browser has an identity.
 */
known: boolean, 
/**
 * The player's name, once there is one.
 */
name: string | null, 
/**
 * Whether there is a code that moves the identity to another device.
 */
has_recovery_code: boolean, 
/**
 * The address that hears of new dice while the player does not look.
 */
webhook: string | null, };

/**
 * What somebody has written.
 */
export type MessageView = { 
/**
 * Its place in the order of messages at this table, from 1.
 */
sequence: number, 
/**
 * Who it is for.
 */
channel: Channel, 
/**
 * The seat or place of the writer, if they had one.
 */
seat: number | null, 
/**
 * A name for the writer that is the same in all messages of this table: to mute somebody by.
 */
writer: string, 
/**
 * The writer's name.
 */
name: string, 
/**
 * The words, as they were typed: never markup.
 */
text: string, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * Whether the viewer wrote it.
 */
yours: boolean, };

/**
 * The deals of a month.
 */
export type MonthView = { 
/**
 * The days that were dealt, in their order.
 */
days: Array<DayInMonth>, };

/**
 * Asks for a game that takes another way from a half-day on.
 */
export type NewBranch = { 
/**
 * The first half-day that is played anew, 1 to 16.
 */
half_day: number, 
/**
 * The dice after it. As long as the game is being played, the same ones are for the player of all its seats; everybody else gets
 * fresh ones.
 */
dice: BranchDice, 
/**
 * The player who goes on alone, from 0; nothing: all of them.
 */
seat?: number, };

/**
 * Asks for a deal.
 */
export type NewDeal = { 
/**
 * Any text up to 200 characters, or a seed of 64 hexadecimal digits; nothing draws a fresh one.
 */
seed: string | null, };

/**
 * Asks for a game.
 */
export type NewGame = { 
/**
 * The deal to play; nothing draws a fresh one.
 */
deal: string | null, 
/**
 * The names of 1 to 10 players. Bots are called by their level, whatever stands here.
 */
names: Array<string>, 
/**
 * How well the bots play that have seats, in the order of the names; nothing where a person plays.
 */
bots: Array<Level | null>, 
/**
 * How the columns are numbered.
 */
columns: ColumnsChoice, 
/**
 * Whether to play with Banquets & Raids.
 */
banquets: boolean, 
/**
 * When the next dice come.
 */
pace: Pace, };

/**
 * A name to be known by.
 */
export type NewName = { 
/**
 * 1 to 40 characters.
 */
name: string, };

/**
 * Asks for a table.
 */
export type NewRoom = { 
/**
 * The name of the player who asks, and becomes the host.
 */
name: string, 
/**
 * How many places it has, 1 to 10.
 */
places: number, 
/**
 * What is played.
 */
options: RoomOptions, 
/**
 * An https address that hears of new dice. Nobody but who gave it ever reads it.
 */
webhook: string | null, };

/**
 * Begins the deal of a day.
 */
export type NewTry = { 
/**
 * The player's name at the table.
 */
name: string, };

/**
 * An address that hears of new dice while the player does not look.
 */
export type NewWebhook = { 
/**
 * An https address: ntfy, Discord, Slack, or anything that takes a line of text. Nothing forgets it.
 */
address: string | null, };

/**
 * What the town crier chooses from before the first dice. Nothing in it reveals any later dice.
 */
export type NumberingView = { "type": "rolled", 
/**
 * The value at position 1.
 */
value: number, 
/**
 * The columns if they go up.
 */
ascending: [number, number, number, number, number, number], 
/**
 * The columns if they go down.
 */
descending: [number, number, number, number, number, number], } | { "type": "expert", 
/**
 * The order if nobody chooses one.
 */
shuffled: [number, number, number, number, number, number], };

/**
 * Something that a player may do now.
 */
export type OfferView = { 
/**
 * Where on the sheet it is.
 */
target: Target, 
/**
 * What to send, with sector and payment of one of the ways.
 */
decision: Decision, 
/**
 * What happens, in order, once it is paid.
 */
effects: Array<Effect>, 
/**
 * Whether the turn is finished then; otherwise something has to be chosen next.
 */
finishes: boolean, 
/**
 * How to get there; a single one without a sector if no die is taken.
 */
ways: Array<WayView>, };

/**
 * Where a game comes from.
 */
export type Origin = "drawn" | "chosen" | "imported" | "branched" | "device";

/**
 * What an attack does to a cell.
 */
export type Outcome = "crossed" | "protected" | "already_crossed";

/**
 * When the next dice come.
 */
export type Pace = "together" | "own";

/**
 * What the strongest bot made of a day.
 */
export type Par = { 
/**
 * Its score.
 */
score: number, 
/**
 * How lucky its dice were: the luck of the day.
 */
luck: Points | null, 
/**
 * Its game.
 */
game: string, };

/**
 * How far a table has come.
 */
export type Phase = "gathering" | "started" | "closed";

/**
 * A place at a table.
 */
export type PlaceView = { "type": "open" } | { "type": "person", 
/**
 * Their name.
 */
name: string, 
/**
 * Whether it is the viewer.
 */
yours: boolean, 
/**
 * Whether it is the host.
 */
host: boolean, 
/**
 * Whether it is the town crier, who numbers the columns (R3.2).
 */
crier: boolean, 
/**
 * Whether they have the page open.
 */
here: boolean, 
/**
 * From when on the host can do something about their absence, in milliseconds since 1970; nothing as long as they are here.
 */
away_at: number | null, 
/**
 * Whether a stand-in was asked to play for them until they return.
 */
stand_in: boolean, 
/**
 * Whether somebody else may take their seat until they return.
 */
offered: boolean, 
/**
 * Whether they have sat down, and what they added to the dice; expected people have not.
 */
contribution: string | null, } | { "type": "bot", 
/**
 * How well.
 */
level: Level, };

/**
 * A die as it lay.
 */
export type PlayedDie = { 
/**
 * The colour of its plaza.
 */
color: Color, 
/**
 * What it shows.
 */
value: number, 
/**
 * Whether it is the black one.
 */
black: boolean, 
/**
 * Whether its plaza is destroyed, so that nobody can take it.
 */
destroyed: boolean, };

/**
 * What a half-day was like for a seat.
 */
export type PlayedHalfDay = { 
/**
 * 1 to 16.
 */
half_day: number, 
/**
 * The dice of the four sectors, clockwise from the free one.
 */
dice: Array<PlayedDie>, 
/**
 * What the event did to the sheet.
 */
event: Array<Effect>, 
/**
 * The turn, decision by decision.
 */
turn: Array<PlayedStep>, 
/**
 * The score after it, as if the game ended there.
 */
total: number, 
/**
 * Whether a stand-in has played the turn, or a part of it.
 */
stand_in: boolean, };

/**
 * A decision that was made.
 */
export type PlayedStep = { 
/**
 * The decision.
 */
decision: Decision, 
/**
 * What it cost, all in all: influence, deniers, knowledge.
 */
cost: [number, number, number], 
/**
 * What happened, in order, once it was paid.
 */
effects: Array<Effect>, 
/**
 * The change of the total score.
 */
points: number, };

/**
 * The game of a player.
 */
export type PlayerAnalysisView = { 
/**
 * The player's name.
 */
name: string, 
/**
 * How well the bot plays that has this seat, if one has.
 */
bot: Level | null, 
/**
 * The expected score before the first roll.
 */
start: Points, 
/**
 * The luck of all rolls.
 */
luck: Points, 
/**
 * What all decisions gave away.
 */
loss: Points, 
/**
 * What looking closer changed: the solver changing its mind.
 */
rest: Points, 
/**
 * The score.
 */
score: Points, 
/**
 * The score without the luck of the dice.
 */
luck_adjusted: Points, 
/**
 * The sheet at the end.
 */
sheet: SheetView, 
/**
 * The half-days.
 */
half_days: Array<HalfDayAnalysisView>, };

/**
 * A plaza.
 */
export type PlazaView = { 
/**
 * The colour that is up.
 */
up: Color, 
/**
 * The colour below.
 */
down: Color, 
/**
 * The tile beside it.
 */
tile: TileView | null, };

/**
 * Points with six decimals. Inside they are a whole number of millionths, so that sums come out even.
 */
export type Points = number;

/**
 * A price.
 */
export type PriceView = { 
/**
 * How many of any one kind.
 */
any: number, 
/**
 * How much influence.
 */
influence: number, 
/**
 * How many deniers.
 */
deniers: number, 
/**
 * How much knowledge.
 */
knowledge: number, };

/**
 * Everything printed that a client draws.
 */
export type Printed = { 
/**
 * Players that a game has at most.
 */
most_players: number, 
/**
 * Half-days of a game.
 */
half_days: number, 
/**
 * Columns of the sheet, which are numbered with as many values.
 */
columns: number, 
/**
 * The faces of the plaza tiles.
 */
plazas: Array<[Color, Color]>, 
/**
 * Tiles of Banquets & Raids, of which some are dealt.
 */
tiles: number, 
/**
 * Knowledge that changes the colour of a die.
 */
color_change: number, 
/**
 * Points that earn a feat, lowest first.
 */
score_feats: Array<number>, 
/**
 * Spaces of a resource track.
 */
resource_spaces: number, 
/**
 * Spaces of a resource track that are circled at the start.
 */
resource_start: number, 
/**
 * Spaces of a resource track that give a citizen.
 */
resource_bonus_spaces: Array<number>, 
/**
 * Spaces of a citizen track.
 */
citizen_spaces: number, 
/**
 * Bonuses won as soon as all three citizen tracks have reached a space.
 */
column_bonuses: Array<PrintedBonus>, 
/**
 * Bonuses won as soon as one citizen track has reached a space.
 */
row_bonuses: Array<PrintedBonus>, 
/**
 * The colour of the citizen that a Fortress gives, by position.
 */
fortress: Array<Color>, 
/**
 * What a Great Hall gives, by position.
 */
great_hall: Array<PrintedHall>, 
/**
 * The row that a Cathedral unlocks, by position.
 */
cathedral: Array<Row>, 
/**
 * Points per building of the unlocked row, for the 1st to 6th cathedral.
 */
cathedral_points: Array<number>, 
/**
 * The names of the characters beside the rows.
 */
characters: Array<string>, 
/**
 * Citizens that a work building gives.
 */
work_citizens: number, 
/**
 * The nine diamonds.
 */
links: Array<PrintedLink>, 
/**
 * The prices of the four sectors, clockwise.
 */
sector_prices: Array<PriceView>, };

/**
 * A bonus and its space.
 */
export type PrintedBonus = { 
/**
 * The space, from 1.
 */
space: number, 
/**
 * What it gives.
 */
bonus: Bonus, };

/**
 * A Great Hall.
 */
export type PrintedHall = { 
/**
 * It counts the dice on plazas of this colour.
 */
per: Color, 
/**
 * What it gives for each of them.
 */
gift: Gift, };

/**
 * A diamond.
 */
export type PrintedLink = { 
/**
 * Its row.
 */
row: Row, 
/**
 * The left one of its two positions.
 */
left: number, 
/**
 * What it gives.
 */
gift: Gift, };

/**
 * Why a request or a message changes nothing.
 */
export type Problem = { 
/**
 * A name that does not change when the sentence does, such as `no-such-game`.
 */
code: string, 
/**
 * The clause of the rules that says so, such as `R4.4`, if one does.
 */
clause?: string, 
/**
 * Why, for a person.
 */
sentence: string, };

/**
 * A short sign that is not kept.
 */
export type Reaction = "applause" | "astonished" | "ouch" | "laugh" | "wave" | "heart";

/**
 * A code that moves an identity to another device. It is shown once.
 */
export type RecoveryCode = { 
/**
 * Five groups of four; case, blanks and hyphens do not matter.
 */
code: string, };

/**
 * A half-day of a replay.
 */
export type ReplayHalfDay = { 
/**
 * The wheel as the dice lie.
 */
board: BoardView, 
/**
 * What every player did.
 */
seats: Array<ReplaySeat>, };

/**
 * What a player did in a half-day.
 */
export type ReplaySeat = { 
/**
 * The sheet after the event, before the turn.
 */
before: SheetView, 
/**
 * What the event did to the sheet.
 */
event: Array<Effect>, 
/**
 * The turn, decision by decision.
 */
steps: Array<ReplayStep>, 
/**
 * Whether a stand-in has played the turn, or a part of it.
 */
stand_in: boolean, };

/**
 * A decision of a replay.
 */
export type ReplayStep = { 
/**
 * The decision.
 */
decision: Decision, 
/**
 * What it cost, all in all: influence, deniers, knowledge.
 */
cost: [number, number, number], 
/**
 * The change of the total score.
 */
points: number, 
/**
 * What happened, in order, once it was paid.
 */
effects: Array<Effect>, 
/**
 * The sheet after it.
 */
sheet: SheetView, };

/**
 * A game as far as everybody has closed it, with every state on the way.
 */
export type ReplayView = { 
/**
 * The name of the game.
 */
id: string, 
/**
 * The players.
 */
names: Array<string>, 
/**
 * How well the bots play that have seats, in the order of the players; nothing where a person plays.
 */
bots: Array<Level | null>, 
/**
 * Whether everybody has seen the result.
 */
finished: boolean, 
/**
 * Whether the game was ended before its last half-day.
 */
ended_early: boolean, 
/**
 * Every player's sheet at the start.
 */
start: SheetView, 
/**
 * The wheel before the first roll.
 */
setup_board: BoardView, 
/**
 * The half-days, from the first.
 */
half_days: Array<ReplayHalfDay>, };

/**
 * What dice are paid and changed with.
 */
export type Resource = "influence" | "deniers" | "knowledge";

/**
 * The resource tracks.
 */
export type ResourcesView = { influence: TrackView, deniers: TrackView, knowledge: TrackView, };

/**
 * A command about a table.
 */
export type RoomCommand = { "type": "sit", 
/**
 * One's name.
 */
name: string, 
/**
 * 32 random hexadecimal digits that are mixed into the dice.
 */
contribution: string, } | { "type": "stand" } | { "type": "stand_in", 
/**
 * Which seat, from 0.
 */
place: number, } | { "type": "offer", 
/**
 * Which seat, from 0.
 */
place: number, 
/**
 * Whether somebody may.
 */
open: boolean, } | { "type": "take_seat", 
/**
 * Which seat, from 0.
 */
place: number, 
/**
 * One's name.
 */
name: string, } | { "type": "end" } | { "type": "set_options", 
/**
 * What.
 */
options: RoomOptions, } | { "type": "set_webhook", 
/**
 * An https address: ntfy, Discord, Slack, or anything that takes a line of text. Nothing forgets it.
 */
address: string | null, } | { "type": "add_place", 
/**
 * For a bot of this level, or for anybody.
 */
bot: Level | null, } | { "type": "clear_place", 
/**
 * Which one, from 0.
 */
place: number, } | { "type": "set_bot", 
/**
 * Which one, from 0.
 */
place: number, 
/**
 * How well it plays.
 */
level: Level, } | { "type": "remove_place", 
/**
 * Which one, from 0.
 */
place: number, } | { "type": "move_place", 
/**
 * Which one, from 0.
 */
from: number, 
/**
 * Where it is then.
 */
to: number, } | { "type": "pass_crier", 
/**
 * The place of the new one, from 0.
 */
place: number, } | { "type": "number_columns", 
/**
 * How: of the kind that the table plays with.
 */
columns: ColumnsChoice, } | { "type": "start" } | { "type": "close" } | { "type": "rematch" };

/**
 * What is played at a table, and how.
 */
export type RoomOptions = { 
/**
 * How the columns are numbered.
 */
columns: ColumnsChoice, 
/**
 * Whether to play with Banquets & Raids.
 */
banquets: boolean, 
/**
 * When the next dice come.
 */
pace: Pace, 
/**
 * Seconds that a player has for a half-day, 10 to 1,209,600 (two weeks); nothing: as long as they like.
 */
limit: number | null, 
/**
 * Whether the table is in the lobby; otherwise only its link leads to it.
 */
public: boolean, 
/**
 * Whether people may write to each other.
 */
chat: boolean, 
/**
 * Whether the program shows players what decisions are worth.
 */
hints: boolean, 
/**
 * How well a bot plays that stands in for somebody who is out of time.
 */
stand_in: Level, };

/**
 * A table as one viewer may see it.
 */
export type RoomView = { 
/**
 * Its name, and later the name of its game.
 */
id: string, 
/**
 * Grows with every change of the table; presence does not count.
 */
version: number, 
/**
 * When it was opened, in milliseconds since 1970.
 */
created_at: number, 
/**
 * How far it has come.
 */
phase: Phase, 
/**
 * Whether the viewer is the host.
 */
host: boolean, 
/**
 * Whether the host has removed the viewer.
 */
removed: boolean, 
/**
 * What is played.
 */
options: RoomOptions, 
/**
 * The address that hears of new dice, as far as it is the viewer's business.
 */
webhook: TableWebhook, 
/**
 * SHA-256 of the server's secret, published before anybody sat down.
 */
commitment: string, 
/**
 * The places, in the order of the table. Once the game has begun they are its seats.
 */
places: Array<PlaceView>, 
/**
 * How many people watch.
 */
watching: number, 
/**
 * The table of the rematch, once somebody has asked for one.
 */
rematch: string | null, };

/**
 * A row of buildings.
 */
export type Row = "fortress" | "counts_palace" | "great_hall" | "city_hall" | "cathedral" | "bishopric";

/**
 * A row with its character.
 */
export type RowView = { 
/**
 * The row.
 */
row: Row, 
/**
 * The character's name.
 */
character: string, 
/**
 * Points per building, 0 while it is locked.
 */
points: number, 
/**
 * How many of its buildings stand.
 */
standing: number, 
/**
 * Points times buildings.
 */
total: number, };

/**
 * Somebody's place on a ladder.
 */
export type RungView = { 
/**
 * 1 for whoever is first; who is equal shares a place.
 */
place: number, 
/**
 * Whether others share it.
 */
tied: boolean, 
/**
 * The points of all days together.
 */
points: number, 
/**
 * What decisions gave away, once that is known of all days.
 */
loss: Points | null, 
/**
 * How many days were played.
 */
days: number, };

/**
 * How many have a score.
 */
export type ScoreCount = { 
/**
 * The score.
 */
score: number, 
/**
 * How many have it.
 */
players: number, };

/**
 * A score, line by line.
 */
export type ScoreView = { 
/**
 * One for each citizen.
 */
citizens: number, 
/**
 * All rows.
 */
rows: number, 
/**
 * Two available influence make one.
 */
influence: number, 
/**
 * Two available deniers make one.
 */
deniers: number, 
/**
 * Two available knowledge make one.
 */
knowledge: number, 
/**
 * Everything.
 */
total: number, };

/**
 * A seat that looks different.
 */
export type SeatChange = { 
/**
 * Which one, from 0.
 */
seat: number, 
/**
 * How many half-days at the beginning of its chronicle are as they were.
 */
kept: number, 
/**
 * How it looks now; of the chronicle only what follows those.
 */
view: SeatView, };

/**
 * A command of a player.
 */
export type SeatCommand = { "type": "go_on" } | { "type": "decide", 
/**
 * The decision.
 */
decision: Decision, } | { "type": "take_back", 
/**
 * How many stay.
 */
keep: number, } | { "type": "end" };

/**
 * A seat, as the viewer may see it.
 */
export type SeatView = { 
/**
 * The player's name.
 */
name: string, 
/**
 * Whether the viewer plays it.
 */
yours: boolean, 
/**
 * How well the bot plays that has this seat, if one has.
 */
bot: Level | null, 
/**
 * Whether a stand-in plays until the player comes back: because they were out of time, or because it was asked to.
 */
away: boolean, 
/**
 * When the player is out of time, in milliseconds since 1970, if that is limited and there is something to do.
 */
due_at: number | null, 
/**
 * Whether its player has taken hints: then the game earns them no feats.
 */
hinted: boolean, 
/**
 * Whether the player has seen the first dice.
 */
started: boolean, 
/**
 * Whether the player has finished the turn of the half-day.
 */
done: boolean, 
/**
 * Whether the player has seen the result.
 */
finished: boolean, 
/**
 * How many entries its log has; only one's own, and 0 for others.
 */
version: number, 
/**
 * How many decisions of the current turn can be taken back; only one's own.
 */
decided: number, 
/**
 * The wheel as this seat sees it, as far as the viewer may.
 */
board: BoardView, 
/**
 * The sheet, as far as the viewer may see it.
 */
sheet: SheetView, 
/**
 * What can be decided now; only one's own.
 */
offers: Array<OfferView>, 
/**
 * What the event of the current half-day did to the sheet; only one's own.
 */
event: Array<Effect>, 
/**
 * Every half-day from the first, as far as the viewer may see it.
 */
chronicle: Array<PlayedHalfDay>, 
/**
 * The names of the feats of R9.2 to R9.9 that the game earns; none before everybody has finished.
 */
feats: Array<string>, };

/**
 * A sector with its die.
 */
export type SectorView = { 
/**
 * Where it is.
 */
slot: number, 
/**
 * The colour of the plaza.
 */
color: Color, 
/**
 * What the die shows; nothing before the first roll.
 */
value: number | null, 
/**
 * Whether the black die lies here.
 */
black: boolean, 
/**
 * Whether the die can be taken, money aside.
 */
available: boolean, 
/**
 * The whole price.
 */
price: PriceView, 
/**
 * The tile that acts on the die.
 */
tile: TileView | null, };

/**
 * A message from the server. Short ones are text; from 1,000 bytes on they are one binary frame, the JSON in zlib's format.
 *
 * Messages about the game are numbered within a connection by their `sequence`, from 1. A client that misses one connects again.
 */
export type ServerMessage = { "type": "table", 
/**
 * Counts the messages about the game on this connection.
 */
sequence: number, 
/**
 * As this viewer may see it.
 */
view: TableView, } | { "type": "changed", 
/**
 * Counts the messages about the game on this connection.
 */
sequence: number, 
/**
 * Everything but the seats, as it is now.
 */
table: TableHead, 
/**
 * The seats that look different from what was sent on this connection last.
 */
seats: Array<SeatChange>, } | { "type": "room", 
/**
 * As this viewer may see it.
 */
room: RoomView, } | { "type": "said", 
/**
 * In order.
 */
messages: Array<MessageView>, } | { "type": "reacted", 
/**
 * The place of the person who made it, if they have one.
 */
seat: number | null, 
/**
 * Their name.
 */
name: string, 
/**
 * The sign.
 */
reaction: Reaction, } | { "type": "hint", 
/**
 * For one of the viewer's seats.
 */
hint: HintView, } | { "type": "answer" } & Answer | { "type": "problem" } & Problem;

/**
 * A browser that is a player.
 */
export type SessionView = { 
/**
 * Its name.
 */
id: string, 
/**
 * Whether it is the one that asks.
 */
current: boolean, 
/**
 * Browser and system, as far as they are known.
 */
device: string | null, 
/**
 * In milliseconds since 1970.
 */
created_at: number, 
/**
 * When it was last here, to the hour, in milliseconds since 1970.
 */
seen_at: number, };

/**
 * The browsers that are a player.
 */
export type Sessions = { 
/**
 * All of them, the one that came last first.
 */
sessions: Array<SessionView>, };

/**
 * A finished sheet.
 */
export type SheetOfDay = { 
/**
 * Whose it is, if that may be told.
 */
name: string | null, 
/**
 * The bot whose it is, if it is a bot's.
 */
bot: Level | null, 
/**
 * Whether it is this player's.
 */
yours: boolean, 
/**
 * Its score.
 */
score: number, 
/**
 * The sheet.
 */
sheet: SheetView, };

/**
 * A player's sheet.
 */
export type SheetView = { 
/**
 * The 18 cells, district by district, column by column.
 */
cells: Array<CellView>, 
/**
 * The nine diamonds.
 */
links: Array<LinkView>, 
/**
 * The six rows with their characters.
 */
rows: Array<RowView>, 
/**
 * The resource tracks.
 */
resources: ResourcesView, 
/**
 * The citizen tracks.
 */
citizens: CitizensView, 
/**
 * The score as if the game ended now.
 */
score: ScoreView, };

/**
 * The side of a tile that is up.
 */
export type Side = "banquet" | "raid";

/**
 * Days in a row.
 */
export type StreakView = { 
/**
 * How many were played.
 */
days: number, 
/**
 * Whether this week's free day is still there.
 */
pass: boolean, 
/**
 * Whether the last seven days up to today were played, today last.
 */
week: [boolean, boolean, boolean, boolean, boolean, boolean, boolean], };

/**
 * What is the same for all seats of a table.
 */
export type TableHead = { 
/**
 * The name of the game.
 */
id: string, 
/**
 * When it was opened, in milliseconds since 1970.
 */
created_at: number, 
/**
 * Where it comes from.
 */
origin: Origin, 
/**
 * The game that it was branched from.
 */
parent: string | null, 
/**
 * Whether it can earn feats.
 */
counts: boolean, 
/**
 * The day whose dice it has, if they are those of a deal of the day.
 */
deal_of: DealOfView | null, 
/**
 * How many people play, for feats: a player among bots only plays alone (R9.1).
 */
people: number, 
/**
 * When the next dice come.
 */
pace: Pace, 
/**
 * Whether it is played with Banquets & Raids.
 */
banquets: boolean, 
/**
 * How the columns are numbered.
 */
columns_mode: ColumnsMode, 
/**
 * Who numbered them, if that is known and there was something to choose.
 */
columns_by: ColumnsBy | null, 
/**
 * What the town crier has still to choose: until then no dice come, and the columns are not these.
 */
numbering: NumberingView | null, 
/**
 * SHA-256 of the seed, published before the first dice; `None` if the dice follow from no seed.
 */
commitment: string | null, 
/**
 * The seed itself, once everybody has finished.
 */
seed: string | null, 
/**
 * How the seed came about, if players took part in that.
 */
fairness: FairnessView | null, 
/**
 * When something happens by itself, in milliseconds since 1970: somebody is out of time, or the next dice come.
 */
due_at: number | null, 
/**
 * Whether the viewer may ask what decisions are worth.
 */
hints: Hints, 
/**
 * Whether everybody has seen the result.
 */
finished: boolean, 
/**
 * Whether the game was ended before its last half-day.
 */
ended_early: boolean, };

/**
 * A table, for somebody who plays one or more of its seats on this device, or none.
 */
export type TableView = { 
/**
 * The players.
 */
seats: Array<SeatView>, 
/**
 * The name of the game.
 */
id: string, 
/**
 * When it was opened, in milliseconds since 1970.
 */
created_at: number, 
/**
 * Where it comes from.
 */
origin: Origin, 
/**
 * The game that it was branched from.
 */
parent: string | null, 
/**
 * Whether it can earn feats.
 */
counts: boolean, 
/**
 * The day whose dice it has, if they are those of a deal of the day.
 */
deal_of: DealOfView | null, 
/**
 * How many people play, for feats: a player among bots only plays alone (R9.1).
 */
people: number, 
/**
 * When the next dice come.
 */
pace: Pace, 
/**
 * Whether it is played with Banquets & Raids.
 */
banquets: boolean, 
/**
 * How the columns are numbered.
 */
columns_mode: ColumnsMode, 
/**
 * Who numbered them, if that is known and there was something to choose.
 */
columns_by: ColumnsBy | null, 
/**
 * What the town crier has still to choose: until then no dice come, and the columns are not these.
 */
numbering: NumberingView | null, 
/**
 * SHA-256 of the seed, published before the first dice; `None` if the dice follow from no seed.
 */
commitment: string | null, 
/**
 * The seed itself, once everybody has finished.
 */
seed: string | null, 
/**
 * How the seed came about, if players took part in that.
 */
fairness: FairnessView | null, 
/**
 * When something happens by itself, in milliseconds since 1970: somebody is out of time, or the next dice come.
 */
due_at: number | null, 
/**
 * Whether the viewer may ask what decisions are worth.
 */
hints: Hints, 
/**
 * Whether everybody has seen the result.
 */
finished: boolean, 
/**
 * Whether the game was ended before its last half-day.
 */
ended_early: boolean, };

/**
 * The address of a table that hears of new dice. Anybody who knows it can write there, so it belongs to the player who gave it.
 */
export type TableWebhook = { "type": "none" } | { "type": "yours", 
/**
 * An https address.
 */
address: string, } | { "type": "others" };

/**
 * The place on the sheet that a decision is about.
 */
export type Target = { "type": "building", 
/**
 * The district.
 */
color: Color, 
/**
 * Upper or lower row.
 */
kind: Kind, 
/**
 * The column.
 */
position: number, } | { "type": "resource", 
/**
 * Which one.
 */
resource: Resource, 
/**
 * How many the die gives.
 */
amount: number, } | { "type": "relief" } | { "type": "citizen", 
/**
 * Which one.
 */
color: Color, };

/**
 * A tile of Banquets & Raids.
 */
export type TileView = { 
/**
 * 1 to 8.
 */
number: number, 
/**
 * The side that is up.
 */
side: Side, };

/**
 * A resource track.
 */
export type TrackView = { 
/**
 * Spaces that are circled.
 */
circled: number, 
/**
 * Circled spaces that have been spent.
 */
crossed: number, };

/**
 * What has become of somebody's try.
 */
export type TryState = "to_come" | "open" | "playing" | "finished" | "unranked" | "missed";

/**
 * What a die is used for.
 */
export type Use = "resources" | "prestige" | "work";

/**
 * What became of a command.
 */
export type Verdict = { "type": "accepted", 
/**
 * The sequence of the new entry in the seat's log or of the new message, or the new version of the room; of a hint, the version of
 * the seat.
 */
sequence: number, } | { "type": "unknown" } | { "type": "refused" } & Problem;

/**
 * A die, and what it costs to take and change it.
 */
export type WayView = { 
/**
 * Where the die lies.
 */
sector: number | null, 
/**
 * The resource chosen where the price contains one of any kind.
 */
pay?: Resource, 
/**
 * What it costs, all in all: influence, deniers, knowledge.
 */
cost: [number, number, number], 
/**
 * The points that it adds at once.
 */
points: number, };
