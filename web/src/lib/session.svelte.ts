/**
 * A table as this browser lives through it, from the first who gathers to the last who looks at the result: what is to be
 * seen, who is there, what is said. Pages draw it; the engine behind it could be another.
 */
import { untrack } from "svelte";
import type {
  Command,
  HintView,
  Me,
  MessageView,
  Problem,
  Reaction,
  RoomCommand,
  RoomOptions,
  RoomView,
  TableView,
} from "../wire";
import { api } from "./api";
import { serverTime } from "./clock";
import { contributionTo } from "./contribution";
import type { Known, Connection, Engine } from "./engine";
import { muted } from "./muted.svelte";
import { nameOf } from "./names";
import { SocketEngine } from "./socket-engine";
import { problemOf } from "./trouble";
import { list, t } from "./words";

const BACK_FOR = 3_000;
const SIGN_FOR = 4_000;
/** Announcements that stay in the page: readers of screens need them only as they come. */
const NEWS = 6;

export interface Sign {
  key: number;
  seat: number | null;
  name: string;
  reaction: Reaction;
}

export class Session {
  readonly id: string;
  /** The game, once it has begun. */
  view = $state.raw<TableView | null>(null);
  /** The table that people gather at; games on one device have none. */
  room = $state.raw<RoomView | null>(null);
  me = $state.raw<Me | null>(null);
  connection = $state<Connection | "back">("connecting");
  /** Why there is nothing here. */
  missing = $state.raw<Problem | null>(null);
  /** What went wrong last. */
  problem = $state.raw<Problem | null>(null);
  /** What the decisions of a position are worth, as far as it was asked for and is known. */
  hint = $state.raw<HintView | null>(null);
  messages = $state.raw<MessageView[]>([]);
  /** Signs that are being shown. */
  signs = $state.raw<Sign[]>([]);
  /** What is announced to those who cannot see it. */
  news = $state.raw<{ key: number; text: string }[]>([]);
  /** The number of the last message that was on the screen. */
  #read = $state(0);

  readonly shown = $derived(this.messages.filter(({ writer }) => !muted.has(writer)));
  readonly unread = $derived(this.shown.filter(({ number, yours }) => number > this.#read && !yours).length);
  /** The viewer's place, from 0. */
  readonly own = $derived(
    this.room?.places.findIndex((place) => place.type === "person" && place.yours) ?? -1,
  );
  readonly ownPlace = $derived.by(() => {
    const place = this.room?.places[this.own];
    return place?.type === "person" ? place : null;
  });
  readonly host = $derived(this.room?.places.find((place) => place.type === "person" && place.host));

  readonly #engine: Engine;
  readonly #met: Promise<void>;
  readonly #followers = new Set<(view: TableView) => void>();
  #keys = 0;
  #sitting = false;
  /** What was said before that is not announced. */
  readonly #since = serverTime();
  #backTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
    this.#read = Number(sessionStorage.getItem(`troyes-read-${id}`) ?? 0);
    this.#met = this.#meet();
    this.#engine = new SocketEngine(id);
    this.#engine.listen({
      view: (view) => this.#seeGame(view),
      room: (room) => this.#seeRoom(room),
      said: (messages) => this.#hear(messages),
      reacted: (sign) => this.#showSign({ ...sign, key: (this.#keys += 1) }),
      hint: (hint) => (this.hint = hint),
      connection: (state) => this.#setConnection(state),
      failed: (problem) => (this.problem = problem),
      missing: (problem) => (this.missing = problem),
    });
  }

  close() {
    clearTimeout(this.#backTimer);
    this.#engine.close();
  }

  /** Hears of the game as it is, and of every later view. */
  follow(follower: (view: TableView) => void): () => void {
    this.#followers.add(follower);
    if (this.view) follower(this.view);
    return () => this.#followers.delete(follower);
  }

  send(seat: number, command: Command): Promise<Known> {
    return this.#engine.send(seat, command);
  }

  /** Asks what the decisions of a seat are worth. */
  askHint(seat: number): Promise<Known> {
    return this.#engine.hint(seat);
  }

  /** Wishes something about the table; what is refused is told. */
  async wish(command: RoomCommand): Promise<boolean> {
    this.problem = null;
    return this.#accepted(await this.#engine.room(command));
  }

  setOptions(change: Partial<RoomOptions>): Promise<boolean> {
    if (!this.room) return Promise.resolve(false);
    return this.wish({ type: "set_options", options: { ...this.room.options, ...change } });
  }

  /** Sets the address that hears of new dice, or removes it. */
  setWebhook(address: string | null): Promise<boolean> {
    return this.wish({ type: "set_webhook", address });
  }

  /** Sits down, or goes by another name. Whoever has no identity yet gets one with the name. */
  async sit(name: string): Promise<boolean> {
    const { room } = this;
    if (!room || !(await this.introduce(name))) return false;
    return this.wish({ type: "sit", name, contribution: contributionTo(room.id, room.commitment) });
  }

  /** Makes this browser somebody with a name. */
  async introduce(name: string): Promise<boolean> {
    await this.#met;
    if (this.me?.name === name) return true;
    try {
      const me = await api.rename(name);
      // The cookie is read when a connection begins: nothing may be said as somebody on the one of nobody.
      if (!this.me?.known) this.#engine.reconnect();
      this.me = me;
    } catch (error) {
      this.problem = problemOf(error);
      return false;
    }
    return true;
  }

  async say(text: string): Promise<boolean> {
    this.problem = null;
    return this.#accepted(await this.#engine.say(text));
  }

  react(reaction: Reaction) {
    this.#engine.react(reaction);
  }

  /** What has been said so far is on the screen. */
  readAll() {
    const last = this.messages.at(-1)?.number ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    sessionStorage.setItem(`troyes-read-${this.id}`, String(last));
  }

  announce(text: string) {
    this.#keys += 1;
    // Whoever announces something does not depend on what was announced before.
    const news = untrack(() => this.news);
    this.news = [...news.slice(1 - NEWS), { key: this.#keys, text }];
  }

  #accepted(verdict: Known): boolean {
    if (verdict.type === "refused") this.problem = verdict;
    return verdict.type === "accepted";
  }

  async #meet() {
    try {
      this.me = await api.me();
    } catch {
      // The socket tells of the trouble, and goes on trying.
    }
  }

  #setConnection(state: Connection) {
    const before = this.connection;
    clearTimeout(this.#backTimer);
    this.connection = state === "open" && before === "lost" ? "back" : state;
    if (this.connection === "back") this.#backTimer = setTimeout(() => (this.connection = "open"), BACK_FOR);
  }

  #seeGame(view: TableView) {
    const before = this.view;
    this.view = view;
    if (before && this.room) this.#tellWhoActed(before, view);
    for (const follower of this.#followers) follower(view);
  }

  /** People whom this browser does not play are told when they have acted. */
  #tellWhoActed(before: TableView, view: TableView) {
    if (view.pace === "own") return;
    const acted = view.seats.filter(
      (seat, index) => seat.done && !seat.yours && !seat.bot && before.seats[index]?.done === false,
    );
    if (acted.length > 0 && !view.finished)
      this.announce(t("told-acted", { names: list(acted.map(nameOf)), count: acted.length }));
  }

  #seeRoom(room: RoomView) {
    const before = this.room;
    this.room = room;
    if (before) this.#tellWhoCame(before, room);
    if (room.phase === "gathering") void this.#takeOwnPlace();
  }

  #tellWhoCame(before: RoomView, room: RoomView) {
    const sitting = ({ places }: RoomView) =>
      places.flatMap((place) =>
        place.type === "person" && place.contribution !== null && !place.yours ? [place.name] : [],
      );
    const [old, now] = [sitting(before), sitting(room)];
    for (const name of now.filter((one) => !old.includes(one))) this.announce(t("told-sat", { name }));
    for (const name of old.filter((one) => !now.includes(one))) this.announce(t("told-stood", { name }));
    if (before.phase === "gathering" && room.phase === "started") this.announce(t("told-started"));
    if (!before.rematch && room.rematch) this.announce(t("rematch-told"));
  }

  /** Whoever is expected sits down by coming: the host of a new table, and everybody at a rematch. */
  async #takeOwnPlace() {
    const { room, ownPlace } = this;
    if (!room || !ownPlace || ownPlace.contribution !== null || this.#sitting) return;
    this.#sitting = true;
    const contribution = contributionTo(room.id, room.commitment);
    await this.wish({ type: "sit", name: ownPlace.name, contribution });
    this.#sitting = false;
  }

  #hear(messages: MessageView[]) {
    const known = new Map(this.messages.map((message) => [message.number, message]));
    const fresh = messages.filter(({ number }) => !known.has(number));
    for (const message of messages) known.set(message.number, message);
    this.messages = [...known.values()].toSorted((a, b) => a.number - b.number);
    for (const { yours, writer, name, text, at } of fresh) {
      if (!yours && !muted.has(writer) && at > this.#since) this.announce(t("talk-said", { name, text }));
    }
  }

  #showSign(sign: Sign) {
    const writer = this.messages.find(({ seat }) => seat !== null && seat === sign.seat)?.writer;
    if (writer && muted.has(writer)) return;
    this.signs = [...this.signs.slice(-9), sign];
    this.announce(t("talk-sign", { name: sign.name, sign: t(`sign-${sign.reaction}`) }));
    setTimeout(() => (this.signs = this.signs.filter(({ key }) => key !== sign.key)), SIGN_FOR);
  }
}
