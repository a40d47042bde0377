import { AuthOpenStatus } from '#generated/shared/enums/AuthOpenStatus.ts';
import { copy } from '../copy.ts';
import { authProblem, returnedFrom } from '../auth/authOutcome.ts';
import { linkCopy } from './copy.ts';

/** There is no other way here than this face: what to do is said so. */
const words: Readonly<Partial<Record<AuthOpenStatus, string>>> = {
  [AuthOpenStatus.ProcessFailed]: linkCopy.face.failed,
  [AuthOpenStatus.RiskRefused]: linkCopy.face.riskRefused,
};

/**
 * What the face check's page says of its end. Nobody but the signature itself can be asked without a login: the provider
 * looks at the number then, whatever the address says.
 */
export function returnedFace(query: URLSearchParams): {
  readonly flowNo?: string;
  readonly problem?: string;
} {
  const { flowNo, problem } = returnedFrom(query);
  if (problem === copy.auth.cancelled) return { problem: linkCopy.face.cancelled };
  if (flowNo === undefined) return problem === undefined ? {} : { problem };
  const said = query.get('openStatus');
  const status = Object.values(AuthOpenStatus).find((known) => known === said);
  const failed = status === undefined ? copy.auth.unknown : (words[status] ?? authProblem(status));
  return failed === undefined ? { flowNo } : { problem: failed };
}
