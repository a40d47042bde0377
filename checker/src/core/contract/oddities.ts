/** Parts of a contract that cannot be read or generated. Each is left out and named once in the report. */

export interface Oddity {
  readonly file: string;
  /** Line number, from 1. */
  readonly line: number;
  /** One sentence on the left-out part and the reason. */
  readonly what: string;
}

/** Maximum number of named parts. More would hide the rest of the report; the count gives the total. */
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

  /** Returns the total, including the parts that are not named. */
  get count(): number {
    return this.#found.size + this.#more;
  }
}
