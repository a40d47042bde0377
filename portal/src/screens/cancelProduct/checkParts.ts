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
  /** The only group with a sum (docs/design/look.md rule 19). */
  readonly debts: readonly Item[];
  readonly others: readonly Item[];
  readonly lost: readonly Item[];
  /** Balances that the company cannot withdraw itself. */
  readonly returned: readonly Item[];
  readonly passed: readonly Item[];
  /** Number of blockers, and of items checked. */
  readonly left: number;
  readonly all: number;
}

/** Splits the items: blocking debts, other blockers, losses, passed. */
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
