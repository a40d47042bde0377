import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PAGE_PARAM, SIZE_PARAM, SORT_PARAM } from '../table/urlParams.ts';

/** Last query of each list, for links back from a page that the list opened. */
const lastQueries = new Map<string, string>();

/** Returns the parameters that shape the list: filters, order and page, but not the row open beside it. */
export function listQuery(query: URLSearchParams, filters: readonly string[]): string {
  const kept = new Set([...filters, SORT_PARAM, PAGE_PARAM, SIZE_PARAM]);
  const text = new URLSearchParams([...query].filter(([name]) => kept.has(name))).toString();
  return text === '' ? '' : `?${text}`;
}

export const leaveList = (path: string, search: string): void => void lastQueries.set(path, search);

/** The address of a list as last shown; an address with its own query stays unchanged. */
export const asLastShown = (to: string): string => to + (lastQueries.get(to) ?? '');

/**
 * Remembers the list's query. A breadcrumb leads back to it; the menu starts with defaults, except for the kept pages
 * of 1 §2.
 */
export function useRememberedList(filters: readonly string[]): void {
  const { pathname, search } = useLocation();
  const shown = listQuery(new URLSearchParams(search), filters);
  useEffect(() => leaveList(pathname, shown), [pathname, shown]);
}
