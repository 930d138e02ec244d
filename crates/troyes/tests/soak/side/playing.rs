//! What somebody decides at a page.

use std::time::{Duration, Instant};

use chacha20::rand_core::Rng as _;
use tokio::time::sleep;
use troyes_wire::{Command, Decision, OfferView, Pace, SeatCommand, TableView};

use super::{End, Side};
use crate::between;
use crate::person::{PATIENCE, PAUSE};

/// Milliseconds that somebody thinks.
const THINKING: std::ops::Range<u64> = 0..50;

impl Side {
    /// Plays until the game is over, or there is a reason to rest.
    pub(crate) async fn play(&mut self, rests: impl Fn() -> bool) {
        let mut waiting_since = Instant::now();
        while !rests() && !self.is_over() {
            assert!(waiting_since.elapsed() < PATIENCE, "{self}: nothing happens");
            self.connect().await;
            let Some((seat, command)) = self.choose() else {
                if self.hear(PAUSE * 4).await.is_some() {
                    waiting_since = Instant::now();
                }
                continue;
            };
            // Who only has to finish the game does not think.
            if !self.world.is_resting() {
                sleep(Duration::from_millis(between(&mut self.random, THINKING))).await;
            }
            self.act(seat, command).await;
            waiting_since = Instant::now();
        }
    }

    /// Carries one command out, and remembers it. Whether a refusal was right is for the history to say.
    pub(crate) async fn act(&mut self, seat: usize, command: SeatCommand) {
        let end = self.command(Command::Play { seat: seat as u8, command }).await;
        if let End::Accepted(sequence) = end {
            let view = self.view.as_ref().expect("the table comes before the answer");
            let seen = view.seats[seat].version;
            assert!(seen >= sequence, "{self}: {sequence} was answered, but the view has {seen}");
            self.accepted.insert(seat, sequence);
        }
    }

    /// The sequence of the last accepted command of a seat.
    fn last_accepted(&self, seat: usize) -> u32 {
        self.accepted.get(&seat).copied().unwrap_or(0)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.view.as_ref().is_some_and(|view| view.head.finished)
    }

    /// A command that could be sent now, if there is anything and all that was answered can be seen.
    pub(crate) fn choose(&mut self) -> Option<(usize, SeatCommand)> {
        let view = self.view.take()?;
        let own = view.seats.iter().enumerate().filter(|(_, seat)| seat.yours && !seat.finished);
        let own: Vec<usize> = own.map(|(index, _)| index).collect();
        let caught_up =
            own.iter().all(|&seat| view.seats[seat].version >= self.last_accepted(seat));
        let choice = if caught_up { self.choose_from(&view, &own) } else { None };
        self.view = Some(view);
        choice
    }

    fn choose_from(&mut self, view: &TableView, own: &[usize]) -> Option<(usize, SeatCommand)> {
        let all_done = view.seats.iter().all(|seat| seat.done);
        let may_act =
            |&&index: &&usize| !view.seats[index].done || all_done || view.head.pace == Pace::Own;
        let able: Vec<usize> = own.iter().filter(may_act).copied().collect();
        let index = *able.get((self.random.next_u32() as usize).checked_rem(able.len())?)?;
        let seat = &view.seats[index];
        let command = if seat.decided > 0 && self.random.next_u32().is_multiple_of(8) {
            SeatCommand::TakeBack { keep: self.random.next_u32() as u8 % seat.decided }
        } else if seat.offers.is_empty() {
            SeatCommand::GoOn
        } else {
            let offer = &seat.offers[self.random.next_u32() as usize % seat.offers.len()];
            SeatCommand::Decide { decision: some_way(offer, self.random.next_u32() as usize) }
        };
        Some((index, command))
    }
}

fn some_way(offer: &OfferView, index: usize) -> Decision {
    let way = &offer.ways[index % offer.ways.len()];
    match (offer.decision, way.sector) {
        (Decision::Take { color, value, r#use, .. }, Some(sector)) => {
            Decision::Take { sector, pay: way.pay, color, value, r#use }
        }
        (decision, _) => decision,
    }
}
