/** Shortens `2026-11-12T10:00:00+08:00` to `11-12 10:00`, in the instant's own offset. */
export const shortTime = (instant: string): string => instant.slice(5, 16).replace('T', ' ');
