//! A position, from what its player has seen of the game: enough to think about it without its host, and without anything that is still
//! to come.

use serde::Deserialize;
use troyes_record::ColumnsMode;
use troyes_rules::{Columns, Face, HalfDay, Plaza, Roll, Sector, Setup, Slot, Solo, Tile};
use troyes_table::{Command, Pace, Table};
use troyes_wire::{Color, Decision, Refusal};

/// What a player sees of their seat: the wheel as it lies, and every half-day with the decisions that stand. In plain lists, because readers
/// of shapes of their own would be a fortieth of the module.
#[derive(Deserialize)]
pub(crate) struct Seen {
    /// Of the nine plazas as they lie now, clockwise from slot 0, the colour that is up and the one below.
    plazas: Vec<Color>,
    /// The numbers of the tiles beside them; 0 where none lies.
    tiles: Vec<u8>,
    /// The value that each position carries.
    columns: Vec<u8>,
    /// From the first half-day to the current one: the black die, then the others.
    rolls: Vec<Vec<u8>>,
    /// The decisions of each.
    turns: Vec<Vec<Decision>>,
}

impl Seen {
    /// The position that follows.
    ///
    /// # Errors
    ///
    /// [`Refusal::BadMessage`] if nobody can have seen that.
    pub(crate) fn position(&self) -> Result<Solo, Refusal> {
        self.replayed().ok_or(Refusal::BadMessage)
    }

    /// By way of a table, as games are replayed here anyway: its rules are in the module once.
    fn replayed(&self) -> Option<Solo> {
        let seen: Vec<Roll> = self.rolls.iter().map(|dice| roll(dice)).collect::<Option<_>>()?;
        let setup = self.setup(&seen)?;
        let mut rolls = [*seen.first()?; 16];
        rolls.get_mut(..seen.len())?.copy_from_slice(&seen);
        let names = vec![String::new()];
        let mut table =
            Table::with_rolls(setup, rolls, ColumnsMode::default(), Pace::Own, names).ok()?;
        for turn in self.turns.iter().take(seen.len()) {
            table.command(0, Command::GoOn).ok()?;
            for &decision in turn {
                table.command(0, Command::Decide(decision.try_into().ok()?)).ok()?;
            }
        }
        let position = *table.players()[0].now();
        (!position.seat().is_done()).then_some(position)
    }

    /// The wheel as it lay before the first roll.
    fn setup(&self, rolls: &[Roll]) -> Option<Setup> {
        let columns = Columns::expert(faces(&self.columns)?.try_into().ok()?).ok()?;
        let lying =
            self.plazas.chunks_exact(2).map(|pair| Plaza::new(pair[0].into(), pair[1].into()));
        let mut plazas: [Plaza; 9] = lying.collect::<Vec<_>>().try_into().ok()?;
        // Those that the black die destroyed came back turned (R4.7); the current half-day has turned nothing yet.
        let closed = rolls.split_last().map_or(&[][..], |(_, closed)| closed);
        for (half_day, roll) in HalfDay::ALL.into_iter().zip(closed) {
            let mut dice = Sector::ALL.into_iter().zip(roll.ordered());
            let (sector, _) = dice.find(|(_, (_, black))| *black)?;
            let plaza = &mut plazas[half_day.slot(sector).index()];
            *plaza = plaza.turned();
        }
        let beside = Slot::ALL.into_iter().zip(&self.tiles);
        let tiles: Vec<_> =
            beside.filter_map(|(slot, &number)| Some((Tile::new(number)?, slot))).collect();
        Setup::new(columns, plazas, &tiles).ok()
    }
}

fn roll(dice: &[u8]) -> Option<Roll> {
    let dice = faces(dice)?;
    let (&black, clear) = dice.split_first()?;
    Some(Roll::new(black, clear.try_into().ok()?))
}

fn faces(numbers: &[u8]) -> Option<Vec<Face>> {
    numbers.iter().map(|&number| Face::new(number)).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};
    use troyes_host::{DealSeed, GameId, NewGame, PlayerId, planned};
    use troyes_record::Seed;
    use troyes_table::Offer;
    use troyes_wire::{ColumnsChoice, PlayedDie, PlayedStep, TableView};
    use uuid::Uuid;

    use super::*;

    fn seen(view: &TableView) -> Value {
        let seat = &view.seats[0];
        let roll = |dice: &[PlayedDie]| -> Vec<u8> {
            let (black, clear): (Vec<&PlayedDie>, Vec<&PlayedDie>) =
                dice.iter().partition(|die| die.black);
            black.iter().chain(&clear).map(|die| die.value).collect()
        };
        let decisions = |turn: &[PlayedStep]| -> Vec<Decision> {
            turn.iter().map(|step| step.decision).collect()
        };
        let plazas = &seat.board.plazas;
        json!({
            "plazas": plazas.iter().flat_map(|one| [one.up, one.down]).collect::<Vec<_>>(),
            "tiles": plazas.iter().map(|one| one.tile.map_or(0, |tile| tile.number)).collect::<Vec<_>>(),
            "columns": seat.board.columns,
            "rolls": seat.chronicle.iter().map(|one| roll(&one.dice)).collect::<Vec<_>>(),
            "turns": seat.chronicle.iter().map(|one| decisions(&one.turn)).collect::<Vec<_>>(),
        })
    }

    fn position(seen: &Value) -> Result<Solo, Refusal> {
        serde_json::from_value::<Seen>(seen.clone()).unwrap().position()
    }

    /// The position of a view is that of the game, at every step of whole games of every kind, in the middle of chains too.
    #[test]
    fn every_position_follows_from_what_is_seen() {
        let me = PlayerId(Uuid::from_u128(2));
        let (mut positions, mut chains) = (0, 0);
        for number in 0..100_u8 {
            let asked = troyes_wire::NewGame {
                deal: None,
                names: vec!["Ada".to_owned()],
                bots: Vec::new(),
                columns: ColumnsChoice::Expert { columns: None },
                banquets: number % 2 == 1,
                pace: troyes_wire::Pace::Own,
            };
            let seed = DealSeed::new(Some(&format!("seen {number}")), Seed::from_text("")).unwrap();
            let table = planned(&asked).unwrap().table(&asked, seed.seed).unwrap();
            let new = NewGame::on_one_device(&table, me, &[]);
            let id = GameId(Uuid::from_u128(1));
            let mut game = new.stored(id, new.about(id, 0, false));
            let mut pick = usize::from(number);
            while !game.table.is_finished() {
                let view = game.view(None, Some(me), true, &[], 0);
                let offers = game.table.offers(0);
                pick = pick.wrapping_mul(31).wrapping_add(7);
                let asks_on = |offer: &&Offer| {
                    let mut next = game.table.clone();
                    next.command(0, Command::Decide(offer.decision)).unwrap();
                    !next.players()[0].is_done()
                };
                let any = offers.get(pick % offers.len().max(1));
                let Some(offer) = offers.iter().find(asks_on).or(any) else {
                    assert_eq!(
                        position(&seen(&view)),
                        Err(Refusal::BadMessage),
                        "nothing to decide"
                    );
                    game.table.command(0, Command::GoOn).unwrap();
                    continue;
                };
                assert_eq!(position(&seen(&view)).as_ref(), Ok(game.table.players()[0].now()));
                positions += 1;
                chains += usize::from(!game.table.players()[0].turn().is_empty());
                game.table.command(0, Command::Decide(offer.decision)).unwrap();
            }
        }
        assert!(positions > 1_600 && chains > 0, "{positions}, {chains} of them in chains");
    }

    #[test]
    fn what_nobody_can_have_seen_is_refused() {
        let of = |plazas: Value, columns: Value, rolls: Value| json!({ "plazas": plazas, "tiles": [], "columns": columns, "rolls": rolls, "turns": [] });
        let columns = json!([1, 2, 3, 4, 5, 6]);
        for bad in [
            of(json!([]), columns.clone(), json!([])),
            of(json!(vec!["red"; 18]), columns.clone(), json!([])),
            of(json!(vec!["red"; 17]), columns.clone(), json!([[1, 2, 3]])),
            of(json!(vec!["red"; 18]), json!([1, 2, 3, 4, 5, 5]), json!([[7, 1, 1, 1]])),
        ] {
            assert_eq!(position(&bad), Err(Refusal::BadMessage));
        }
    }
}
