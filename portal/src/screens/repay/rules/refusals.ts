import type { ErrorName } from '#generated/provisional/errors.ts';
import { isApiError } from '#generated/runtime/failure.ts';
import { copy } from '../copy.ts';

/** Place of a refusal: a field, or the form as a whole. */
export type Place = 'amount' | 'source' | 'coupon' | 'form';

/** Fields that the user can correct after a refusal. Other refusals show above the button. */
const places: Partial<Readonly<Record<ErrorName, Place>>> = {
  AmountAboveOwed: 'amount',
  AmountBelowMinimum: 'amount',
  BalanceInsufficient: 'source',
  SourceNotOffered: 'source',
  CouponNotUsable: 'coupon',
};

/** The message of a refusal, and its place. */
export interface Refusal {
  readonly place: Place;
  readonly message: string;
}

/** Place and text of a failed trial or submission: the provider's message, else that the browser is offline, else the fallback. */
export function refusalOf(error: unknown, fallback: string): Refusal {
  if (!isApiError(error)) return { place: 'form', message: fallback };
  const place = (places as Readonly<Record<string, Place | undefined>>)[error.name] ?? 'form';
  const ownText = error.kind === 'network' && !navigator.onLine ? copy.submit.offline : fallback;
  return { place, message: error.message || ownText };
}
