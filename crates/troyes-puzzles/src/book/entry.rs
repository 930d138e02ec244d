//! A puzzle as it is stored.

use troyes_record::{ColumnsMode, Record};
use troyes_rules::{Decision, HalfDay, Solo};
use troyes_solver::{Expected, Level};

use super::{BookError, Summary};
use crate::bytes::{Reader, Writer};
use crate::find::{Kind, number_of};
use crate::level::Solved;
use crate::puzzle::{Choice, Puzzle, PuzzleId};
use crate::theme::{Theme, Themes};

/// A puzzle as it is stored.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Entry {
    game: u32,
    kind: Kind,
    before: Vec<u32>,
    half_day: HalfDay,
    right: Vec<u32>,
    choices: Vec<(u32, [i32; 3])>,
    solved: Solved,
    rating: u16,
    themes: Themes,
}

impl Entry {
    pub(super) fn of(id: PuzzleId, puzzle: &Puzzle) -> Self {
        let record = &puzzle.record;
        let mut solo = Solo::new(&record.setup);
        let mut before = Vec::new();
        for half_day in &record.half_days {
            solo.roll(half_day.roll, &mut |_| {}).expect("the record has been played");
            for &decision in &half_day.turns[0] {
                before.push(number_of(&solo, decision).expect("the record has been played"));
                solo.play_listed(decision, &mut |_| {});
            }
        }
        let number = |decision| number_of(&solo, decision).expect("it is legal");
        let parts = |expected: Expected| expected.parts.map(|part| (part * 100.0).round() as i32);
        let choices = puzzle.choices.iter();
        Self {
            game: id.game,
            kind: Kind::of_game(id.game),
            before,
            half_day: puzzle.half_day(),
            right: puzzle.right.iter().map(|&decision| number(decision)).collect(),
            choices: choices.map(|one| (number(one.decision), parts(one.expected))).collect(),
            solved: puzzle.solved,
            rating: puzzle.rating,
            themes: puzzle.themes,
        }
    }

    pub(super) fn write(&self, writer: &mut Writer) {
        writer.number(self.game);
        let Kind { level, mode, banquets } = self.kind;
        writer.byte(mode as u8 | u8::from(banquets) << 2 | (level as u8) << 3);
        writer.numbers(&self.before);
        writer.byte(self.half_day.get());
        writer.numbers(&self.right);
        writer.number(self.choices.len() as u32);
        for (number, parts) in &self.choices {
            writer.number(*number);
            parts.iter().for_each(|&part| writer.signed(part));
        }
        self.solved.0.iter().for_each(|&share| writer.byte(share));
        writer.number(self.rating.into());
        writer.number(self.themes.0.into());
    }

    pub(super) fn read(reader: &mut Reader<'_>) -> Result<Self, BookError> {
        let game = reader.number()?;
        let flags = reader.byte()?;
        let mode = ColumnsMode::ALL.get(usize::from(flags & 0b11));
        let level = Level::ALL.get(usize::from(flags >> 3));
        let (Some(&mode), Some(&level)) = (mode, level) else { return Err(BookError::Malformed) };
        let before = reader.numbers()?;
        let half_day = HalfDay::new(reader.byte()?).ok_or(BookError::Malformed)?;
        let right = reader.numbers()?;
        let choices = (0..reader.number()?)
            .map(|_| Ok((reader.number()?, [reader.signed()?, reader.signed()?, reader.signed()?])))
            .collect::<Result<Vec<_>, _>>()?;
        let mut solved = Solved::default();
        for share in &mut solved.0 {
            *share =
                Some(reader.byte()?).filter(|&share| share <= 100).ok_or(BookError::Malformed)?;
        }
        let rating = u16::try_from(reader.number()?).map_err(|_| BookError::Malformed)?;
        let themes = u16::try_from(reader.number()?).map_err(|_| BookError::Malformed)?;
        let is_short = before.len() <= usize::from(u8::MAX);
        let asks = !right.is_empty() && choices.len() > 1 && right[0] == choices[0].0;
        if !is_short || !asks || themes >> Theme::ALL.len() != 0 {
            return Err(BookError::Malformed);
        }
        let kind = Kind { level, mode, banquets: flags & 0b100 != 0 };
        let themes = Themes(themes);
        Ok(Self { game, kind, before, half_day, right, choices, solved, rating, themes })
    }

    pub(super) fn summary(&self) -> Summary {
        Summary {
            id: PuzzleId { game: self.game, decisions: self.before.len() as u8 },
            rating: self.rating,
            solved: self.solved,
            themes: self.themes,
            half_day: self.half_day,
            banquets: self.kind.banquets,
        }
    }

    /// The puzzle; `None` if its game cannot be played, or the question does not come up in it.
    pub(super) fn puzzle(&self, series: &str) -> Option<Puzzle> {
        let (record, solo) = self.play(series)?;
        let decision = |number: u32| -> Option<Decision> { solo.decisions().nth(number as usize) };
        let right = self.right.iter().map(|&number| decision(number));
        let choices = self.choices.iter().map(|&(number, parts)| {
            let expected = Expected { parts: parts.map(|part| f64::from(part) / 100.0) };
            Some(Choice { decision: decision(number)?, expected })
        });
        Some(Puzzle {
            right: right.collect::<Option<_>>()?,
            choices: choices.collect::<Option<_>>()?,
            record,
            themes: self.themes,
            solved: self.solved,
            rating: self.rating,
        })
    }

    /// Plays the game up to the question.
    fn play(&self, series: &str) -> Option<(Record, Solo)> {
        let deal = self.kind.deal(series, self.game);
        let mut record = self.kind.record(&deal);
        let mut solo = Solo::new(&deal.setup);
        let mut rolls = deal.rolls.into_iter();
        let mut before = self.before.iter();
        loop {
            while solo.seat().is_done() {
                let roll = rolls.next()?;
                solo.roll(roll, &mut |_| {}).ok()?;
                record.push_roll(roll);
            }
            let Some(&number) = before.next() else { break };
            let decision = solo.decisions().nth(number as usize)?;
            solo.play_listed(decision, &mut |_| {});
            record.push_decision(0, decision);
        }
        (solo.board().half_day() == Some(self.half_day)).then_some((record, solo))
    }
}
