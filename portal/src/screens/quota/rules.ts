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

/** The URL's filters in the contract's format; empty ones are left out. */
export function movementFilter({ kind, ...chosen }: ValuesOf<typeof movementFields>): MovementFilter {
  return {
    ...periodInput(chosen),
    ...(kind === '' ? {} : { kind: [kind] }),
  };
}

/** Used part of an account's cap in per cent, or of the whole line without a cap; cut to two decimals. */
export function usedPercent({ used, cap }: Pick<Cap, 'used' | 'cap'>, limit: number): number {
  const whole = cap ?? limit;
  return whole <= 0 ? 0 : Math.min(100, Math.floor((used / whole) * 10_000) / 100);
}

export const isCapped = ({ quotaType }: Pick<QuotaDetail, 'quotaType'>): boolean =>
  quotaType === QuotaType.Cap;

export type FreezeState = 'frozen' | 'risk' | 'held' | 'none';

/** The risk variant when the risk freeze is the only one. 1 §4 */
export function freezeState({ frozen, items }: Pick<FreezeDetail, 'frozen' | 'items'>): FreezeState {
  if (!frozen) return items.length === 0 ? 'none' : 'held';
  const reasons = causesOf(items);
  return reasons.length > 0 && reasons.every(({ kind }) => kind === FreezeKind.Risk) ? 'risk' : 'frozen';
}

/** Each type of freeze once, in the order of the list, for its remedy. */
export const kindsOf = (items: readonly FreezeItem[]): FreezeKind[] => [
  ...new Set(items.map(({ kind }) => kind)),
];
