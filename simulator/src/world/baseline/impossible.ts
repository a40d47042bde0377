/** A scenario states something that its world refuses at the scenario's time. */
import { momentOf, type Instant } from '../values/calendar.ts';

export class GivenImpossible extends Error {
  override readonly name = 'GivenImpossible';
  /** @param what path below `given` @param why code of the refusal */
  constructor(what: string, now: Instant, why: string) {
    super(`场景的 given.${what} 在 ${momentOf(now)} 不成立（${why}）`);
  }

  /** Recreates the error of another thread. */
  static fromMessage(message: string): GivenImpossible {
    const error = new GivenImpossible('', 0, '');
    error.message = message;
    return error;
  }
}
