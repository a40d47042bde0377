import type { RecentDays } from './fields.ts';

const numbers = { '30': 30, '90': 90, '365': 365 } as const satisfies Record<RecentDays, number>;

/** The chosen days as the contract wants them; nothing chosen says nothing. 1 §9 */
export const daysInput = (days: RecentDays | ''): { days?: (typeof numbers)[RecentDays] } =>
  days === '' ? {} : { days: numbers[days] };
