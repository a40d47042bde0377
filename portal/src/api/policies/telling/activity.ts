import type { Inputs } from '#generated/activity/io.ts';
import type { Telling } from './telling.ts';

/** Place where each failure of the activity service shows. A new operation does not compile without an entry. */
export const activityTellings = {
  queryActivityByGroupCode: 'place',
} as const satisfies Record<keyof Inputs, Telling>;
