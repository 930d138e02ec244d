//! Questions about groups.

use troyes_host::{GroupId, LinkId, MemberId, PlayerId};

use crate::{Joined, Store, StoreError, StoredGroup, StoredMember};

ask_either! {
    /// Keeps a new group with its owner as the first member; returns whether the owner is in few enough others.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it is not stored.
    async fn create_group(&self, owner: PlayerId, name: &str) -> Option<GroupId>;

    /// A group, if the player is one of its members.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it cannot be read.
    async fn group(&self, id: GroupId, member: PlayerId) -> Option<StoredGroup>;

    /// The group that a link leads to.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it cannot be read.
    async fn group_by_link(&self, link: LinkId) -> Option<StoredGroup>;

    /// The groups of a player, those that they joined first first.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if they cannot be read.
    async fn groups_of(&self, player: PlayerId) -> Vec<StoredGroup>;

    /// The members of a group, in the order in which they joined.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if they cannot be read.
    async fn members(&self, group: GroupId) -> Vec<StoredMember>;

    /// The players who are in a group with this one.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if they cannot be read.
    async fn fellows(&self, player: PlayerId) -> Vec<PlayerId>;

    /// Makes a player a member of the group that a link leads to.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if nothing is stored.
    async fn join_group(&self, link: LinkId, player: PlayerId) -> Joined;

    /// Takes a player out of a group. Should it be the owner, whoever joined first follows; without members, the group is gone.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if nothing is changed.
    async fn leave_group(&self, group: GroupId, player: PlayerId) -> ();

    /// Takes a member out of a group, whose old link leads nowhere from then on; returns whether there was such a member.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if nothing is changed.
    async fn remove_member(&self, group: GroupId, member: MemberId) -> bool;

    /// Gives a group another name.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it is not stored.
    async fn rename_group(&self, group: GroupId, name: &str) -> ();

    /// Gives a group another link; the old one leads nowhere from then on.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it is not stored.
    async fn renew_link(&self, group: GroupId) -> ();

    /// Removes a group. What its members have played stays theirs.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if nothing is removed.
    async fn remove_group(&self, group: GroupId) -> ();
}
