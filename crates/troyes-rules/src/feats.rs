//! Feats: what a finished game earns for ever (R9).

use crate::building::{Buildings, Kind, Row};
use crate::color::{Color, Resource};
use crate::printed::{CITIZEN_SPACES, RESOURCE_SPACES};
use crate::sheet::Sheet;
use crate::winners::Winners;

/// A feat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Feat {
    /// Three games alone (R9.1).
    ThreeAlone,
    /// Three games with others (R9.1).
    ThreeTogether,
    /// Three games with Banquets & Raids (R9.1).
    ThreeBanquets,
    /// At least 45 points (R9.2).
    Score45,
    /// At least 55 points (R9.2).
    Score55,
    /// At least 65 points (R9.2).
    Score65,
    /// A game with others won with at least 60 points (R9.3).
    Win60,
    /// At least 18 points from one row (R9.4).
    Character18,
    /// At least 40 citizens (R9.5).
    Citizens40,
    /// A whole row of buildings (R9.6, R9.7).
    WholeRow(Color, Kind),
    /// A resource track circled to its end (R9.8).
    ResourceTrack(Resource),
    /// A citizen track circled to its end (R9.9).
    CitizenTrack(Color),
}

/// Points that earn the feats of R9.2, lowest first.
pub const SCORE_FEATS: [(u16, Feat); 3] =
    [(45, Feat::Score45), (55, Feat::Score55), (65, Feat::Score65)];
/// Points that a win needs (R9.3).
const WIN_POINTS: u16 = 60;
/// Points of one row (R9.4).
const CHARACTER_POINTS: u16 = 18;
/// Citizens (R9.5).
const MANY_CITIZENS: u16 = 40;
/// Games (R9.1).
const MANY_GAMES: u32 = 3;

impl Feat {
    /// All feats, in the order in which they are listed.
    pub const ALL: [Self; 21] = [
        Self::Score45,
        Self::Score55,
        Self::Score65,
        Self::Win60,
        Self::Character18,
        Self::Citizens40,
        Self::WholeRow(Color::Red, Kind::Prestige),
        Self::WholeRow(Color::Yellow, Kind::Prestige),
        Self::WholeRow(Color::White, Kind::Prestige),
        Self::WholeRow(Color::Red, Kind::Work),
        Self::WholeRow(Color::Yellow, Kind::Work),
        Self::WholeRow(Color::White, Kind::Work),
        Self::ResourceTrack(Resource::Influence),
        Self::ResourceTrack(Resource::Deniers),
        Self::ResourceTrack(Resource::Knowledge),
        Self::CitizenTrack(Color::Red),
        Self::CitizenTrack(Color::Yellow),
        Self::CitizenTrack(Color::White),
        Self::ThreeAlone,
        Self::ThreeTogether,
        Self::ThreeBanquets,
    ];

    /// The feat's name in records, such as `score-45` or `work-red`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::ThreeAlone => "three-alone",
            Self::ThreeTogether => "three-together",
            Self::ThreeBanquets => "three-banquets",
            Self::Score45 => "score-45",
            Self::Score55 => "score-55",
            Self::Score65 => "score-65",
            Self::Win60 => "win-60",
            Self::Character18 => "character-18",
            Self::Citizens40 => "citizens-40",
            Self::WholeRow(Color::Red, Kind::Prestige) => "prestige-red",
            Self::WholeRow(Color::Yellow, Kind::Prestige) => "prestige-yellow",
            Self::WholeRow(Color::White, Kind::Prestige) => "prestige-white",
            Self::WholeRow(Color::Red, Kind::Work) => "work-red",
            Self::WholeRow(Color::Yellow, Kind::Work) => "work-yellow",
            Self::WholeRow(Color::White, Kind::Work) => "work-white",
            Self::ResourceTrack(Resource::Influence) => "resources-influence",
            Self::ResourceTrack(Resource::Deniers) => "resources-deniers",
            Self::ResourceTrack(Resource::Knowledge) => "resources-knowledge",
            Self::CitizenTrack(Color::Red) => "citizens-red",
            Self::CitizenTrack(Color::Yellow) => "citizens-yellow",
            Self::CitizenTrack(Color::White) => "citizens-white",
        }
    }
}

impl Sheet {
    /// The feats that this sheet earns at the end of a game (R9.2–R9.9), in the order of [`Feat::ALL`].
    pub fn feats(&self, winners: Winners) -> impl Iterator<Item = Feat> {
        Feat::ALL.into_iter().filter(move |&feat| self.earns(feat, winners))
    }

    fn earns(&self, feat: Feat, winners: Winners) -> bool {
        let score = self.score();
        match feat {
            Feat::Score45 | Feat::Score55 | Feat::Score65 => SCORE_FEATS
                .iter()
                .any(|&(points, earned)| earned == feat && score.total() >= points),
            Feat::Win60 => winners.have_beside_others(score.total()) && score.total() >= WIN_POINTS,
            Feat::Character18 => score.rows.iter().any(|&points| points >= CHARACTER_POINTS),
            Feat::Citizens40 => score.citizens >= MANY_CITIZENS,
            Feat::WholeRow(color, kind) => {
                self.built().contains_all(Buildings::row(Row::of(color, kind)))
            }
            Feat::ResourceTrack(resource) => self.circled(resource) == RESOURCE_SPACES,
            Feat::CitizenTrack(color) => self.citizens(color) == CITIZEN_SPACES,
            // Earned over several games: see [`Career`].
            Feat::ThreeAlone | Feat::ThreeTogether | Feat::ThreeBanquets => false,
        }
    }
}

/// How many games a player has finished, for the feats that count games (R9.1).
///
/// ```
/// use troyes_rules::{Career, Feat};
///
/// let mut career = Career::default();
/// for _ in 0..3 {
///     career.add_game(1, true);
/// }
/// assert_eq!(career.feats().collect::<Vec<_>>(), [Feat::ThreeAlone, Feat::ThreeBanquets]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Career {
    /// Games played alone.
    pub alone: u32,
    /// Games played with others.
    pub together: u32,
    /// Games played with Banquets & Raids, alone or not.
    pub with_banquets: u32,
}

impl Career {
    /// Counts one more finished game, which this many people played: a player among bots only plays alone.
    pub fn add_game(&mut self, people: usize, with_banquets: bool) {
        if people == 1 {
            self.alone += 1;
        } else {
            self.together += 1;
        }
        self.with_banquets += u32::from(with_banquets);
    }

    /// The feats earned by the number of games (R9.1).
    pub fn feats(&self) -> impl Iterator<Item = Feat> {
        [
            (self.alone, Feat::ThreeAlone),
            (self.together, Feat::ThreeTogether),
            (self.with_banquets, Feat::ThreeBanquets),
        ]
        .into_iter()
        .filter_map(|(games, feat)| (games >= MANY_GAMES).then_some(feat))
    }
}
