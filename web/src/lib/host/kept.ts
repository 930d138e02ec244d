/** A text that the browser remembers, as long as it lets us. */
export function kept(name: string) {
  let here: string | null = null;
  return {
    get: (): string | null => {
      try {
        return here ?? localStorage.getItem(name);
      } catch {
        return here;
      }
    },
    set: (value: string | null) => {
      here = value;
      try {
        if (value === null) localStorage.removeItem(name);
        else localStorage.setItem(name, value);
      } catch {
        // It lasts as long as the page, then.
      }
    },
  };
}
