// Generated from crates/troyes-server/src/wire by `make wire`: change it there.

/**
 * What the server answers to every wish.
 */
export type Answer = { 
/**
 * The client's name for the wish.
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
columns: Array<number>, };

/**
 * A bonus of the citizen tracks.
 */
export type Bonus = "one_of_each" | "free_work" | "free_prestige" | "other_citizens";

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
 * The citizen tracks.
 */
export type CitizensView = { red: number, yellow: number, white: number, };

/**
 * A colour: a district, a resource, a kind of citizen.
 */
export type Color = "red" | "yellow" | "white";

/**
 * A wish of a player.
 */
export type Command = { "type": "go_on" } | { "type": "decide", 
/**
 * The decision.
 */
decision: Decision, } | { "type": "take_back", 
/**
 * How many stay.
 */
keep: number, };

/**
 * What a client sends: a wish with an id of its own, so that it can be sent again and counts once.
 */
export type CommandMessage = { 
/**
 * The client's name for this wish.
 */
id: string, 
/**
 * The seat that it is for, from 0.
 */
seat: number, 
/**
 * The wish.
 */
command: Command, };

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
 * Something that happens to a sheet. Equal things in a row are told as one.
 */
export type Effect = { "type": "attacked", color: Color, position: number, outcome: Outcome, } | { "type": "paid", resource: Resource, amount: number, } | { "type": "circled", resource: Resource, from: number, to: number, } | { "type": "joined", color: Color, from: number, to: number, } | { "type": "built", color: Color, kind: Kind, position: number, } | { "type": "unlocked", row: Row, points: number, } | { "type": "linked", row: Row, left: number, } | { "type": "won", bonus: Bonus, color: Color, space: number, } | { "type": "lost_resources", resource: Resource, count: number, } | { "type": "lost_citizens", count: number, } | { "type": "lost_building", bonus: Bonus, };

/**
 * Morning or afternoon.
 */
export type Half = "morning" | "afternoon";

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
 * Upper or lower row of a district.
 */
export type Kind = "prestige" | "work";

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
 * What an attack does to a cell.
 */
export type Outcome = "crossed" | "protected" | "already_crossed";

/**
 * When the next dice come.
 */
export type Pace = "together" | "own";

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
 * What dice are paid and changed with.
 */
export type Resource = "influence" | "deniers" | "knowledge";

/**
 * The resource tracks.
 */
export type ResourcesView = { influence: TrackView, deniers: TrackView, knowledge: TrackView, };

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
 * Whether the player has finished the turn of the half-day.
 */
done: boolean, 
/**
 * Whether the player has seen the result.
 */
finished: boolean, 
/**
 * The number of the last entry in its log.
 */
number: number, 
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
offers: Array<OfferView>, };

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
 * A table, for somebody who plays one or more of its seats on this device, or none.
 */
export type TableView = { 
/**
 * When the next dice come.
 */
pace: Pace, 
/**
 * SHA-256 of the seed, published before the first dice; nothing if the dice follow from no seed.
 */
commitment: string | null, 
/**
 * The seed itself, once everybody has finished.
 */
seed: string | null, 
/**
 * Whether everybody has seen the result.
 */
finished: boolean, 
/**
 * The players.
 */
seats: Array<SeatView>, };

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
 * What a die is used for.
 */
export type Use = "resources" | "prestige" | "work";

/**
 * What became of a wish.
 */
export type Verdict = { "type": "accepted", 
/**
 * The number of the new entry in the seat's log.
 */
number: number, } | { "type": "refused", 
/**
 * A name that does not change when the sentence does.
 */
code: string, 
/**
 * Why, for a person.
 */
sentence: string, };

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
