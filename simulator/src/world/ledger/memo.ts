/**
 * Answers that are computed once per value. Worlds are immutable, so what was read off an array stays true for as long
 * as the array lives; a command that changes something makes a new array and with it a new answer.
 */
const answers = new WeakMap<object, Map<string, unknown>>();

/** Kept per value; then the oldest answer goes. */
const LIMIT = 64;

/** @param key tells apart what is asked of the same value; the asker knows the type of its own answer */
export function memo<Answer>(of: object, key: string, compute: () => Answer): Answer {
  let known = answers.get(of);
  if (known === undefined) answers.set(of, (known = new Map()));
  if (!known.has(key)) {
    const [oldest] = known.keys();
    if (known.size >= LIMIT && oldest !== undefined) known.delete(oldest);
    known.set(key, compute());
  }
  return known.get(key) as Answer;
}

/**
 * What a value's answer becomes in the one that took its place, where the answer was known: a change to a long list then
 * costs what it changes. Where it was not known it is computed when asked for.
 */
export function carry<Answer>(
  from: object,
  to: object,
  key: string,
  change: (known: Answer) => Answer,
): void {
  const known = answers.get(from);
  if (known?.has(key)) memo(to, key, () => change(known.get(key) as Answer));
}
