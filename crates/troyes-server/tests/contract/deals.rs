//! Deals before a game.

use serde_json::json;
use troyes_record::{ColumnsMode, Deal, Seed};
use troyes_rules::Face;
use troyes_wire::DealView;

use crate::support::Running;

#[tokio::test]
async fn deals_show_all_but_the_rolls() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let drawn: DealView = ada.post("/api/deals", &json!({"seed": null})).await.read();
    let again: DealView = ada.get(&format!("/api/deals/{}", drawn.id)).await.read();
    assert_eq!(again, drawn);
    assert!(!drawn.known);
    let other: DealView = ada.post("/api/deals", &json!({})).await.read();
    assert_ne!(other.commitment, drawn.commitment);

    let chosen: DealView = ada.post("/api/deals", &json!({"seed": "with friends"})).await.read();
    let seed = Seed::from_text("with friends");
    assert!(chosen.known);
    assert_eq!(chosen.commitment, seed.commitment());
    let expert = Deal::new(seed, ColumnsMode::Expert, true);
    assert_eq!(chosen.shuffled, expert.setup.columns().faces().map(Face::get));
    let text = serde_json::to_string(&chosen).unwrap();
    assert!(!text.contains(&seed.to_string()) && !text.contains("roll"));
}

/// A game has the columns and the wheel that its deal showed.
#[tokio::test]
async fn games_are_what_the_deal_showed() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let deal: DealView = ada.post("/api/deals", &json!({"seed": "same"})).await.read();
    let rising: Vec<u8> = (0..6).map(|step| (deal.first_value - 1 + step) % 6 + 1).collect();
    let falling: Vec<u8> = (0..6).map(|step| (deal.first_value + 5 - step) % 6 + 1).collect();
    for (columns, mode, expected) in [
        (json!({"type": "first"}), "first", vec![1, 2, 3, 4, 5, 6]),
        (json!({"type": "rolled", "direction": "ascending"}), "rolled", rising),
        (json!({"type": "rolled", "direction": "descending"}), "rolled", falling),
        (
            json!({"type": "expert", "columns": [2, 4, 6, 1, 3, 5]}),
            "expert",
            vec![2, 4, 6, 1, 3, 5],
        ),
        (json!({"type": "expert", "columns": null}), "expert", deal.shuffled.to_vec()),
    ] {
        let game = ada
            .start(&["Ada"], json!({"deal": deal.id, "columns": columns, "banquets": true}))
            .await;
        let view = ada.view(&game).await;
        assert_eq!(view.seats[0].board.columns, expected, "{columns}");
        assert_eq!(json!(view.head.columns_mode), json!(mode));
        assert_eq!(view.head.commitment.as_deref(), Some(deal.commitment.as_str()));
        assert!(!view.head.counts);
    }
}
