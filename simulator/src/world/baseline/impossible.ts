/** What a scenario says is under way and its own world refuses at that time: the clock was set where it cannot be. */
import { momentOf, type Instant } from '../values/calendar.ts';

export class GivenImpossible extends Error {
  override readonly name = 'GivenImpossible';
  /** @param what path below `given`; @param why the refusal's word */
  constructor(what: string, now: Instant, why: string) {
    super(`场景的 given.${what} 在 ${momentOf(now)} 不成立（${why}）`);
  }

  /** The same in another thread. */
  static saying(message: string): GivenImpossible {
    const error = new GivenImpossible('', 0, '');
    error.message = message;
    return error;
  }
}
