import { useState } from 'react';
import type { ProductCode } from '#portal/products/product.ts';
import { useAccountTab, type TabStorage } from '#portal/session/accountTab.ts';
import type { Entry } from './queries.ts';

/** Storage name of a product's entries. */
const keyOf = (productCode: ProductCode): string => `INVOICE-QUOTA-${productCode}`;

/** The stored entries; empty when none can be read. */
function storedEntries(tab: TabStorage, productCode: ProductCode): readonly Entry[] {
  try {
    const entries: unknown = JSON.parse(tab.getItem(keyOf(productCode)) ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const isEntry = (entry: unknown): entry is Entry =>
  typeof entry === 'object' && entry !== null && 'invoiceNo' in entry && typeof entry.invoiceNo === 'string';

/** The entered invoices. They are stored for this tab and account, and survive a reload. */
export function useEntries(productCode: ProductCode) {
  const tab = useAccountTab();
  const [entries, setEntries] = useState(() => storedEntries(tab, productCode));
  const change = (next: readonly Entry[]) => {
    tab.setItem(keyOf(productCode), JSON.stringify(next));
    setEntries(next);
  };
  return {
    entries,
    add: (more: readonly Entry[]) => change([...entries, ...more]),
    remove: (index: number) => change(entries.filter((_, at) => at !== index)),
    /** Puts removed entries back, in their place. */
    insert: (index: number, back: readonly Entry[]) =>
      change([...entries.slice(0, index), ...back, ...entries.slice(index)]),
    clear: () => change([]),
  };
}
