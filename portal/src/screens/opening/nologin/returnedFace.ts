import { AuthOpenStatus } from '#generated/shared/enums/AuthOpenStatus.ts';
import { copy } from '../copy.ts';
import { authProblem, returnedFrom } from '../auth/authOutcome.ts';

/**
 * What the face check's page says of its end. Nobody but the signature itself can be asked without a login: the provider
 * looks at the number then, whatever the address says.
 */
export function returnedFace(query: URLSearchParams): {
  readonly flowNo?: string;
  readonly problem?: string;
} {
  const returned = returnedFrom(query);
  if (returned.flowNo === undefined) return returned;
  const said = query.get('openStatus');
  const status = Object.values(AuthOpenStatus).find((known) => known === said);
  const problem = status === undefined ? copy.auth.unknown : authProblem(status);
  return problem === undefined ? { flowNo: returned.flowNo } : { problem };
}
