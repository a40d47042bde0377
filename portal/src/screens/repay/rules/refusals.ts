import type { ErrorName } from '#generated/provisional/errors.ts';
import { isApiError } from '#generated/runtime/failure.ts';
import { copy } from '../copy.ts';

export type Place = 'amount' | 'source' | 'coupon' | 'form';

/** Refusals beside fields that the user can correct; others show above the button. */
const places: Partial<Readonly<Record<ErrorName, Place>>> = {
  AmountAboveOwed: 'amount',
  AmountBelowMinimum: 'amount',
  BalanceInsufficient: 'source',
  SourceNotOffered: 'source',
  CouponNotUsable: 'coupon',
};

export interface Refusal {
  readonly place: Place;
  readonly message: string;
}

/** Place and text of a refused trial or submission, in the provider's words. */
export function refusalOf(error: unknown, fallback: string): Refusal {
  if (!isApiError(error)) return { place: 'form', message: fallback };
  const place = (places as Readonly<Record<string, Place | undefined>>)[error.name] ?? 'form';
  const wordless = error.kind === 'network' && !navigator.onLine ? copy.submit.offline : fallback;
  return { place, message: error.message || wordless };
}
