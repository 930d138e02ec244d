//! What is on the screen, and what keys do to it.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use troyes_rules::{Effect, Sector, Sheet};
use troyes_table::Offer;
use troyes_words::{Words, values};

use super::look::Look;
use crate::play::choices::{self, ReachablePlace, sector_of};
use crate::play::game::{Game, Moment};
use crate::text;

/// What fills the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Page {
    Table,
    Help,
    Log,
    /// The sheet after the end, instead of the result.
    Sheet,
}

/// How far a choice has come.
#[derive(Clone, Debug)]
pub(super) enum Stage {
    /// A place is chosen.
    Places,
    /// A way to a place is chosen.
    Ways(ReachablePlace),
    /// Everything is chosen, and only has to be confirmed.
    Confirm(Offer),
}

/// A game on the screen.
pub(crate) struct App {
    game: Game,
    words: Words,
    pub(super) look: Look,
    pub(super) page: Page,
    /// How far a page is scrolled.
    pub(super) scroll: usize,
    /// The die that was chosen first.
    pub(super) die: Option<Sector>,
    pub(super) stage: Stage,
    /// Which line of the list is chosen.
    pub(super) selected: Option<usize>,
    /// What was chosen from before, to go back to.
    trail: Vec<(Stage, Option<usize>)>,
    /// What has to be said once.
    pub(super) notice: Option<String>,
    /// Whether q was pressed, and once more ends.
    leaving: bool,
    over: bool,
}

impl App {
    pub(super) fn new(game: Game, words: Words, look: Look) -> Self {
        let file = game.file().path().display().to_string();
        let notice = words.say_with("play-saved", &values!["file" => file]);
        Self {
            game,
            words,
            look,
            page: Page::Table,
            scroll: 0,
            die: None,
            stage: Stage::Places,
            selected: None,
            trail: Vec::new(),
            notice: Some(notice),
            leaving: false,
            over: false,
        }
    }

    pub(super) fn game(&self) -> &Game {
        &self.game
    }

    pub(super) fn words(&self) -> &Words {
        &self.words
    }

    /// Whether the player has left.
    pub(super) fn is_over(&self) -> bool {
        self.over
    }

    /// The places of the list.
    pub(super) fn places(&self) -> Vec<ReachablePlace> {
        choices::places(self.game.board(), &self.game.offers(), self.die)
    }

    /// What would be done if nothing else were chosen.
    pub(super) fn chosen(&self) -> Option<Offer> {
        match &self.stage {
            Stage::Places => Some(self.places().get(self.selected?)?.first().clone()),
            Stage::Ways(place) => place.ways.get(self.selected?).cloned(),
            Stage::Confirm(offer) => Some(offer.clone()),
        }
    }

    /// The sheet as it would be then.
    pub(super) fn sheet_after(&self) -> Sheet {
        let now = self.game.player().now();
        let mut seat = *now.seat();
        if let Some(offer) = self.chosen() {
            seat.play_listed(now.board(), offer.decision, &mut |_| {});
        }
        *seat.sheet()
    }

    /// What the event of this half-day did to the sheet.
    pub(super) fn event(&self) -> Vec<Effect> {
        self.game.player().current().map(|played| played.event.clone()).unwrap_or_default()
    }

    /// How many lines the list has.
    fn list_length(&self) -> usize {
        match &self.stage {
            Stage::Places => self.places().len(),
            Stage::Ways(place) => place.ways.len(),
            Stage::Confirm(_) => 0,
        }
    }

    /// What Enter does when the turn is finished.
    pub(super) fn go_on_label(&self) -> Option<String> {
        match self.game.moment() {
            Moment::PassTo(other) => {
                let name = text::safe(self.game.players()[other].name());
                Some(self.words.say_with("pass-to", &values!["name" => name]))
            }
            Moment::Opening => Some(self.words.say("first-dice")),
            Moment::NextDice => Some(self.words.say("next-dice")),
            Moment::LastLook => Some(self.words.say("see-result")),
            Moment::Deciding | Moment::Over => None,
        }
    }

    /// A key was pressed.
    pub(super) fn press(&mut self, key: KeyEvent) {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            self.over |= matches!(key.code, KeyCode::Char('c' | 'd'));
            return;
        }
        let asked_before = std::mem::take(&mut self.leaving);
        self.notice = None;
        match key.code {
            KeyCode::Char('q') if asked_before => self.over = true,
            KeyCode::Char('q') => {
                self.leaving = true;
                self.notice = Some(self.words.say("screen-quit-sure"));
            }
            KeyCode::Char('?' | 'h') | KeyCode::F(1) => self.turn_to(Page::Help),
            KeyCode::Char('l') => self.turn_to(Page::Log),
            KeyCode::Char('p') => self.look_on(),
            KeyCode::Tab if self.game.moment() == Moment::Over => self.turn_to(Page::Sheet),
            _ if self.page != Page::Table => self.press_on_page(key.code),
            _ if self.game.moment() == Moment::Over => self.scroll_by(key.code),
            _ => self.press_at_table(key.code),
        }
        if let Some(reason) = self.game.unsaved() {
            self.notice = Some(self.words.say_with("play-unsaved", &values!["reason" => reason]));
        }
    }

    fn turn_to(&mut self, page: Page) {
        self.page = if self.page == page { Page::Table } else { page };
        // Of the chronicle, the end is what people look for.
        self.scroll = if self.page == Page::Log { usize::MAX } else { 0 };
    }

    fn press_on_page(&mut self, code: KeyCode) {
        match code {
            KeyCode::Esc | KeyCode::Enter => self.turn_to(self.page),
            _ => self.scroll_by(code),
        }
    }

    /// Pages are drawn no further than their end, and scrolling comes back from there.
    fn scroll_by(&mut self, code: KeyCode) {
        self.scroll = match code {
            KeyCode::Up => self.scroll.saturating_sub(1),
            KeyCode::Down => self.scroll.saturating_add(1),
            KeyCode::PageUp => self.scroll.saturating_sub(10),
            KeyCode::PageDown | KeyCode::Char(' ') => self.scroll.saturating_add(10),
            KeyCode::Home => 0,
            KeyCode::End => usize::MAX,
            _ => self.scroll,
        };
    }

    fn press_at_table(&mut self, code: KeyCode) {
        match code {
            KeyCode::Char(digit @ '1'..='4') => self.choose_die(digit),
            KeyCode::Char('0') | KeyCode::Tab => self.choose_from(None),
            KeyCode::Up | KeyCode::Char('k') => self.step(-1),
            KeyCode::Down | KeyCode::Char('j') => self.step(1),
            KeyCode::PageUp => self.step(-5),
            KeyCode::PageDown => self.step(5),
            KeyCode::Home => self.step(isize::MIN),
            KeyCode::End => self.step(isize::MAX),
            KeyCode::Left => self.step_row(false),
            KeyCode::Right => self.step_row(true),
            KeyCode::Enter | KeyCode::Char(' ') => self.enter(),
            KeyCode::Char('n') if self.go_on_label().is_some() => self.enter(),
            KeyCode::Esc => self.back(),
            KeyCode::Char('u') | KeyCode::Backspace => self.undo(),
            _ => {}
        }
    }

    fn choose_die(&mut self, digit: char) {
        let sector = digit.to_digit(10).and_then(|digit| Sector::new(digit as u8 - 1));
        let Some(sector) = sector else { return };
        if choices::dice(&self.game.offers()).contains(&sector) {
            self.choose_from(Some(sector));
        } else if self.game.half_day().is_some() {
            self.notice = Some(self.words.die(self.game.board(), sector));
        }
    }

    /// Lists all places, or those of a die.
    fn choose_from(&mut self, die: Option<Sector>) {
        if self.game.moment() != Moment::Deciding {
            return;
        }
        self.forget();
        self.die = die;
        self.selected = Some(0);
    }

    fn step(&mut self, by: isize) {
        let length = self.list_length();
        if length == 0 {
            return;
        }
        self.selected = Some(match self.selected {
            None => 0,
            Some(now) => now.saturating_add_signed(by).min(length - 1),
        });
    }

    /// To the first place of the next row of the sheet, or of the one before.
    fn step_row(&mut self, forward: bool) {
        let Stage::Places = self.stage else { return self.step(if forward { 1 } else { -1 }) };
        let groups: Vec<usize> = self.places().iter().map(ReachablePlace::group).collect();
        let Some(now) = self.selected.and_then(|selected| groups.get(selected).copied()) else {
            return self.step(0);
        };
        let wanted = if forward {
            groups.iter().copied().find(|&group| group > now)
        } else {
            groups.iter().rev().copied().find(|&group| group < now)
        };
        let group = wanted.unwrap_or(now);
        self.selected = groups.iter().position(|&one| one == group);
    }

    /// Chooses what is marked, confirms what is chosen, or goes on.
    fn enter(&mut self) {
        if self.go_on_label().is_some() {
            // Nothing keeps a finished turn from going on.
            if self.game.go_on().is_ok() {
                self.forget();
                self.scroll = 0;
            }
            return;
        }
        match self.stage.clone() {
            Stage::Confirm(offer) => {
                // What is offered is legal.
                if self.game.decide(offer.decision).is_ok() {
                    self.forget();
                }
            }
            Stage::Places => {
                let places = self.places();
                match self.selected.and_then(|selected| places.get(selected)) {
                    None => self.selected = Some(0),
                    Some(place) if place.ways.len() > 1 => {
                        self.go_to(Stage::Ways(place.clone()), Some(0));
                    }
                    Some(place) => self.go_to(Stage::Confirm(place.first().clone()), None),
                }
            }
            Stage::Ways(place) => {
                if let Some(way) = self.selected.and_then(|selected| place.ways.get(selected)) {
                    self.go_to(Stage::Confirm(way.clone()), None);
                }
            }
        }
    }

    fn go_to(&mut self, stage: Stage, selected: Option<usize>) {
        let before = (std::mem::replace(&mut self.stage, stage), self.selected);
        self.trail.push(before);
        self.selected = selected;
    }

    /// One step back in choosing.
    fn back(&mut self) {
        match self.trail.pop() {
            Some((stage, selected)) => {
                self.stage = stage;
                self.selected = selected;
            }
            None => self.forget(),
        }
    }

    /// One step back in choosing; where nothing is chosen, the last decision is taken back.
    fn undo(&mut self) {
        if !self.trail.is_empty() || self.selected.is_some() || self.die.is_some() {
            return self.back();
        }
        self.notice = Some(match self.game.take_back() {
            Ok(()) => self.words.say("play-taken-back"),
            Err(_) => self.words.say("error-nothing-to-take-back"),
        });
        self.forget();
    }

    fn look_on(&mut self) {
        if self.game.players().len() > 1 {
            self.game.look_on();
            self.forget();
        }
    }

    /// Whether there is something that u undoes, and whether that is a decision.
    pub(super) fn undoes(&self) -> Option<bool> {
        if !self.trail.is_empty() || self.selected.is_some() || self.die.is_some() {
            return Some(false);
        }
        self.game.can_take_back().then_some(true)
    }

    fn forget(&mut self) {
        self.trail.clear();
        self.stage = Stage::Places;
        self.selected = None;
        self.die = None;
    }

    /// The sector of the die that the chosen decision takes.
    pub(super) fn chosen_sector(&self) -> Option<Sector> {
        self.die.or_else(|| sector_of(self.chosen()?.decision))
    }
}
