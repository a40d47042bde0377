/** Masks of partial updates: `updateMask=label` changes the label only, whatever the body has (AIP-134). */
import { squeezed } from '../../core/base/words.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';

/** Names of parameters with the changed members, or `*` for all. */
export const MASK = /^(update_?mask|field_?mask|mask|update_?fields)$/i;

/** Returns a function that tells whether the mask of a request names a member; undefined without a mask. */
export function maskIn(
  { places = {} }: Operation,
  payload: Payload,
): ((name: string) => boolean) | undefined {
  const masks = Object.entries(payload).filter(
    ([name, value]) =>
      // `mask` in a body may be a value of the resource: the mask of a network. An empty mask is none.
      MASK.test(name) &&
      typeof value === 'string' &&
      value !== '' &&
      (name !== 'mask' || places[name]?.in === 'query'),
  );
  if (masks.length === 0) return undefined;
  const named = masks.flatMap(([, mask]) =>
    String(mask)
      .split(',')
      .map((each) => squeezed(each.trim().split('.', 1)[0] ?? '')),
  );
  return (name) => named.includes('*') || named.includes(squeezed(name));
}
