import type { HandlerTable } from '../handler.ts';
import { applyIncrease } from './applyIncrease.ts';
import { changeClearType } from './changeClearType.ts';
import { getUserInfo } from './getUserInfo.ts';
import { prepareRepay } from './prepareRepay.ts';
import { queryBillDetail } from './queryBillDetail.ts';
import { queryBillOrders } from './queryBillOrders.ts';
import { queryBillPage } from './queryBillPage.ts';
import { queryClearTypeAccountPage } from './queryClearTypeAccountPage.ts';
import { queryClearTypes } from './queryClearTypes.ts';
import { queryCouponPage } from './queryCouponPage.ts';
import { queryDiscountRules } from './queryDiscountRules.ts';
import { queryDueCalendar } from './queryDueCalendar.ts';
import { queryFreezeDetail } from './queryFreezeDetail.ts';
import { queryFundAccount } from './queryFundAccount.ts';
import { queryFundMovements } from './queryFundMovements.ts';
import { queryIncreaseMaterials } from './queryIncreaseMaterials.ts';
import { queryIncreaseRecords } from './queryIncreaseRecords.ts';
import { queryInstalmentResult } from './queryInstalmentResult.ts';
import { queryMonthlyStatement } from './queryMonthlyStatement.ts';
import { queryMonthlyTotals } from './queryMonthlyTotals.ts';
import { queryNeedSignContractList } from './queryNeedSignContractList.ts';
import { queryOrderDetail } from './queryOrderDetail.ts';
import { queryOrderPage } from './queryOrderPage.ts';
import { queryPaymentRecordPage } from './queryPaymentRecordPage.ts';
import { queryQuotaDetail } from './queryQuotaDetail.ts';
import { queryQuotaMovementPage } from './queryQuotaMovementPage.ts';
import { queryRefundDetail } from './queryRefundDetail.ts';
import { queryRefundPage } from './queryRefundPage.ts';
import { queryRepayReceipt } from './queryRepayReceipt.ts';
import { queryRepayRecordPage } from './queryRepayRecordPage.ts';
import { queryRepayResult } from './queryRepayResult.ts';
import { queryRepaySetting } from './queryRepaySetting.ts';
import { queryRepaymentPlan } from './queryRepaymentPlan.ts';
import { queryServiceContracts } from './queryServiceContracts.ts';
import { queryTransferDetails } from './queryTransferDetails.ts';
import { queryUnbilledPage } from './queryUnbilledPage.ts';
import { saveRepaySetting } from './saveRepaySetting.ts';
import { sendSmsCode } from './sendSmsCode.ts';
import { submitInstalment } from './submitInstalment.ts';
import { submitRepay } from './submitRepay.ts';
import { trialInstalment } from './trialInstalment.ts';
import { trialRepay } from './trialRepay.ts';
import { uploadIncreaseFile } from './uploadIncreaseFile.ts';
import { verifySmsCode } from './verifySmsCode.ts';

/** The operations of the provisional service that the world answers; what is missing here is answered from the contract. */
export const handlers = {
  applyIncrease,
  changeClearType,
  getUserInfo,
  prepareRepay,
  queryBillDetail,
  queryBillOrders,
  queryBillPage,
  queryClearTypeAccountPage,
  queryClearTypes,
  queryCouponPage,
  queryDiscountRules,
  queryDueCalendar,
  queryFreezeDetail,
  queryFundAccount,
  queryFundMovements,
  queryIncreaseMaterials,
  queryIncreaseRecords,
  queryInstalmentResult,
  queryMonthlyStatement,
  queryMonthlyTotals,
  queryNeedSignContractList,
  queryOrderDetail,
  queryOrderPage,
  queryPaymentRecordPage,
  queryQuotaDetail,
  queryQuotaMovementPage,
  queryRefundDetail,
  queryRefundPage,
  queryRepayReceipt,
  queryRepayRecordPage,
  queryRepayResult,
  queryRepaySetting,
  queryRepaymentPlan,
  queryServiceContracts,
  queryTransferDetails,
  queryUnbilledPage,
  saveRepaySetting,
  sendSmsCode,
  submitInstalment,
  submitRepay,
  trialInstalment,
  trialRepay,
  uploadIncreaseFile,
  verifySmsCode,
} satisfies HandlerTable<'provisional'>;
