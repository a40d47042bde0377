/**
 * Turns times of a backend's headers into durations: the client sees the session's Date beside them, and browsers
 * compare with it. Pure.
 */

/** Returns the seconds from the backend's Date to a time; undefined if the text is no date. */
function secondsUntil(time: string, date: string | undefined): number | undefined {
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

/** Returns Retry-After in seconds. */
export const retryAfter = (value: string, date: string | undefined): string =>
  String(secondsUntil(value, date) ?? value);

/** Returns whether Expires is a date: the client would measure it by another clock, and keep too much or nothing. */
export const isDate = (value: string): boolean => secondsUntil(value, undefined) !== undefined;
