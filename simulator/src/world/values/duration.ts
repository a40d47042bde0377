const units = { W: 604_800_000, D: 86_400_000, H: 3_600_000, M: 60_000, S: 1000 } as const;

/** Returns the ms of an ISO 8601 duration of weeks to seconds, such as P1D or PT30M. The contract checks the format. */
export const durationMs = (text: string): number =>
  [...text.matchAll(/(\d+)([WDHMS])/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * units[unit as keyof typeof units],
    0,
  );

/** Returns the ms of a delay such as 30s or 500ms. */
export const delayMs = (text: string): number => Number.parseInt(text, 10) * (text.endsWith('ms') ? 1 : 1000);

/** Maximum delay of a response: ten minutes. Clients of the contracts wait 30 s. */
export const LONGEST_DELAY_MS = 600_000;

/** Refusal of a longer delay. */
export const DELAY_TOO_LONG = `至多 ${LONGEST_DELAY_MS / 1000}s（十分钟）`;

export const isTooLong = (delay: string | undefined): boolean =>
  delay !== undefined && delayMs(delay) > LONGEST_DELAY_MS;
