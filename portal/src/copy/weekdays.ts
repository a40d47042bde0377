/** Names of the weekdays from Sunday on. */
const names = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

/** Weekday of a YYYY-MM-DD. */
export const weekdayName = (day: string): string => names[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
