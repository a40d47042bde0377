import { AuthOpenStatus } from '#generated/shared/enums/AuthOpenStatus.ts';
import { authProblem, returnedFrom, type AuthWords } from '../auth/authOutcome.ts';
import { copy } from '../copy.ts';
import { linkCopy } from './copy.ts';

/** The face check is the only way here: the texts give the remedy. */
const words: AuthWords = { ...copy.auth, ...linkCopy.face };

/**
 * The result of the face check in the URL. Without a login only the signing request can confirm it: the provider
 * checks the number, whatever the URL contains.
 */
export function returnedFace(query: URLSearchParams): {
  readonly flowNo?: string;
  readonly problem?: string;
} {
  const { flowNo, problem } = returnedFrom(query, words);
  if (flowNo === undefined) return problem === undefined ? {} : { problem };
  const statusText = query.get('openStatus');
  const status = Object.values(AuthOpenStatus).find((known) => known === statusText);
  const failed = status === undefined ? words.unknown : authProblem(status, words);
  return failed === undefined ? { flowNo } : { problem: failed };
}
