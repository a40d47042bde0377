/** One attack on the simulator or the checker, and the required result. */

/** A number, or a word such as `withstood`. */
type Figure = string | number;

interface Outcome {
  /** Measurements by name: milliseconds of processor time, requests, MB. The name includes the unit. */
  readonly figures: Readonly<Record<string, Figure>>;
  /** Failed requirements, one sentence each; empty on success. */
  readonly shortfalls: readonly string[];
}

export interface Attempt {
  /** Issue of the project that lists the fault, and the fault's number in it: `34.7`. The issues are not in the repository. */
  readonly issue: string;
  /** One clause in the present tense. */
  readonly title: string;
  run(): Promise<Outcome>;
}
