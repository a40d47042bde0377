import type { FlowType } from '#generated/shared/enums/FlowType.ts';

/** Returns the flow type when renewAccessFlowRoute fails: empty if opened, else NORMAL. 1 §4 */
export const flowTypeOf = (
  answer: { readonly flowType: FlowType } | undefined,
  opened: boolean,
): FlowType | '' => answer?.flowType ?? (opened ? '' : 'NORMAL');
