import type { ReactNode } from 'react';
import { TwoLines } from '../../ui/table/TwoLines.tsx';
import { nameOf, type NamedAccount } from './accountName.ts';

interface AccountNameProps {
  readonly account: NamedAccount;
  /** Beside the name. */
  readonly children?: ReactNode;
}

/** A purchasing account in a list: its display name, and its login below. */
export function AccountName({ account, children }: AccountNameProps) {
  return (
    <TwoLines below={account.nickname === undefined ? undefined : account.jdpin}>
      {nameOf(account)} {children}
    </TwoLines>
  );
}
