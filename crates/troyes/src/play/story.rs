//! What has happened, in words.

use troyes_rules::{Board, Columns, HalfDay};
use troyes_table::{Offer, Player, Table};
use troyes_words::{Words, values};

/// A half-day of a player: its dice, its event and the turn, sentence by sentence. Empty if its dice have not been shown.
pub(crate) fn half_day(
    words: &Words,
    player: &Player,
    half_day: HalfDay,
    name: Option<&str>,
) -> Vec<String> {
    let Some(played) = player.half_day(half_day) else { return Vec::new() };
    let board = played.start.board();
    let news = [words.dice(board), warning(words, half_day)];
    let news: Vec<String> = news.into_iter().flatten().collect();
    let dice = (!news.is_empty()).then(|| words.sentences(&news));
    let attacks = played
        .event
        .iter()
        .filter_map(|&effect| words.attack(board.columns(), effect))
        .map(|attack| name.map_or_else(|| attack.clone(), |name| words.named(name, &attack)));
    let steps = played.steps.iter().map(|step| {
        let sentence = words.step(board.columns(), step.decision, &step.effects, name);
        let parts = [Some(sentence), words.with_die(board, step.decision)];
        words.sentences(&parts.into_iter().flatten().collect::<Vec<_>>())
    });
    dice.into_iter().chain(attacks).chain(steps).collect()
}

/// That the black die strikes the sheets from now on, or from tomorrow on: announced the day before, and when it begins (R4.4).
fn warning(words: &Words, half_day: HalfDay) -> Option<String> {
    let strikes = |half_day: HalfDay| half_day.has_attacks();
    let before = half_day.index().checked_sub(1).map(|index| HalfDay::ALL[index]);
    let begins = strikes(half_day) && !before.is_some_and(strikes);
    if begins || !strikes(half_day) { words.strikes(half_day) } else { None }
}

/// What a decision would set off, one line for each link of the chain.
pub(crate) fn preview(words: &Words, columns: Columns, offer: &Offer) -> Vec<String> {
    let mut chain = words.chain(columns, offer.decision, &offer.effects);
    if !offer.finishes {
        chain.push(words.chosen_next(&offer.effects));
    }
    if chain.is_empty() {
        return vec![words.say("nothing-follows")];
    }
    chain
        .iter()
        .map(|link| {
            let gains = words.enumeration(&link.gains);
            let text = match (gains.is_empty(), link.source.is_empty()) {
                (true, _) => link.source.clone(),
                (false, true) => gains,
                (false, false) => words.named(&link.source, &gains),
            };
            words.with_detail(&text, &link.detail)
        })
        .collect()
}

/// "+3 points".
pub(crate) fn points(words: &Words, points: i32) -> String {
    let unit = words.say_with("points-word", &values!["count" => points]);
    words.say_with("with-unit", &values!["number" => format!("{points:+}"), "unit" => unit])
}

/// The setup before the first dice: columns and how they came about, and the tiles that were drawn.
pub(crate) fn opening(words: &Words, board: &Board, table: &Table) -> Vec<String> {
    let faces = board.columns().faces();
    let columns = faces.map(|face| face.to_string()).join(" ");
    let mode = table.columns_mode().name();
    let how = match table.columns_by() {
        Some(by) => format!("{mode}-{}-text", by.name()),
        None => format!("{mode}-text"),
    };
    let text = words.say_of_with("columns-", &how, &values!["value" => faces[0].get()]);
    let mut lines = vec![format!("{text} {columns}")];
    if board.has_tiles() {
        lines.push(words.say("tiles-drawn"));
        for slot in troyes_rules::Slot::ALL {
            if let Some(tile) = board.tile_at(slot) {
                let plaza = words.color(board.plazas()[slot.index()].up());
                lines.push(words.named(&plaza, &words.tile(tile)));
            }
        }
    }
    lines
}

/// How a town with this many points is praised.
pub(crate) fn praise(words: &Words, points: u16) -> String {
    match points {
        65.. => words.say("result-jewel"),
        55.. => words.say("result-city"),
        45.. => words.say("result-town"),
        _ => words.say("result-village"),
    }
}

/// Who has won, or how many points somebody has alone.
pub(crate) fn outcome(words: &Words, table: &Table) -> String {
    let (players, winners) = (table.players(), table.winners());
    let best = winners.total();
    if players.len() == 1 {
        return words.say_with("result-alone", &values!["total" => best]);
    }
    let winners = players.iter().filter(|player| winners.have(player.now().score().total()));
    let names: Vec<String> = winners.map(|player| crate::text::safe(player.name())).collect();
    let key_values = values!["names" => words.list(&names)];
    let wins = match names.len() {
        1 => words.say_with("result-wins", &key_values),
        _ => words.say_with("result-share", &key_values),
    };
    format!("{wins} {}", words.say_with("result-with", &values!["points" => best]))
}
