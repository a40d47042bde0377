import { daysUntil, NO_VALUE } from '#portal/format/date.ts';
import { copy } from '../copy.ts';

/** Describes a due day: 剩3天, 今日到期 or 逾期4天; `-` if it is no day. @param today YYYY-MM-DD of the provider */
export function dueText(lastRepayDate: string, today: string): string {
  const days = daysUntil(lastRepayDate, today);
  if (days === undefined) return NO_VALUE;
  if (days === 0) return copy.bills.dueToday;
  return days > 0 ? copy.bills.daysLeft(days) : copy.bills.daysOver(-days);
}
