/**
 * Idempotency keys of submissions. A form belongs to an attempt, which all tabs with the same form share and which
 * survives a reload; attempt and content together make the key. The same content is the same submission, from any tab
 * and at any repetition; other content is another one.
 */
import { randomId } from '#generated/runtime/randomId.ts';
import { kept } from '../../storage/storage.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'ATTEMPT:';

/** Lifetime of an attempt without a response, in ms: after a day the same content is a new submission. */
const LIFETIME = 24 * 60 * 60 * 1000;

/** Stored value of a slot: start and id of the attempt. */
const stored = (since: number, id: string): string => `${String(since)} ${id}`;
const idOf = (entry: string | null): string | undefined => entry?.split(' ')[1];
const sinceOf = (entry: string | null): number => Number(entry?.split(' ')[0]);

/**
 * Returns the current attempt, begun in this tab or another, or a new one. @param slot the form's subject, for
 * instance the bills to repay
 */
export function attemptOf(slot: string, store: Store = kept, now = Date.now()): string {
  const entry = store.getItem(PREFIX + slot);
  const begun = idOf(entry);
  if (begun !== undefined && now - sinceOf(entry) < LIFETIME) return begun;
  const id = randomId();
  store.setItem(PREFIX + slot, stored(now, id));
  return id;
}

/** Loads the hash for keys. A form loads it on mount, so that sending waits for no file. */
export const loadHash = () => import('../../api/sha256.ts');

/** Returns the key of an attempt for this content: always the same, and unique to it. */
export async function keyOf(attempt: string, content: object): Promise<string> {
  const { sha256Hex } = await loadHash();
  return `${attempt}-${sha256Hex(JSON.stringify(content)).slice(0, 16)}`;
}

/** Ends the attempt of a key after its success: the next form on the same subject starts a new one. */
export function endAttempt(key: string, store: Store = kept): void {
  const names = Array.from({ length: store.length }, (_, index) => store.key(index));
  for (const name of names) {
    if (!name?.startsWith(PREFIX)) continue;
    const id = idOf(store.getItem(name));
    if (id !== undefined && key.startsWith(id)) store.removeItem(name);
  }
}
