import { AccountType } from '#generated/shared/enums/AccountType.ts';
import { FlowType } from '#generated/shared/enums/FlowType.ts';

export const isParent = (acctType: string | undefined): boolean => acctType === AccountType.Parent;

/** Only for the company user type with invalid real-name flow. 1 §5 */
export const showsRealNameTag = (userType: 'company' | 'personal', flowType: string | undefined): boolean =>
  userType === 'company' && flowType === FlowType.RealNameInvalid;
