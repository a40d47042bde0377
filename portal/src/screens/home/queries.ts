import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { FundAccountType } from '#generated/shared/enums.ts';
import { gateway, legacy, provisional, standard } from '../../api/clients.ts';
import { fingerprint } from '../../api/fingerprint.ts';
import { increaseMethodsOf } from '../../products/increaseMethods.ts';
import type { Product, ProductCode } from '../../products/product.ts';
import { transferOut, type AccountFacts } from './rules/accounts.ts';
import { INCREASE_ACTION, INCREASE_SOURCE } from './rules/increase.ts';
import { asksWelcome } from './rules/popup.ts';
import { CREDIT_EXPIRED } from './rules/renewal.ts';
import { hasQuickBill } from './rules/quickBill.ts';
import { taskQuery } from './rules/tasks.ts';

/** Scene codes of the ad service: the ads by 2 §9, the notices by us (the specification names none). */
export const HOME_AD_SCENE = 'QYJC-PC-HOME-AD-SWIPER';
export const HOME_NOTICE_SCENE = 'QYJC-PC-HOME-NOTICE';

/** Failures of these calls say nothing: the card falls back to off or empty. 2 §8 */
const silent = { silent: true } as const;

/** The loader has asked already: a card that mounts after a failure shows it and does not ask again by itself. */
const started = { retryOnMount: false } as const;

export const homeDataQuery = (productCode: ProductCode) =>
  queryOptions({
    ...started,
    queryKey: ['gateway', 'userDataV2', { productCode }],
    queryFn: ({ signal }) => gateway.call('userDataV2', { productCode }, { signal }),
  });

export const repayTipQuery = (productCode: ProductCode) =>
  queryOptions({
    ...started,
    queryKey: ['gateway', 'queryLedgerRepayment', { productCode }],
    queryFn: ({ signal }) => gateway.call('queryLedgerRepayment', { productCode }, { signal }),
  });

export const savingsQuery = (productCode: ProductCode) =>
  queryOptions({
    ...started,
    queryKey: ['gateway', 'getCompanyDecennial', { productCode }],
    queryFn: ({ signal }) => gateway.call('getCompanyDecennial', { productCode }, { ...silent, signal }),
  });

export const quickBillQuery = (productCode: ProductCode) =>
  queryOptions({
    ...started,
    queryKey: ['gateway', 'queryQuickBillData', { productCode }],
    queryFn: ({ signal }) => gateway.call('queryQuickBillData', { productCode }, { signal }),
  });

export const monthsQuery = (productCode: ProductCode) =>
  queryOptions({
    ...started,
    queryKey: ['provisional', 'queryMonthlyTotals', { productCode }],
    queryFn: ({ signal }) => provisional.call('queryMonthlyTotals', { productCode }, { signal }),
  });

export const duesQuery = (productCode: ProductCode) =>
  queryOptions({
    ...started,
    queryKey: ['provisional', 'queryDueCalendar', { productCode }],
    queryFn: ({ signal }) => provisional.call('queryDueCalendar', { productCode }, { signal }),
  });

export const accountsQuery = (productCode: ProductCode) => {
  const input = { accountType: '', productCode } as const;
  return queryOptions({
    queryKey: ['gateway', 'queryDetailInfo', input],
    queryFn: ({ signal }) => gateway.call('queryDetailInfo', input, { signal }),
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
    queryFn: ({ signal }) => gateway.call('vasWithdrawalCheck', input, { ...silent, signal }),
    enabled: account.accountType === FundAccountType.Overflow && transferOut(account) === 'open',
  });
};

export const levelQuery = (productCode: ProductCode) =>
  queryOptions({
    ...started,
    queryKey: ['standard', 'queryCompanyLevelProgress', { productCode }],
    queryFn: ({ signal }) => standard.call('queryCompanyLevelProgress', { productCode }, { signal }),
  });

export const medalsQuery = (productCode: ProductCode) =>
  queryOptions({
    ...started,
    queryKey: ['standard', 'queryCompanyLevelMedals', { productCode }],
    queryFn: ({ signal }) => standard.call('queryCompanyLevelMedals', { productCode }, { ...silent, signal }),
  });

export const couponQuery = (productCode: ProductCode) =>
  queryOptions({
    ...started,
    queryKey: ['gateway', 'queryCouponInfo', { productCode }],
    queryFn: ({ signal }) => gateway.call('queryCouponInfo', { productCode }, { ...silent, signal }),
  });

export const entryQuery = (productCode: ProductCode) => {
  const input = { productCode, actionCode: INCREASE_ACTION };
  return queryOptions({
    ...started,
    queryKey: ['standard', 'computeActionCodeVersion', input],
    queryFn: ({ signal }) => standard.call('computeActionCodeVersion', input, { ...silent, signal }),
  });
};

export const methodsQuery = (productCode: ProductCode) => {
  const input = { productCode, queryTypeList: increaseMethodsOf(productCode), sourceScene: INCREASE_SOURCE };
  return queryOptions({
    ...started,
    queryKey: ['gateway', 'queryUserIncrLimitQual', input],
    queryFn: async ({ signal }) => {
      const { eid } = await fingerprint();
      return gateway.call('queryUserIncrLimitQual', { ...input, fingerprint: eid }, { ...silent, signal });
    },
  });
};

export const renewalQuery = (productCode: ProductCode) => {
  const input = { requiredAccessTypeInfoList: [{ accessType: CREDIT_EXPIRED }] } as const;
  return queryOptions({
    ...started,
    queryKey: ['standard', 'queryUserAccessQualification', { ...input, productCode }],
    queryFn: ({ signal }) =>
      standard.call(
        'queryUserAccessQualification',
        { requiredAccessTypeInfoList: [...input.requiredAccessTypeInfoList] },
        { ...silent, signal },
      ),
  });
};

export const tasksQuery = (productCode: ProductCode) => {
  const input = { ...taskQuery, productCode };
  return queryOptions({
    ...started,
    queryKey: ['gateway', 'queryUserActivityTaskPage', input],
    queryFn: ({ signal }) => gateway.call('queryUserActivityTaskPage', input, { signal }),
  });
};

const sceneQuery = (sceneCode: string, productCode: ProductCode) =>
  queryOptions({
    ...started,
    queryKey: ['gateway', 'querySceneSourceInfo', { sceneCode, productCode }],
    queryFn: ({ signal }) =>
      gateway.call('querySceneSourceInfo', { sceneCode, productCode }, { ...silent, signal }),
  });

export const adsQuery = (productCode: ProductCode) => sceneQuery(HOME_AD_SCENE, productCode);

/** Once per load of the application. 1 §4 */
export const noticesQuery = (productCode: ProductCode) => ({
  ...sceneQuery(HOME_NOTICE_SCENE, productCode),
  staleTime: Number.POSITIVE_INFINITY,
});

export const popUpsQuery = (productCode: ProductCode, type: 'FIRST_TIME_LOGIN_WELCOME' | 'MARKET_COUPON') =>
  queryOptions({
    ...started,
    queryKey: ['gateway', 'queryPopUpsInfo', { productCode, type }],
    queryFn: ({ signal }) => gateway.call('queryPopUpsInfo', { productCode, type }, { ...silent, signal }),
  });

export const contractsQuery = (productCode: ProductCode) =>
  queryOptions({
    ...started,
    queryKey: ['legacy', 'contractUpgradeCheck', { productCode }],
    queryFn: ({ signal }) => legacy.call('contractUpgradeCheck', { productCode }, { ...silent, signal }),
  });

export const upgradeNoticeQuery = (productCode: ProductCode) =>
  queryOptions({
    ...started,
    queryKey: ['gateway', 'queryAfficheList', { productCode }],
    queryFn: ({ signal }) => gateway.call('queryAfficheList', { productCode }, { ...silent, signal }),
  });

/** Whose home it is, as far as the prefetch goes by it. */
interface Viewer {
  readonly product: Product;
  readonly isParent: boolean;
  readonly userTag: string | undefined;
}

/** Starts every call of the home page at once, and waits for none. */
export function prefetchHome(client: QueryClient, { product, isParent, userTag }: Viewer): void {
  const { code, flags } = product;
  void client.prefetchQuery(homeDataQuery(code));
  void client.prefetchQuery(repayTipQuery(code));
  void client.prefetchQuery(duesQuery(code));
  void client.prefetchQuery(monthsQuery(code));
  void client.prefetchQuery(renewalQuery(code));
  void client.prefetchQuery(levelQuery(code));
  void client.prefetchQuery(medalsQuery(code));
  void client.prefetchQuery(savingsQuery(code));
  if (isParent) void client.prefetchQuery(accountsQuery(code));
  if (hasQuickBill(code, userTag)) void client.prefetchQuery(quickBillQuery(code));
  if (isParent && !flags.offline && (flags.smb || flags.mall)) void client.prefetchQuery(entryQuery(code));
  if (isParent && flags.mall) void client.prefetchQuery(methodsQuery(code));
  void client.prefetchQuery(couponQuery(code));
  if (flags.mall) void client.prefetchQuery(tasksQuery(code));
  void client.prefetchQuery(noticesQuery(code));
  void client.prefetchQuery(adsQuery(code));
  void client.prefetchQuery(contractsQuery(code));
  if (asksWelcome(flags)) void client.prefetchQuery(popUpsQuery(code, 'FIRST_TIME_LOGIN_WELCOME'));
}
