import type { Outputs } from '#generated/provisional/io.ts';
import { CancelEffect } from '#generated/shared/enums/CancelEffect.ts';
import { OpenMatterKind } from '#generated/shared/enums/OpenMatterKind.ts';
import { copy } from './copy.ts';

/** One kind of what is not settled yet. */
export type Matter = Outputs['checkSettleCertificate']['items'][number];

const has = <Table extends object>(table: Table, kind: string): kind is Extract<keyof Table, string> =>
  Object.hasOwn(table, kind);

/** What stands below a matter's title: when it ends, whose it is, or what to do first. */
export function noteOf(
  { kind, count, nextDate, names, total }: Matter,
  effect: CancelEffect = CancelEffect.Blocks,
): string | undefined {
  if (effect === CancelEffect.Returned && has(copy.returned, kind)) return copy.returned[kind];
  if (kind === OpenMatterKind.Children && total !== undefined) return copy.frozen(total - count, total);
  if (names !== undefined) return names.join(copy.join);
  if (nextDate !== undefined && has(copy.near, kind)) return copy.near[kind](nextDate);
  return has(copy.notes, kind) ? copy.notes[kind] : undefined;
}

export const titleOf = ({ kind, count }: Matter): string => copy.titles[kind](count);

/** How many, where a matter has no amount. */
export const countOf = ({ kind, count }: Matter): string | undefined =>
  has(copy.counts, kind) ? copy.counts[kind](count) : undefined;

/** What the way to it is called; what is not in the way is looked at. */
export const settleWord = ({ kind }: Matter, effect: CancelEffect): string =>
  effect === CancelEffect.Blocks && has(copy.settle, kind) ? copy.settle[kind] : copy.look;
