/** Number of notices that have left, by key. */
const gone = new Map<string, number>();

/**
 * Returns the id of the open notice with a key, so that a repeated notice replaces it. Once the notice starts to leave,
 * the key gets a new id: under the old one the library would also remove the new notice.
 */
export const noticeId = (key: string): string => `${key} ${String(gone.get(key) ?? 0)}`;

/** Records that a notice leaves, by itself or by its button; a repeated call changes nothing. */
export function noticeLeaves(key: string, id: string): void {
  if (noticeId(key) === id) gone.set(key, (gone.get(key) ?? 0) + 1);
}
