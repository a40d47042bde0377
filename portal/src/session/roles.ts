import { AccountStatus } from '#generated/shared/enums/AccountStatus.ts';
import { AccountType } from '#generated/shared/enums/AccountType.ts';

// 1 §4: account type 1901 is a parent, 1902 a child; account status 1602 is frozen.
export const isParent = (acctType: string | undefined): boolean => acctType === AccountType.Parent;
export const isChild = (acctType: string | undefined): boolean => acctType === AccountType.Child;
export const isFrozen = (status: string | undefined): boolean => status === AccountStatus.Frozen;
