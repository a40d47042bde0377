import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { BillTab } from '#generated/shared/enums/BillTab.ts';
import { FundAccountType } from '#generated/shared/enums/FundAccountType.ts';
import { oncePerLoad } from '../../api/oncePerLoad.ts';
import { gateway, legacy, provisional } from '../../api/clients.ts';
import type { ProductCode } from '../../products/product.ts';
import type { PageRequest } from '../../ui/table/pagination.ts';
import { asksCompliance } from './rules/pendingContracts.ts';
import { transferOut, type AccountFacts } from './rules/accounts.ts';
import { taskQuery } from '../../domain/tasks/tasks.ts';

/** Scene codes of the ad service: the ads by 2 §9, the notices by us (the specification names none). */
const HOME_AD_SCENE = 'QYJC-PC-HOME-AD-SWIPER';
const HOME_NOTICE_SCENE = 'QYJC-PC-HOME-NOTICE';

/** Failures of these calls say nothing: the card falls back to off or empty. 2 §8 */
const silent = { silent: true } as const;

/**
 * The loader, or the page's first effect (prefetch.ts), has asked already: a card that mounts after a failure shows it
 * and does not ask again by itself.
 */
const started = { retryOnMount: false } as const;

export const savingsQuery = (productCode: ProductCode) =>
  queryOptions({
    ...started,
    queryKey: ['gateway', 'getCompanyDecennial', { productCode }],
    queryFn: ({ signal }) => gateway.getCompanyDecennial({ productCode }, { ...silent, signal }),
  });

export const quickBillQuery = (productCode: ProductCode) =>
  queryOptions({
    ...started,
    queryKey: ['gateway', 'queryQuickBillData', { productCode }],
    queryFn: ({ signal }) => gateway.queryQuickBillData({ productCode }, { signal }),
  });

export const monthsQuery = (productCode: ProductCode) =>
  queryOptions({
    ...started,
    queryKey: ['provisional', 'queryMonthlyTotals', { productCode }],
    queryFn: ({ signal }) => provisional.queryMonthlyTotals({ productCode }, { signal }),
  });

export const duesQuery = (productCode: ProductCode) =>
  queryOptions({
    ...started,
    queryKey: ['provisional', 'queryDueCalendar', { productCode }],
    queryFn: ({ signal }) => provisional.queryDueCalendar({ productCode }, { signal }),
  });

export const accountsQuery = (productCode: ProductCode) => {
  const input = { accountType: '', productCode } as const;
  return queryOptions({
    queryKey: ['gateway', 'queryDetailInfo', input],
    queryFn: ({ signal }) => gateway.queryDetailInfo(input, { signal }),
  });
};

/** Asked only where the account's own figures leave transfer-out open. */
export const withdrawalQuery = (
  productCode: ProductCode,
  account: AccountFacts & { readonly accountNo: string },
) => {
  const input = { productCode, accountNo: account.accountNo };
  return queryOptions({
    queryKey: ['gateway', 'vasWithdrawalCheck', input],
    queryFn: ({ signal }) => gateway.vasWithdrawalCheck(input, { ...silent, signal }),
    enabled: account.accountType === FundAccountType.Overflow && transferOut(account) === 'open',
  });
};

export const tasksQuery = (productCode: ProductCode) => {
  const input = { ...taskQuery, productCode };
  return queryOptions({
    ...started,
    queryKey: ['gateway', 'queryUserActivityTaskPage', input],
    queryFn: ({ signal }) => gateway.queryUserActivityTaskPage(input, { signal }),
  });
};

const sceneQuery = (sceneCode: string, productCode: ProductCode) =>
  queryOptions({
    ...started,
    queryKey: ['gateway', 'querySceneSourceInfo', { sceneCode, productCode }],
    queryFn: ({ signal }) => gateway.querySceneSourceInfo({ sceneCode, productCode }, { ...silent, signal }),
  });

export const adsQuery = (productCode: ProductCode) => sceneQuery(HOME_AD_SCENE, productCode);

/** Once per load of the application, however long the user stays away from home. 1 §4 */
export const noticesQuery = (productCode: ProductCode) => ({
  ...sceneQuery(HOME_NOTICE_SCENE, productCode),
  ...oncePerLoad,
});

export const popUpsQuery = (productCode: ProductCode, type: 'FIRST_TIME_LOGIN_WELCOME' | 'MARKET_COUPON') =>
  queryOptions({
    ...started,
    queryKey: ['gateway', 'queryPopUpsInfo', { productCode, type }],
    queryFn: ({ signal }) => gateway.queryPopUpsInfo({ productCode, type }, { ...silent, signal }),
  });

export const contractsQuery = (productCode: ProductCode) =>
  queryOptions({
    ...started,
    queryKey: ['legacy', 'contractUpgradeCheck', { productCode }],
    queryFn: ({ signal }) => legacy.contractUpgradeCheck({ productCode }, { ...silent, signal }),
  });

/** Asked for the two products that it concerns, and no other. 1 §7 */
export const complianceQuery = (productCode: ProductCode) =>
  queryOptions({
    ...started,
    queryKey: ['legacy', 'creditContractSignCheck', { productCode }],
    queryFn: ({ signal }) => legacy.creditContractSignCheck({ productCode }, { ...silent, signal }),
    enabled: asksCompliance(productCode),
  });

export const upgradeNoticeQuery = (productCode: ProductCode) =>
  queryOptions({
    ...started,
    queryKey: ['gateway', 'queryAfficheList', { productCode }],
    queryFn: ({ signal }) => gateway.queryAfficheList({ productCode }, { ...silent, signal }),
  });

export const FIRST_PAGE: PageRequest = { pageNo: 1, size: 10 };

/** What is due, for the homes of products without a bill list. */
export const dueBillsQuery = (productCode: ProductCode, { pageNo, size }: PageRequest) => {
  const input = { productCode, tab: BillTab.WaitRepay, pageNo, pageSize: size } as const;
  return queryOptions({
    ...started,
    queryKey: ['provisional', 'queryBillPage', input],
    queryFn: ({ signal }) => provisional.queryBillPage(input, { ...silent, signal }),
    placeholderData: keepPreviousData,
  });
};

/** The newest first. */
export const ordersQuery = (productCode: ProductCode) => {
  const input = { productCode, pageNo: 1, pageSize: 10 } as const;
  return queryOptions({
    ...started,
    queryKey: ['provisional', 'queryOrderPage', input],
    queryFn: ({ signal }) => provisional.queryOrderPage(input, { ...silent, signal }),
  });
};

export const serviceContractsQuery = (productCode: ProductCode) =>
  queryOptions({
    ...started,
    queryKey: ['provisional', 'queryServiceContracts', { productCode }],
    queryFn: ({ signal }) => provisional.queryServiceContracts({ productCode }, { ...silent, signal }),
  });
