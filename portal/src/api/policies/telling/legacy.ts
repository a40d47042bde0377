import type { Inputs } from '#generated/legacy/io.ts';
import { noticeFetch, renewFlow } from './silences.ts';
import type { Telling } from './telling.ts';

/** Where each failure of the legacy service is told. A new operation does not compile until someone decides. */
export const legacyTellings = {
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
} as const satisfies Record<keyof Inputs, Telling>;
