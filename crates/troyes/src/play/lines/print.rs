//! What is printed: the turn, the wheel, the sheet, the chronicle and the result.

use std::io::{self, BufRead, Write};

use troyes_rules::printed::LINKS;
use troyes_rules::{Buildings, Color, HalfDay, Position, Resource, Row, Sector, Slot};
use troyes_words::{Words, values};

use super::commands::Command;
use super::{Lines, story};
use crate::play::game::Moment;
use crate::text;

impl<R: BufRead, W: Write> Lines<R, W> {
    /// How to play, and where the game stands.
    pub(super) fn hello(&mut self) -> io::Result<()> {
        let words = &self.words;
        let mut title = vec![words.say("game")];
        if self.game.board().has_tiles() {
            title.push(words.say("expansion"));
        }
        writeln!(self.output, "{}", words.enumeration(&title))?;
        let file = self.game.file().path().display().to_string();
        writeln!(self.output, "{}", words.say_with("play-saved", &values!["file" => file]))?;
        writeln!(self.output, "{}", words.say("lines-hello"))?;
        if self.game.moment() == Moment::Opening {
            let (board, table) = (self.game.board(), self.game.table());
            writeln!(self.output)?;
            for line in story::opening(words, board, table) {
                writeln!(self.output, "{line}")?;
            }
        } else if self.game.moment() != Moment::Over {
            self.print_turn(true)?;
        }
        Ok(())
    }

    /// How to come back.
    pub(super) fn goodbye(&mut self) -> io::Result<()> {
        let command = crate::play::command_to_go_on(self.game.file().path());
        let values = values!["command" => command];
        writeln!(self.output, "{}", self.words.say_with("play-go-on", &values))?;
        self.print_trouble()
    }

    /// That the file is not what the table is, if it is not.
    pub(super) fn print_trouble(&mut self) -> io::Result<()> {
        let Some(reason) = self.game.unsaved() else { return Ok(()) };
        let values = values!["reason" => reason];
        writeln!(self.output, "{}", self.words.say_with("play-unsaved", &values))
    }

    /// Whose turn it is, what the dice did, and what there is to pay with.
    pub(super) fn print_turn(&mut self, new_dice: bool) -> io::Result<()> {
        let Some(half_day) = self.game.half_day() else { return Ok(()) };
        let words = &self.words;
        writeln!(self.output)?;
        if new_dice {
            writeln!(self.output, "{}", words.calendar(half_day))?;
        }
        if self.game.players().len() > 1 {
            let name = text::safe(self.game.player().name());
            writeln!(self.output, "{}", words.named(&name, &words.say("turn")))?;
        }
        for sentence in story::half_day(words, self.game.player(), half_day, None) {
            writeln!(self.output, "{sentence}")?;
        }
        self.print_standing()
    }

    /// Resources and points of the player.
    pub(super) fn print_standing(&mut self) -> io::Result<()> {
        let words = &self.words;
        let sheet = self.game.sheet();
        let resources = Resource::ALL
            .map(|resource| words.some_resource(resource, sheet.available(resource).into()));
        let have = words.say_with("play-have", &values!["what" => words.list(&resources)]);
        let total = words.say_with("total-label", &values!["total" => sheet.score().total()]);
        writeln!(self.output, "{have}")?;
        writeln!(self.output, "{total}")
    }

    /// Prints what somebody wants to know.
    pub(super) fn obey(&mut self, command: Command) -> io::Result<()> {
        match command {
            Command::Help => {
                for command in Command::ALL {
                    let explanation = command.explanation(&self.words);
                    let line = self.words.named(&command.word(&self.words), &explanation);
                    writeln!(self.output, "{line}")?;
                }
                Ok(())
            }
            Command::Sheet => self.print_sheet(),
            Command::Dice => self.print_dice(),
            Command::Places => self.print_places(),
            Command::Players => self.print_players(),
            Command::Log => self.print_log(),
            // Not questions; the reader of the line sees to them.
            Command::Undo | Command::TakeBack | Command::Quit => Ok(()),
        }
    }

    fn print_places(&mut self) -> io::Result<()> {
        for place in crate::play::choices::places(self.game.board(), &self.game.offers(), None) {
            let label = self.place_label(&place);
            writeln!(self.output, "{label}")?;
        }
        Ok(())
    }

    fn print_players(&mut self) -> io::Result<()> {
        for player in self.game.players() {
            let total = player.now().score().total();
            let total = self.words.say_with("total-label", &values!["total" => total]);
            writeln!(self.output, "{}", self.words.named(&text::safe(player.name()), &total))?;
        }
        Ok(())
    }

    fn print_dice(&mut self) -> io::Result<()> {
        let (words, board) = (&self.words, self.game.board());
        if board.half_day().is_some() {
            for sector in Sector::ALL {
                writeln!(self.output, "{}", words.die(board, sector))?;
            }
        }
        if let Some(strikes) = board.half_day().and_then(|half_day| words.strikes(half_day)) {
            writeln!(self.output, "{strikes}")?;
        }
        writeln!(self.output, "{}", words.say("coming"))?;
        for (half_day, heading) in crate::play::coming(words, board) {
            let plaza = |slot: Slot| words.color(board.plazas()[slot.index()].up());
            let plazas = Sector::ALL.map(|sector| plaza(half_day.slot(sector)));
            writeln!(self.output, "{}", words.named(&heading, &words.enumeration(&plazas)))?;
        }
        Ok(())
    }

    /// The sheet row by row, then columns, links, tracks and characters.
    fn print_sheet(&mut self) -> io::Result<()> {
        self.print_rows()?;
        self.print_values()?;
        self.print_links()?;
        self.print_tracks()?;
        self.print_characters()
    }

    fn print_rows(&mut self) -> io::Result<()> {
        let (words, sheet) = (&self.words, self.game.sheet());
        let columns = self.game.board().columns();
        let (built, open) = (sheet.built(), sheet.open());
        let lost = Buildings::ALL.without(built.union(open));
        for row in Row::ALL {
            let positions = |state: Buildings| {
                let buildings = state.intersection(Buildings::row(row)).iter();
                let faces = buildings.map(|building| columns.face_at(building.position));
                let faces: Vec<String> = faces.map(|face| face.to_string()).collect();
                (!faces.is_empty()).then(|| values!["positions" => words.list(&faces)])
            };
            let parts = [
                positions(built).map(|positions| words.say_with("lines-built", &positions)),
                positions(open).map(|positions| words.say_with("lines-open", &positions)),
                positions(lost).map(|positions| words.say_with("lines-lost", &positions)),
            ];
            let parts: Vec<String> = parts.into_iter().flatten().collect();
            writeln!(self.output, "{}", words.named(&words.row(row), &words.sequence(&parts)))?;
        }
        Ok(())
    }

    fn print_values(&mut self) -> io::Result<()> {
        let (words, sheet) = (&self.words, self.game.sheet());
        for position in Position::ALL {
            let value = self.game.board().columns().face_at(position).get();
            let values = values!["value" => value];
            let text = if sheet.is_protected(position) {
                words.say_with("value-protected", &values)
            } else {
                words.say_with("value-open", &values)
            };
            writeln!(self.output, "{text}")?;
        }
        Ok(())
    }

    fn print_links(&mut self) -> io::Result<()> {
        let (words, sheet) = (&self.words, self.game.sheet());
        for link in LINKS {
            let (left, right) = Words::between(self.game.board().columns(), link);
            let gift = words.gain(link.bonus);
            let values = values!["left" => left, "right" => right, "gift" => gift];
            let text = if sheet.built().contains_all(link.pair()) {
                words.say_with("link-won", &values)
            } else if sheet.built().union(sheet.open()).contains_all(link.pair()) {
                words.say_with("link-open", &values)
            } else {
                words.say_with("link-lost", &values)
            };
            writeln!(self.output, "{}", words.named(&words.row(link.row), &text))?;
        }
        Ok(())
    }

    fn print_tracks(&mut self) -> io::Result<()> {
        let (words, sheet) = (&self.words, self.game.sheet());
        for resource in Resource::ALL {
            let values = values![
                "resource" => words.resource(resource),
                "available" => sheet.available(resource),
                "circled" => sheet.circled(resource),
                "spent" => sheet.crossed(resource),
            ];
            writeln!(self.output, "{}", words.say_with("track-label", &values))?;
        }
        for color in Color::ALL {
            let values = values![
                "citizens" => words.citizens(color),
                "count" => sheet.citizens(color),
                "spaces" => troyes_rules::printed::CITIZEN_SPACES,
            ];
            writeln!(self.output, "{}", words.say_with("citizens-label", &values))?;
        }
        Ok(())
    }

    fn print_characters(&mut self) -> io::Result<()> {
        let (words, sheet) = (&self.words, self.game.sheet());
        for row in Row::ALL.into_iter().filter(|&row| sheet.row_points(row) > 0) {
            let points = sheet.row_points(row);
            let standing = sheet.built().intersection(Buildings::row(row)).len();
            let values = values![
                "character" => words.character(row),
                "rows" => words.rows(row),
                "standing" => standing,
                "points" => points,
                "total" => sheet.score().rows[row.index()],
            ];
            writeln!(self.output, "{}", words.say_with("character-on", &values))?;
        }
        Ok(())
    }

    /// The chronicle: of one player in the second person, of several by their names.
    fn print_log(&mut self) -> io::Result<()> {
        let several = self.game.players().len() > 1;
        if self.game.half_day().is_none() {
            return writeln!(self.output, "{}", self.words.say("chronicle-empty"));
        }
        for half_day in HalfDay::ALL {
            if self.game.player().half_day(half_day).is_none() {
                break;
            }
            writeln!(self.output, "{}", self.words.half_day(half_day))?;
            for player in self.game.players() {
                let name = text::safe(player.name());
                let text = story::half_day(&self.words, player, half_day, several.then_some(&name));
                if several {
                    writeln!(self.output, "{name}")?;
                }
                for sentence in text {
                    writeln!(self.output, "{sentence}")?;
                }
            }
        }
        Ok(())
    }

    /// The count, line by line, and what was earned.
    pub(super) fn print_result(&mut self) -> io::Result<()> {
        let words = &self.words;
        let players = self.game.players();
        writeln!(self.output)?;
        writeln!(self.output, "{}", words.say("result-title"))?;
        for (seat, player) in players.iter().enumerate() {
            if players.len() > 1 {
                writeln!(self.output, "{}", text::safe(player.name()))?;
            }
            for line in words.score_lines(&[player.now().seat().sheet()]) {
                let (points, detail) = &line.cells[0];
                let mut about = vec![line.about];
                about.extend(Some(detail.clone()).filter(|detail| !detail.is_empty()));
                let label = words.with_detail(&line.label, &words.enumeration(&about));
                writeln!(self.output, "{}", words.named(&label, &points.to_string()))?;
            }
            let total = player.now().score().total().to_string();
            writeln!(self.output, "{}", words.named(&words.say("result-total"), &total))?;
            for feat in self.game.table().feats(seat) {
                let (name, detail) = words.feat(feat);
                writeln!(self.output, "{}", words.named(&name, &detail))?;
            }
        }
        writeln!(self.output, "{}", story::outcome(words, self.game.table()))?;
        let best = self.game.table().winners().total();
        writeln!(self.output, "{}", story::praise(words, best))?;
        if let Some(seed) = self.game.table().seed() {
            let seed = words.named(&words.say("the-seed"), &seed.to_string());
            writeln!(self.output, "{seed}")?;
        }
        self.print_trouble()
    }
}
