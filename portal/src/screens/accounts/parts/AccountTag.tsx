import { AccountStatusLabel } from '#generated/shared/labels.ts';
import { StatusTag } from '#portal/ui/text/StatusTag.tsx';
import type { Account } from '../queries.ts';
import { isFrozen } from '../rules.ts';

/** The account's status. Only the tag of a frozen account is filled. docs/design/look.md rule 1 */
export const AccountTag = ({ account }: { readonly account: Pick<Account, 'status'> }) => (
  <StatusTag {...(isFrozen(account) ? { tone: 'danger', icon: 'lock' } : { tone: 'success', icon: 'check' })}>
    {AccountStatusLabel[account.status]}
  </StatusTag>
);
