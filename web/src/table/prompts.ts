/** What the bar below the sheet says and offers when there is nothing to confirm. */
import type { SeatView } from "../wire";
import { halfDayName } from "../lib/half-days";
import { nameOf } from "../lib/names";
import { list, t } from "../lib/words";
import type { Turn } from "./turn.svelte";

export interface Act {
  label: string;
  act: () => void;
}

/** The big button of a finished turn. */
export function nextOf(turn: Turn): Act | null {
  const { next, view } = turn;
  if (!next) return null;
  const label = next.type === "pass" ? t("pass-to", { name: view?.seats[next.to]?.name ?? "" }) : t(next.to);
  return { label, act: () => void turn.goOn() };
}

export interface Waiting {
  title: string;
  detail: string | null;
  act?: Act;
}

/** Why nothing can be done, if nothing can. */
export function waitingOf(turn: Turn): Waiting | null {
  const { waiting, view, seat } = turn;
  if (!waiting || !view || !seat) return null;
  switch (waiting.type) {
    case "watching":
      return {
        title: t("watching", { name: nameOf(seat) }),
        detail: t(view.pace === "own" ? "spectator-own" : "spectator-text"),
      };
    case "visiting":
      return {
        title: t("watching", { name: nameOf(seat) }),
        detail: turnedBack(seat, view.seats[waiting.own]),
        act: { label: t("to-own-sheet"), act: () => turn.look(waiting.own) },
      };
    case "finished": {
      const others = view.seats.filter((one) => !one.finished);
      const names = list(others.map(nameOf));
      return { title: t("player-finished-own"), detail: t("still-playing", { names, count: others.length }) };
    }
    case "numbering":
      return { title: t("numbering"), detail: t("numbering-first") };
    case "done": {
      const names = list(turn.thinking.map(nameOf));
      return { title: t("turn-done"), detail: t("still-thinking", { names, count: turn.thinking.length }) };
    }
  }
}

/** Others are shown as far as one may see them: wheel and day are then those of an earlier half-day, which is said. */
function turnedBack(seat: SeatView, own: SeatView | undefined): string | null {
  const shown = seat.board.now?.number ?? 0;
  if (!own || shown >= (own.board.now?.number ?? 0)) return null;
  return t("visiting-earlier", { when: shown > 0 ? halfDayName(shown) : t("before-first") });
}

export interface StoodIn {
  detail: string;
  undo: (() => void) | null;
}

/** What a stand-in has done meanwhile, and how to do it oneself. */
export function stoodInOf(turn: Turn): StoodIn | null {
  const { stoodIn } = turn;
  if (stoodIn === null) return null;
  const { turns, open } = stoodIn;
  const undo = open ? () => turn.takeOver() : null;
  const before = turns.map(String);
  return open && turns.length === 1
    ? { detail: t("stood-in"), undo }
    : { detail: t("stood-in-turns", { turns: list(before), count: before.length }), undo };
}
