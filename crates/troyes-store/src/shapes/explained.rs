//! How the solver explains a ranked try, as it is kept.

use serde::{Deserialize, Serialize};
use troyes_host::daily::Explained;
use troyes_solver::Millionths;
use troyes_solver::advice::Class;

use crate::StoreError;

/// Millionths of a point, and a letter for each half-day.
#[derive(Serialize, Deserialize)]
struct Kept {
    start: i64,
    luck: i64,
    loss: i64,
    rest: i64,
    classes: String,
}

const LETTERS: [(Class, char); 5] = [
    (Class::Best, 'b'),
    (Class::Fine, 'f'),
    (Class::Inaccuracy, 'i'),
    (Class::Mistake, 'm'),
    (Class::Blunder, 'u'),
];

fn letter(class: Class) -> char {
    LETTERS.iter().find(|(one, _)| *one == class).map_or('b', |(_, letter)| *letter)
}

pub(crate) fn to_json(how: &Explained) -> String {
    let Explained { start, luck, loss, rest, classes } = how;
    let classes = classes.iter().copied().map(letter).collect();
    let kept = Kept { start: start.0, luck: luck.0, loss: loss.0, rest: rest.0, classes };
    serde_json::to_string(&kept).expect("numbers and a text are JSON")
}

pub(crate) fn from_json(json: &str) -> Result<Explained, StoreError> {
    let damaged = |reason: String| StoreError::Damaged(reason);
    let kept: Kept = serde_json::from_str(json).map_err(|error| damaged(error.to_string()))?;
    let class = |letter: char| {
        let found = LETTERS.iter().find(|(_, one)| *one == letter).map(|(class, _)| *class);
        found.ok_or_else(|| damaged(format!("{letter:?} is no class")))
    };
    Ok(Explained {
        start: Millionths(kept.start),
        luck: Millionths(kept.luck),
        loss: Millionths(kept.loss),
        rest: Millionths(kept.rest),
        classes: kept.classes.chars().map(class).collect::<Result<_, _>>()?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A row that was written once, and is read for ever.
    #[test]
    fn a_golden_row() {
        let row = r#"{"start":61900000,"luck":-1800000,"loss":3100000,"rest":0,"classes":"bbfbbibbmubbbbbb"}"#;
        let read = from_json(row).unwrap();
        assert_eq!(read.classes.len(), 16);
        assert_eq!((read.classes[5], read.classes[9]), (Class::Inaccuracy, Class::Blunder));
        assert_eq!(to_json(&read), row);
        assert!(from_json(&row.replace('u', "x")).is_err());
        assert!(from_json(&row.replace("bbfb", "bbxb")).is_err());
    }
}
