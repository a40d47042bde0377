import Button from '@mui/material/Button';
import { funds } from '../../../copy/funds.ts';
import { ActionRow } from '../../../domain/funds/ActionRow.tsx';
import { transferOut } from '../../../domain/funds/accountRules.ts';
import type { FundAccountDetail } from '../../../domain/funds/choice.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { copy } from '../copy.ts';
import { PageLink } from '../../../ui/router/PageLink.tsx';

const { balance: words } = copy;

/** Below the buttons: why those that are disabled are. */
const NOTE = 'balance-note';

/** Why something cannot be done, if it cannot. */
function noteOf(account: FundAccountDetail): string | undefined {
  if (!account.mayClaim) return funds.offlineInvestor;
  if (account.available <= 0) return words.emptyNote;
  return transferOut(account) === 'pending' ? funds.outDisabled : undefined;
}

/** Claim, transfer and withdraw, and why not where not. */
export function BalanceActions({ account }: { readonly account: FundAccountDetail }) {
  const { accountNo, available, mayClaim } = account;
  const withdrawable = transferOut(account) === 'open';
  const note = noteOf(account);
  return (
    <ActionRow
      note={note}
      noteId={NOTE}
      links={
        <>
          <PageLink
            className="link card-link quiet"
            to={paths.vasClaimRecord({ fromName: 'balanceAccount', accountNo })}
          >
            {words.records}
          </PageLink>
          <PageLink className="link card-link quiet" to={paths.vasAccountDetail()}>
            {words.overflow}
          </PageLink>
        </>
      }
    >
      {mayClaim ? (
        <LinkButton to={paths.factoringBalanceClaim()}>{words.claim}</LinkButton>
      ) : (
        <Button disabled aria-describedby={NOTE}>
          {words.claim}
        </Button>
      )}
      {available > 0 ? (
        <LinkButton variant="outlined" to={paths.factoringBalanceTransfer({ from: accountNo })}>
          {words.transfer}
        </LinkButton>
      ) : (
        <Button variant="outlined" disabled aria-describedby={NOTE}>
          {words.transfer}
        </Button>
      )}
      {withdrawable ? (
        <LinkButton variant="outlined" to={paths.vasWithdrawalApply({ accountNo })}>
          {words.withdraw}
        </LinkButton>
      ) : (
        <Button variant="outlined" disabled aria-describedby={NOTE}>
          {words.withdraw}
        </Button>
      )}
    </ActionRow>
  );
}
