import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryBillDetail } from '#generated/provisional/operations/queryBillDetail.ts';
import { queryBillOrders } from '#generated/provisional/operations/queryBillOrders.ts';
import { queryBillPage } from '#generated/provisional/operations/queryBillPage.ts';
import { queryRepaymentPlan } from '#generated/provisional/operations/queryRepaymentPlan.ts';
import { queryUnbilledPage } from '#generated/provisional/operations/queryUnbilledPage.ts';
import { BillTab } from '#generated/shared/enums/BillTab.ts';
import type { ProductCode } from '#generated/shared/enums/ProductCode.ts';
import { serverNow } from '../../api/serverClock.ts';
import type { BillRow } from '../../domain/bills/billRef.ts';
import { everyPage } from '../../ui/export/loadAllPages.ts';
import type { PageRequest } from '../../ui/table/pagination.ts';
import { billingPoll } from './rules.ts';
import type { BillInput, UnbilledLoan, UnbilledInput } from './types.ts';

/** For queries that the loader has started: a card that mounts after a failure shows it and does not repeat the request. */
const startedByLoader = { retryOnMount: false } as const;

const paged = ({ pageNo, size }: PageRequest) => ({ pageNo, pageSize: size });

/** A page of the list with its tab, which the response does not contain. */
export const billPageQuery = (question: BillInput, page: PageRequest) => {
  const input = { ...question, ...paged(page) };
  return queryOptions({
    ...startedByLoader,
    queryKey: ['provisional', 'queryBillPage', input],
    queryFn: async ({ signal }) => ({
      ...(await queryBillPage(input, { silent: true, signal })),
      tab: input.tab,
    }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.billing ? billingPoll(state.data.billingReadyAt, serverNow()) : false,
  });
};

/** Sums of the card above the list: those of the tab's own bills, but on the tab of all bills those of the due ones. */
export function sumsQuery(question: BillInput, page: PageRequest) {
  if (question.tab !== BillTab.AllBill) return billPageQuery(question, page);
  const { sort: _order, ...rest } = question;
  return billPageQuery({ ...rest, tab: BillTab.WaitRepay }, { pageNo: 1, size: 10 });
}

export const billDetailQuery = (productCode: ProductCode, billNo: string) => {
  const input = { productCode, billNo };
  return queryOptions({
    ...startedByLoader,
    queryKey: ['provisional', 'queryBillDetail', input],
    queryFn: ({ signal }) => queryBillDetail(input, { signal }),
  });
};

/** Plan and orders are silent: their cards show failures with a retry button. A failed detail also opens a notice. */
export const planQuery = (productCode: ProductCode, billNo: string) => {
  const input = { productCode, billNo };
  return queryOptions({
    ...startedByLoader,
    queryKey: ['provisional', 'queryRepaymentPlan', input],
    queryFn: ({ signal }) => queryRepaymentPlan(input, { silent: true, signal }),
  });
};

export const billOrdersQuery = (productCode: ProductCode, billNo: string, page: PageRequest) => {
  const input = { productCode, billNo, ...paged(page) };
  return queryOptions({
    queryKey: ['provisional', 'queryBillOrders', input],
    queryFn: ({ signal }) => queryBillOrders(input, { silent: true, signal }),
    placeholderData: keepPreviousData,
  });
};

export const unbilledPageQuery = (question: UnbilledInput, page: PageRequest) => {
  const input = { ...question, ...paged(page) };
  return queryOptions({
    queryKey: ['provisional', 'queryUnbilledPage', input],
    queryFn: ({ signal }) => queryUnbilledPage(input, { signal }),
    placeholderData: keepPreviousData,
  });
};

/** Loads all bills that match a request, for an export. */
export const allBills = (question: BillInput) =>
  everyPage<BillRow>((page, call) => queryBillPage({ ...question, ...page }, call));

/** Loads all unbilled loans that match a request, for an export. */
export const allUnbilled = (question: UnbilledInput) =>
  everyPage<UnbilledLoan>((page, call) => queryUnbilledPage({ ...question, ...page }, call));
