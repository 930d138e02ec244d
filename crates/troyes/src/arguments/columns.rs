//! How the columns of a game at the terminal are numbered.

use core::str::FromStr;

use clap::{Args, ValueEnum};
use troyes_rules::{Direction, Face};

use super::games::Columns;

/// How the columns are numbered, and what the town crier chooses (R3.2). What is left open is asked.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct ColumnsOptions {
    /// How the columns are numbered
    #[arg(long, value_enum, default_value_t = Columns::First)]
    pub(crate) columns: Columns,

    /// Which way rolled columns run [default: what you answer]
    #[arg(long, value_enum, value_name = "WAY")]
    pub(crate) direction: Option<Way>,

    /// The order of expert columns, such as 314652 [default: what you answer]
    #[arg(long, value_name = "DIGITS", conflicts_with = "direction")]
    pub(crate) order: Option<Order>,
}

impl ColumnsOptions {
    /// What does not go together, if anything does not.
    pub(crate) fn mistake(&self) -> Option<&'static str> {
        match (self.columns, self.direction, self.order) {
            (Columns::First | Columns::Expert, Some(_), _) => {
                Some("--direction goes with --columns rolled")
            }
            (Columns::First | Columns::Rolled, _, Some(_)) => {
                Some("--order goes with --columns expert")
            }
            _ => None,
        }
    }
}

/// Which way columns run from the rolled value.
#[derive(ValueEnum, Clone, Copy, Debug)]
pub(crate) enum Way {
    /// A 4 gives 4 5 6 1 2 3
    Ascending,
    /// A 4 gives 4 3 2 1 6 5
    Descending,
}

impl From<Way> for Direction {
    fn from(way: Way) -> Self {
        match way {
            Way::Ascending => Self::Ascending,
            Way::Descending => Self::Descending,
        }
    }
}

/// The values of the six positions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Order(pub(crate) troyes_rules::Columns);

impl FromStr for Order {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mistake = "an order has each of the digits 1 to 6 once";
        let digits = text.chars().filter(|c| !c.is_whitespace() && *c != ',');
        let face = |c: char| c.to_digit(10).and_then(|digit| Face::new(digit as u8));
        let faces: Vec<Face> = digits.map(face).collect::<Option<_>>().ok_or(mistake)?;
        let faces = faces.try_into().map_err(|_| mistake)?;
        troyes_rules::Columns::expert(faces).map(Self).map_err(|_| mistake)
    }
}
