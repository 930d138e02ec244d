//! Golden rows: what was once written is read, and written the same way. A row that changes here orphans rooms.

use super::room;

/// All that a room can have.
const ROOM: &str = r#"{"phase":"started","host":"01a1e1a2-85ce-776d-aedf-556d7bbb056a","options":{"columns":{"type":"expert","columns":[6,5,4,3,2,1]},"banquets":true,"pace":"own","limit":60,"public":true,"chat":false,"hints":true,"stand_in":"master"},"secret":"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f","places":[{"type":"person","player":"01a1e1a2-85ce-776d-aedf-556d7bbb056a","name":"Ada","contribution":"0123456789abcdef0123456789abcdef"},{"type":"person","player":"01a1e1a2-85ce-776d-aedf-556d7bbb056b","name":"Blaise","contribution":null},{"type":"bot","level":"grandmaster"},{"type":"open"}],"removed":["01a1e1a2-85ce-776d-aedf-556d7bbb056c"],"rematch":"01a1e1a2-85ce-776d-aedf-556d7bbb056d","webhook":{"giver":"01a1e1a2-85ce-776d-aedf-556d7bbb056a","address":"https://ntfy.example.org/secret"},"limit_since":1795000000000,"stand_ins":["01a1e1a2-85ce-776d-aedf-556d7bbb056a"],"offered":["01a1e1a2-85ce-776d-aedf-556d7bbb056b"],"former":[{"player":"01a1e1a2-85ce-776d-aedf-556d7bbb056c","seat":1}],"commands":[{"player":"01a1e1a2-85ce-776d-aedf-556d7bbb056a","id":"a-1","version":7}]}"#;

#[test]
fn rooms_stay_as_they_are() {
    let read = room::from_json(ROOM).unwrap();
    assert_eq!(room::to_json(&read), ROOM);
    let columns = r#"{"type":"expert","columns":[6,5,4,3,2,1]}"#;
    for other in [
        r#"{"type":"first"}"#,
        r#"{"type":"rolled","direction":"descending"}"#,
        r#"{"type":"rolled","direction":null}"#,
        r#"{"type":"expert","columns":null}"#,
    ] {
        let row = ROOM.replace(columns, other);
        assert_eq!(room::to_json(&room::from_json(&row).unwrap()), row);
    }
}

/// A room with a town crier, before and after the columns are numbered.
#[test]
fn criers_stay_as_they_are() {
    let crier = r#""crier":"01a1e1a2-85ce-776d-aedf-556d7bbb056b","winner":"01a1e1a2-85ce-776d-aedf-556d7bbb056a","numbering":{"type":"pending"},"commands""#;
    let pending = ROOM.replace(r#""commands""#, crier);
    let done = pending.replace(r#""type":"pending"}"#, r#""type":"done","at":1795000000000}"#);
    for row in [&pending, &done] {
        assert_ne!(*row, ROOM);
        assert_eq!(room::to_json(&room::from_json(row).unwrap()), *row);
    }
    assert!(room::from_json(&pending).unwrap().is_unnumbered());
    let read = room::from_json(ROOM).unwrap();
    assert!(
        !read.is_unnumbered() && read.crier() == Some(read.host),
        "older rooms have their host"
    );
}

/// Rooms that earlier versions wrote: commands were wishes with numbers, and before that the address that hears of new dice was an option.
#[test]
fn rooms_of_earlier_versions() {
    let read = room::from_json(ROOM).unwrap();
    let wishes = ROOM
        .replace("\"commands\"", "\"wishes\"")
        .replace("\"id\":\"a-1\",\"version\"", "\"wish\":\"a-1\",\"number\"");
    assert_ne!(wishes, ROOM);
    assert_eq!(room::from_json(&wishes).unwrap(), read);
    // Nobody could be stood in for, or replaced.
    let (before, rest) = ROOM.split_once(",\"stand_ins\"").unwrap();
    let (_, after) = rest.split_once(",\"commands\"").unwrap();
    let older = room::from_json(&format!("{before},\"commands\"{after}")).unwrap();
    assert!(older.stand_ins.is_empty() && older.offered.is_empty() && older.former.is_empty());

    let first = r#"{"phase":"gathering","host":"01a1e1a2-85ce-776d-aedf-556d7bbb056a","options":{"columns":{"type":"first"},
        "banquets":false,"pace":"together","limit":null,"public":false,"chat":true,"hints":false,"stand_in":"apprentice",
        "webhook":"https://ntfy.example.org/secret"},"secret":"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
        "places":[{"type":"open"}],"removed":[],"rematch":null}"#;
    let room = room::from_json(first).unwrap();
    assert_eq!(room.webhook(), Some("https://ntfy.example.org/secret"));
    assert_eq!(room.webhook.as_ref().unwrap().giver, None);
    let again = room::to_json(&room);
    assert_eq!(room::from_json(&again).unwrap(), room);
    let without = first.replace("\"https://ntfy.example.org/secret\"", "null");
    assert_eq!(room::from_json(&without).unwrap().webhook(), None);
}
