/** Random hexadecimal digits, two for each byte; on every page, also on those that do not come by https. */
export function randomDigits(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
