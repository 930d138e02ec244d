/** Who stands in the head of the table: there is not room for everybody everywhere, but always for oneself. */

/** How many places are in the head of a window, with the one that lists all others. */
export interface Room {
  phone: boolean;
  stacked: boolean;
}
const placesIn = ({ phone, stacked }: Room) => (phone ? 2 : stacked ? 3 : 4);

/** The seats that are shown, in their order; the others are in a list behind one button. */
export function chipsOf(count: number, own: number, current: number, room: Room): number[] {
  const places = placesIn(room);
  const all = [...Array(count).keys()];
  if (count <= places) return all;
  // The last place is the button's.
  const first = [...new Set([own, current, ...all])].slice(0, places - 1);
  return first.toSorted((a, b) => a - b);
}
