import type { FlowType } from '#generated/shared/enums/FlowType.ts';

/** Returns the provider's flow type; if renewAccessFlowRoute failed, empty for an opened user, else NORMAL. 1 §4 */
export const flowTypeOf = (
  answer: { readonly flowType: FlowType } | undefined,
  opened: boolean,
): FlowType | '' => answer?.flowType ?? (opened ? '' : 'NORMAL');
