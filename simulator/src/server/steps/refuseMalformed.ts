import type { Decision } from '../decision.ts';
import { problem } from '../decision.ts';
import type { Input } from './readInput.ts';

/** Answers an unreadable body with HTTP 400 or 415, without an envelope. */
export const refuseMalformed = ({ malformed, status = 400 }: Input): Decision | undefined =>
  malformed === undefined ? undefined : problem(status, malformed);
