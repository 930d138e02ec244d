//! Section 1: things on the table.

use super::*;
use crate::printed::PLAZAS;
use crate::{Colors, HalfDay};

/// R1.1, R1.2: every colour has its resource, and every resource its colour.
#[test]
fn colours_and_resources_belong_together() {
    let pairs = Color::ALL.map(|color| (color.name(), color.resource().name()));
    assert_eq!(pairs, [("red", "influence"), ("yellow", "deniers"), ("white", "knowledge")]);
    for color in Color::ALL {
        assert_eq!(color.resource().color(), color);
        assert_eq!(Color::from_name(color.name()), Some(color));
        assert_eq!(Resource::from_name(color.resource().name()), Some(color.resource()));
        assert_eq!(Color::ALL[color.index()], color);
        assert_eq!(Resource::ALL[color.resource().index()], color.resource());
        assert!(!color.others().contains(&color));
    }
    assert_eq!(Color::from_name("black"), None);
    assert_eq!(Resource::from_name("red"), None);
}

/// R1.1: sets of colours.
#[test]
fn sets_of_colours() {
    let yellow = Colors::only(Color::Yellow);
    let two = yellow.with(Color::White);
    assert_eq!(two.with(Color::White), two);
    assert_eq!(two.iter().collect::<Vec<_>>(), [Color::Yellow, Color::White]);
    assert_eq!([Colors::NONE, yellow, two, Colors::ALL].map(Colors::len), [0, 1, 2, 3]);
    assert!(Colors::NONE.is_empty() && !yellow.is_empty());
    assert_eq!(
        two.intersection(Colors::only(Color::Red).with(Color::White)),
        Colors::only(Color::White)
    );
    assert!(two.contains(Color::White) && !two.contains(Color::Red));
}

/// R1.3: four six-sided dice have 336 distinct rolls, as likely as the 1,296 ways they fall.
#[test]
fn all_rolls_with_their_weights() {
    let mut weights = std::collections::HashMap::new();
    for black in 1..=6 {
        for a in 1..=6 {
            for b in 1..=6 {
                for c in 1..=6 {
                    *weights.entry(roll(black, [a, b, c])).or_insert(0) += 1;
                }
            }
        }
    }
    let all: std::collections::HashMap<_, _> = Roll::all().collect();
    assert_eq!(Roll::all().count(), 336);
    assert_eq!(all, weights);
    assert!([0, 7, 255].into_iter().all(|number| Face::new(number).is_none()));
}

/// R1.4: nine plazas, three of them alike on both faces; each colour has six faces.
#[test]
fn plazas_have_two_faces() {
    let faces = PLAZAS.concat();
    for color in Color::ALL {
        assert_eq!(faces.iter().filter(|&&face| face == color).count(), 6);
    }
    let plaza = Plaza::new(Color::Red, Color::White);
    assert_eq!((plaza.up(), plaza.down(), plaza.matching()), (Color::Red, Color::White, None));
    assert_eq!(plaza.turned(), Plaza::new(Color::White, Color::Red));
    assert_eq!(Plaza::new(Color::White, Color::White).matching(), Some(Color::White));
    assert_eq!(PLAZAS.iter().filter(|[up, down]| up == down).count(), 3);
    assert_eq!(format!("{plaza:?}"), "red/white");
}

/// R1.5: on day *d* the window is at slot *d* − 1, then come the morning's and the afternoon's sectors.
#[test]
fn the_dial_turns_once_a_day() {
    let slots = |half_day: u8| {
        let half_day = HalfDay::new(half_day).unwrap();
        Sector::ALL.map(|sector| half_day.slot(sector).get())
    };
    assert_eq!(slots(1), [1, 2, 3, 4]);
    assert_eq!(slots(2), [5, 6, 7, 8]);
    assert_eq!(slots(3), [2, 3, 4, 5]);
    assert_eq!(slots(4), [6, 7, 8, 0]);
    assert_eq!(slots(15), [8, 0, 1, 2]);
    assert_eq!(slots(16), [3, 4, 5, 6]);
    let windows = HalfDay::ALL.map(|half_day| half_day.window().get());
    assert_eq!(windows, [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7]);
    let names = HalfDay::ALL.map(|half_day| (half_day.day().get(), half_day.half().name()));
    assert_eq!(names[0], (1, "morning"));
    assert_eq!(names[5], (3, "afternoon"));
    assert_eq!(names[15], (8, "afternoon"));
}

/// R1.6: the sectors cost nothing, one of any kind, one denier, two deniers.
#[test]
fn prices_of_the_sectors() {
    for half_day in [1, 2] {
        let table = Table::new().before_half_day(half_day).rolled(1, [2, 3, 4]);
        let prices = Sector::ALL.map(|sector| table.board.price(sector));
        assert_eq!(prices.map(|price| price.any), [false, true, false, false]);
        assert_eq!(prices.map(|price| price.fixed.0), [[0; 3], [0; 3], [0, 1, 0], [0, 2, 0]]);
    }
}
