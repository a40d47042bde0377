import type { Inputs } from '#generated/gateway/io.ts';
import type { FailurePlace } from './failurePlace.ts';
import { fallsBack, noticeFetch, renewFlow } from './silences.ts';

/**
 * Where each failure of the gateway service shows: `notice` by its policy, `inline` instead of the result (failurePlace.ts).
 * A new operation does not compile without an entry.
 */
export const gatewayPlaces = {
  contractUpSign: 'notice',
  signContractsForCreditCompliance: 'notice',
  upContractPreview: 'notice',
  verifyAuthAndSaveUpContract: 'notice',
  userDataV2: 'notice',
  queryPopUpsInfo: 'notice',
  isAdmin: 'notice',
  renewAccessFlowRoute: renewFlow,
  getJcMainData: 'notice',
  getUserNickName: 'notice',
  orderQuickBill: 'notice',
  queryQuickBillData: 'inline',
  searchSubAcct: 'notice',
  drawCouponsStdjc: 'inline',
  queryUserAccessQualification: 'notice',
  queryDetailInfo: 'notice',
  affirm: 'notice',
  queryAfficheList: 'notice',
  queryLedgerRepayment: 'notice',
  getCompanyDecennial: 'notice',
  queryCouponInfo: fallsBack,
  queryUserIncrLimitQual: fallsBack,
  queryUserActivityTaskPage: 'notice',
  computeActionCodeVersion: fallsBack,
  signGuidanceRead: 'notice',
  vasWithdrawalCheck: 'notice',
  queryRecAdList: 'inline',
  querySceneSourceInfo: noticeFetch,
  versionCompute: 'notice',
} as const satisfies Record<keyof Inputs, FailurePlace>;
