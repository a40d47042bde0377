import type { HandlerTable } from '../handler.ts';
import { affirm } from './affirm.ts';
import { computeActionCodeVersion } from './computeActionCodeVersion.ts';
import { contractUpSign } from './contractUpSign.ts';
import { drawCouponsStdjc } from './drawCouponsStdjc.ts';
import { getCompanyDecennial } from './getCompanyDecennial.ts';
import { getJcMainData } from './getJcMainData.ts';
import { getUserNickName } from './getUserNickName.ts';
import { isAdmin } from './isAdmin.ts';
import { orderQuickBill } from './orderQuickBill.ts';
import { queryAfficheList } from './queryAfficheList.ts';
import { queryCouponInfo } from './queryCouponInfo.ts';
import { queryDetailInfo } from './queryDetailInfo.ts';
import { queryLedgerRepayment } from './queryLedgerRepayment.ts';
import { queryPopUpsInfo } from './queryPopUpsInfo.ts';
import { queryQuickBillData } from './queryQuickBillData.ts';
import { queryRecAdList } from './queryRecAdList.ts';
import { querySceneSourceInfo } from './querySceneSourceInfo.ts';
import { queryUserAccessQualification } from './queryUserAccessQualification.ts';
import { queryUserActivityTaskPage } from './queryUserActivityTaskPage.ts';
import { queryUserIncrLimitQual } from './queryUserIncrLimitQual.ts';
import { renewAccessFlowRoute } from './renewAccessFlowRoute.ts';
import { searchSubAcct } from './searchSubAcct.ts';
import { signContractsForCreditCompliance } from './signContractsForCreditCompliance.ts';
import { signGuidanceRead } from './signGuidanceRead.ts';
import { upContractPreview } from './upContractPreview.ts';
import { userDataV2 } from './userDataV2.ts';
import { vasWithdrawalCheck } from './vasWithdrawalCheck.ts';
import { verifyAuthAndSaveUpContract } from './verifyAuthAndSaveUpContract.ts';
import { versionCompute } from './versionCompute.ts';

/** The operations of the gateway service that the world answers; what is missing here is answered from the contract. */
export const handlers = {
  affirm,
  computeActionCodeVersion,
  contractUpSign,
  drawCouponsStdjc,
  getCompanyDecennial,
  getJcMainData,
  getUserNickName,
  isAdmin,
  orderQuickBill,
  queryAfficheList,
  queryCouponInfo,
  queryDetailInfo,
  queryLedgerRepayment,
  queryPopUpsInfo,
  queryQuickBillData,
  queryRecAdList,
  querySceneSourceInfo,
  queryUserAccessQualification,
  queryUserActivityTaskPage,
  queryUserIncrLimitQual,
  renewAccessFlowRoute,
  searchSubAcct,
  signContractsForCreditCompliance,
  signGuidanceRead,
  upContractPreview,
  userDataV2,
  vasWithdrawalCheck,
  verifyAuthAndSaveUpContract,
  versionCompute,
} satisfies HandlerTable<'gateway'>;
