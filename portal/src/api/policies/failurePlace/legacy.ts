import type { Inputs } from '#generated/legacy/io.ts';
import type { FailurePlace } from './failurePlace.ts';
import { noticeFetch, renewFlow } from './silences.ts';

/** Place where each failure of the legacy service shows. A new operation does not compile without an entry. */
export const legacyPlaces = {
  contractUpgradeCheck: 'notice',
  creditContractSignCheck: 'notice',
  monthplusTrial: 'notice',
  userDataV2: 'notice',
  queryOpenProductsAndUnPayStatus: 'notice',
  renewAccessFlowRoute: renewFlow,
  getJcMainData: 'notice',
  getPublicKey: 'notice',
  getUserNickName: 'notice',
  searchSubAcct: 'notice',
  querySceneSourceInfo: noticeFetch,
} as const satisfies Record<keyof Inputs, FailurePlace>;
