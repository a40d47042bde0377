/** The check could not run: a message of one line, exit code 2. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}
