/**
 * A table as this browser lives through it, from the first who gathers to the last who looks at the result: what is to be
 * seen, who is there, what is said. Pages draw it; the host of the game is behind it.
 *
 * `/game/{id}` is one page for all of it; games on one device simply have no room. A player who sits down adds random bytes to the dice after having seen the commitment, and keeps both (`contribution.ts`) until `/dice` checks them
 * (`mixture.ts`).
 */
import type {
  SeatCommand,
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
import { announcer } from "./announcer.svelte";
import { serverTime } from "./clock";
import { contributionTo } from "./contribution";
import type { LineState, Outcome, SignView, TableConnection } from "./host/connection";
import type { Host } from "./host/host";
import { muted } from "./muted.svelte";
import { nameOf } from "./names";
import { problemOf } from "./trouble";
import { list, t } from "./words";

const BACK_FOR = 3_000;
const SIGN_FOR = 4_000;

export interface Sign extends SignView {
  key: number;
}

const keyOfRead = (id: string) => `troyes-read-${id}`;

/** The sequence of the last message that was on the screen before the page was loaded again. */
function readBefore(id: string): number {
  try {
    return Number(sessionStorage.getItem(keyOfRead(id)) ?? 0);
  } catch {
    return 0;
  }
}

function keepRead(id: string, last: number) {
  try {
    sessionStorage.setItem(keyOfRead(id), String(last));
  } catch {
    // It lasts as long as the page, then.
  }
}

export class Session {
  readonly id: string;
  /** The game, once it has begun. */
  view = $state.raw<TableView | null>(null);
  /** The table that people gather at; games on one device have none. */
  room = $state.raw<RoomView | null>(null);
  me = $state.raw<Me | null>(null);
  connection = $state<LineState | "back">("connecting");
  /** Why there is nothing here. */
  missing = $state.raw<Problem | null>(null);
  /** What went wrong last. */
  problem = $state.raw<Problem | null>(null);
  /** What the decisions of a position are worth, as far as it was asked for and is known. */
  hint = $state.raw<HintView | null>(null);
  messages = $state.raw<MessageView[]>([]);
  /** Signs that are being shown. */
  signs = $state.raw<Sign[]>([]);
  /** The sequence of the last message that was on the screen. */
  #read = $state(0);

  readonly shown = $derived(this.messages.filter(({ writer }) => !muted.has(writer)));
  readonly unread = $derived(
    this.shown.filter(({ sequence, yours }) => sequence > this.#read && !yours).length,
  );
  /** The viewer's place, from 0. */
  readonly own = $derived(
    this.room?.places.findIndex((place) => place.type === "person" && place.yours) ?? -1,
  );
  readonly ownPlace = $derived.by(() => {
    const place = this.room?.places[this.own];
    return place?.type === "person" ? place : null;
  });
  readonly host = $derived(this.room?.places.find((place) => place.type === "person" && place.host));

  /** Who numbers the columns. */
  readonly crier = $derived.by(() => {
    const place = this.room?.places.find((one) => one.type === "person" && one.crier);
    return place?.type === "person" ? place : null;
  });

  readonly #host: Host;
  readonly #connection: TableConnection;
  readonly #met: Promise<void>;
  readonly #followers = new Set<(view: TableView) => void>();
  #keys = 0;
  #sitting = false;
  /** What was said before that is not announced. */
  readonly #since = serverTime();
  #backTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: Host, id: string) {
    this.id = id;
    this.#host = host;
    this.#read = readBefore(id);
    this.#met = this.#meet();
    this.#connection = host.connect(id, {
      game: {
        view: (view) => this.#seeGame(view),
        hint: (hint) => (this.hint = hint),
      },
      people: {
        room: (room) => this.#seeRoom(room),
        said: (messages) => this.#hear(messages),
        reacted: (sign) => this.#showSign(sign),
      },
      line: {
        state: (state) => this.#setConnection(state),
        failed: (problem) => (this.problem = problem),
        missing: (problem) => (this.missing = problem),
      },
    });
  }

  close() {
    clearTimeout(this.#backTimer);
    this.#connection.close();
  }

  /** Hears of the game as it is, and of every later view. */
  follow(follower: (view: TableView) => void): () => void {
    this.#followers.add(follower);
    if (this.view) follower(this.view);
    return () => this.#followers.delete(follower);
  }

  send(seat: number, command: SeatCommand): Promise<Outcome> {
    return this.#connection.game.play(seat, command);
  }

  /** Asks what the decisions of a seat are worth. */
  askHint(seat: number): Promise<Outcome> {
    return this.#connection.game.hint(seat);
  }

  /** Asks for something about the table; what is refused is shown. */
  changeRoom(command: RoomCommand): Promise<boolean> {
    return this.#accepted(this.#connection.people?.room(command));
  }

  setOptions(change: Partial<RoomOptions>): Promise<boolean> {
    if (!this.room) return Promise.resolve(false);
    return this.changeRoom({ type: "set_options", options: { ...this.room.options, ...change } });
  }

  /** Sets the address that hears of new dice, or removes it. */
  setWebhook(address: string | null): Promise<boolean> {
    return this.changeRoom({ type: "set_webhook", address });
  }

  /** Sits down, or goes by another name. A player without an identity gets one with the name. */
  async sit(name: string): Promise<boolean> {
    const { room } = this;
    if (!room || !(await this.introduce(name))) return false;
    return this.changeRoom({ type: "sit", name, contribution: contributionTo(room.id, room.commitment) });
  }

  /** Makes this browser somebody with a name. */
  async introduce(name: string): Promise<boolean> {
    await this.#met;
    if (this.me?.name === name) return true;
    try {
      const me = await this.#host.me.rename(name);
      // The cookie is read when a connection begins: nothing may be said as somebody on the one of nobody.
      if (!this.me?.known) this.#connection.reconnect();
      this.me = me;
    } catch (error) {
      this.problem = problemOf(error);
      return false;
    }
    return true;
  }

  say(text: string): Promise<boolean> {
    return this.#accepted(this.#connection.people?.say(text));
  }

  react(reaction: Reaction) {
    this.#connection.people?.react(reaction);
  }

  /** What has been said so far is on the screen. */
  readAll() {
    const last = this.messages.at(-1)?.sequence ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    keepRead(this.id, last);
  }

  async #accepted(answer: Promise<Outcome> | undefined): Promise<boolean> {
    this.problem = null;
    const outcome = await answer;
    if (outcome?.type === "refused") this.problem = outcome;
    return outcome?.type === "accepted";
  }

  async #meet() {
    try {
      this.me = await this.#host.me.get();
    } catch {
      // The connection reports the trouble, and goes on trying.
    }
  }

  #setConnection(state: LineState) {
    const before = this.connection;
    clearTimeout(this.#backTimer);
    this.connection = state === "open" && before === "lost" ? "back" : state;
    if (this.connection === "back") this.#backTimer = setTimeout(() => (this.connection = "open"), BACK_FOR);
  }

  #seeGame(view: TableView) {
    const before = this.view;
    this.view = view;
    if (before && this.room) this.#announceWhoActed(before, view);
    for (const follower of this.#followers) follower(view);
  }

  /** Announces people whom this browser does not play when they have acted. */
  #announceWhoActed(before: TableView, view: TableView) {
    if (view.pace === "own") return;
    const acted = view.seats.filter(
      (seat, index) => seat.done && !seat.yours && !seat.bot && before.seats[index]?.done === false,
    );
    if (acted.length > 0 && !view.finished)
      announcer.say(t("announce-acted", { names: list(acted.map(nameOf)), count: acted.length }));
  }

  #seeRoom(room: RoomView) {
    const before = this.room;
    this.room = room;
    if (before) this.#announceWhoCame(before, room);
    if (room.phase === "gathering") void this.#takeOwnPlace();
  }

  #announceWhoCame(before: RoomView, room: RoomView) {
    const sitting = ({ places }: RoomView) =>
      places.flatMap((place) =>
        place.type === "person" && place.contribution !== null && !place.yours ? [place.name] : [],
      );
    const [old, now] = [sitting(before), sitting(room)];
    for (const name of now.filter((one) => !old.includes(one))) announcer.say(t("announce-sat", { name }));
    for (const name of old.filter((one) => !now.includes(one))) announcer.say(t("announce-stood", { name }));
    if (before.phase === "gathering" && room.phase === "started") announcer.say(t("announce-started"));
    if (!before.rematch && room.rematch) announcer.say(t("rematch-text"));
  }

  /** A player who is expected sits down by coming: the host of a new table, and everybody at a rematch. */
  async #takeOwnPlace() {
    const { room, ownPlace } = this;
    if (!room || !ownPlace || ownPlace.contribution !== null || this.#sitting) return;
    this.#sitting = true;
    const contribution = contributionTo(room.id, room.commitment);
    await this.changeRoom({ type: "sit", name: ownPlace.name, contribution });
    this.#sitting = false;
  }

  #hear(messages: MessageView[]) {
    const known = new Map(this.messages.map((message) => [message.sequence, message]));
    const fresh = messages.filter(({ sequence }) => !known.has(sequence));
    for (const message of messages) known.set(message.sequence, message);
    this.messages = [...known.values()].toSorted((a, b) => a.sequence - b.sequence);
    for (const { yours, writer, name, text, at } of fresh) {
      if (!yours && !muted.has(writer) && at > this.#since) announcer.say(t("talk-said", { name, text }));
    }
  }

  #showSign(shown: SignView) {
    const writer = this.messages.find(({ seat }) => seat !== null && seat === shown.seat)?.writer;
    if (writer && muted.has(writer)) return;
    const sign = { ...shown, key: (this.#keys += 1) };
    this.signs = [...this.signs.slice(-9), sign];
    announcer.say(t("talk-sign", { name: sign.name, sign: t(`sign-${sign.reaction}`) }));
    setTimeout(() => (this.signs = this.signs.filter(({ key }) => key !== sign.key)), SIGN_FOR);
  }
}
