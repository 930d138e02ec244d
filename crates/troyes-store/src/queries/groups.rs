//! Groups of people who compare themselves.

use sqlx::Row as _;
use troyes_host::{GroupId, LinkId, MemberId, PlayerId};

use super::{Connection, Database, Row, lock_word};
use crate::{Joined, StoreError, StoredGroup, StoredMember, fresh};

/// Members of a group at the most.
const MOST_MEMBERS: i64 = 200;

/// Groups of a player at the most.
const MOST_GROUPS: i64 = 20;

/// A question for some groups.
macro_rules! select_groups {
    ($which:literal) => {
        concat!(
            "SELECT groups.id, groups.name, groups.link, groups.owner, \
                    (SELECT COUNT(*) FROM members WHERE of_group = groups.id) AS people \
             FROM groups ",
            $which
        )
    };
}

impl Database {
    pub(crate) async fn create_group(
        &self,
        owner: PlayerId,
        name: &str,
    ) -> Result<Option<GroupId>, StoreError> {
        let id = fresh::<GroupId>();
        let mut transaction = self.begin().await?;
        if has_enough(&mut transaction, owner).await? {
            return Ok(None);
        }
        sqlx::query(
            "INSERT INTO groups (id, created_at, name, link, owner) VALUES ($1, $2, $3, $4, $5)",
        )
        .bind(id.bytes())
        .bind(self.now())
        .bind(name)
        .bind(fresh::<LinkId>().bytes())
        .bind(owner.bytes())
        .execute(&mut *transaction)
        .await?;
        insert_member(&mut transaction, id, owner, self.now()).await?;
        self.commit(transaction, &[]).await?;
        Ok(Some(id))
    }

    pub(crate) async fn group(
        &self,
        id: GroupId,
        member: PlayerId,
    ) -> Result<Option<StoredGroup>, StoreError> {
        let question = select_groups!(
            "JOIN members ON members.of_group = groups.id WHERE groups.id = $1 AND members.player = $2"
        );
        let row = sqlx::query(question)
            .bind(id.bytes())
            .bind(member.bytes())
            .fetch_optional(self.reader())
            .await?;
        row.as_ref().map(stored_group).transpose()
    }

    pub(crate) async fn group_by_link(
        &self,
        link: LinkId,
    ) -> Result<Option<StoredGroup>, StoreError> {
        let row = sqlx::query(select_groups!("WHERE groups.link = $1"))
            .bind(link.bytes())
            .fetch_optional(self.reader())
            .await?;
        row.as_ref().map(stored_group).transpose()
    }

    pub(crate) async fn groups_of(&self, player: PlayerId) -> Result<Vec<StoredGroup>, StoreError> {
        let question = select_groups!(
            "JOIN members ON members.of_group = groups.id WHERE members.player = $1 \
             ORDER BY members.joined_at, groups.id"
        );
        let rows = sqlx::query(question).bind(player.bytes()).fetch_all(self.reader()).await?;
        rows.iter().map(stored_group).collect()
    }

    pub(crate) async fn members(&self, group: GroupId) -> Result<Vec<StoredMember>, StoreError> {
        let rows = sqlx::query(
            "SELECT members.id, members.player, players.name \
             FROM members JOIN players ON players.id = members.player \
             WHERE members.of_group = $1 ORDER BY members.joined_at, members.id",
        )
        .bind(group.bytes())
        .fetch_all(self.reader())
        .await?;
        let member = |row: &Row| {
            Ok(StoredMember {
                id: MemberId::try_from(row.get::<&[u8], _>("id"))?,
                player: PlayerId::try_from(row.get::<&[u8], _>("player"))?,
                name: row.get("name"),
            })
        };
        rows.iter().map(member).collect()
    }

    pub(crate) async fn fellows(&self, player: PlayerId) -> Result<Vec<PlayerId>, StoreError> {
        let rows = sqlx::query(
            "SELECT DISTINCT player FROM members \
             WHERE of_group IN (SELECT of_group FROM members WHERE player = $1)",
        )
        .bind(player.bytes())
        .fetch_all(self.reader())
        .await?;
        rows.iter().map(|row| Ok(PlayerId::try_from(row.get::<&[u8], _>("player"))?)).collect()
    }

    pub(crate) async fn join_group(
        &self,
        link: LinkId,
        player: PlayerId,
    ) -> Result<Joined, StoreError> {
        let mut transaction = self.begin().await?;
        let group = sqlx::query(select_groups!("WHERE groups.link = $1"))
            .bind(link.bytes())
            .fetch_optional(&mut *transaction)
            .await?;
        let Some(group) = group else { return Ok(Joined::Nowhere) };
        let StoredGroup { id, .. } = stored_group(&group)?;
        // Several who join at once are counted one after the other.
        lock_word(&mut transaction, &format!("group/{id}")).await?;
        let row = sqlx::query(
            "SELECT COUNT(*) AS people, COUNT(CASE WHEN player = $2 THEN 1 END) AS own \
             FROM members WHERE of_group = $1",
        )
        .bind(id.bytes())
        .bind(player.bytes())
        .fetch_one(&mut *transaction)
        .await?;
        if row.get::<i64, _>("own") > 0 {
            return Ok(Joined::Member(id));
        }
        if row.get::<i64, _>("people") >= MOST_MEMBERS {
            return Ok(Joined::Full);
        }
        if has_enough(&mut transaction, player).await? {
            return Ok(Joined::Enough);
        }
        insert_member(&mut transaction, id, player, self.now()).await?;
        self.commit(transaction, &[]).await?;
        Ok(Joined::Member(id))
    }

    pub(crate) async fn leave_group(
        &self,
        group: GroupId,
        player: PlayerId,
    ) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        leave(&mut transaction, group, player).await?;
        self.commit(transaction, &[]).await
    }

    pub(crate) async fn remove_member(
        &self,
        group: GroupId,
        member: MemberId,
    ) -> Result<bool, StoreError> {
        let mut transaction = self.begin().await?;
        let removed = sqlx::query("DELETE FROM members WHERE of_group = $1 AND id = $2")
            .bind(group.bytes())
            .bind(member.bytes())
            .execute(&mut *transaction)
            .await?;
        if removed.rows_affected() == 0 {
            return Ok(false);
        }
        write_link(&mut transaction, group).await?;
        self.commit(transaction, &[]).await?;
        Ok(true)
    }

    pub(crate) async fn rename_group(&self, group: GroupId, name: &str) -> Result<(), StoreError> {
        sqlx::query("UPDATE groups SET name = $1 WHERE id = $2")
            .bind(name)
            .bind(group.bytes())
            .execute(self.writer())
            .await?;
        Ok(())
    }

    pub(crate) async fn renew_link(&self, group: GroupId) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        write_link(&mut transaction, group).await?;
        self.commit(transaction, &[]).await
    }

    pub(crate) async fn remove_group(&self, group: GroupId) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        lock_word(&mut transaction, &format!("group/{group}")).await?;
        for statement in
            ["DELETE FROM members WHERE of_group = $1", "DELETE FROM groups WHERE id = $1"]
        {
            sqlx::query(statement).bind(group.bytes()).execute(&mut *transaction).await?;
        }
        self.commit(transaction, &[]).await
    }
}

/// Takes a player out of all groups, within a transaction.
pub(super) async fn leave_all(
    connection: &mut Connection,
    player: PlayerId,
) -> Result<(), StoreError> {
    let rows = sqlx::query("SELECT of_group FROM members WHERE player = $1")
        .bind(player.bytes())
        .fetch_all(&mut *connection)
        .await?;
    for row in rows {
        let group = GroupId::try_from(row.get::<&[u8], _>("of_group"))?;
        leave(connection, group, player).await?;
    }
    Ok(())
}

async fn leave(
    connection: &mut Connection,
    group: GroupId,
    player: PlayerId,
) -> Result<(), StoreError> {
    lock_word(connection, &format!("group/{group}")).await?;
    sqlx::query("DELETE FROM members WHERE of_group = $1 AND player = $2")
        .bind(group.bytes())
        .bind(player.bytes())
        .execute(&mut *connection)
        .await?;
    let heir = sqlx::query(
        "SELECT player FROM members WHERE of_group = $1 ORDER BY joined_at, id LIMIT 1",
    )
    .bind(group.bytes())
    .fetch_optional(&mut *connection)
    .await?;
    match heir {
        Some(heir) => {
            sqlx::query("UPDATE groups SET owner = $1 WHERE id = $2 AND owner = $3")
                .bind(heir.get::<&[u8], _>("player"))
                .bind(group.bytes())
                .bind(player.bytes())
                .execute(connection)
                .await?;
        }
        None => {
            sqlx::query("DELETE FROM groups WHERE id = $1")
                .bind(group.bytes())
                .execute(connection)
                .await?;
        }
    }
    Ok(())
}

/// Whether a player is in as many groups as somebody can be. Others of their questions wait until the transaction ends.
async fn has_enough(connection: &mut Connection, player: PlayerId) -> Result<bool, StoreError> {
    lock_word(connection, &format!("groups of {player}")).await?;
    let row = sqlx::query("SELECT COUNT(*) AS found FROM members WHERE player = $1")
        .bind(player.bytes())
        .fetch_one(connection)
        .await?;
    Ok(row.get::<i64, _>("found") >= MOST_GROUPS)
}

async fn insert_member(
    connection: &mut Connection,
    group: GroupId,
    player: PlayerId,
    now: i64,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO members (of_group, player, id, joined_at) VALUES ($1, $2, $3, $4)")
        .bind(group.bytes())
        .bind(player.bytes())
        .bind(fresh::<MemberId>().bytes())
        .bind(now)
        .execute(connection)
        .await?;
    Ok(())
}

async fn write_link(connection: &mut Connection, group: GroupId) -> Result<(), StoreError> {
    sqlx::query("UPDATE groups SET link = $1 WHERE id = $2")
        .bind(fresh::<LinkId>().bytes())
        .bind(group.bytes())
        .execute(connection)
        .await?;
    Ok(())
}

fn stored_group(row: &Row) -> Result<StoredGroup, StoreError> {
    Ok(StoredGroup {
        id: GroupId::try_from(row.get::<&[u8], _>("id"))?,
        name: row.get("name"),
        link: LinkId::try_from(row.get::<&[u8], _>("link"))?,
        owner: PlayerId::try_from(row.get::<&[u8], _>("owner"))?,
        members: row.get::<i64, _>("people") as u32,
    })
}
