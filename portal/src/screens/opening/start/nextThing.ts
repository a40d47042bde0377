import type { OpeningObstacle } from '#generated/shared/enums/OpeningObstacle.ts';
import { OpeningStatus } from '#generated/shared/enums/OpeningStatus.ts';
import type { Application, Opening } from '../opening.ts';

/** The one thing that the start page offers. */
export type NextThing =
  | { readonly is: 'go-on' | 'result'; readonly application: Application }
  | { readonly is: 'obstacle'; readonly obstacle: OpeningObstacle }
  | { readonly is: 'ask-parent' | 'begin' };

/** @param mayFillIn only the parent account fills in an application; how it stands is told to everybody */
export function nextThing(
  { application, obstacle }: Pick<Opening, 'application' | 'obstacle'>,
  mayFillIn: boolean,
): NextThing {
  if (application?.status === OpeningStatus.Filling)
    return mayFillIn ? { is: 'go-on', application } : { is: 'ask-parent' };
  if (obstacle !== undefined) return { is: 'obstacle', obstacle };
  // A refused one may be begun again from the day on; the provider then knows no obstacle.
  if (application !== undefined && application.status !== OpeningStatus.Refused)
    return { is: 'result', application };
  return { is: mayFillIn ? 'begin' : 'ask-parent' };
}
