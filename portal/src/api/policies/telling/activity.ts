import type { Inputs } from '#generated/activity/io.ts';
import type { Telling } from './telling.ts';

/** Where each failure of the activity service is told. A new operation does not compile until someone decides. */
export const activityTellings = {
  queryActivityByGroupCode: 'place',
} as const satisfies Record<keyof Inputs, Telling>;
