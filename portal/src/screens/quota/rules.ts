import type { Outputs } from '#generated/provisional/io.ts';
import { FreezeKind } from '#generated/shared/enums/FreezeKind.ts';
import { QuotaMovementKind } from '#generated/shared/enums/QuotaMovementKind.ts';
import { QuotaType } from '#generated/shared/enums/QuotaType.ts';
import { causesOf, type FreezeDetail, type FreezeItem } from '../../domain/quota/freeze.ts';
import { oneOf, type ValuesOf } from '../../ui/filters/fields.ts';
import { period, periodInput } from '../../ui/filters/period.ts';
import type { MovementFilter } from './queries.ts';

export type QuotaDetail = Outputs['queryQuotaDetail'];
export type Cap = QuotaDetail['caps'][number];

export const movementFields = {
  ...period('90'),
  kind: oneOf(Object.values(QuotaMovementKind)),
} as const;

/** The filter of the request; empty filters are left out. */
export function movementFilter({ kind, ...chosen }: ValuesOf<typeof movementFields>): MovementFilter {
  return {
    ...periodInput(chosen),
    ...(kind === '' ? {} : { kind: [kind] }),
  };
}

/** Used percentage of an account's cap, or of the whole credit line without a cap; cut to two decimals. */
export function usedPercent({ used, cap }: Pick<Cap, 'used' | 'cap'>, limit: number): number {
  const whole = cap ?? limit;
  return whole <= 0 ? 0 : Math.min(100, Math.floor((used / whole) * 10_000) / 100);
}

/** Returns whether each account has its own cap. */
export const isCapped = ({ quotaType }: Pick<QuotaDetail, 'quotaType'>): boolean =>
  quotaType === QuotaType.Cap;

/** State of the credit line: frozen, frozen only by risk control, not frozen but with amounts on hold, or neither. */
export type FreezeState = 'frozen' | 'risk' | 'held' | 'none';

/** `risk` only if no other cause freezes the line. 1 §4 */
export function freezeState({ frozen, items }: Pick<FreezeDetail, 'frozen' | 'items'>): FreezeState {
  if (!frozen) return items.length === 0 ? 'none' : 'held';
  const reasons = causesOf(items);
  return reasons.length > 0 && reasons.every(({ kind }) => kind === FreezeKind.Risk) ? 'risk' : 'frozen';
}

/** The distinct kinds of freeze, in the order of the list. */
export const kindsOf = (items: readonly FreezeItem[]): FreezeKind[] => [
  ...new Set(items.map(({ kind }) => kind)),
];
