import type { TabStorage } from '../../session/accountTab.ts';
import type { FormDrafts } from '../../ui/form/draft/FormDrafts.ts';

interface DraftPlace {
  /** The account's view of the tab's storage. */
  readonly tab: TabStorage;
  readonly productCode: string | undefined;
  /** Path and query of the page, without the product. */
  readonly page: () => string;
  /** The page ends without the user's action: drafts stay. */
  readonly isEnding: () => boolean;
}

/** Drafts belong to an account, a product and a page. A page whose address changes takes its drafts along. */
export function formDrafts({ tab, productCode = '', page, isEnding }: DraftPlace): FormDrafts {
  const kept = new Map<string, string>();
  const keyOf = (name: string): string => `DRAFT:${productCode}:${page()}:${name}`;
  return {
    read(name) {
      const key = keyOf(name);
      const text = tab.getItem(key);
      // `forget` runs after the page was left: it deletes the draft under this key, not under the next page's.
      if (text === null) kept.delete(name);
      else kept.set(name, key);
      return text;
    },
    keep(name, text) {
      const key = keyOf(name);
      const last = kept.get(name);
      if (last !== undefined && last !== key) tab.removeItem(last);
      kept.set(name, key);
      tab.setItem(key, text);
    },
    forget(name) {
      if (isEnding()) return;
      tab.removeItem(kept.get(name) ?? keyOf(name));
      kept.delete(name);
    },
  };
}

/** The address without the product, which some links contain and others leave to the tab. */
export function pageAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  query.delete('productCode');
  return `${pathname}?${query.toString()}`;
}
