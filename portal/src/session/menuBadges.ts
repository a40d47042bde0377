import type { Outputs as GatewayOutputs } from '#generated/gateway/io.ts';
import type { Outputs as LegacyOutputs } from '#generated/legacy/io.ts';
import type { Outputs as ProvisionalOutputs } from '#generated/provisional/io.ts';
import { FlowType } from '#generated/shared/enums/FlowType.ts';
import type { Outputs as StandardOutputs } from '#generated/standard/io.ts';
import type { Session } from './session.ts';

/** The responses that decide the menu's badges; a missing one is pending, has failed silently or was not requested. */
export interface BadgeFacts {
  readonly tasks?: GatewayOutputs['queryUserActivityTaskPage'] | undefined;
  readonly monthPlus?: LegacyOutputs['monthplusTrial'] | undefined;
  readonly needSign?: ProvisionalOutputs['queryNeedSignContractList'] | undefined;
  readonly settle?: StandardOutputs['settleProofSignCheck'] | undefined;
}

/** The trial's `redpoint` is the menu's showRedpoint: the dot at the clear types. 1 §3 */
export const showRedpoint = (trial: BadgeFacts['monthPlus']): boolean => trial?.redpoint === true;

/** 待签署: contracts are pending and shown at the service contracts. docs/decisions/0213 */
const toSign = (list: BadgeFacts['needSign']): boolean =>
  (list?.count ?? 0) > 0 && list?.showPosition.includes('serviceContract') === true;

/** 待完善: the flow or the audit information requires it. docs/decisions/0213 */
const toComplete = ({
  flowType,
  auditControlInfo,
}: Pick<Session, 'flowType' | 'auditControlInfo'>): boolean =>
  flowType === FlowType.CompanyInfoChange || auditControlInfo?.needCompleteInfo === true;

/** Returns the badges beside the menu's entries. 1 §2 "Left menu" */
export const menuBadges = (facts: BadgeFacts, session: Pick<Session, 'flowType' | 'auditControlInfo'>) => ({
  activityCount: facts.tasks?.total ?? 0,
  clearTypeTip: showRedpoint(facts.monthPlus),
  toComplete: toComplete(session),
  toSign: toSign(facts.needSign),
  settleTab: facts.settle?.showTab ?? false,
});
