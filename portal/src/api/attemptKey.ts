type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'ATTEMPT:';

/**
 * The idempotency key of the attempt that is being filled in. Tabs that show the same form share it: whichever
 * sends second is told what the first one did, and nothing is paid twice.
 * @param slot what the form is about, for instance the bills to repay
 */
export function attemptKey(slot: string, store: Store = localStorage): string {
  const kept = store.getItem(PREFIX + slot);
  if (kept !== null) return kept;
  const made = crypto.randomUUID();
  store.setItem(PREFIX + slot, made);
  return made;
}

/** The attempt of this key was taken: the next form about the same things is another attempt. */
export function endAttempt(key: string, store: Store = localStorage): void {
  const names = Array.from({ length: store.length }, (_, index) => store.key(index));
  for (const name of names) {
    if (name?.startsWith(PREFIX) && store.getItem(name) === key) store.removeItem(name);
  }
}
