const gone = new Map<string, number>();

/**
 * While a notice stands, what is said again under its key replaces it. From the moment in which it begins to leave, what
 * is said is another one: under the same id the library would let it leave too, and nobody would have read it.
 */
export const noticeId = (key: string): string => `${key} ${String(gone.get(key) ?? 0)}`;

/** The notice of that id leaves, by itself or by its button; told twice, it has left once. */
export function noticeLeaves(key: string, id: string): void {
  if (noticeId(key) === id) gone.set(key, (gone.get(key) ?? 0) + 1);
}
