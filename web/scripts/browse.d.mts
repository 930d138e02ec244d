/** What the tests share with the measuring scripts: the system's Chromium, and how it is started. */
export const CHROMIUM: string;
export const FLAGS: string[];
