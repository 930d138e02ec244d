declare module "virtual:catalogues" {
  /** English words that are part of the client itself. */
  export const START: { common: string; errors: string };
  /** Fetches a catalogue by language and area, such as "fr/table". */
  export function catalogue(name: string): Promise<string>;
}
