import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Outputs } from '#generated/gateway/io.ts';
import { getCompanyDecennial } from '#generated/gateway/operations/getCompanyDecennial.ts';
import { queryAfficheList } from '#generated/gateway/operations/queryAfficheList.ts';
import { queryDetailInfo } from '#generated/gateway/operations/queryDetailInfo.ts';
import { queryPopUpsInfo } from '#generated/gateway/operations/queryPopUpsInfo.ts';
import { queryQuickBillData } from '#generated/gateway/operations/queryQuickBillData.ts';
import { querySceneSourceInfo } from '#generated/gateway/operations/querySceneSourceInfo.ts';
import { queryUserActivityTaskPage } from '#generated/gateway/operations/queryUserActivityTaskPage.ts';
import { contractUpgradeCheck } from '#generated/legacy/operations/contractUpgradeCheck.ts';
import { creditContractSignCheck } from '#generated/legacy/operations/creditContractSignCheck.ts';
import { queryBillPage } from '#generated/provisional/operations/queryBillPage.ts';
import { queryDueCalendar } from '#generated/provisional/operations/queryDueCalendar.ts';
import { queryMonthlyTotals } from '#generated/provisional/operations/queryMonthlyTotals.ts';
import { queryOrderPage } from '#generated/provisional/operations/queryOrderPage.ts';
import { queryServiceContracts } from '#generated/provisional/operations/queryServiceContracts.ts';
import { BillTab } from '#generated/shared/enums/BillTab.ts';
import { oncePerLoad } from '../../api/oncePerLoad.ts';
import { taskQuery } from '../../domain/tasks/tasks.ts';
import type { ProductCode } from '../../products/product.ts';
import type { PageRequest } from '../../ui/table/pagination.ts';
import { asksCompliance } from './rules/pendingContracts.ts';

export type FundAccount = Outputs['queryDetailInfo'][number];

/** Scene codes of the ad service. The one of the ads is from 2 §9; the specification names none for notices. */
const HOME_AD_SCENE = 'QYJC-PC-HOME-AD-SWIPER';
const HOME_NOTICE_SCENE = 'QYJC-PC-HOME-NOTICE';

/** Failures of these calls show no notice: the card is hidden or empty. 2 §8 */
const silent = { silent: true } as const;

/**
 * For queries that prefetch.ts starts, in the loader or in the page's first effect, and for those of later pop-ups. A
 * card that mounts after a failure shows it and does not repeat the request.
 */
const prefetched = { retryOnMount: false } as const;

export const savingsQuery = (productCode: ProductCode) =>
  queryOptions({
    ...prefetched,
    queryKey: ['gateway', 'getCompanyDecennial', { productCode }],
    queryFn: ({ signal }) => getCompanyDecennial({ productCode }, { ...silent, signal }),
  });

export const quickBillQuery = (productCode: ProductCode) =>
  queryOptions({
    ...prefetched,
    queryKey: ['gateway', 'queryQuickBillData', { productCode }],
    queryFn: ({ signal }) => queryQuickBillData({ productCode }, { signal }),
  });

export const monthsQuery = (productCode: ProductCode) =>
  queryOptions({
    ...prefetched,
    queryKey: ['provisional', 'queryMonthlyTotals', { productCode }],
    queryFn: ({ signal }) => queryMonthlyTotals({ productCode }, { signal }),
  });

export const duesQuery = (productCode: ProductCode) =>
  queryOptions({
    ...prefetched,
    queryKey: ['provisional', 'queryDueCalendar', { productCode }],
    queryFn: ({ signal }) => queryDueCalendar({ productCode }, { signal }),
  });

export const accountsQuery = (productCode: ProductCode) => {
  const input = { accountType: '', productCode } as const;
  return queryOptions({
    queryKey: ['gateway', 'queryDetailInfo', input],
    queryFn: ({ signal }) => queryDetailInfo(input, { signal }),
  });
};

export const tasksQuery = (productCode: ProductCode) => {
  const input = { ...taskQuery, productCode };
  return queryOptions({
    ...prefetched,
    queryKey: ['gateway', 'queryUserActivityTaskPage', input],
    queryFn: ({ signal }) => queryUserActivityTaskPage(input, { signal }),
  });
};

const sceneQuery = (sceneCode: string, productCode: ProductCode) =>
  queryOptions({
    ...prefetched,
    queryKey: ['gateway', 'querySceneSourceInfo', { sceneCode, productCode }],
    queryFn: ({ signal }) => querySceneSourceInfo({ sceneCode, productCode }, { ...silent, signal }),
  });

export const adsQuery = (productCode: ProductCode) => sceneQuery(HOME_AD_SCENE, productCode);

/** The notices. They are requested once per load of the application, even after a long time on other pages. 1 §4 */
export const noticesQuery = (productCode: ProductCode) => ({
  ...sceneQuery(HOME_NOTICE_SCENE, productCode),
  ...oncePerLoad,
});

export const popUpsQuery = (productCode: ProductCode, type: 'FIRST_TIME_LOGIN_WELCOME' | 'MARKET_COUPON') =>
  queryOptions({
    ...prefetched,
    queryKey: ['gateway', 'queryPopUpsInfo', { productCode, type }],
    queryFn: ({ signal }) => queryPopUpsInfo({ productCode, type }, { ...silent, signal }),
  });

export const contractsQuery = (productCode: ProductCode) =>
  queryOptions({
    ...prefetched,
    queryKey: ['legacy', 'contractUpgradeCheck', { productCode }],
    queryFn: ({ signal }) => contractUpgradeCheck({ productCode }, { ...silent, signal }),
  });

/** Requested only for the two products that it concerns. 1 §7 */
export const complianceQuery = (productCode: ProductCode) =>
  queryOptions({
    ...prefetched,
    queryKey: ['legacy', 'creditContractSignCheck', { productCode }],
    queryFn: ({ signal }) => creditContractSignCheck({ productCode }, { ...silent, signal }),
    enabled: asksCompliance(productCode),
  });

export const upgradeNoticeQuery = (productCode: ProductCode) =>
  queryOptions({
    ...prefetched,
    queryKey: ['gateway', 'queryAfficheList', { productCode }],
    queryFn: ({ signal }) => queryAfficheList({ productCode }, { ...silent, signal }),
  });

export const FIRST_PAGE: PageRequest = { pageNo: 1, size: 10 };

/** Due bills, for the homes of products without a bill list. */
export const dueBillsQuery = (productCode: ProductCode, { pageNo, size }: PageRequest) => {
  const input = { productCode, tab: BillTab.WaitRepay, pageNo, pageSize: size } as const;
  return queryOptions({
    ...prefetched,
    queryKey: ['provisional', 'queryBillPage', input],
    queryFn: ({ signal }) => queryBillPage(input, { ...silent, signal }),
    placeholderData: keepPreviousData,
  });
};

/** The last orders, in the smallest page that the contract has. */
export const ordersQuery = (productCode: ProductCode) => {
  const input = { productCode, pageNo: 1, pageSize: 10 } as const;
  return queryOptions({
    ...prefetched,
    queryKey: ['provisional', 'queryOrderPage', input],
    queryFn: ({ signal }) => queryOrderPage(input, { ...silent, signal }),
  });
};

export const serviceContractsQuery = (productCode: ProductCode) =>
  queryOptions({
    ...prefetched,
    queryKey: ['provisional', 'queryServiceContracts', { productCode }],
    queryFn: ({ signal }) => queryServiceContracts({ productCode }, { ...silent, signal }),
  });
