/**
 * Calls somebody who plays something else meanwhile: when a table opens in the lobby, or when somebody comes to their own table. It listens
 * from the moment it is asked to until it has called, whatever page is shown.
 */
import { mount, unmount } from "svelte";
import type { LobbyRoom, RoomView } from "../wire";
import type { Host } from "./host/host";
import type { People } from "./host/people";
import { notify } from "./notify";
import { place } from "./router.svelte";
import { sound } from "./sounds";
import { list, t, withWords } from "./words";

/** Why somebody is called. */
export type Reason = { type: "table"; room: LobbyRoom } | { type: "company"; id: string; names: string[] };

export class Calling {
  /** What is waited for: the lobby, a table of one's own, or nothing. */
  waitsFor = $state<"lobby" | "table" | null>(null);
  reason = $state.raw<Reason | null>(null);
  #close: (() => void) | null = null;
  #shown: ReturnType<typeof mount> | null = null;
  #title: string | null = null;

  /** Calls when there is a table that one could sit down at, and that was not there before. */
  watchLobby(people: People, known: readonly LobbyRoom[]) {
    this.stop();
    const seen = new Set(known.filter(joinable).map(({ id }) => id));
    const watch = people.lobby({
      lobby: ({ rooms }) => {
        const room = rooms.find((one) => joinable(one) && !seen.has(one.id));
        if (room) void this.#call({ type: "table", room });
      },
      state: () => undefined,
    });
    this.waitsFor = "lobby";
    this.#close = () => watch.close();
  }

  /** Keeps somebody at their table, where others find them, and calls when somebody comes. */
  watchTable(host: Host, id: string) {
    this.stop();
    let before: Set<string> | null = null;
    const connection = host.connect(id, {
      game: { view: () => undefined, hint: () => undefined },
      people: {
        room: (room) => {
          const others = othersAt(room);
          const news = others.filter((name) => before && !before.has(name));
          before = new Set(others);
          if (news.length > 0) void this.#call({ type: "company", id, names: news });
        },
        said: () => undefined,
        reacted: () => undefined,
      },
      line: { state: () => undefined, failed: () => undefined, missing: () => this.stop() },
    });
    this.waitsFor = "table";
    this.#close = () => connection.close();
  }

  stop = () => {
    this.#close?.();
    this.#close = null;
    this.waitsFor = null;
    this.dismiss();
  };

  /** Whoever has been called knows it. */
  dismiss = () => {
    this.reason = null;
    if (this.#title !== null) document.title = this.#title;
    this.#title = null;
    if (this.#shown) void unmount(this.#shown);
    this.#shown = null;
  };

  /** Goes where somebody waits. */
  follow = () => {
    const reason = this.reason;
    if (!reason) return;
    this.stop();
    place.go(`/game/${reason.type === "table" ? reason.room.id : reason.id}`);
  };

  async #call(reason: Reason) {
    // One's own table stays open, or nobody would be found there.
    if (reason.type === "table") {
      this.#close?.();
      this.#close = null;
      this.waitsFor = null;
    }
    this.reason = reason;
    if (place.path === `/game/${reason.type === "table" ? reason.room.id : reason.id}`) return this.stop();
    void sound("turn");
    const { default: Call } = await withWords(import("../parts/Call.svelte"), "rooms");
    notify({ title: t("game"), body: sentenceOf(reason), tag: "troyes-call", follow: this.follow });
    this.#title ??= document.title;
    document.title = `● ${sentenceOf(reason)}`;
    this.#shown ??= mount(Call, { target: document.body });
  }
}

/** Why somebody is called, in words. */
export const sentenceOf = (reason: Reason): string =>
  reason.type === "table"
    ? t("call-table", { name: reason.room.people[0] ?? t("nobody") })
    : t("call-company", { names: list(reason.names) });

const joinable = ({ phase, open }: LobbyRoom) => phase === "gathering" && open > 0;

const othersAt = (room: RoomView): string[] =>
  room.places.flatMap((one) => (one.type === "person" && !one.yours && one.contribution ? [one.name] : []));

export const calling = new Calling();
