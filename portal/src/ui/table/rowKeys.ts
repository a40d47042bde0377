import type { KeyboardEvent } from 'react';
import { siblingByKey } from '../hooks/siblingByKey.ts';

/**
 * Returns the key handler of a row: arrow keys, Home and End move from row to row, Space ticks, and Enter opens. It
 * ignores keys pressed on a control inside the row.
 */
export function rowKeys(open: () => void) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const row = event.currentTarget;
    if (event.target !== row) return;
    const act = actionOf(event.key, row, open);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
}

function actionOf(key: string, row: HTMLElement, open: () => void): (() => void) | undefined {
  if (key === 'Enter') return open;
  const check = key === ' ' ? row.querySelector<HTMLElement>('input[type=checkbox]') : null;
  if (check) return () => check.click();
  const next = siblingByKey(key, row);
  return next && (() => next.focus());
}
