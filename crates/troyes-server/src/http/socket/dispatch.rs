//! What a message asks for, and its answer.

use troyes_host::is_command_id;
use troyes_store::StoreError;
use troyes_wire::{ClientMessage, Command, Refusal, RoomCommand, Verdict};

use super::connection::Connection;
use crate::metrics;
use crate::tables::{Failed, PlayCommand};

impl Connection {
    /// Carries out what a message asks for, and gives the answer.
    pub(super) async fn answer(&mut self, message: &ClientMessage) -> Verdict {
        let answered = self.dispatch(message).await;
        self.verdict(answered)
    }

    /// The answer to a message that is not looked into because there are too many.
    pub(super) async fn answer_too_many(&mut self, message: &ClientMessage) -> Verdict {
        let answered = self.turned_away(&message.id, &message.command).await;
        self.verdict(answered)
    }

    fn verdict(&self, answered: Result<u32, Failed>) -> Verdict {
        match answered {
            Ok(sequence) => Verdict::Accepted { sequence },
            Err(Failed::Refused(refusal)) => (&refusal).into(),
            Err(Failed::Store(error)) => {
                tracing::error!(%error, game = %self.id, "a command could not be stored");
                metrics::store_failed(&error);
                match error {
                    StoreError::Unknown(_) => Verdict::Unknown,
                    _ => (&Refusal::NotStored).into(),
                }
            }
        }
    }

    async fn dispatch(
        &mut self,
        ClientMessage { id, command }: &ClientMessage,
    ) -> Result<u32, Failed> {
        if !is_command_id(id) {
            return Err(Refusal::BadId.into());
        }
        let tables = &self.app.tables;
        if matches!(command, Command::Play { .. } | Command::Room { .. })
            && self.app.fairness.commands.take(self.asker).is_err()
        {
            return self.turned_away(id, command).await;
        }
        match command {
            Command::Play { seat, command } => {
                let (player, seat, command) = (self.player, *seat, *command);
                let asked = PlayCommand { player, command_id: id, seat, command };
                tables.play(self.id, asked).await
            }
            Command::Hint { seat } => {
                // A new question takes the place of the last.
                self.question = None;
                let question = tables.hint(self.id, self.asker, *seat).await?;
                let version = question.version;
                self.question = Some(question);
                Ok(version)
            }
            Command::TakeHint { seat } => tables.take_hint(self.id, self.asker, *seat).await,
            Command::Room { command } => {
                let player = self.player()?;
                if *command == RoomCommand::Rematch {
                    self.app.fairness.rooms.take(self.asker).map_err(Refusal::from)?;
                }
                let version = tables.change_room(self.id, player, id, command).await?;
                Ok(version as u32)
            }
            Command::Say { text } => {
                let player = self.speaker()?;
                Ok(tables.say(self.id, player, id, text).await? as u32)
            }
            Command::React { reaction } => {
                let player = self.speaker()?;
                tables.react(self.id, player, *reaction).await?;
                Ok(0)
            }
        }
    }

    /// The answer to a command that comes too fast. It is not carried out now, but may have been when it was sent the first time.
    async fn turned_away(&mut self, id: &str, command: &Command) -> Result<u32, Failed> {
        let carried_out = self.app.tables.carried_out(self.id, self.player, id, command).await?;
        carried_out.ok_or(Refusal::TooMany.into())
    }
}
