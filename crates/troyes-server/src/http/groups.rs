//! Groups: people who compare themselves at the deals of days, and nobody else sees how.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum_extra::extract::SignedCookieJar;
use serde::Deserialize;
use troyes_daily::Day;
use troyes_host::{GroupId, PlayerId, checked_name};
use troyes_store::{Joined, StoredGroup};
use troyes_wire::{Created, GroupName, GroupView, Groups, Invitation, NewName, Problem, Refusal};
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
use super::extract::{Body, CheckedQuery, GroupAddress, LinkAddress, MemberAddress};
use super::group_view::{summary, view};
use super::identity::Visitor;
use super::problem::Failure;

pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(groups, create_group))
        .routes(routes!(group, rename_group, remove_group))
        .routes(routes!(renew_link))
        .routes(routes!(leave_group))
        .routes(routes!(remove_member))
        .routes(routes!(invitation, join_group))
}

/// The groups of this player, with who has played today's deal.
#[utoipa::path(get, path = "/api/groups", tag = "groups", responses(
    (status = 200, description = "All of them", body = Groups)))]
async fn groups(State(app): State<App>, visitor: Visitor) -> Result<Json<Groups>, Failure> {
    let mut groups = Vec::new();
    if let Some(player) = visitor.player {
        for group in app.store.groups_of(player).await? {
            groups.push(summary(&app, player, &group).await?);
        }
    }
    Ok(Json(Groups { groups }))
}

/// Opens a group, with this player as its first member and owner.
///
/// A browser without an identity gets one.
#[utoipa::path(post, path = "/api/groups", tag = "groups", request_body = GroupName, responses(
    (status = 201, description = "The group is open", body = Created),
    (status = 422, description = "`bad-name`; `enough-groups`: nobody is in more than 20", body = Problem),
    (status = 429, description = "`too-many-groups`, `too-many-players`: wait as long as Retry-After says", body = Problem)))]
async fn create_group(
    State(app): State<App>,
    visitor: Visitor,
    Body(GroupName { name }): Body<GroupName>,
) -> Result<(StatusCode, SignedCookieJar, Json<Created>), Failure> {
    let name = checked_name(&name)?;
    app.fairness.groups.take(visitor.asker())?;
    let (player, jar) = visitor.enter(&app).await?;
    let id = app.store.create_group(player, &name).await?.ok_or(Refusal::EnoughGroups)?;
    Ok((StatusCode::CREATED, jar, Json(Created { id: id.to_string() })))
}

/// Which day the ladders are about.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct About {
    /// The day, such as 2026-11-18; today if it is not said.
    day: Option<String>,
}

/// A group with its ladders of the day, the week and the season.
///
/// Results of days that are still secret to this player count for nobody. Only members see a group.
#[utoipa::path(get, path = "/api/groups/{id}", tag = "groups", params(About,
        ("id" = String, Path, description = "The group")),
    responses(
        (status = 200, description = "The group", body = GroupView),
        (status = 400, description = "`bad-query`", body = Problem),
        (status = 404, description = "`no-such-group`: there is none, or this player is no member", body = Problem)))]
async fn group(
    State(app): State<App>,
    visitor: Visitor,
    GroupAddress(id): GroupAddress,
    CheckedQuery(About { day }): CheckedQuery<About>,
) -> Result<Json<GroupView>, Failure> {
    let (player, group) = find(&app, &visitor, id).await?;
    let day = match day.map(|day| day.parse::<Day>()).transpose() {
        Ok(day) => day.unwrap_or_else(|| Day::at(app.store.time())),
        Err(error) => return Err(Refusal::BadQuery(error.to_string()).into()),
    };
    Ok(Json(view(&app, player, &group, day).await?))
}

/// Gives a group another name. Its owner may do that.
#[utoipa::path(put, path = "/api/groups/{id}", tag = "groups", request_body = GroupName,
    params(("id" = String, Path, description = "The group")),
    responses(
        (status = 204, description = "It has the name"),
        (status = 403, description = "`not-group-owner`", body = Problem),
        (status = 404, description = "`no-such-group`", body = Problem),
        (status = 422, description = "`bad-name`", body = Problem)))]
async fn rename_group(
    State(app): State<App>,
    visitor: Visitor,
    GroupAddress(id): GroupAddress,
    Body(GroupName { name }): Body<GroupName>,
) -> Result<StatusCode, Failure> {
    let name = checked_name(&name)?;
    let group = find_own(&app, &visitor, id).await?;
    app.store.rename_group(group.id, &name).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Removes a group. Its owner may do that; what its members have played stays theirs.
#[utoipa::path(delete, path = "/api/groups/{id}", tag = "groups",
    params(("id" = String, Path, description = "The group")),
    responses(
        (status = 204, description = "It is gone"),
        (status = 403, description = "`not-group-owner`", body = Problem),
        (status = 404, description = "`no-such-group`", body = Problem)))]
async fn remove_group(
    State(app): State<App>,
    visitor: Visitor,
    GroupAddress(id): GroupAddress,
) -> Result<StatusCode, Failure> {
    let group = find_own(&app, &visitor, id).await?;
    app.store.remove_group(group.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Gives a group another link; the old one leads nowhere any more. Its owner may do that.
#[utoipa::path(post, path = "/api/groups/{id}/link", tag = "groups",
    params(("id" = String, Path, description = "The group")),
    responses(
        (status = 204, description = "It has another link"),
        (status = 403, description = "`not-group-owner`", body = Problem),
        (status = 404, description = "`no-such-group`", body = Problem)))]
async fn renew_link(
    State(app): State<App>,
    visitor: Visitor,
    GroupAddress(id): GroupAddress,
) -> Result<StatusCode, Failure> {
    let group = find_own(&app, &visitor, id).await?;
    app.store.renew_link(group.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Leaves a group. If it is this player's, it belongs to whoever joined first from then on; without members it is gone.
#[utoipa::path(delete, path = "/api/groups/{id}/members/me", tag = "groups",
    params(("id" = String, Path, description = "The group")),
    responses(
        (status = 204, description = "This player is no member any more"),
        (status = 404, description = "`no-such-group`", body = Problem)))]
async fn leave_group(
    State(app): State<App>,
    visitor: Visitor,
    GroupAddress(id): GroupAddress,
) -> Result<StatusCode, Failure> {
    let (player, group) = find(&app, &visitor, id).await?;
    app.store.leave_group(group.id, player).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Takes somebody out of a group, whose old link leads nowhere any more. Its owner may do that, to others.
#[utoipa::path(delete, path = "/api/groups/{id}/members/{member}", tag = "groups",
    params(("id" = String, Path, description = "The group"), ("member" = String, Path, description = "What the group knows the member by")),
    responses(
        (status = 204, description = "They are no member any more"),
        (status = 403, description = "`not-group-owner`", body = Problem),
        (status = 404, description = "`no-such-group`; `no-such-member`", body = Problem),
        (status = 422, description = "`own-place`: one leaves by oneself", body = Problem)))]
async fn remove_member(
    State(app): State<App>,
    visitor: Visitor,
    MemberAddress(id, member): MemberAddress,
) -> Result<StatusCode, Failure> {
    let group = find_own(&app, &visitor, id).await?;
    let members = app.store.members(group.id).await?;
    if members.iter().any(|one| one.id == member && one.player == group.owner) {
        return Err(Refusal::OwnPlace.into());
    }
    if !app.store.remove_member(group.id, member).await? {
        return Err(Refusal::NoSuchMember.into());
    }
    Ok(StatusCode::NO_CONTENT)
}

/// What a link to a group leads to.
#[utoipa::path(get, path = "/api/invitations/{link}", tag = "groups",
    params(("link" = String, Path, description = "The link")),
    responses(
        (status = 200, description = "Name and size of the group", body = Invitation),
        (status = 404, description = "`no-such-group`", body = Problem)))]
async fn invitation(
    State(app): State<App>,
    visitor: Visitor,
    LinkAddress(link): LinkAddress,
) -> Result<Json<Invitation>, Failure> {
    let group = app.store.group_by_link(link).await?.ok_or(Refusal::NoSuchGroup)?;
    let is_member = match visitor.player {
        Some(player) => app.store.group(group.id, player).await?.is_some(),
        None => false,
    };
    Ok(Json(Invitation {
        name: group.name,
        people: group.members,
        member_of: is_member.then(|| group.id.to_string()),
    }))
}

/// Joins the group of a link, with a name that its members read.
///
/// A browser without an identity gets one.
#[utoipa::path(post, path = "/api/invitations/{link}", tag = "groups", request_body = NewName,
    params(("link" = String, Path, description = "The link")),
    responses(
        (status = 200, description = "This player is a member", body = Created),
        (status = 404, description = "`no-such-group`", body = Problem),
        (status = 422, description = "`bad-name`; `group-full`; `enough-groups`: nobody is in more than 20", body = Problem),
        (status = 429, description = "`too-many-groups`, `too-many-players`: wait as long as Retry-After says", body = Problem)))]
async fn join_group(
    State(app): State<App>,
    visitor: Visitor,
    LinkAddress(link): LinkAddress,
    Body(NewName { name }): Body<NewName>,
) -> Result<(SignedCookieJar, Json<Created>), Failure> {
    let name = checked_name(&name)?;
    // Whoever tries links makes no players.
    app.store.group_by_link(link).await?.ok_or(Refusal::NoSuchGroup)?;
    app.fairness.groups.take(visitor.asker())?;
    let (player, jar) = visitor.enter(&app).await?;
    let id = match app.store.join_group(link, player).await? {
        Joined::Member(id) => id,
        Joined::Full => return Err(Refusal::GroupFull.into()),
        Joined::Enough => return Err(Refusal::EnoughGroups.into()),
        Joined::Nowhere => return Err(Refusal::NoSuchGroup.into()),
    };
    app.store.rename_player(player, &name).await?;
    Ok((jar, Json(Created { id: id.to_string() })))
}

/// A group that the asker is a member of. Outsiders do not learn that there is one.
async fn find(
    app: &App,
    visitor: &Visitor,
    id: GroupId,
) -> Result<(PlayerId, StoredGroup), Failure> {
    let player = visitor.player.ok_or(Refusal::NoSuchGroup)?;
    let group = app.store.group(id, player).await?.ok_or(Refusal::NoSuchGroup)?;
    Ok((player, group))
}

/// A group that belongs to the asker.
async fn find_own(app: &App, visitor: &Visitor, id: GroupId) -> Result<StoredGroup, Failure> {
    let (player, group) = find(app, visitor, id).await?;
    if group.owner == player { Ok(group) } else { Err(Refusal::NotGroupOwner.into()) }
}
