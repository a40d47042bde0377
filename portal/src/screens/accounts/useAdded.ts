import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ProductCode } from '../../products/product.ts';
import { useUrlQuery } from '../../ui/hooks/useUrlQuery.ts';
import type { PageRequest } from '../../ui/table/pagination.ts';
import { accountsQuery, type Account } from './queries.ts';

/** Login ids of the accounts just added, in the URL. */
const PARAM = 'added';

/** Query of the list without filters, with these accounts marked. */
export const addedQuery = (jdpins: readonly string[]): string =>
  new URLSearchParams({ [PARAM]: jdpins.join(',') }).toString();

const EVERY = { pageNo: 1, pageSize: 500 } as const;

/** Opens the page of the accounts just added, and names them. */
export function useAdded(
  productCode: ProductCode,
  rows: readonly Account[] | undefined,
  [{ pageNo, size }, goTo]: readonly [PageRequest, (page: PageRequest) => void],
): ReadonlySet<string> {
  const [query] = useUrlQuery();
  const added = new Set(query.get(PARAM)?.split(',').filter(Boolean));
  const isAdded = ({ jdpin }: Account): boolean => added.has(jdpin);
  const elsewhere = added.size > 0 && rows !== undefined && !rows.some(isAdded);
  const every = useQuery({ ...accountsQuery({ productCode, ...EVERY }), enabled: elsewhere });
  const place = elsewhere && every.data ? every.data.list.findIndex(isAdded) : -1;
  const wanted = Math.floor(place / size) + 1;
  useEffect(() => {
    if (place >= 0 && wanted !== pageNo) goTo({ pageNo: wanted, size });
  });
  return added;
}
