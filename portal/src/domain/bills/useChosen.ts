import { useState } from 'react';
import { addMoney } from '../../format/money.ts';
import { useSelection } from '../../ui/table/useSelection.ts';
import { refOf, type BillRow } from './billRef.ts';

/**
 * The rows that are chosen for repayment, on this page and on others seen before. After a reload only those
 * in sight count: a total is never shown for a bill whose amount is not known.
 */
export function useChosen(rows: readonly BillRow[]) {
  const [selected, choose] = useSelection();
  // Written while rendering, always with what is being rendered: rendering twice changes nothing.
  const [seen] = useState(() => new Map<string, BillRow>());
  for (const row of rows) seen.set(refOf(row), row);
  const chosen = [...selected].flatMap((ref) => seen.get(ref) ?? []).filter(({ canRepay }) => canRepay);
  return {
    selected,
    choose,
    chosen,
    total: addMoney(...chosen.map(({ owed }) => owed)),
    refs: chosen.map(refOf).join(','),
    clear: () => choose(new Set()),
  };
}

export type Chosen = ReturnType<typeof useChosen>;
