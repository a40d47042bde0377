import type { FlowType } from '#generated/shared/enums/FlowType.ts';

/** What the flow falls back to when renewAccessFlowRoute fails: nothing if opened, else NORMAL. 1 §4 */
export const flowTypeOf = (
  answer: { readonly flowType: FlowType } | undefined,
  opened: boolean,
): FlowType | '' => answer?.flowType ?? (opened ? '' : 'NORMAL');
