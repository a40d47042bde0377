import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ProductCode } from '../../products/product.ts';
import { useUrlQuery } from '../../ui/hooks/useUrlQuery.ts';
import type { PageRequest } from '../../ui/table/pagination.ts';
import { accountsQuery, type Account } from './queries.ts';

/** URL parameter with the login ids of the accounts just added. */
const PARAM = 'added';

/** Query of the list without filters, with these accounts marked. */
export const addedQuery = (jdpins: readonly string[]): string =>
  new URLSearchParams({ [PARAM]: jdpins.join(',') }).toString();

/** One page that is large enough for the accounts of any company. */
const ALL_ROWS = { pageNo: 1, pageSize: 500 } as const;

/**
 * Opens the page of the list with the first of the accounts just added, unless the shown page has one of them.
 * @returns the login ids of all accounts just added, from the URL
 */
export function useAdded(
  productCode: ProductCode,
  rows: readonly Account[] | undefined,
  [{ pageNo, size }, goTo]: readonly [PageRequest, (page: PageRequest) => void],
): ReadonlySet<string> {
  const [query] = useUrlQuery();
  const added = new Set(query.get(PARAM)?.split(',').filter(Boolean));
  const isAdded = ({ jdpin }: Account): boolean => added.has(jdpin);
  const elsewhere = added.size > 0 && rows !== undefined && !rows.some(isAdded);
  const all = useQuery({ ...accountsQuery({ productCode, ...ALL_ROWS }), enabled: elsewhere });
  const place = elsewhere && all.data ? all.data.list.findIndex(isAdded) : -1;
  const wantedPage = Math.floor(place / size) + 1;
  useEffect(() => {
    if (place >= 0 && wantedPage !== pageNo) goTo({ pageNo: wantedPage, size });
  });
  return added;
}
