/** Returns `11-12 10:00` for `2026-11-12T10:00:00+08:00`: the local time of the text, without year and seconds. */
export const shortTime = (instant: string): string => instant.slice(5, 16).replace('T', ' ');
