/** Texts of days and times: `2031-05-01`, `2031-05-01T10:00:00Z`. */
const isDay = (text: string): boolean => text.length === 10;

/** Returns whether the text means one moment. A time without a zone is in the backend's zone, which is unknown. */
export const hasZone = (text: string): boolean => /(Z|[+-]\d\d:?\d\d)$/i.test(text);

/** Returns whether the text can be moved by any length of time: a day, or a time with a zone. */
export const isMovable = (text: string): boolean => isDay(text) || hasZone(text);

/** Writes a moment like another text: as a day, or as a time in UTC. */
export const timeLike = (text: string, ms: number): string => {
  const written = new Date(ms).toISOString();
  return isDay(text) ? written.slice(0, 10) : written.replace('.000', '');
};
