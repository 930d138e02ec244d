//! The games in memory, and what is done with them.

use std::collections::HashMap;
use std::sync::Arc;

use serde::Serialize;
use troyes_host::{
    Bots, Branch, DealSeed, Game, GameId, NewGame, PlayerId, SeatOwner, Setting, branch,
    checked_name, hall, is_command_id, planned, position_of, table_of_record,
};
use troyes_record::Seed;
use troyes_shapes::{KeptEntry, KeptGame};
use troyes_solver::advice::{Ranking, rank};
use troyes_solver::{Level, QuantisedNetwork, WeightsError};
use troyes_table::Table;
use troyes_wire::{DealView, HintView, NewBranch, Origin, Refusal, SeatCommand};
use uuid::{Builder, Uuid};

use crate::message::{
    Analysed, Answer, Ask, Drawn, HintPermission, KeptDeal, Message, OpenedGame, Played,
};
use crate::seen::Seen;

/// A host of games for a caller that brings time, chance and storage along.
pub struct Core {
    network: Option<Arc<QuantisedNetwork>>,
    games: HashMap<GameId, Game>,
    /// What was decided last, as it will be once it is kept.
    decided: Option<Game>,
}

impl Default for Core {
    fn default() -> Self {
        Self::new()
    }
}

/// What a question comes with.
struct Given {
    now: u64,
    player: PlayerId,
    chance: String,
}

/// Random bytes that a question comes with.
struct Chance {
    id: Uuid,
    seed: Seed,
}

impl Given {
    fn setting(&self) -> Setting<'static> {
        // A player who asks is here.
        Setting { room: None, is_here: &|_| true, now: self.now }
    }

    /// A name of something new, and a seed that nobody has seen.
    fn chance(&self) -> Result<Chance, Refusal> {
        let mut bytes = [0; 42];
        hex::decode_to_slice(&self.chance, &mut bytes).map_err(|_| Refusal::BadMessage)?;
        let (id, seed) = bytes.split_first_chunk::<10>().ok_or(Refusal::BadMessage)?;
        let seed: [u8; 32] = seed.try_into().map_err(|_| Refusal::BadMessage)?;
        // Sorted by time, like those of servers.
        let id = Builder::from_unix_timestamp_millis(self.now, id).into_uuid();
        Ok(Chance { id, seed: Seed::from_bytes(seed) })
    }
}

impl Core {
    /// A host without games, and without a solver yet.
    #[must_use]
    pub fn new() -> Self {
        Self { network: None, games: HashMap::new(), decided: None }
    }

    /// Takes the weights of the solver. Until then whatever needs it is refused as `solver-not-ready`.
    ///
    /// # Errors
    ///
    /// [`WeightsError`] if they are damaged, or those of another version.
    pub fn take_weights(&mut self, bytes: &[u8]) -> Result<(), WeightsError> {
        self.network = Some(Arc::new(QuantisedNetwork::from_bytes(bytes)?));
        Ok(())
    }

    /// Answers a question: JSON in, JSON out.
    pub fn ask(&mut self, message: &[u8]) -> String {
        let answered = serde_json::from_slice(message)
            .map_err(|_| Refusal::BadMessage)
            .and_then(|message| self.answer(message));
        answered.unwrap_or_else(|refusal| json(&Answer::<()>::Problem((&refusal).into())))
    }

    fn answer(&mut self, Message { now, player, chance, ask }: Message) -> Result<String, Refusal> {
        let player = player.parse().map_err(|_| Refusal::BadMessage)?;
        let given = Given { now, player, chance };
        match ask {
            Ask::Open { kept } => answer(self.open(&kept)?),
            Ask::Close { id } => answer(self.games.remove(&name(&id)?).is_some()),
            Ask::Start { game, deal, met_before } => {
                answer(self.start(&given, &game, deal.as_ref(), met_before)?)
            }
            Ask::Branch { id, branch } => answer(self.branch(&given, &id, branch)?),
            Ask::Upload { record } => answer(self.upload(&given, &record)?),
            Ask::Play { id, seat, command_id, command } => {
                answer(self.play(&given, &id, seat, &command_id, command)?)
            }
            Ask::Adopt => answer(self.adopt()),
            Ask::View { id } => {
                // Whether the solver is here is a matter of moments, so views say that there is one.
                answer(self.game(&id)?.view(None, Some(given.player), true, &[], now))
            }
            Ask::Replay { id } => answer(self.game(&id)?.replay()),
            Ask::Record { id } => answer(self.game(&id)?.record(Some(given.player), now)?),
            Ask::MayHint { id, seat } => answer(self.may_hint(&given, &id, seat)?),
            Ask::TakeHint { id, seat } => answer(self.take_hint(&id, seat)?),
            Ask::Rank { seen, seat, version, closely } => {
                answer(self.rank(&seen, seat, version, closely)?)
            }
            Ask::Analyse { ended_early: true, .. } => Err(Refusal::EndedEarly),
            Ask::Analyse { id, record, bots, .. } => {
                answer(self.analyse(&given, &id, &record, &bots)?)
            }
            Ask::Draw { seed } => answer(draw(&given, seed.as_deref())?),
            Ask::Deal { deal } => answer(deal_view(&deal)),
            // Dice that this device drew earn nothing.
            Ask::Hall => answer(hall::of(&[])),
            Ask::Name { name } => answer(checked_name(&name)?),
        }
    }

    fn game(&self, id: &str) -> Result<&Game, Refusal> {
        self.games.get(&name(id)?).ok_or(Refusal::NoSuchGame)
    }

    fn network(&self) -> Result<&QuantisedNetwork, Refusal> {
        self.network.as_deref().ok_or(Refusal::SolverNotReady)
    }

    fn open(&mut self, kept: &KeptGame) -> Result<(), Refusal> {
        let game = kept.game().map_err(|error| Refusal::BadRecord(error.to_string()))?;
        self.games.insert(game.id, game);
        Ok(())
    }

    fn start(
        &mut self,
        given: &Given,
        asked: &troyes_wire::NewGame,
        deal: Option<&KeptDeal>,
        met_before: bool,
    ) -> Result<OpenedGame, Refusal> {
        let plan = planned(asked)?;
        let chance = given.chance()?;
        let DealSeed { seed, known } = match (&asked.deal, deal) {
            (Some(_), None) => return Err(Refusal::NoSuchDeal),
            (Some(_), Some(deal)) => deal.seed(),
            (None, _) => DealSeed::new(None, chance.seed)?,
        };
        let table = plan.table(asked, seed)?;
        let origin = if known { Origin::Chosen } else { Origin::Device };
        Ok(self.begin(given, &chance, &table, origin, None, &plan.bots, met_before))
    }

    fn branch(&mut self, given: &Given, id: &str, asked: NewBranch) -> Result<OpenedGame, Refusal> {
        let chance = given.chance()?;
        let game = self.game(id)?;
        let parent = Some(game.id);
        let Branch { table, dice, bots } = branch(game, Some(given.player), asked, chance.seed)?;
        let opened = self.begin(given, &chance, &table, Origin::Branched, parent, &bots, false);
        Ok(OpenedGame { dice: Some(dice), ..opened })
    }

    fn upload(&mut self, given: &Given, record: &str) -> Result<OpenedGame, Refusal> {
        let chance = given.chance()?;
        let table = table_of_record(record.as_bytes(), chance.seed)?;
        Ok(self.begin(given, &chance, &table, Origin::Imported, None, &[], false))
    }

    /// Decides that a game is open.
    #[allow(clippy::too_many_arguments, reason = "all that there is to say about a new game")]
    fn begin(
        &mut self,
        given: &Given,
        chance: &Chance,
        table: &Table,
        origin: Origin,
        parent: Option<GameId>,
        bots: &[Option<Level>],
        met_before: bool,
    ) -> OpenedGame {
        let new = NewGame { origin, parent, ..NewGame::on_one_device(table, given.player, bots) };
        let id = GameId(chance.id);
        let about = new.about(id, given.now, met_before);
        let kept = KeptGame::of(&new, &about);
        let game = new.stored(id, about);
        let summary = game.summary(Some(given.player));
        let commitment = table.seed().map(Seed::commitment);
        self.decided = Some(game);
        OpenedGame { kept, summary, commitment, dice: None }
    }

    fn play(
        &mut self,
        given: &Given,
        id: &str,
        seat: u8,
        command_id: &str,
        command: SeatCommand,
    ) -> Result<Played, Refusal> {
        if !is_command_id(command_id) {
            return Err(Refusal::BadId);
        }
        let command = command.try_into().map_err(Refusal::BadDecision)?;
        let game = self.game(id)?;
        let seat = usize::from(seat);
        let mut play =
            game.play(&given.setting(), Some(given.player), seat, command_id, command)?;
        if game.owners.iter().any(|owner| matches!(owner, SeatOwner::Bot(_))) {
            // Nobody should meet a weak bot because the strong one has not arrived.
            self.network()?;
            play.answer(&Bots::new(self.network.clone()));
        }
        let append = play.append();
        let mut next = game.clone();
        next.adopt(play);
        let sequence = next.table.players()[seat].log().len() as u32;
        let entries = append.entries.iter().map(|entry| KeptEntry::of(entry, append.at)).collect();
        let summary = next.summary(Some(given.player));
        self.decided = Some(next);
        Ok(Played { sequence, entries, summary })
    }

    /// Makes what was decided the game, and returns whether there was anything.
    fn adopt(&mut self) -> bool {
        let Some(game) = self.decided.take() else { return false };
        self.games.insert(game.id, game);
        true
    }

    fn may_hint(&self, given: &Given, id: &str, seat: u8) -> Result<HintPermission, Refusal> {
        let (game, seat) = (self.game(id)?, usize::from(seat));
        position_of(game, None, Some(given.player), seat)?;
        let version = game.table.players()[seat].log().len() as u32;
        Ok(HintPermission { version, hinted: game.hinted[seat] })
    }

    fn take_hint(&mut self, id: &str, seat: u8) -> Result<(), Refusal> {
        let game = self.games.get_mut(&name(id)?).ok_or(Refusal::NoSuchGame)?;
        *game.hinted.get_mut(usize::from(seat)).ok_or(Refusal::NotYourSeat)? = true;
        Ok(())
    }

    fn rank(
        &self,
        seen: &Seen,
        seat: u8,
        version: u32,
        closely: bool,
    ) -> Result<HintView, Refusal> {
        let position = seen.position()?;
        let mut last: Option<Ranking> = None;
        rank(self.network()?, position.board(), position.seat(), &mut |ranking| {
            last = Some(ranking);
            closely
        });
        last.map(|ranking| HintView::new(seat, version, &ranking)).ok_or(Refusal::Internal)
    }

    fn analyse(
        &self,
        given: &Given,
        id: &str,
        record: &str,
        bots: &[Option<troyes_wire::Level>],
    ) -> Result<Analysed, Refusal> {
        let table = table_of_record(record.as_bytes(), given.chance()?.seed)?;
        let bots = bots.iter().map(|bot| bot.map(Into::into)).collect();
        let analysed = troyes_host::Analysed::of_table(name(id)?, table, bots)?;
        let analysis = analysed.make(self.network()?, &mut || true).ok_or(Refusal::Internal)?;
        Ok(Analysed { strongest: analysis.replay(), view: analysis.view })
    }
}

fn draw(given: &Given, text: Option<&str>) -> Result<Drawn, Refusal> {
    let chance = given.chance()?;
    let DealSeed { seed, known } = DealSeed::new(text, chance.seed)?;
    let kept = KeptDeal { id: chance.id.to_string(), seed: seed.to_string(), known };
    Ok(Drawn { view: deal_view(&kept), kept })
}

fn deal_view(deal: &KeptDeal) -> DealView {
    let DealSeed { seed, known } = deal.seed();
    DealView::new(deal.id.clone(), seed, known)
}

fn name(id: &str) -> Result<GameId, Refusal> {
    id.parse().map_err(|_| Refusal::NoSuchGame)
}

#[allow(clippy::unnecessary_wraps, reason = "what every question comes to")]
fn answer(answer: impl Serialize) -> Result<String, Refusal> {
    Ok(json(&Answer::Answer(answer)))
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("views have text keys and no errors of their own")
}
