/** What is wrong in a scenario file, with its place. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly pointer: string;
  readonly message: string;
}
