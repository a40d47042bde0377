/** The check could not be made: one clear line, exit code 2. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}
