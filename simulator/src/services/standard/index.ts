import type { HandlerTable } from '../handler.ts';
import { checkNeedAuth } from './checkNeedAuth.ts';
import { computeActionCodeVersion } from './computeActionCodeVersion.ts';
import { queryAcpAuthUrl } from './queryAcpAuthUrl.ts';
import { queryAvailChannelCoupons } from './queryAvailChannelCoupons.ts';
import { queryCompanyLevelMedals } from './queryCompanyLevelMedals.ts';
import { queryCompanyLevelProgress } from './queryCompanyLevelProgress.ts';
import { queryCompanyLevelRights } from './queryCompanyLevelRights.ts';
import { queryCouponInfo } from './queryCouponInfo.ts';
import { queryProductOpenInfo } from './queryProductOpenInfo.ts';
import { queryUserAccessQualification } from './queryUserAccessQualification.ts';
import { settleProofSignCheck } from './settleProofSignCheck.ts';
import { versionCompute } from './versionCompute.ts';

/** The operations of the standard service that the world answers; what is missing here is answered from the contract. */
export const handlers = {
  checkNeedAuth,
  computeActionCodeVersion,
  queryAcpAuthUrl,
  queryAvailChannelCoupons,
  queryCompanyLevelMedals,
  queryCompanyLevelProgress,
  queryCompanyLevelRights,
  queryCouponInfo,
  queryProductOpenInfo,
  queryUserAccessQualification,
  settleProofSignCheck,
  versionCompute,
} satisfies HandlerTable<'standard'>;
