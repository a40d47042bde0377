import type { Inputs, Outputs } from '#generated/provisional/io.ts';

export type BillInput = Omit<Inputs['queryBillPage'], 'pageNo' | 'pageSize'>;
export type BillPage = Outputs['queryBillPage'];
export type BillSums = BillPage['sums'];
export type TabCounts = BillPage['tabCounts'];
export type Upcoming = BillPage['upcoming'][number];
export type BillDetail = Outputs['queryBillDetail'];
export type BillOrder = Outputs['queryBillOrders']['list'][number];
export type UnbilledInput = Omit<Inputs['queryUnbilledPage'], 'pageNo' | 'pageSize'>;
export type UnbilledLoan = Outputs['queryUnbilledPage']['list'][number];
