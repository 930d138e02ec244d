/** The server's time, as far as it is known: clocks of devices are often wrong, and "in 3 seconds" should be right. */

/** Dates of HTTP are whole seconds, so small differences mean nothing. */
const DOUBT = 2_000;

let ahead = 0;

/** Takes the date of an answer. */
export function learnTime(date: string | null) {
  const sent = date === null ? NaN : Date.parse(date);
  if (Number.isNaN(sent)) return;
  const difference = sent + 500 - Date.now();
  ahead = Math.abs(difference) > DOUBT ? difference : 0;
}

/** Milliseconds since 1970, by the server's clock. */
export const serverTime = () => Date.now() + ahead;
