/** A problem in a scenario file, with its position. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly pointer: string;
  readonly message: string;
}
