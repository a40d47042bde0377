import type { OpeningObstacle } from '#generated/shared/enums/OpeningObstacle.ts';
import { OpeningStatus } from '#generated/shared/enums/OpeningStatus.ts';
import type { Application, Opening } from '../opening.ts';

/** The action of the start page. */
export type NextAction =
  | { readonly is: 'go-on' | 'result'; readonly application: Application }
  | { readonly is: 'obstacle'; readonly obstacle: OpeningObstacle }
  | { readonly is: 'ask-parent' | 'begin' };

/** Decides the action of the start page. @param mayFillIn whether the user may fill in an application (useMayFillIn.ts) */
export function nextAction(
  { application, obstacle }: Pick<Opening, 'application' | 'obstacle'>,
  mayFillIn: boolean,
): NextAction {
  if (application?.status === OpeningStatus.Filling)
    return mayFillIn ? { is: 'go-on', application } : { is: 'ask-parent' };
  if (obstacle !== undefined) return { is: 'obstacle', obstacle };
  // Without an obstacle, the day from which a refused application may be repeated has come.
  if (application !== undefined && application.status !== OpeningStatus.Refused)
    return { is: 'result', application };
  return { is: mayFillIn ? 'begin' : 'ask-parent' };
}
