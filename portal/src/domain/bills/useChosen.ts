import { useState } from 'react';
import { addMoney } from '../../format/money.ts';
import { useSelection } from '../../ui/table/useSelection.ts';
import { refOf, type BillRow } from './billRef.ts';

/**
 * The rows chosen for repayment, on this page and on pages visited before. After a reload only the visible ones
 * count: a total never includes a bill of unknown amount.
 */
export function useChosen(rows: readonly BillRow[]) {
  const [selected, choose] = useSelection();
  // Written during render, always with the rendered rows: a second render changes nothing.
  const [loaded] = useState(() => new Map<string, BillRow>());
  for (const row of rows) loaded.set(refOf(row), row);
  const chosen = [...selected].flatMap((ref) => loaded.get(ref) ?? []).filter(({ canRepay }) => canRepay);
  return {
    selected,
    choose,
    chosen,
    total: addMoney(...chosen.map(({ owed }) => owed)),
    /** Amount owed in the visible rows, in yuan. */
    pageOwed: addMoney(...rows.map(({ owed }) => owed)),
    refs: chosen.map(refOf).join(','),
    clear: () => choose(new Set()),
  };
}

export type Chosen = ReturnType<typeof useChosen>;
