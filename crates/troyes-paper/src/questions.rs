//! How sure each half-day is, and what to ask next.

use troyes_rules::HalfDay;

use crate::deed::Deed;
use crate::goal::DAYS;
use crate::line::Line;
use crate::lines::Lines;
use crate::sheet::Paper;

/// What can have been done in a half-day, the likeliest first, each with its share of the lines.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Possible(Vec<(Deed, f64)>);

/// What is known of all half-days.
#[derive(Clone, PartialEq, Debug)]
pub struct Knowledge {
    half_days: [Possible; DAYS],
    /// Whether nothing else is possible: all lines were looked at, and not only some.
    pub is_whole: bool,
}

impl Possible {
    fn add(&mut self, deed: Deed, weight: f64) {
        match self.0.iter_mut().find(|(known, _)| *known == deed) {
            Some((_, sum)) => *sum += weight,
            None => self.0.push((deed, weight)),
        }
    }

    /// Shares instead of weights, the greatest first; of equal ones, the first in the order of deeds.
    fn into_shares(mut self) -> Self {
        let sum: f64 = self.0.iter().map(|(_, weight)| weight).sum();
        for (_, weight) in &mut self.0 {
            *weight /= sum.max(f64::MIN_POSITIVE);
        }
        self.0.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
        self
    }

    /// The deeds with their shares.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (Deed, f64)> {
        self.0.iter().copied()
    }

    /// The likeliest deed.
    #[must_use]
    pub fn first(&self) -> Option<Deed> {
        self.0.first().map(|&(deed, _)| deed)
    }

    /// The information in an answer, in bits.
    #[must_use]
    pub(crate) fn entropy(&self) -> f64 {
        let bits = |share: f64| if share > 0.0 { -share * share.log2() } else { 0.0 };
        self.0.iter().map(|&(_, share)| bits(share)).sum()
    }
}

impl Knowledge {
    /// What all lines have in common, and where they differ.
    #[must_use]
    pub(crate) fn of_lines(lines: &Lines) -> Self {
        let (behind, to_go) = (lines.behind(), lines.to_go());
        let half_days = core::array::from_fn(|day| {
            let mut possible = Possible::default();
            for step in &lines.steps[day] {
                let through = behind[day][step.from as usize] * to_go[day + 1][step.to as usize];
                possible.add(step.deed, through * f64::from(step.ways));
            }
            possible.into_shares()
        });
        Self { half_days, is_whole: true }
    }

    /// The same of some lines, where there are too many: each counts once, and others are possible.
    #[must_use]
    pub(crate) fn of_some(paper: &Paper, lines: &[Line]) -> Self {
        let mut half_days: [Possible; DAYS] = Default::default();
        for line in lines {
            for (possible, deed) in half_days.iter_mut().zip(line.deeds(paper)) {
                possible.add(deed, 1.0);
            }
        }
        Self { half_days: half_days.map(Possible::into_shares), is_whole: false }
    }

    /// What can have been done in a half-day.
    #[must_use]
    pub const fn possible(&self, half_day: HalfDay) -> &Possible {
        &self.half_days[half_day.index()]
    }

    /// Whether only one thing can have been done in a half-day.
    #[must_use]
    pub fn is_certain(&self, half_day: HalfDay) -> bool {
        self.is_whole && self.possible(half_day).0.len() == 1
    }

    /// The least certain half-day among those not asked about, if any is uncertain.
    #[must_use]
    pub fn question(&self, asked: impl Fn(HalfDay) -> bool) -> Option<HalfDay> {
        let open = HalfDay::ALL.into_iter().filter(|&half_day| !asked(half_day));
        let open = open.map(|half_day| (half_day, self.possible(half_day).entropy()));
        // Of equally uncertain ones, the later: it is remembered better.
        let uncertain = open.filter(|&(_, entropy)| entropy > 0.0);
        uncertain.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(half_day, _)| half_day)
    }
}
