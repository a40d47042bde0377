import { FlowType } from '#generated/shared/enums/FlowType.ts';

/** Returns whether the tag 实名已失效 shows: only for the user type `company` with an invalid real name. 1 §5 */
export const showsRealNameTag = (userType: 'company' | 'personal', flowType: string | undefined): boolean =>
  userType === 'company' && flowType === FlowType.RealNameInvalid;
