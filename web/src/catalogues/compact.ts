/** A catalogue without its comments, which are for translators, and without blank lines between messages. */
export const compact = (catalogue: string): string =>
  catalogue
    .replace(/^#.*\n?/gm, "")
    .replace(/\n{2,}(?=[a-z-])/gi, "\n")
    .trim();
