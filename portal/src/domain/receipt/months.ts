/** Returns the months before this one as YYYY-MM, newest first: only they have statements. @param today YYYY-MM-DD */
export function endedMonths(today: string, count = 12): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, back) => {
    const index = year * 12 + month - 2 - back;
    return `${String(Math.floor(index / 12))}-${String((index % 12) + 1).padStart(2, '0')}`;
  });
}

/** The month of the newest statement. */
export const lastEndedMonth = (today: string): string => endedMonths(today, 1)[0] ?? today.slice(0, 7);
