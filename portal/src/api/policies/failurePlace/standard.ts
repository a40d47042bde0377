import type { Inputs } from '#generated/standard/io.ts';
import type { FailurePlace } from './failurePlace.ts';
import { fallsBack, settleProof } from './silences.ts';

/** Place where each failure of the standard service shows. A new operation does not compile without an entry. */
export const standardPlaces = {
  queryUserAccessQualification: 'notice',
  checkNeedAuth: 'notice',
  queryAcpAuthUrl: 'notice',
  queryCompanyLevelMedals: 'notice',
  queryCompanyLevelProgress: 'notice',
  queryCompanyLevelRights: 'inline',
  queryAvailChannelCoupons: 'inline',
  queryCouponInfo: fallsBack,
  queryProductOpenInfo: 'notice',
  computeActionCodeVersion: fallsBack,
  settleProofSignCheck: settleProof,
  versionCompute: 'notice',
} as const satisfies Record<keyof Inputs, FailurePlace>;
