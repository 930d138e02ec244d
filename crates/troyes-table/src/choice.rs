//! Offers put together: what can be done on the sheet, and the ways to get there. The same building or the same gain can be had by
//! several dice and prices.

use troyes_rules::{Columns, Effect, Target};

use crate::offer::Offer;

/// A place on the sheet, with at least one way to get there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice<'a> {
    /// The place.
    pub target: Target,
    /// The ways, in the order of the offers.
    pub ways: Vec<&'a Offer>,
}

/// Offers by the place that they are about, in the order in which places first come up.
///
/// ```
/// use troyes_record::{ColumnsMode, Deal, Seed};
/// use troyes_table::{Command, Pace, Table, by_target};
///
/// let deal = Deal::new(Seed::from_text("first steps"), ColumnsMode::First, false);
/// let mut table = Table::new(&deal, ColumnsMode::First, Pace::Own, vec!["Ada".into()])?;
/// table.command(0, Command::GoOn)?;
/// let offers = table.offers(0);
/// let places = by_target(deal.setup.columns(), &offers);
/// assert!(places.len() < offers.len());
/// assert_eq!(places.iter().map(|place| place.ways.len()).sum::<usize>(), offers.len());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn by_target<'a>(
    columns: Columns,
    offers: impl IntoIterator<Item = &'a Offer>,
) -> Vec<Choice<'a>> {
    grouped(columns, offers, |_, _| true)
}

/// Offers by the place that they are about and by what happens there once they are paid, in the order in which these first come up.
/// The same place may mean something else by another die: tiles change what a die does.
#[must_use]
pub fn by_outcome<'a>(
    columns: Columns,
    offers: impl IntoIterator<Item = &'a Offer>,
) -> Vec<Choice<'a>> {
    grouped(columns, offers, |known, offer| {
        Effect::once_paid(&known.effects) == Effect::once_paid(&offer.effects)
            && known.finishes == offer.finishes
    })
}

/// Offers about the same place that are alike.
fn grouped<'a>(
    columns: Columns,
    offers: impl IntoIterator<Item = &'a Offer>,
    alike: impl Fn(&Offer, &Offer) -> bool,
) -> Vec<Choice<'a>> {
    let mut choices: Vec<Choice<'a>> = Vec::new();
    for offer in offers {
        let target = offer.decision.target(columns);
        let same =
            |choice: &&mut Choice<'a>| choice.target == target && alike(choice.ways[0], offer);
        match choices.iter_mut().find(same) {
            Some(choice) => choice.ways.push(offer),
            None => choices.push(Choice { target, ways: vec![offer] }),
        }
    }
    choices
}
