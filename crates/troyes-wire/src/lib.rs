#![doc = include_str!("../README.md")]
//!
//! # Where things are
//!
//! What travels between server and client: types of their own, converted by hand from those of the rules and the table.
//!
//! The TypeScript of all of them is generated into `web/src/wire.ts`; a test compares it with the file.
//!
//! The client never computes a rule: it gets the board and the sheets as they are, and every legal decision with its
//! price, its target and all that it sets off.

mod analysis;
mod board;
mod chronicle;
mod command;
mod daily;
mod deal;
mod decision;
mod effect;
mod game;
mod group;
mod hint;
mod me;
mod message;
mod numbering;
mod offer;
mod points;
mod printed;
mod problem;
mod refusal;
mod replay;
mod room;
mod sheet;
mod table;
mod words;

pub use analysis::{
    AnalysisProgress, AnalysisView, Class, ComparedView, DecisionAnalysisView, HalfDayAnalysisView,
    PlayerAnalysisView,
};
pub use board::{BoardView, ComingView, HalfDayView, PlazaView, PriceView, SectorView, TileView};
pub use chronicle::{PlayedDie, PlayedHalfDay, PlayedStep};
pub use command::{Answer, ClientMessage, Command, SeatCommand, Verdict};
pub use daily::{
    DayInMonth, DayResult, DayRow, DayView, DealOf, DealOfView, ExplainedView, FieldView,
    MonthView, NewTry, Par, ScoreCount, SheetOfDay, StreakView, TryState,
};
pub use deal::{DealView, NewDeal};
pub use decision::{BadDecision, Decision};
pub use effect::{Effect, Outcome};
pub use game::{
    BranchDice, Branched, ColumnsChoice, Created, GameSummary, HandedOver, History, NewBranch,
    NewGame,
};
pub use group::{
    Fellow, GroupMember, GroupName, GroupSummary, GroupView, Groups, Invitation, RungView,
};
pub use hint::{HintView, Hints};
pub use me::{
    EarnedView, FeatView, Hall, Me, NewName, NewWebhook, RecoveryCode, SessionView, Sessions,
};
pub use message::{SeatChange, ServerMessage};
pub use numbering::NumberingView;
pub use offer::{OfferView, Target, WayView};
pub use points::{Depth, EvaluationView, Points};
pub use printed::{Gift, Printed, PrintedBonus, PrintedHall, PrintedLink};
pub use problem::Problem;
pub use refusal::Refusal;
pub use replay::{ReplayHalfDay, ReplaySeat, ReplayStep, ReplayView};
pub use room::{
    Channel, Lobby, LobbyRoom, MessageView, NewRoom, Phase, PlaceView, Reaction, RoomCommand,
    RoomOptions, RoomView, TableWebhook,
};
pub use sheet::{
    BuildingState, BuildingView, CellView, CitizensView, LinkState, LinkView, ResourcesView,
    RowView, ScoreView, SheetView, TrackView,
};
pub use table::{About, FairnessView, SeatAbout, SeatView, Shown, TableHead, TableView};
pub use words::{
    Bonus, Color, ColumnsBy, ColumnsMode, Direction, Half, Kind, Level, Origin, Pace, Resource,
    Row, Side, Use,
};

#[cfg(test)]
mod tests;
