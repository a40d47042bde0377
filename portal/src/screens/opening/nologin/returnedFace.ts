import { AuthOpenStatus } from '#generated/shared/enums/AuthOpenStatus.ts';
import { authProblem, returnedFrom, type AuthWords } from '../auth/authOutcome.ts';
import { copy } from '../copy.ts';
import { linkCopy } from './copy.ts';

/** There is no other way here than this face: what to do is said so. */
const words: AuthWords = { ...copy.auth, ...linkCopy.face };

/**
 * What the face check's page says of its end. Nobody but the signature itself can be asked without a login: the provider
 * looks at the number then, whatever the address says.
 */
export function returnedFace(query: URLSearchParams): {
  readonly flowNo?: string;
  readonly problem?: string;
} {
  const { flowNo, problem } = returnedFrom(query, words);
  if (flowNo === undefined) return problem === undefined ? {} : { problem };
  const said = query.get('openStatus');
  const status = Object.values(AuthOpenStatus).find((known) => known === said);
  const failed = status === undefined ? words.unknown : authProblem(status, words);
  return failed === undefined ? { flowNo } : { problem: failed };
}
