/** Reads amounts, bills and repayments of a test's session from the provider over HTTP. */
import type { Page } from '@playwright/test';

interface Bill {
  readonly billNo: string;
  readonly period: number;
  readonly owed: number;
  readonly repaid: number;
  readonly discounted: number;
  readonly billStatus: string;
}

interface Repayment {
  readonly repayNo: string;
  readonly amount: number;
  readonly payAmount: number;
  readonly status: string;
  readonly billNos: readonly string[];
}

export interface Books {
  /** Returns the amount due on home, in yuan. */
  home(): Promise<number>;
  /** Returns the amount due in the bill list, in yuan. */
  due(): Promise<number>;
  bill(billNo: string): Promise<Bill>;
  repayments(billNo: string): Promise<readonly Repayment[]>;
}

const page10 = { pageNo: 1, pageSize: 10 };

export function booksOf(page: Page, productCode: string): Books {
  const ask = async <Answer>(path: string, input: object): Promise<Answer> => {
    const data = { productCode, ...input };
    const answer = await page.request.post(`/provisional${path}`, { data });
    const body: { resultCode: string; resultData: Answer } = await answer.json();
    if (body.resultCode !== '0000000') throw new Error(`${path} answered ${JSON.stringify(body)}`);
    return body.resultData;
  };
  return {
    home: async () => {
      const reqData = JSON.stringify({ productCode });
      const params = { reqData, eid: 'A7QXK2' };
      const answer = await page.request.get('/gateway/api/v1/home/userDataV2', { params });
      const body: {
        resultData: { data: { repayAmtVo: { acctSumAmount: number } } };
      } = await answer.json();
      return body.resultData.data.repayAmtVo.acctSumAmount;
    },
    due: async () => {
      const input = { tab: 'waitRepay', ...page10 };
      return (await ask<{ sums: { owed: number } }>('/bills/queryBillPage', input)).sums.owed;
    },
    bill: (billNo) => ask('/bills/queryBillDetail', { billNo }),
    repayments: async (billNo) => {
      const found = await ask<{ list: Repayment[] }>('/repay/queryRepayRecordPage', { billNo, ...page10 });
      return found.list;
    },
  };
}

/** Converts yuan to whole cents, for sums. */
export const cents = (yuan: number): number => Math.round(yuan * 100);
