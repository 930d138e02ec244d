//! What is to be seen behind a link, for programs that show it to somebody before they follow it: title, text and picture in the head of
//! the page (Open Graph). Only what everybody with the link may see is told.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use maud::{Markup, html};
use troyes_host::GameId;
use troyes_wire::{
    Level, Pace, Phase, PlaceView, RoomOptions, RoomView, SeatView, SheetView, TableView,
};
use troyes_words::{Language, Words, values};

use super::App;

/// What a page of the client has between these is replaced.
const TITLE: [&str; 2] = ["<title>", "</title>"];

/// What there is to say of a link.
pub(crate) struct Preview {
    pub(crate) title: String,
    pub(crate) lines: Vec<String>,
    /// The sheet to be drawn, if a game is over.
    pub(crate) sheet: Option<SheetView>,
    /// The name of its picture, under `/api/cards/`.
    card: String,
}

/// The words of every language that there are.
pub(crate) struct Speakers([Words; Language::ALL.len()]);

impl Speakers {
    pub(crate) fn new() -> Self {
        Self(Language::ALL.map(Words::new))
    }

    pub(crate) fn of(&self, language: Language) -> &Words {
        let index = Language::ALL.iter().position(|one| *one == language);
        &self.0[index.unwrap_or_default()]
    }
}

/// The language that somebody asks for first of those that are spoken here, and English otherwise.
pub(crate) fn language(headers: &HeaderMap) -> Language {
    let asked = headers.get(ACCEPT_LANGUAGE).and_then(|asked| asked.to_str().ok());
    let mut offers: Vec<(f32, Language)> = asked
        .unwrap_or_default()
        .split(',')
        .filter_map(|offer| {
            let (tag, weight) = offer.split_once(';').unwrap_or((offer, ""));
            let weight = weight.trim().strip_prefix("q=").map_or(Some(1.0), |q| q.parse().ok())?;
            Some((weight, Language::from_tag(tag.trim())?))
        })
        .filter(|&(weight, _)| weight > 0.0)
        .collect();
    // Those that are as welcome as others keep their order.
    offers.sort_by(|one, other| other.0.total_cmp(&one.0));
    offers.first().map_or(Language::English, |&(_, language)| language)
}

impl Preview {
    /// The game itself.
    pub(crate) fn home(words: &Words) -> Self {
        Self {
            title: words.say("home-title"),
            lines: vec![words.say("home-lead")],
            sheet: None,
            card: "home".to_owned(),
        }
    }

    /// A table, its game, or the result; nothing if there is no such table or not everybody may look at it. People are called by what
    /// `called` makes of their names.
    pub(crate) async fn of_table(
        app: &App,
        words: &Words,
        id: GameId,
        called: impl Fn(&str) -> String,
    ) -> Option<Self> {
        app.tables.admit(id, None).await.ok()?;
        let look = app.tables.look(id, None, u64::MAX, &[]).await.ok()?;
        let card = id.to_string();
        match (look.table, look.room) {
            (Some(table), _) if table.head.finished => {
                Some(Self { card, ..Self::result(words, &table, called) })
            }
            (Some(table), _) => Some(Self { card, ..Self::game(words, &table, called) }),
            (None, Some(room)) if room.phase == Phase::Closed => None,
            (None, Some(room)) => Some(Self { card, ..Self::gathering(words, &room, called) }),
            (None, None) => None,
        }
    }

    fn result(words: &Words, table: &TableView, called: impl Fn(&str) -> String) -> Self {
        let best = table.seats.iter().max_by_key(|seat| seat.sheet.score.total);
        let points = best.map_or(0, |seat| seat.sheet.score.total);
        let winners: Vec<String> = table
            .seats
            .iter()
            .filter(|seat| seat.sheet.score.total == points)
            .map(|seat| name(words, seat, &called))
            .collect();
        let title = words.say_with(
            "preview-result",
            &values!["names" => words.list(&winners), "points" => points],
        );
        let ranked = |seat: &SeatView| {
            words.named(&name(words, seat, &called), &seat.sheet.score.total.to_string())
        };
        let mut seats: Vec<&SeatView> = table.seats.iter().collect();
        seats.sort_by_key(|seat| std::cmp::Reverse(seat.sheet.score.total));
        let others: Vec<String> = seats.into_iter().take(4).map(ranked).collect();
        let mut lines = Vec::new();
        if table.seats.len() > 1 {
            lines.push(words.enumeration(&others));
        }
        lines.extend(table.head.banquets.then(|| words.say("expansion")));
        Self { title, lines, sheet: best.map(|seat| seat.sheet.clone()), card: String::new() }
    }

    fn game(words: &Words, table: &TableView, called: impl Fn(&str) -> String) -> Self {
        let names: Vec<String> =
            table.seats.iter().map(|seat| name(words, seat, &called)).collect();
        let title = words.say_with(
            "preview-game",
            &values!["names" => words.list(&names), "count" => names.len()],
        );
        let mut lines = vec![words.say("preview-game-text")];
        lines.extend(table.head.banquets.then(|| words.say("expansion")));
        Self { title, lines, sheet: None, card: String::new() }
    }

    fn gathering(words: &Words, room: &RoomView, called: impl Fn(&str) -> String) -> Self {
        let host = room.places.iter().find_map(|place| match place {
            PlaceView::Person { name, host: true, .. } => Some(called(name)),
            _ => None,
        });
        let name = host.unwrap_or_else(|| words.say("nobody"));
        let open = room.places.iter().filter(|place| **place == PlaceView::Open).count();
        Self {
            title: words.say_with("preview-table", &values!["name" => name]),
            lines: vec![
                words.say_with("preview-seats", &values!["count" => open]),
                played(words, &room.options),
            ],
            sheet: None,
            card: String::new(),
        }
    }

    /// The head of a page with this preview in it; the page as it was where it has no title to begin with.
    pub(crate) fn put_into(&self, page: &str, origin: &str, path: &str, words: &Words) -> String {
        let [open, close] = TITLE;
        let Some((before, rest)) = page.split_once(open) else { return page.to_owned() };
        let Some((_, after)) = rest.split_once(close) else { return page.to_owned() };
        format!("{before}{}{after}", self.head(origin, path, words).into_string())
    }

    fn head(&self, origin: &str, path: &str, words: &Words) -> Markup {
        let language = words.language().tag();
        let game = words.say("game");
        let text = words.sentences(&self.lines);
        let picture = format!("{origin}/api/cards/{}.png?language={language}", self.card);
        html! {
            title { (self.title) " · " (game) }
            meta property="og:type" content="website";
            meta property="og:site_name" content=(game);
            meta property="og:title" content=(self.title);
            meta property="og:description" content=(text);
            meta property="og:url" content={ (origin) (path) };
            meta property="og:locale" content=(locale(words.language()));
            meta property="og:image" content=(picture);
            meta property="og:image:type" content="image/png";
            meta property="og:image:width" content="1200";
            meta property="og:image:height" content="630";
            meta property="og:image:alt" content=(self.title);
            meta name="twitter:card" content="summary_large_image";
        }
    }
}

/// A language as previews name it, with the country that it is most read in.
const fn locale(language: Language) -> &'static str {
    match language {
        Language::English => "en_GB",
        Language::French => "fr_FR",
        Language::Spanish => "es_ES",
        Language::German => "de_DE",
        Language::Chinese => "zh_TW",
        Language::Korean => "ko_KR",
    }
}

/// What is played at a table, in a few words.
fn played(words: &Words, options: &RoomOptions) -> String {
    let pace = match options.pace {
        Pace::Together => words.say("pace-together"),
        Pace::Own => words.say("pace-own"),
    };
    let game = options.banquets.then(|| words.say("expansion"));
    words.enumeration(&game.into_iter().chain([pace]).collect::<Vec<_>>())
}

/// What somebody at a seat is called: bots by how well they play.
fn name(words: &Words, seat: &SeatView, called: impl Fn(&str) -> String) -> String {
    match seat.bot {
        None => called(&seat.name),
        Some(level) => {
            let level = match level {
                Level::Novice => words.say("level-novice"),
                Level::Apprentice => words.say("level-apprentice"),
                Level::Journeyman => words.say("level-journeyman"),
                Level::Master => words.say("level-master"),
                Level::Grandmaster => words.say("level-grandmaster"),
            };
            words.say_with("bot-named", &values!["level" => level])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(languages: &str) -> Language {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_LANGUAGE, languages.parse().unwrap());
        language(&headers)
    }

    #[test]
    fn the_most_welcome_language() {
        assert_eq!(language(&HeaderMap::new()), Language::English);
        assert_eq!(asked("de-AT,de;q=0.9,en;q=0.5"), Language::German);
        assert_eq!(asked("pt, en;q=0.3, zh-TW;q=0.8"), Language::Chinese);
        assert_eq!(asked("fr;q=0, ko;q=0.1"), Language::Korean);
        assert_eq!(asked("*, q=;;,,"), Language::English);
    }

    #[test]
    fn names_are_no_markup() {
        let words = Words::new(Language::English);
        let preview = Preview { title: "<script>\"&".to_owned(), ..Preview::home(&words) };
        let page = "<head><title>Troyes Dice</title></head><body></body>";
        let shown = preview.put_into(page, "https://a.example", "/game/1", &words);
        assert!(!shown.contains("<script>"), "{shown}");
        assert!(shown.contains(r#"content="&lt;script&gt;&quot;&amp;""#), "{shown}");
        assert!(shown.ends_with("</head><body></body>"), "{shown}");
        assert_eq!(preview.put_into("no title", "", "", &words), "no title");
    }
}
