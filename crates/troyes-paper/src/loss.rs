//! The line that gives away least, by one-ply values.

use troyes_rules::{Board, Seat};
use troyes_solver::advice::one_ply;
use troyes_solver::{Millionths, QuantisedNetwork, Workspace};

use crate::goal::DAYS;
use crate::line::Line;
use crate::lines::Lines;
use crate::sheet::Paper;

/// What a line gives away by one-ply values.
///
/// # Panics
///
/// Never with a line of this paper: its decisions are legal.
#[must_use]
pub fn loss(network: &QuantisedNetwork, paper: &Paper, line: &Line) -> Millionths {
    let mut space = Workspace::default();
    let mut board = Board::new(&paper.setup);
    let mut seat = Seat::NEW;
    let mut sum = 0.0;
    for (roll, turn) in paper.rolls.into_iter().zip(line.turns()) {
        board.roll(roll).expect("a game has sixteen rolls");
        seat.face(&board, &mut |_| {});
        let best = one_ply(network, &board, &seat, &mut space);
        for &decision in turn {
            seat.play(&board, decision, &mut |_| {}).expect("the line was found by playing it");
        }
        sum += (best - one_ply(network, &board, &seat, &mut space)).max(0.0);
    }
    Millionths::of(f64::from(sum))
}

/// Values of sheets, which a line is chosen by: what it gives away is, half-day by half-day, the best that could have been had less what was had.
pub struct LeastLoss<'a> {
    lines: &'a Lines,
    network: &'a QuantisedNetwork,
    space: Workspace,
    /// What the sheets before each half-day were worth with its dice, and what those after it.
    best: Vec<Vec<f32>>,
    had: Vec<Vec<f32>>,
}

impl<'a> LeastLoss<'a> {
    /// A choice among lines that has looked at none yet.
    #[must_use]
    pub fn new(lines: &'a Lines, network: &'a QuantisedNetwork) -> Self {
        let (best, had) = (vec![Vec::new(); DAYS], vec![Vec::new(); DAYS]);
        Self { lines, network, space: Workspace::default(), best, had }
    }

    /// Values up to this number of sheets more, and returns whether there are more.
    pub fn step(&mut self, sheets: u64) -> bool {
        (0..sheets).all(|_| self.value_one())
    }

    fn value_one(&mut self) -> bool {
        for day in 0..DAYS {
            let board = &self.lines.goal.boards[day];
            if let Some(seat) = self.lines.sheets[day].get(self.best[day].len()) {
                let mut seat = *seat;
                seat.face(board, &mut |_| {});
                self.best[day].push(one_ply(self.network, board, &seat, &mut self.space));
                return true;
            }
            if let Some(seat) = self.lines.sheets[day + 1].get(self.had[day].len()) {
                self.had[day].push(one_ply(self.network, board, seat, &mut self.space));
                return true;
            }
        }
        false
    }

    /// The line that gives away least with what it gives away, once all sheets are valued; `None` if there is no line.
    #[must_use]
    pub fn line(&mut self) -> Option<(Line, Millionths)> {
        while self.step(u64::MAX) {}
        let mut least: Vec<Vec<(f32, u32)>> =
            self.lines.sheets.iter().map(|sheets| vec![(f32::INFINITY, 0); sheets.len()]).collect();
        least.last_mut()?.fill((0.0, 0));
        for day in (0..DAYS).rev() {
            for step in &self.lines.steps[day] {
                let (from, to) = (step.from as usize, step.to as usize);
                let loss = (self.best[day][from] - self.had[day][to]).max(0.0);
                let total = loss + least[day + 1][to].0;
                if total < least[day][from].0 {
                    least[day][from] = (total, step.to);
                }
            }
        }
        let &(loss, _) = least[0].first()?;
        let mut at = 0;
        let through: Vec<Seat> = (0..DAYS)
            .map(|day| {
                at = least[day][at].1 as usize;
                self.lines.sheets[day + 1][at]
            })
            .collect();
        Some((self.lines.line(through.into_iter()), Millionths::of(f64::from(loss))))
    }
}
