/** Masks of partial updates: `updateMask=label` changes the label only, whatever the body has. */
import { squeezed } from '../../core/base/words.ts';
import type { Payload } from '../../core/contract/types.ts';

/** Names of parameters with the changed members, or `*` for all. */
export const MASK = /^(update_?mask|field_?mask|mask|update_?fields)$/i;

/** Returns whether the request changes the member: its mask names it, or there is none. */
export const isInMask = (payload: Payload, name: string): boolean =>
  Object.entries(payload)
    .filter(([each, value]) => MASK.test(each) && typeof value === 'string')
    .every(([, value]) => {
      const named = String(value)
        .split(',')
        .map((each) => squeezed(each.trim().split('.', 1)[0] ?? ''));
      return named.includes('*') || named.includes(squeezed(name));
    });
