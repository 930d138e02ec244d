/** Which games of this device are looked at, in whichever tab: those do not get another name. */

const nameOf = (game: string) => `troyes-open-${game}`;
/** Without https there are no locks, and no other tabs that one could know of. */
const here = new Map<string, number>();

/** Somebody looks at a game, until what is returned is called. */
export function looking(game: string): () => void {
  here.set(game, (here.get(game) ?? 0) + 1);
  let close = () => {};
  const closed = new Promise<void>((resolve) => (close = resolve));
  void navigator.locks?.request(nameOf(game), { mode: "shared" }, () => closed);
  return () => {
    here.set(game, (here.get(game) ?? 1) - 1);
    close();
  };
}

/** Does something to a game that nobody looks at, and keeps all from looking meanwhile. Nothing where somebody does. */
export async function unlooked<Thing>(game: string, what: () => Promise<Thing>): Promise<Thing | null> {
  if ((here.get(game) ?? 0) > 0) return null;
  if (!navigator.locks) return what();
  return navigator.locks.request(nameOf(game), { ifAvailable: true }, async (lock) => (lock ? what() : null));
}
