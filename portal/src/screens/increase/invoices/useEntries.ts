import { useState } from 'react';
import type { ProductCode } from '#portal/products/product.ts';
import { useAccountTab, type TabStorage } from '#portal/session/accountTab.ts';
import type { Entry } from './queries.ts';

const keyOf = (productCode: ProductCode): string => `INVOICE-QUOTA-${productCode}`;

function kept(tab: TabStorage, productCode: ProductCode): readonly Entry[] {
  try {
    const entries: unknown = JSON.parse(tab.getItem(keyOf(productCode)) ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const isEntry = (entry: unknown): entry is Entry =>
  typeof entry === 'object' && entry !== null && 'invoiceNo' in entry && typeof entry.invoiceNo === 'string';

/** The invoices entered so far; they survive a reload in this tab, for this account. */
export function useEntries(productCode: ProductCode) {
  const tab = useAccountTab();
  const [entries, setEntries] = useState(() => kept(tab, productCode));
  const change = (next: readonly Entry[]) => {
    tab.setItem(keyOf(productCode), JSON.stringify(next));
    setEntries(next);
  };
  return {
    entries,
    add: (more: readonly Entry[]) => change([...entries, ...more]),
    remove: (index: number) => change(entries.filter((_, at) => at !== index)),
    clear: () => change([]),
  };
}
