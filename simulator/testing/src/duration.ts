const WRITTEN = /^(?:(\d+)w)?(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/;

/**
 * Converts `3d`, `36h` or `1d12h` to ISO 8601 for the control API. A text that begins with `P` stays as it is: the API
 * checks it.
 * @throws for any other text
 */
export function isoDuration(text: string): string {
  if (text.startsWith('P')) return text;
  const [whole, ...amounts] = WRITTEN.exec(text) ?? [];
  if (!whole) throw new Error(`a duration is written 3d, 2h, 30m or 1d12h, not '${text}'`);
  const [weeks, days, hours, minutes, seconds] = amounts;
  const part = (amount: string | undefined, unit: string) => (amount === undefined ? '' : amount + unit);
  const time = part(hours, 'H') + part(minutes, 'M') + part(seconds, 'S');
  return `P${part(weeks, 'W')}${part(days, 'D')}${time && `T${time}`}`;
}
