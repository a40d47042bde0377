import { useState } from 'react';
import type { ProductCode } from '../../../products/product.ts';
import type { Entry } from './queries.ts';

const keyOf = (productCode: ProductCode): string => `INVOICE-QUOTA-${productCode}`;

function kept(productCode: ProductCode): readonly Entry[] {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(keyOf(productCode)) ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const isEntry = (entry: unknown): entry is Entry =>
  typeof entry === 'object' && entry !== null && 'invoiceNo' in entry && typeof entry.invoiceNo === 'string';

/** What was entered so far; a reload keeps it, in this tab. */
export function useEntries(productCode: ProductCode) {
  const [entries, setEntries] = useState(() => kept(productCode));
  const change = (next: readonly Entry[]) => {
    sessionStorage.setItem(keyOf(productCode), JSON.stringify(next));
    setEntries(next);
  };
  return {
    entries,
    add: (more: readonly Entry[]) => change([...entries, ...more]),
    remove: (index: number) => change(entries.filter((_, at) => at !== index)),
    clear: () => change([]),
  };
}
