import { AuthOpenStatus } from '#generated/shared/enums/AuthOpenStatus.ts';
import { copy } from '../copy.ts';

/** Texts for an authentication that has not passed. Each page has its own, since the remedy depends on its purpose. */
export type AuthWords = Readonly<
  Record<'inProgress' | 'failed' | 'notNeeded' | 'riskRefused' | 'cancelled' | 'unknown', string>
>;

/** The problem of an authentication, by the provider's status. @returns undefined if it has passed. spec 2 §4 */
export function authProblem(status: AuthOpenStatus, words: AuthWords = copy.auth): string | undefined {
  switch (status) {
    case AuthOpenStatus.Success:
      return undefined;
    case AuthOpenStatus.Start:
    case AuthOpenStatus.InProgress:
      return words.inProgress;
    case AuthOpenStatus.ProcessFailed:
      return words.failed;
    case AuthOpenStatus.NotNeeded:
      return words.notNeeded;
    case AuthOpenStatus.RiskRefused:
      return words.riskRefused;
  }
}

/** Error code: the user cancelled on the authentication page. */
const CANCELLED = 'E00003';

/** Reads what the authentication page has put into the URL: the flow number to ask the provider for, or a problem. */
export function returnedFrom(
  query: URLSearchParams,
  words: AuthWords = copy.auth,
): {
  readonly flowNo?: string;
  readonly problem?: string;
} {
  const error = query.get('errorCode');
  if (error !== null && error !== '')
    return { problem: error === CANCELLED ? words.cancelled : words.unknown };
  const flowNo = query.get('authFlowNo');
  return flowNo === null || flowNo === '' ? {} : { flowNo };
}
