import { asRaw } from './object.ts';
import type { Payload } from './payload.ts';

/** Returns an object with a changed part at a path of members. A missing part is made. */
export function changedAt(
  whole: Payload,
  [head, ...rest]: readonly string[],
  change: (part: Payload) => Payload,
): Payload {
  if (head === undefined) return change(whole);
  const inner = whole[head];
  return { ...whole, [head]: changedAt(asRaw(inner), rest, change) };
}
