import { AccountStatus } from '#generated/shared/enums/AccountStatus.ts';
import { AccountType } from '#generated/shared/enums/AccountType.ts';

/** 1 §4: 1901 is the parent account, 1902 the child, 1602 a frozen one. */
export const isParent = (acctType: string | undefined): boolean => acctType === AccountType.Parent;
export const isChild = (acctType: string | undefined): boolean => acctType === AccountType.Child;
export const isFrozen = (status: string | undefined): boolean => status === AccountStatus.Frozen;
