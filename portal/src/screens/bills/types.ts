import type { Inputs, Outputs } from '#generated/provisional/io.ts';

export type BillInput = Omit<Inputs['queryBillPage'], 'pageNo' | 'pageSize'>;
export type BillPage = Outputs['queryBillPage'];
/** One period of a bill; a bill that is not split has one. */
export type BillRow = BillPage['list'][number];
export type BillSums = BillPage['sums'];
export type TabCounts = BillPage['tabCounts'];
export type Upcoming = BillPage['upcoming'][number];
export type BillDetail = Outputs['queryBillDetail'];
export type BillOrder = Outputs['queryBillOrders']['list'][number];
export type UnbilledInput = Omit<Inputs['queryUnbilledPage'], 'pageNo' | 'pageSize'>;
export type UnbilledLoan = Outputs['queryUnbilledPage']['list'][number];
