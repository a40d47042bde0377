import type { Outputs } from '#generated/provisional/io.ts';
import { CancelEffect } from '#generated/shared/enums/CancelEffect.ts';
import { OpenMatterKind } from '#generated/shared/enums/OpenMatterKind.ts';
import { copy } from './copy.ts';

/** One kind of open item. */
export type Blocker = Outputs['checkSettleCertificate']['items'][number];

const has = <Table extends object>(table: Table, kind: string): kind is Extract<keyof Table, string> =>
  Object.hasOwn(table, kind);

/** Returns the note below an item's title: returned money, frozen children, contracts, its next date, or the first step. */
export function noteOf(
  { kind, count, nextDate, names, total }: Blocker,
  effect: CancelEffect = CancelEffect.Blocks,
): string | undefined {
  if (effect === CancelEffect.Returned && has(copy.returned, kind)) return copy.returned[kind];
  if (kind === OpenMatterKind.Children && total !== undefined) return copy.frozen(total - count, total);
  if (names !== undefined) return names.join(copy.join);
  if (nextDate !== undefined && has(copy.near, kind)) return copy.near[kind](nextDate);
  return has(copy.notes, kind) ? copy.notes[kind] : undefined;
}

export const titleOf = ({ kind, count }: Blocker): string => copy.titles[kind](count);

/** Returns the count of an item without an amount. */
export const countOf = ({ kind, count }: Blocker): string | undefined =>
  has(copy.counts, kind) ? copy.counts[kind](count) : undefined;

/** Returns the label of its link; an item that does not block is only viewed. */
export const settleWord = ({ kind }: Blocker, effect: CancelEffect): string =>
  effect === CancelEffect.Blocks && has(copy.settle, kind) ? copy.settle[kind] : copy.look;
