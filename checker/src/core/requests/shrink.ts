/** Reduces a failing request while it keeps failing in the same way. */
import { shrinkCandidates } from './shrinkCandidates.ts';

/** Maximum number of requests per finding. */
const TRIES = 80;

/**
 * Returns the smallest failing value that it finds.
 *
 * @param isSameKind returns whether a candidate is still valid, or still invalid, like the original
 * @param fails sends it and returns whether the same check still fails
 */
export async function shrink<Value>(
  value: Value,
  isSameKind: (candidate: Value) => boolean,
  fails: (candidate: Value) => Promise<boolean>,
): Promise<Value> {
  let current = value;
  let left = TRIES;
  for (;;) {
    const better = await firstFailing(current);
    if (better === undefined) return current;
    current = better;
  }

  async function firstFailing(from: Value): Promise<Value | undefined> {
    for (const candidate of shrinkCandidates(from) as Generator<Value>) {
      if (!isSameKind(candidate)) continue;
      if (left === 0) return undefined;
      left -= 1;
      if (await fails(candidate)) return candidate;
    }
    return undefined;
  }
}
