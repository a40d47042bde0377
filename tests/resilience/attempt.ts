/** One way to hurt the simulator or the checker, and what must hold while it is tried. */

/** A figure, or a word such as `withstood`. */
type Figure = string | number;

interface Outcome {
  /** What was measured, by name: milliseconds of processor time, requests, MB. The name carries the unit. */
  readonly figures: Readonly<Record<string, Figure>>;
  /** What did not hold, one sentence each; empty when all did. */
  readonly shortfalls: readonly string[];
}

export interface Attempt {
  /** The number of the fault that this attempt repeats, as in `34.7`. */
  readonly fault: string;
  /** One clause in the present tense. */
  readonly title: string;
  run(): Promise<Outcome>;
}
