/** What a host could not do, by a code that does not change and a sentence in English. */
export class Problem extends Error {
  readonly code: string;

  constructor(code: string, sentence: string) {
    super(sentence);
    this.code = code;
  }
}
