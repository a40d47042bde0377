import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PAGE_PARAM, SIZE_PARAM, SORT_PARAM } from '../table/urlParams.ts';

/** With which query each list was last shown, for the way back from what was opened there. */
const left = new Map<string, string>();

/** What of a query says how the list is shown: filters, order, page; not the row that lies open beside it. */
export function listQuery(query: URLSearchParams, filters: readonly string[]): string {
  const kept = new Set([...filters, SORT_PARAM, PAGE_PARAM, SIZE_PARAM]);
  const text = new URLSearchParams([...query].filter(([name]) => kept.has(name))).toString();
  return text === '' ? '' : `?${text}`;
}

export const leaveList = (path: string, search: string): void => void left.set(path, search);

/** The address of a list as it was left; an address that says itself what to show stays as it is. */
export const asLeft = (to: string): string => to + (left.get(to) ?? '');

/**
 * Remembers how the list is shown. The breadcrumb of what is opened from it leads back to just that; the menu begins anew,
 * but for the kept pages of 1 §2, which stay as they were left.
 */
export function useRememberedList(filters: readonly string[]): void {
  const { pathname, search } = useLocation();
  const shown = listQuery(new URLSearchParams(search), filters);
  useEffect(() => leaveList(pathname, shown), [pathname, shown]);
}
