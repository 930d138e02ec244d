/** The widths of windows at which pages change, written once: styles say `@media (--phone)`, components ask `WIDTHS.phone`. */
export const WIDTHS = {
  /** One column, everything for a thumb. */
  phone: "(max-width: 43.75em)",
  /** More than a telephone. */
  roomy: "(min-width: 43.76em)",
  /** More than a telephone, but no room for the wheel beside the sheet. */
  tablet: "(min-width: 43.76em) and (max-width: 74.9em)",
  /** A tablet on its side: everything for a turn finds room, if districts share the height. */
  landscape: "(min-width: 62em) and (max-width: 74.9em) and (min-height: 44em) and (max-height: 60em)",
  /** A telephone on its side: wide and short. */
  short: "(min-width: 43.76em) and (max-width: 74.9em) and (max-height: 30em)",
  /** No room for two columns of text. */
  narrow: "(max-width: 62em)",
  /** No room for the wheel beside the sheet. */
  stacked: "(max-width: 74.9em)",
  /** Room for the wheel beside the sheet. */
  beside: "(min-width: 75em)",
  /** Room for the wheel beside the sheet, but not much. */
  snug: "(max-width: 78.75em)",
  /** Not high enough for the whole table. */
  low: "(max-height: 47em)",
  /** No room for a picture beside the first page's words. */
  plain: "(max-width: 56em)",
  /** Of a sheet: names and characters find no room; everything is for a thumb. */
  "sheet-narrow": "(width <= 60rem)",
  "sheet-phone": "(width < 42rem)",
  /** Of the bar below a sheet. */
  "bar-phone": "(width <= 42.75rem)",
} as const;
