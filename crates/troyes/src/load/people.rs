//! Tables that several people play at, each with a socket of their own, at servers of their own where there are several. They choose at random
//! from what they are shown.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use anyhow::{Context as _, bail};
use chacha20::rand_core::Rng as _;
use serde_json::json;
use tokio::task::JoinSet;
use troyes_wire::{
    ClientMessage, Command, Pace, RoomCommand, SeatCommand, ServerMessage, TableView, Verdict,
};

use super::line::Line;
use super::servers::Visitor;
use super::{Load, Ready};

/// How long to wait for others before looking whether the time is up.
const MOMENT: Duration = Duration::from_millis(250);

struct Person {
    load: Arc<Load>,
    line: Line,
    view: Option<TableView>,
    /// The sequence of the last accepted command.
    accepted: u32,
    sent: u64,
}

/// Plays one game after the other at a table until the time is up.
pub(super) async fn table(
    load: Arc<Load>,
    index: usize,
    people: usize,
    pace: Pace,
    ready: Ready,
) -> anyhow::Result<()> {
    let mut visitors = Vec::new();
    for person in 0..people {
        let mut visitor = Visitor { index: index * people + person, ..Visitor::default() };
        let name = json!({ "name": format!("Person {person}") });
        load.servers.put("/api/me", &name, &mut visitor).await?;
        visitors.push(visitor);
    }
    let mut ready = Some(ready);
    while !load.phase.is_over() {
        let gathered = gather(&load, &mut visitors, pace).await;
        if let Some(ready) = ready.take() {
            let _ = ready
                .send(gathered.as_ref().map(|_| ()).map_err(|error| anyhow::anyhow!("{error:#}")))
                .await;
        }
        let mut playing = JoinSet::new();
        for person in gathered? {
            playing.spawn(person.play());
        }
        let mut over = true;
        while let Some(played) = playing.join_next().await {
            over &= played??;
        }
        if over {
            load.games.fetch_add(1, Ordering::Relaxed);
        }
    }
    Ok(())
}

/// Everybody sits down at a new table, and the host begins.
async fn gather(
    load: &Arc<Load>,
    visitors: &mut [Visitor],
    pace: Pace,
) -> anyhow::Result<Vec<Person>> {
    let options = json!({
        "columns": {"type": "first"}, "banquets": false, "pace": pace, "limit": null,
        "public": false, "chat": true, "hints": false, "stand_in": "apprentice",
    });
    let body = json!({"name": "Person 0", "places": visitors.len(), "options": options});
    let created = load.servers.post("/api/rooms", &body, &mut visitors[0]).await?;
    let table = created["id"].as_str().context("a table without a name")?;
    let mut people = Vec::new();
    for (place, visitor) in visitors.iter().enumerate() {
        let line = Line::open(load, table, visitor.clone()).await?.keeping();
        let mut person = Person { load: Arc::clone(load), line, view: None, accepted: 0, sent: 0 };
        let contribution = format!("{:032x}", person.line.random.next_u64());
        let name = format!("Person {place}");
        person.change(RoomCommand::Sit { name, contribution }).await?;
        people.push(person);
    }
    people[0].change(RoomCommand::Start).await?;
    Ok(people)
}

impl Person {
    async fn change(&mut self, command: RoomCommand) -> anyhow::Result<()> {
        let id = self.name_command();
        let message = ClientMessage { id, command: Command::Room { command } };
        match self.line.insist(&message).await? {
            Verdict::Accepted { .. } => Ok(()),
            verdict => bail!("refused: {verdict:?}"),
        }
    }

    fn name_command(&mut self) -> String {
        self.sent += 1;
        format!("{}-{}", self.line.visitor.index, self.sent)
    }

    /// Plays a game to its end, and returns whether it came to that before the time was up.
    async fn play(mut self) -> anyhow::Result<bool> {
        while !self.load.phase.is_over() {
            if self.view.as_ref().is_some_and(|view| view.head.finished) {
                self.line.close().await;
                return Ok(true);
            }
            let Some((seat, command)) = self.choose() else {
                self.look().await?;
                continue;
            };
            let id = self.name_command();
            if let Some(sequence) = self.line.play(&id, seat, command, || {}).await? {
                self.accepted = sequence;
            }
            // What the command has changed was shown before its answer.
            self.look().await?;
        }
        self.line.close().await;
        Ok(false)
    }

    /// Sees what there is to be seen.
    async fn look(&mut self) -> anyhow::Result<()> {
        let Some(text) = self.line.next(MOMENT).await? else { return Ok(()) };
        match serde_json::from_str(&text)? {
            ServerMessage::Table { view, .. } => self.view = Some(*view),
            ServerMessage::Changed { table, seats, .. } => {
                if let Some(view) = &mut self.view {
                    view.head = table;
                    for change in seats {
                        let index = usize::from(change.seat);
                        change.apply(view.seats.get_mut(index).context("seats stay")?);
                    }
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// A command that could be sent now, if there is anything to do and everything that was answered is shown.
    fn choose(&mut self) -> Option<(u8, SeatCommand)> {
        let view = self.view.as_ref()?;
        let (index, seat) = view.seats.iter().enumerate().find(|(_, seat)| seat.yours)?;
        if seat.version < self.accepted || seat.finished {
            return None;
        }
        let all_done = view.seats.iter().all(|seat| seat.done);
        if seat.done && view.head.pace == Pace::Together && !all_done {
            return None;
        }
        let command = match seat.offers.len() {
            0 => SeatCommand::GoOn,
            count => {
                let offer = &seat.offers[self.line.random.next_u32() as usize % count];
                SeatCommand::Decide { decision: offer.decision }
            }
        };
        Some((index as u8, command))
    }
}
