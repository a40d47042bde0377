/** Generates world names that no other run uses, even with the same seed and, in another container, the same process id. */
import { randomUUID } from 'node:crypto';

/** @returns a function that returns another name at each call */
export function worldNames(seed: number): () => string {
  const run = `check-${Math.abs(seed).toString(36)}-${randomUUID().slice(0, 13)}`;
  let count = 0;
  return () => `${run}-${(count += 1)}`;
}
