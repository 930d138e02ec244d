//! What fills the screen besides the table: help, the chronicle and the result.

use ratatui::text::{Line, Span};
use troyes_rules::HalfDay;

use super::app::App;
use super::panel::wrapped;
use crate::play::story;
use crate::text;

/// Keys and signs.
pub(super) fn help(app: &App, width: u16) -> Vec<Line<'static>> {
    let words = app.words();
    let (enter, escape) = (words.say("keycap-enter"), words.say("keycap-escape"));
    let keys = [
        ("1–4".to_owned(), words.say("key-dice")),
        ("0 Tab".to_owned(), words.say("key-places")),
        ("↑ ↓".to_owned(), words.say("key-list")),
        ("← →".to_owned(), words.say("key-rows")),
        (enter, words.say("key-enter")),
        ("n".to_owned(), words.say("key-next")),
        ("u".to_owned(), words.say("key-undo")),
        (escape, words.say("key-escape")),
        ("p".to_owned(), words.say("key-player")),
        ("l".to_owned(), words.say("key-log")),
        ("?".to_owned(), words.say("key-help")),
        ("q".to_owned(), words.say("key-quit")),
    ];
    let mut lines = vec![Line::styled(format!(" {}", words.say("keys")), app.look.bold())];
    lines.extend(keys.map(|(key, does)| {
        Line::from(vec![
            Span::styled(format!("  {}", text::left(&key, 8)), app.look.bold()),
            Span::raw(does),
        ])
    }));
    lines.push(Line::default());
    lines.push(super::sheet::legend(app));
    lines.extend(wrapped(&[words.say("help-back")], width));
    lines
}

/// Everything that has happened, of one player in the second person, of several by their names.
pub(super) fn log(app: &App, width: u16) -> Vec<Line<'static>> {
    let (words, game) = (app.words(), app.game());
    let several = game.players().len() > 1;
    let mut lines = Vec::new();
    for half_day in HalfDay::ALL {
        if game.player().half_day(half_day).is_none() {
            break;
        }
        lines.push(Line::styled(format!(" {}", words.half_day(half_day)), app.look.bold()));
        for (seat, player) in game.players().iter().enumerate() {
            let name = text::safe(player.name());
            let mut text = story::half_day(words, player, half_day, several.then_some(&name));
            if seat > 0 && !text.is_empty() {
                // Everybody saw the same dice.
                text.remove(0);
            }
            lines.extend(wrapped(&text, width));
        }
    }
    if lines.is_empty() {
        lines.extend(wrapped(&[words.say("chronicle-empty")], width));
    }
    lines
}

/// The count, line by line for all players, and what was earned.
pub(super) fn result(app: &App, width: u16) -> Vec<Line<'static>> {
    let (words, game) = (app.words(), app.game());
    let players = game.players();
    let sheets: Vec<_> = players.iter().map(|player| player.now().seat().sheet()).collect();
    let lines_of_score = words.score_lines(&sheets);
    let outcome = story::outcome(words, game.table());
    let mut lines = vec![Line::styled(format!(" {outcome}"), app.look.bold())];
    lines.extend(wrapped(&[story::praise(words, game.table().winners().total())], width));
    let column = (usize::from(width).saturating_sub(42) / players.len()).clamp(3, 14);
    let label = usize::from(width).saturating_sub(column * players.len() + 2).min(60);
    if players.len() > 1 {
        let names = players.iter().map(|player| {
            let name = text::cut(&text::safe(player.name()), column - 1);
            text::right(&name, column)
        });
        let names = names.collect::<String>();
        lines.push(Line::styled(format!(" {}{names}", " ".repeat(label)), app.look.bold()));
    }
    for line in lines_of_score {
        let mut about = vec![line.about];
        if let [(_, detail)] = line.cells.as_slice() {
            about.extend(Some(detail.clone()).filter(|detail| !detail.is_empty()));
        }
        let name = words.with_detail(&line.label, &words.enumeration(&about));
        let name = text::left(&text::cut(&name, label), label);
        let points = line.cells.iter().map(|(points, _)| format!("{points:>column$}"));
        lines.push(Line::raw(format!(" {name}{}", points.collect::<String>())));
    }
    let totals = players.iter().map(|player| format!("{:>column$}", player.now().score().total()));
    let total = text::left(&words.say("result-total"), label);
    lines.push(Line::styled(format!(" {total}{}", totals.collect::<String>()), app.look.bold()));
    lines.push(Line::styled(format!(" {}", words.say("result-feats")), app.look.bold()));
    let feats = game.table().feats(game.seat());
    if feats.is_empty() {
        lines.extend(wrapped(&[words.say("result-feats-none")], width));
    }
    for feat in feats {
        let (name, detail) = words.feat(feat);
        lines.extend(wrapped(&[words.named(&name, &detail)], width));
    }
    if let Some(seed) = game.table().seed() {
        lines.extend(wrapped(&[words.named(&words.say("the-seed"), &seed.to_string())], width));
    }
    lines
}
