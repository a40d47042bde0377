import { AuthOpenStatus } from '#generated/shared/enums/AuthOpenStatus.ts';
import { authProblem, returnedFrom, type AuthWords } from '../auth/authOutcome.ts';
import { copy } from '../copy.ts';
import { linkCopy } from './copy.ts';

/** Texts for the face check, which is the only authentication of this page. */
const words: AuthWords = { ...copy.auth, ...linkCopy.face };

/**
 * Reads the result of the face check from the URL: the flow number to sign with, or a problem. The provider checks the
 * number again when it signs, so a forged URL signs nothing.
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
