import { queryOptions } from '@tanstack/react-query';
import type { Outputs } from '#generated/legacy/io.ts';
import { searchSubAcct } from '#generated/legacy/operations/searchSubAcct.ts';
import { queryClient } from '../../api/queryClient.ts';
import type { ProductCode } from '../../products/product.ts';
import { openedProduct } from '../../session/asked.ts';
import type { Session } from '../../session/session.ts';

export type SubAccount = Outputs['searchSubAcct'][number];

/** Page size of the search for sub-accounts. 2 §9 */
const SUB_ACCOUNT_PAGE = 10;

type LoadPage = (pageNo: number) => Promise<readonly SubAccount[]>;

/** Loads all sub-accounts. The response gives no total, so a page that is not full is the last (2 §7). */
export async function allSubAccounts(load: LoadPage): Promise<SubAccount[]> {
  const all: SubAccount[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const page = await load(pageNo);
    all.push(...page);
    if (page.length < SUB_ACCOUNT_PAGE) return all;
  }
}

export const subAccountsQuery = (productCode: ProductCode) => {
  const input = { productCode, pageSize: SUB_ACCOUNT_PAGE };
  return queryOptions({
    // prefetchPicker has requested it before the picker renders: a failure is shown already.
    retryOnMount: false,
    queryKey: ['legacy', 'searchSubAcct', input],
    queryFn: ({ signal }) => allSubAccounts((pageNo) => searchSubAcct({ ...input, pageNo }, { signal })),
  });
};

/** Returns whether the picker of accounts exists: for a parent account and a product that is not BL-flagged. 1 §6, 2 §5 */
export const hasPicker = ({ product, isParent }: Pick<Session, 'product' | 'isParent'>): boolean =>
  isParent && product?.flags.bl === false;

/** Requests the filter options of a list together with its rows. */
export function prefetchPicker(session: Session): void {
  const product = openedProduct(session);
  if (product && hasPicker(session)) void queryClient.prefetchQuery(subAccountsQuery(product.code));
}

/** 请选择 is offered only to a parent account, and only when asked for. 2 §5 */
export const offersEmpty = (isParent: boolean, showEmptyOption = false): boolean =>
  isParent && showEmptyOption;
