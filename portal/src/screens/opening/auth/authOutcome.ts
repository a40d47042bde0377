import { AuthOpenStatus } from '#generated/shared/enums/AuthOpenStatus.ts';
import { copy } from '../copy.ts';

/** What an authentication that is not passed says, by what the provider knows of it. spec 2 §4 */
const words: Readonly<Record<Exclude<AuthOpenStatus, '8'>, string>> = {
  [AuthOpenStatus.Start]: copy.auth.inProgress,
  [AuthOpenStatus.InProgress]: copy.auth.inProgress,
  [AuthOpenStatus.ProcessFailed]: copy.auth.failed,
  [AuthOpenStatus.NotNeeded]: copy.auth.notNeeded,
  [AuthOpenStatus.RiskRefused]: copy.auth.riskRefused,
};

/** Undefined: passed. */
export const authProblem = (status: AuthOpenStatus): string | undefined =>
  status === AuthOpenStatus.Success ? undefined : words[status];

/** The user gave up, on the authentication page. */
const CANCELLED = 'E00003';

/** What the address says before the provider is asked: whether there is anything to ask. */
export function returnedFrom(query: URLSearchParams): {
  readonly flowNo?: string;
  readonly problem?: string;
} {
  const error = query.get('errorCode');
  if (error !== null && error !== '')
    return { problem: error === CANCELLED ? copy.auth.cancelled : copy.auth.unknown };
  const flowNo = query.get('authFlowNo');
  return flowNo === null || flowNo === '' ? {} : { flowNo };
}
