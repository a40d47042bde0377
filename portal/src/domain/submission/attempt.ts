/**
 * Under which idempotency key something is sent that must not happen twice. A form belongs to an attempt, which all
 * tabs that show the same form share and which is kept over a reload; attempt and content together make the key.
 * So the same content is the same submission, whoever sends it and however often; other content is another one.
 */
import { randomId } from '#generated/runtime/randomId.ts';
import { kept } from '../../storage/storage.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'ATTEMPT:';

/** After a day nobody repeats what got no answer: the same content is meant anew. */
const LIFETIME = 24 * 60 * 60 * 1000; // ms

/** What is stored under the slot: when the attempt began, and its id. */
const stored = (since: number, id: string): string => `${String(since)} ${id}`;
const idOf = (entry: string | null): string | undefined => entry?.split(' ')[1];
const sinceOf = (entry: string | null): number => Number(entry?.split(' ')[0]);

/**
 * The attempt that is being made: the one already begun, in this tab or another, or a new one.
 * @param slot what the form is about, for instance the bills to repay
 */
export function attemptOf(slot: string, store: Store = kept, now = Date.now()): string {
  const entry = store.getItem(PREFIX + slot);
  const begun = idOf(entry);
  if (begun !== undefined && now - sinceOf(entry) < LIFETIME) return begun;
  const id = randomId();
  store.setItem(PREFIX + slot, stored(now, id));
  return id;
}

/** Loads the hash of keys. A form asks for it when it appears, so that sending waits for no file. */
export const loadHash = () => import('../../api/sha256.ts');

/** The key under which an attempt sends this content: always the same, and no other content has it. */
export async function keyOf(attempt: string, content: object): Promise<string> {
  const { sha256Hex } = await loadHash();
  return `${attempt}-${sha256Hex(JSON.stringify(content)).slice(0, 16)}`;
}

/** What this key was made for was taken: the next form about the same things begins another attempt. */
export function endAttempt(key: string, store: Store = kept): void {
  const names = Array.from({ length: store.length }, (_, index) => store.key(index));
  for (const name of names) {
    if (!name?.startsWith(PREFIX)) continue;
    const id = idOf(store.getItem(name));
    if (id !== undefined && key.startsWith(id)) store.removeItem(name);
  }
}
