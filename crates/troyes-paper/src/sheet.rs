//! A finished sheet as it lies on the table after the game, and the dice that it was played with.

use troyes_record::Record;
use troyes_rules::printed::{CITIZEN_SPACES, RESOURCE_SPACES, RESOURCES_AT_START};
use troyes_rules::{
    Buildings, ByColor, Cell, Color, Colors, HalfDay, Position, Resource, Roll, Row, Setup,
};

use crate::refusal::Refusal;

/// What is written on a finished sheet. `None` is "not sure".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// The buildings that stand.
    pub built: Buildings,
    /// The cells that are crossed out (R4.4), by position.
    pub attacked: Option<[Colors; Position::COUNT]>,
    /// Points per building of each row (R6.4), in the order of [`Row::ALL`].
    pub rows: Option<[u8; 6]>,
    /// Circled spaces of the resource tracks (R2.3).
    pub circled: ByColor<u8>,
    /// Spaces of the resource tracks that were crossed out by spending (R2.3).
    pub crossed: ByColor<Option<u8>>,
    /// Circled spaces of the citizen tracks (R2.6).
    pub citizens: ByColor<u8>,
}

impl From<&troyes_rules::Sheet> for Sheet {
    fn from(sheet: &troyes_rules::Sheet) -> Self {
        let mut attacked = [Colors::NONE; Position::COUNT];
        for Cell { color, position } in sheet.crossed_cells() {
            attacked[position.index()] = attacked[position.index()].with(color);
        }
        Self {
            built: sheet.built(),
            attacked: Some(attacked),
            rows: Some(Row::ALL.map(|row| sheet.row_points(row))),
            circled: ByColor(Resource::ALL.map(|resource| sheet.circled(resource))),
            crossed: ByColor(Resource::ALL.map(|resource| Some(sheet.crossed(resource)))),
            citizens: ByColor(Color::ALL.map(|color| sheet.citizens(color))),
        }
    }
}

impl Sheet {
    /// Whether a finished game ends with this sheet, as far as the sheet is sure.
    #[must_use]
    pub fn fits(&self, sheet: &troyes_rules::Sheet) -> bool {
        let found = Self::from(sheet);
        self.built == found.built
            && self.circled == found.circled
            && self.citizens == found.citizens
            && self.attacked.is_none_or(|attacked| Some(attacked) == found.attacked)
            && self.rows.is_none_or(|rows| Some(rows) == found.rows)
            && Resource::ALL.into_iter().all(|resource| {
                self.crossed[resource].is_none_or(|crossed| crossed == sheet.crossed(resource))
            })
    }

    /// Numbers that no track has.
    fn check(&self) -> Result<(), Refusal> {
        for resource in Resource::ALL {
            let circled = self.circled[resource];
            if !(RESOURCES_AT_START..=RESOURCE_SPACES).contains(&circled) {
                return Err(Refusal::CircledRange { resource, circled });
            }
            if let Some(crossed) = self.crossed[resource].filter(|&crossed| crossed > circled) {
                return Err(Refusal::CrossedRange { resource, crossed, circled });
            }
        }
        for color in Color::ALL {
            let citizens = self.citizens[color];
            if citizens > CITIZEN_SPACES {
                return Err(Refusal::CitizensRange { color, citizens });
            }
        }
        Ok(())
    }
}

/// A finished sheet with the dice that everybody saw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paper {
    pub(crate) setup: Setup,
    pub(crate) rolls: [Roll; HalfDay::COUNT],
    pub(crate) player: String,
    pub(crate) sheet: Sheet,
}

impl Paper {
    /// A sheet and the dice of its game.
    ///
    /// # Errors
    ///
    /// [`Refusal`] if a number is none that its track has.
    pub fn new(
        setup: Setup,
        rolls: [Roll; HalfDay::COUNT],
        player: String,
        sheet: Sheet,
    ) -> Result<Self, Refusal> {
        sheet.check()?;
        Ok(Self { setup, rolls, player, sheet })
    }

    /// The sheet and the dice of one player, counted from 0, of a finished game: all that paper would have kept of it.
    ///
    /// # Errors
    ///
    /// [`Refusal`] if the record cannot be replayed, is not finished, or has no such player.
    pub fn of_record(record: &Record, player: usize) -> Result<Self, Refusal> {
        let game = record.replay()?;
        let name = record.players.get(player).ok_or(Refusal::OnePlayer(0))?.clone();
        if !game.is_over() {
            return Err(Refusal::HalfDays(record.half_days.len()));
        }
        let rolls = rolls(record)?;
        Self::new(record.setup, rolls, name, Sheet::from(game.seats()[player].sheet()))
    }

    /// The finished sheet.
    #[must_use]
    pub const fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// The same dice with another sheet.
    ///
    /// # Errors
    ///
    /// [`Refusal`] if a number is none that its track has.
    pub fn with_sheet(&self, sheet: Sheet) -> Result<Self, Refusal> {
        Self::new(self.setup, self.rolls, self.player.clone(), sheet)
    }

    /// Whose sheet it is.
    #[must_use]
    pub fn player(&self) -> &str {
        &self.player
    }
}

/// The 16 rolls of a record.
pub(crate) fn rolls(record: &Record) -> Result<[Roll; HalfDay::COUNT], Refusal> {
    let rolls: Vec<Roll> = record.half_days.iter().map(|half_day| half_day.roll).collect();
    rolls.try_into().map_err(|rolls: Vec<Roll>| Refusal::HalfDays(rolls.len()))
}
