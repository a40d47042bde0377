import type { KeyboardEvent } from 'react';

const STEP: Readonly<Record<string, -1 | 1 | undefined>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Returns the key handler of a row: arrow keys move from row to row, and Enter opens. It ignores keys pressed on a
 * control inside the row.
 */
export function rowKeys(open: () => void) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.target !== event.currentTarget) return;
    const step = STEP[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) open();
    else neighbour(event.currentTarget, step)?.focus();
  };
}

function neighbour(row: Element, step: -1 | 1): HTMLElement | undefined {
  const next = step === 1 ? row.nextElementSibling : row.previousElementSibling;
  return next instanceof HTMLElement ? next : undefined;
}
