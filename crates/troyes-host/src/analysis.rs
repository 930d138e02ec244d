//! Finished games in luck and skill, beside what the strongest bot makes of the same dice.

use troyes_rules::{Face, HalfDay};
use troyes_solver::{Level, QuantisedNetwork, advice};
use troyes_table::{Command, Pace, Table};
use troyes_wire::{AnalysisView, PlayerAnalysisView, Refusal, ReplayView};

use crate::game::Game;
use crate::ids::GameId;

/// Who plays on the same dice.
const STRONGEST: Level = Level::Grandmaster;

/// A finished game that is to be analysed.
#[derive(Clone, Debug)]
pub struct Analysed {
    /// Its name.
    pub id: GameId,
    /// The finished table.
    pub table: Table,
    /// The levels of bots, in the order of the seats.
    pub bots: Vec<Option<Level>>,
}

/// What has come of an analysis.
#[derive(Debug)]
pub struct Analysis {
    /// Luck and skill of everybody.
    pub view: AnalysisView,
    /// The game of the strongest bot on the same dice.
    pub strongest: Table,
}

impl Analysis {
    /// The game of the strongest bot, half-day by half-day.
    #[must_use]
    pub fn replay(&self) -> ReplayView {
        ReplayView::new(self.view.id.clone(), &self.strongest, vec![self.view.strongest.bot], &[])
    }
}

impl Analysed {
    /// What there is to analyse of a game.
    ///
    /// # Errors
    ///
    /// [`Refusal::NotOver`] as long as it is being played, [`Refusal::EndedEarly`] if it was ended before its last half-day.
    pub fn of(game: &Game) -> Result<Self, Refusal> {
        Self::of_table(game.id, game.table.clone(), game.bots())
    }

    /// The same of a table, wherever its game was played.
    ///
    /// # Errors
    ///
    /// As [`Self::of`].
    pub fn of_table(id: GameId, table: Table, bots: Vec<Option<Level>>) -> Result<Self, Refusal> {
        if !table.is_finished() {
            return Err(Refusal::NotOver);
        }
        if table.is_ended_early() {
            return Err(Refusal::EndedEarly);
        }
        Ok(Self { id, table, bots })
    }

    /// Half-days to look at: everybody's, and those of the strongest bot twice, because it has to play them first.
    #[must_use]
    pub fn steps(&self) -> u32 {
        ((self.table.players().len() + 2) * HalfDay::COUNT) as u32
    }

    /// Makes the analysis, as long as the answer at every half-day is to go on. `None` if it was not.
    pub fn make(
        &self,
        network: &QuantisedNetwork,
        go_on: &mut impl FnMut() -> bool,
    ) -> Option<Analysis> {
        let record = self.table.record();
        let mut players = Vec::new();
        for (seat, player) in self.table.players().iter().enumerate() {
            let analysis =
                advice::analyse_player(network, &record, seat, &mut |_| go_on()).ok().flatten()?;
            let bot = self.bots.get(seat).copied().flatten().map(Into::into);
            players.push(PlayerAnalysisView::new(player, bot, &analysis));
        }
        let strongest = play_again(network, &self.table, go_on)?;
        let of_bot = advice::analyse_player(network, &strongest.record(), 0, &mut |_| go_on())
            .ok()
            .flatten()?;
        let bot = Some(STRONGEST.into());
        let view = AnalysisView {
            id: self.id.to_string(),
            columns: self.table.setup().columns().faces().map(Face::get).to_vec(),
            players,
            strongest: PlayerAnalysisView::new(&strongest.players()[0], bot, &of_bot),
        };
        Some(Analysis { view, strongest })
    }
}

/// The game that the strongest bot plays with the same setup and dice. It sees no dice before their time either.
fn play_again(
    network: &QuantisedNetwork,
    table: &Table,
    go_on: &mut impl FnMut() -> bool,
) -> Option<Table> {
    let names = vec![STRONGEST.name().to_owned()];
    let mut again =
        Table::with_rolls(*table.setup(), *table.rolls(), table.columns_mode(), Pace::Own, names)
            .ok()?;
    again.command(0, Command::GoOn).ok()?;
    while !again.players()[0].is_finished() {
        if !go_on() {
            return None;
        }
        let now = *again.players()[0].now();
        // The strongest level makes no errors, so that nothing follows from the key.
        for decision in advice::bot_turn(STRONGEST, Some(network), now.board(), now.seat(), 0) {
            again.command(0, Command::Decide(decision)).ok()?;
        }
        again.command(0, Command::GoOn).ok()?;
    }
    Some(again)
}
