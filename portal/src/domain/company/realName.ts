import { FlowType } from '#generated/shared/enums/FlowType.ts';

/** Only for the company user type with invalid real-name flow. 1 §5 */
export const showsRealNameTag = (userType: 'company' | 'personal', flowType: string | undefined): boolean =>
  userType === 'company' && flowType === FlowType.RealNameInvalid;
