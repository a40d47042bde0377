import type { HandlerTable } from '../handler.ts';
import { getUserInfo } from './getUserInfo.ts';
import { queryDueCalendar } from './queryDueCalendar.ts';
import { queryMonthlyTotals } from './queryMonthlyTotals.ts';
import { queryNeedSignContractList } from './queryNeedSignContractList.ts';

/** Every operation of the provisional service: an operation of the contract that is missing here does not compile. */
export const handlers = {
  applyIncrease: 'fallback',
  changeClearType: 'fallback',
  getUserInfo,
  prepareRepay: 'fallback',
  queryBillDetail: 'fallback',
  queryBillOrders: 'fallback',
  queryBillPage: 'fallback',
  queryClearTypes: 'fallback',
  queryCouponPage: 'fallback',
  queryDiscountRules: 'fallback',
  queryDueCalendar,
  queryFreezeDetail: 'fallback',
  queryFundAccount: 'fallback',
  queryFundMovements: 'fallback',
  queryIncreaseMaterials: 'fallback',
  queryIncreaseRecords: 'fallback',
  queryInstalmentResult: 'fallback',
  queryMonthlyStatement: 'fallback',
  queryMonthlyTotals,
  queryNeedSignContractList,
  queryOrderDetail: 'fallback',
  queryOrderPage: 'fallback',
  queryPaymentRecordPage: 'fallback',
  queryQuotaDetail: 'fallback',
  queryRefundDetail: 'fallback',
  queryRefundPage: 'fallback',
  queryRepayReceipt: 'fallback',
  queryRepayRecordPage: 'fallback',
  queryRepayResult: 'fallback',
  queryRepaymentPlan: 'fallback',
  queryServiceContracts: 'fallback',
  queryTransferDetails: 'fallback',
  queryUnbilledPage: 'fallback',
  sendSmsCode: 'fallback',
  submitInstalment: 'fallback',
  submitRepay: 'fallback',
  trialInstalment: 'fallback',
  trialRepay: 'fallback',
  uploadIncreaseFile: 'fallback',
  verifySmsCode: 'fallback',
} satisfies HandlerTable<'provisional'>;
