/**
 * What the player is about to do: a die, a place on the sheet, and one of the ways to get there. Die first or place first,
 * both end in one `Option` that can be previewed and sent. Nothing here knows a rule: it only sorts what was offered.
 *
 * Nothing is sent before the confirmation, so undo is forgetting. `ghost.ts` turns the effects of an option into what is drawn dashed, `lib/speak.ts` into words.
 */
import type { Decision, OfferView, SeatView, WayView } from "../wire";
import { placeOf, RELIEF } from "../lib/places";

/** An offer by one of its ways. */
export interface Option {
  /** The place on the sheet, see `placeOf`. */
  place: string;
  offer: OfferView;
  way: WayView;
  /** What to send. */
  decision: Decision;
  /** Whether the die gets another colour than its plaza has. */
  recolored: boolean;
}

/** How much is paid, whatever it is: the order of ways is cheapest first. */
const price = (way: WayView) => way.cost[0] + way.cost[1] + way.cost[2];

function optionsOf(seat: SeatView): Option[] {
  const options = seat.offers.flatMap((offer) =>
    offer.ways.map((way): Option => {
      const decision = { ...offer.decision };
      let recolored = false;
      if (decision.type === "take" && way.sector !== null) {
        decision.sector = way.sector;
        if (way.pay) decision.pay = way.pay;
        else delete decision.pay;
        recolored = seat.board.sectors[way.sector]?.color !== decision.color;
      }
      return { place: placeOf(offer.target), offer, way, decision, recolored };
    }),
  );
  return options.toSorted(
    (a, b) =>
      price(a.way) - price(b.way) || b.way.points - a.way.points || (a.way.sector ?? 0) - (b.way.sector ?? 0),
  );
}

export class Choosing {
  /** The chosen die, by its sector. */
  die = $state<number | null>(null);
  /** The chosen place. */
  place = $state<string | null>(null);
  #picked = $state.raw<Option | null>(null);
  #seat = $state.raw<SeatView | null>(null);

  /** Everything that is offered, cheapest first. */
  readonly options = $derived(this.#seat ? optionsOf(this.#seat) : []);

  /** Every place that can be reached, with its ways, cheapest first; by the chosen die, if there is one. */
  readonly reach = $derived.by(() => {
    const reach = new Map<string, Option[]>();
    for (const option of this.options) {
      if (this.die !== null && option.way.sector !== null && option.way.sector !== this.die) continue;
      const known = reach.get(option.place);
      if (known) known.push(option);
      else reach.set(option.place, [option]);
    }
    return reach;
  });

  /** The dice that can do anything at all. */
  readonly usableDice = $derived(new Set(this.options.map((option) => option.way.sector)));

  /** The ways to the chosen place. Relief is no place on the sheet and never comes with anything else: it chooses itself. */
  readonly ways = $derived(this.reach.get(this.place ?? RELIEF) ?? []);

  /** What a confirmation would send. */
  readonly chosen = $derived(
    this.#picked && this.ways.includes(this.#picked) ? this.#picked : (this.ways[0] ?? null),
  );

  /** Whether all ways to the chosen place do the same there: then the cheapest can be taken unasked. */
  readonly obvious = $derived(this.ways.every(({ offer }) => offer === this.ways[0]?.offer));

  /** A new view of the seat: what was chosen stays chosen only while it is still offered. */
  meet(seat: SeatView) {
    const same = this.#seat?.version === seat.version && this.#seat.name === seat.name;
    this.#seat = seat;
    if (!same) this.clear();
  }

  chooseDie(sector: number) {
    if (!this.usableDice.has(sector)) return;
    this.die = this.die === sector ? null : sector;
    if (this.place && !this.reach.has(this.place)) this.place = null;
  }

  choosePlace(place: string) {
    if (!this.reach.has(place)) return;
    this.place = place;
    this.#picked = null;
  }

  pick(option: Option) {
    this.place = option.place;
    this.#picked = option;
  }

  /** Chooses something without the way there: its die need not be chosen first. */
  jump(option: Option) {
    this.die = null;
    this.pick(option);
  }

  /** Undoes the last step; returns whether there was one. */
  back(): boolean {
    if (this.place) this.place = null;
    else if (this.die !== null) this.die = null;
    else return false;
    return true;
  }

  clear() {
    this.die = null;
    this.place = null;
    this.#picked = null;
  }
}
