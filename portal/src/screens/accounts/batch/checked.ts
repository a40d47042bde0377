import { checkNewAccounts } from '#generated/provisional/operations/checkNewAccounts.ts';
import { NewAccountProblemLabel } from '#generated/shared/labels.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { rowsOf, type BatchRow, type NewAccount } from './rows.ts';

/** Checks the lines without adding anything: first their format, then the valid ones at the provider. */
export async function checkedRows(productCode: ProductCode, text: string): Promise<BatchRow[]> {
  const rows = rowsOf(text);
  const accounts = rows.flatMap(({ account }) => (account ? [account] : []));
  if (accounts.length === 0) return rows;
  const { checks } = await checkNewAccounts({ productCode, accounts });
  // The checks have the order of the accounts.
  const problems = new Map(accounts.map((account, index) => [account, checks[index]?.problem]));
  return rows.map((row) => {
    const problem = row.account && problems.get(row.account);
    return problem === undefined
      ? row
      : { ...row, account: undefined, problem: NewAccountProblemLabel[problem] };
  });
}

/** The accounts of the lines without a problem. */
export const validAccounts = (rows: readonly BatchRow[]): NewAccount[] =>
  rows.flatMap(({ account }) => (account ? [account] : []));
