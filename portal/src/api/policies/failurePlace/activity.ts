import type { Inputs } from '#generated/activity/io.ts';
import type { FailurePlace } from './failurePlace.ts';

/** Place where each failure of the activity service shows. A new operation does not compile without an entry. */
export const activityPlaces = {
  queryActivityByGroupCode: 'inline',
} as const satisfies Record<keyof Inputs, FailurePlace>;
