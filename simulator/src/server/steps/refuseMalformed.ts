import type { Decision } from '../decision.ts';
import { problem } from '../decision.ts';
import type { Input } from './readInput.ts';

/** What is not even JSON gets HTTP 400: no envelope of any service. */
export const refuseMalformed = ({ malformed, status = 400 }: Input): Decision | undefined =>
  malformed === undefined ? undefined : problem(status, malformed);
