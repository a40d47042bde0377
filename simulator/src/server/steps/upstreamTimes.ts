/**
 * Turns times of a backend's headers into durations. The response carries the session's Date, and browsers would compare
 * the backend's times with it. Pure.
 */

/** Returns the seconds from the backend's Date to a time; undefined if the text is no date. */
function secondsUntil(time: string, date: string | undefined): number | undefined {
  // A date of HTTP names its month. `Retry-After: 120` does not: Date.parse would take it for a year.
  if (!/[a-z]{3}/i.test(time)) return undefined;
  const [until, from] = [Date.parse(time), Date.parse(date ?? '')];
  if (Number.isNaN(until)) return undefined;
  return Math.max(0, Math.round((until - (Number.isNaN(from) ? Date.now() : from)) / 1000));
}

/** Returns a cookie with Max-Age instead of Expires. */
export function lastingCookie(cookie: string, date: string | undefined): string {
  const parts = cookie.split(';');
  const hasAge = parts.some((part) => /^\s*max-age\s*=/i.test(part));
  return parts
    .flatMap((part) => {
      const [, time] = /^\s*expires\s*=(.*)$/i.exec(part) ?? [];
      const seconds = time === undefined ? undefined : secondsUntil(time, date);
      if (seconds === undefined) return [part];
      return hasAge ? [] : [` Max-Age=${seconds}`];
    })
    .join(';');
}

/**
 * Returns the value of a header without a time: Retry-After as seconds. Expires cannot be written as a duration.
 * @returns undefined for a date in Expires: the header is then dropped
 */
export function withoutTime(name: string, value: string, date: string | undefined): string | undefined {
  if (name !== 'retry-after' && name !== 'expires') return value;
  const seconds = secondsUntil(value, date);
  if (seconds === undefined) return value;
  return name === 'expires' ? undefined : String(seconds);
}
