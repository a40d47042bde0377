import { CancelEffect } from '#generated/shared/enums/CancelEffect.ts';
import { OpenMatterKind } from '#generated/shared/enums/OpenMatterKind.ts';
import type { CancelCheck } from './queries.ts';

type Item = CancelCheck['items'][number];

const debtKinds: readonly OpenMatterKind[] = [
  OpenMatterKind.BillsDue,
  OpenMatterKind.Unbilled,
  OpenMatterKind.InstalmentsAhead,
];

interface CheckParts {
  /** Blockers that are debts: the only group with a sum (docs/design/look.md rule 19). */
  readonly debts: readonly Item[];
  /** Other blockers. */
  readonly others: readonly Item[];
  /** Items that end with the product. */
  readonly lost: readonly Item[];
  /** Balances that the provider returns, since the company cannot withdraw them itself. */
  readonly returned: readonly Item[];
  readonly passed: readonly Item[];
  /** Number of blockers. */
  readonly left: number;
  /** Number of all items. */
  readonly all: number;
}

/** Splits the items of a check by their effect. */
export function checkParts({ items }: Pick<CancelCheck, 'items'>): CheckParts {
  const by = (effect: CancelEffect) => items.filter((item) => item.effect === effect);
  const blocking = by(CancelEffect.Blocks);
  return {
    debts: blocking.filter(({ kind }) => debtKinds.includes(kind)),
    others: blocking.filter(({ kind }) => !debtKinds.includes(kind)),
    lost: by(CancelEffect.Lost),
    returned: by(CancelEffect.Returned),
    passed: by(CancelEffect.Met),
    left: blocking.length,
    all: items.length,
  };
}
