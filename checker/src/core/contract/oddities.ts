/** What a contract says that cannot be read or generated: left out, and named once in the report. */

export interface Oddity {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** What was left out and why, in one sentence. */
  readonly what: string;
}

/** More would hide what is said beside them; the count says how many there are. */
const NAMED = 500;

export class Oddities {
  readonly #found = new Map<string, Oddity>();
  #more = 0;

  add({ file, line }: Pick<Oddity, 'file' | 'line'>, what: string): void {
    if (this.#found.has(`${file} ${what}`)) return;
    if (this.#found.size >= NAMED) this.#more += 1;
    else this.#found.set(`${file} ${what}`, { file, line, what });
  }

  get all(): readonly Oddity[] {
    return [...this.#found.values()];
  }

  /** How many there are, those that are not named included. */
  get count(): number {
    return this.#found.size + this.#more;
  }
}
