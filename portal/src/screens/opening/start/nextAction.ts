import type { OpeningObstacle } from '#generated/shared/enums/OpeningObstacle.ts';
import { OpeningStatus } from '#generated/shared/enums/OpeningStatus.ts';
import type { Application, Opening } from '../opening.ts';

/** The action of the start page. */
export type NextAction =
  | { readonly is: 'go-on' | 'result'; readonly application: Application }
  | { readonly is: 'obstacle'; readonly obstacle: OpeningObstacle }
  | { readonly is: 'ask-parent' | 'begin' };

/** @param mayFillIn true for the parent account, which alone fills in an application; all accounts see its state */
export function nextAction(
  { application, obstacle }: Pick<Opening, 'application' | 'obstacle'>,
  mayFillIn: boolean,
): NextAction {
  if (application?.status === OpeningStatus.Filling)
    return mayFillIn ? { is: 'go-on', application } : { is: 'ask-parent' };
  if (obstacle !== undefined) return { is: 'obstacle', obstacle };
  // A refused application may be restarted from the given day; the provider then reports no obstacle.
  if (application !== undefined && application.status !== OpeningStatus.Refused)
    return { is: 'result', application };
  return { is: mayFillIn ? 'begin' : 'ask-parent' };
}
