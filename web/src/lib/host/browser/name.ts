/** What the database of this device's games is called. */
export const DATABASE = "troyes";
