//! Dice, wherever they stand in what somebody was sent.

use serde_json::Value;

/// The black die, and the others in the order of their values.
pub(super) type Dice = (u64, Vec<u64>);

/// All dice that stand anywhere in a document, with their half-days.
pub(super) fn dice_in(value: &Value, found: &mut impl FnMut(u64, Dice)) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| dice_in(item, found)),
        Value::Object(fields) => {
            let chronicle = fields.get("half_day").and_then(Value::as_u64).zip(fields.get("dice"));
            let wheel =
                fields.get("now").and_then(|now| now["number"].as_u64()).zip(fields.get("sectors"));
            for (half_day, dice) in chronicle.into_iter().chain(wheel) {
                let dice = dice.as_array().into_iter().flatten();
                let (black, mut clear): (Vec<&Value>, Vec<&Value>) =
                    dice.partition(|die| die["black"] == true);
                clear.sort_by_key(|die| die["value"].as_u64());
                let values = |dice: Vec<&Value>| {
                    dice.iter().filter_map(|die| die["value"].as_u64()).collect::<Vec<_>>()
                };
                if let [black] = values(black)[..] {
                    found(half_day, (black, values(clear)));
                }
            }
            for (index, roll) in
                fields.get("half_days").and_then(Value::as_array).into_iter().flatten().enumerate()
            {
                if let (Some(black), Some(clear)) =
                    (roll["black"].as_u64(), roll["clear"].as_array())
                {
                    let mut clear: Vec<u64> = clear.iter().filter_map(Value::as_u64).collect();
                    clear.sort_unstable();
                    found(index as u64 + 1, (black, clear));
                }
            }
            fields.values().for_each(|inside| dice_in(inside, found));
        }
        _ => {}
    }
}
