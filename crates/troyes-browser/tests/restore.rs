//! A game that another device has kept is a game here, unless no device could have kept it.

use serde_json::{Value, json};
use troyes_browser::Core;

const HERE: &str = "02020202-0202-0202-0202-020202020202";
const THERE: &str = "03030303-0303-0303-0303-030303030303";

fn ask(core: &mut Core, player: &str, ask: &Value) -> Value {
    let message = json!({ "now": 1_795_000_000_000_u64, "player": player, "chance": "5a".repeat(42), "ask": ask });
    serde_json::from_str(&core.ask(message.to_string().as_bytes())).unwrap()
}

/// A game on another device, with its first dice and a decision.
fn kept() -> (Value, Value) {
    let mut core = Core::new();
    let game = json!({ "deal": null, "names": ["Ada", "Blaise"], "columns": { "type": "first" }, "banquets": true, "pace": "own" });
    let started = ask(&mut core, THERE, &json!({ "start": { "game": game } }));
    let mut kept = started["answer"]["kept"].clone();
    let id = kept["id"].clone();
    ask(&mut core, THERE, &json!("adopt"));
    for command in ["go_on", "decide"] {
        let view = ask(&mut core, THERE, &json!({ "view": { "id": id } }));
        let command = match command {
            "decide" => {
                json!({ "type": "decide", "decision": view["answer"]["seats"][0]["offers"][0]["decision"] })
            }
            other => json!({ "type": other }),
        };
        let play = json!({ "id": id, "seat": 0, "command_id": format!("c{command}").chars().filter(char::is_ascii_alphanumeric).take(12).collect::<String>(), "command": command });
        let played = ask(&mut core, THERE, &json!({ "play": play }));
        let entries = played["answer"]["entries"].as_array().unwrap_or_else(|| panic!("{played}"));
        kept["entries"].as_array_mut().unwrap().extend(entries.iter().cloned());
        ask(&mut core, THERE, &json!("adopt"));
    }
    let view = ask(&mut core, THERE, &json!({ "view": { "id": id } }));
    (kept, view["answer"].clone())
}

#[test]
fn a_game_of_another_device_goes_on_here() {
    let (kept, view) = kept();
    let mut core = Core::new();
    let restored = ask(&mut core, HERE, &json!({ "restore": { "kept": kept } }));
    let id = kept["id"].clone();
    // It is not open before it is kept.
    let early = ask(&mut core, HERE, &json!({ "view": { "id": id } }));
    assert_eq!(early["problem"]["code"], "no-such-game");
    ask(&mut core, HERE, &json!("adopt"));
    let here = ask(&mut core, HERE, &json!({ "view": { "id": id } }));
    assert_eq!(here["answer"], view);
    assert_eq!(here["answer"]["seats"][0]["yours"], true);
    assert_eq!(restored["answer"]["summary"]["id"], id);
    assert_eq!(restored["answer"]["kept"]["seats"][0]["player"], HERE);
    assert_eq!(restored["answer"]["kept"]["entries"], kept["entries"]);
    // What was brought once can be brought again.
    let again = ask(&mut core, HERE, &json!({ "restore": { "kept": restored["answer"]["kept"] } }));
    assert_eq!(again, restored);
}

#[test]
fn what_no_device_has_kept_is_refused() {
    let (kept, _) = kept();
    let spoilt: [(&str, fn(&mut Value)); 11] = [
        ("it counts", |kept| kept["counts"] = json!(true)),
        ("dice of a server", |kept| kept["origin"] = json!("drawn")),
        ("a deadline", |kept| kept["due_at"] = json!(1)),
        ("another name", |kept| kept["seats"][0]["name"] = json!("x".repeat(1000))),
        ("a seat is gone", |kept| drop(kept["seats"].as_array_mut().unwrap().pop())),
        ("no name", |kept| kept["id"] = json!("../../etc")),
        ("another way to write a name", |kept| {
            kept["id"] = json!(kept["id"].as_str().unwrap().to_uppercase());
        }),
        ("no record", |kept| kept["start"] = json!("{}")),
        ("a line is gone", |kept| drop(kept["entries"].as_array_mut().unwrap().remove(0))),
        ("a line twice", |kept| {
            let line = kept["entries"][0].clone();
            kept["entries"].as_array_mut().unwrap().push(line);
        }),
        ("a line of nobody", |kept| kept["entries"][0]["seat"] = json!(7)),
    ];
    for (what, spoil) in spoilt {
        let mut spoilt = kept.clone();
        spoil(&mut spoilt);
        let mut core = Core::new();
        let refused = ask(&mut core, HERE, &json!({ "restore": { "kept": spoilt } }));
        assert_eq!(refused["problem"]["code"], "bad-record", "{what}: {refused}");
        assert_eq!(ask(&mut core, HERE, &json!("adopt"))["answer"], false, "{what}");
    }
}
