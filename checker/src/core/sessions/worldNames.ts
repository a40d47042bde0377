/** Names of worlds that no other run shares, though it has the same seed and, in another container, the same process number. */
import { randomUUID } from 'node:crypto';

/** @returns gives another name at each call */
export function worldNames(seed: number): () => string {
  const run = `check-${Math.abs(seed).toString(36)}-${randomUUID().slice(0, 13)}`;
  let count = 0;
  return () => `${run}-${(count += 1)}`;
}
