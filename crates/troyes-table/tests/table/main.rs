//! Tables as their users know them, without a look inside.

use troyes_record::{ColumnsMode, Deal, Seed};
use troyes_rules::Decision;
use troyes_table::{Command, Pace, Table};

mod logs;
mod play;
mod seen;

fn table(pace: Pace, players: usize) -> Table {
    let deal = Deal::new(Seed::from_text("table"), ColumnsMode::First, true);
    let names = (1..=players).map(|number| format!("Player {number}")).collect();
    Table::new(&deal, ColumnsMode::First, pace, names).unwrap()
}

/// Decides whatever comes first until the turn is finished.
fn finish_turn(table: &mut Table, seat: usize) {
    while !table.players()[seat].is_done() {
        let decision = table.offers(seat)[0].decision;
        table.command(seat, Command::Decide(decision)).unwrap();
    }
}

fn first(table: &Table, seat: usize) -> Decision {
    table.offers(seat)[0].decision
}
