//! Questions to the player, and what they remember.

use std::io::{self, BufRead, Write};

use troyes_paper::{Answers, Deed, Knowledge};
use troyes_rules::HalfDay;

/// Likely answers that are listed.
const LISTED: usize = 9;

/// Reads "4 afternoon: Great Hall 3; 5 morning: 5 deniers".
pub(super) fn answers(text: &str) -> Result<Answers, String> {
    let mut answers = Answers::default();
    for answer in text.split(';').map(str::trim).filter(|answer| !answer.is_empty()) {
        let (when, deed) = answer
            .split_once(':')
            .ok_or_else(|| format!("\"{answer}\" has no colon after the half-day"))?;
        let half_day = half_day(when.trim())
            .ok_or_else(|| format!("\"{}\" is no half-day, such as 4 afternoon", when.trim()))?;
        answers.set(half_day, Some(deed.parse::<Deed>().map_err(|error| error.to_string())?));
    }
    Ok(answers)
}

fn half_day(words: &str) -> Option<HalfDay> {
    let named = |half_day: &HalfDay| when(*half_day).eq_ignore_ascii_case(words);
    HalfDay::ALL.into_iter().find(named)
}

/// A half-day in words.
pub(super) fn when(half_day: HalfDay) -> String {
    format!("{} {}", half_day.day(), half_day.half().name())
}

/// Asks what was done in a half-day. Nothing where nobody knows.
pub(super) fn ask(half_day: HalfDay, knowledge: &Knowledge) -> anyhow::Result<Option<Deed>> {
    let mut output = io::stdout().lock();
    let possible: Vec<Deed> =
        knowledge.possible(half_day).iter().map(|(deed, _)| deed).take(LISTED).collect();
    writeln!(output, "Day {}, {}: what did you do?", half_day.day(), half_day.half().name())?;
    for (number, deed) in (1..).zip(&possible) {
        writeln!(output, "  {number}  {deed}")?;
    }
    writeln!(output, "A number, or words such as \"Great Hall 3\" or \"5 deniers\";")?;
    writeln!(output, "Enter alone: I don't know.")?;
    loop {
        write!(output, "> ")?;
        output.flush()?;
        let mut line = String::new();
        if io::stdin().lock().read_line(&mut line)? == 0 || line.trim().is_empty() {
            return Ok(None);
        }
        let listed = line.trim().parse::<usize>().ok();
        let listed = listed.and_then(|number| possible.get(number.checked_sub(1)?));
        match listed.copied().map_or_else(|| line.parse::<Deed>(), Ok) {
            Ok(deed) => return Ok(Some(deed)),
            Err(error) => writeln!(output, "{error}")?,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_name_their_half_day() {
        let said = answers("4 afternoon: great hall 3; 5 Morning: 5 deniers;").unwrap();
        let known: Vec<String> = HalfDay::ALL
            .into_iter()
            .filter_map(|day| said.get(day))
            .map(|d| d.to_string())
            .collect();
        assert_eq!(known, ["built Great Hall 3", "gained 5 deniers"]);
        assert!(answers("").unwrap().is_empty());
        for wrong in ["9 morning: relief", "4 afternoon", "4 afternoon: nothing"] {
            assert!(answers(wrong).is_err(), "{wrong}");
        }
    }
}
