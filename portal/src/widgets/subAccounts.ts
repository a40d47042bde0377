import { queryOptions } from '@tanstack/react-query';
import type { Outputs } from '#generated/legacy/io.ts';
import { legacy } from '../api/clients.ts';
import type { ProductCode } from '../products/product.ts';

export type SubAccount = Outputs['searchSubAcct'][number];

/** 2 §9 */
export const SUB_ACCOUNT_PAGE = 10;

type LoadPage = (pageNo: number) => Promise<readonly SubAccount[]>;

/** All of them: the answer gives no total, so a page that is not full is the last (2 §7). */
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
    queryKey: ['legacy', 'searchSubAcct', input],
    queryFn: ({ signal }) =>
      allSubAccounts((pageNo) => legacy.call('searchSubAcct', { ...input, pageNo }, { signal })),
  });
};

/** 请选择 is offered only with a parent account, and only when asked for. 2 §5 */
export const offersEmpty = (hasParent: boolean, showEmptyOption = false): boolean =>
  hasParent && showEmptyOption;
