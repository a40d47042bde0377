import type { Instant } from '../world/values/calendar.ts';
import { momentOf } from '../world/values/calendar.ts';

/** ISO 8601 in the provider's time zone: 2026-11-12T10:00:00+08:00. */
export const isoTime = (instant: Instant): string => `${momentOf(instant).replace(' ', 'T')}+08:00`;
