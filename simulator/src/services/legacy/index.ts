import type { HandlerTable } from '../handler.ts';
import { contractUpgradeCheck } from './contractUpgradeCheck.ts';
import { creditContractSignCheck } from './creditContractSignCheck.ts';
import { getJcMainData } from './getJcMainData.ts';
import { getPublicKey } from './getPublicKey.ts';
import { getUserNickName } from './getUserNickName.ts';
import { monthplusTrial } from './monthplusTrial.ts';
import { queryOpenProductsAndUnPayStatus } from './queryOpenProductsAndUnPayStatus.ts';
import { querySceneSourceInfo } from './querySceneSourceInfo.ts';
import { renewAccessFlowRoute } from './renewAccessFlowRoute.ts';
import { searchSubAcct } from './searchSubAcct.ts';
import { userDataV2 } from './userDataV2.ts';

/** The operations of the legacy service that the world answers; what is missing here is answered from the contract. */
export const handlers = {
  contractUpgradeCheck,
  creditContractSignCheck,
  getJcMainData,
  getPublicKey,
  getUserNickName,
  monthplusTrial,
  queryOpenProductsAndUnPayStatus,
  querySceneSourceInfo,
  renewAccessFlowRoute,
  searchSubAcct,
  userDataV2,
} satisfies HandlerTable<'legacy'>;
