import Button from '@mui/material/Button';
import { funds } from '#portal/copy/funds.ts';
import { transferOut } from '#portal/domain/funds/accountRules.ts';
import { ActionRow } from '#portal/domain/funds/ActionRow.tsx';
import type { FundAccountDetail } from '#portal/domain/funds/choice.ts';
import { paths } from '#portal/paths.ts';
import { LinkButton } from '#portal/ui/button/LinkButton.tsx';
import { PageLink } from '#portal/ui/router/PageLink.tsx';
import { copy } from '../copy.ts';

const { balance: words } = copy;

/** Element id of the note below the buttons, with the reason why some are disabled. */
const NOTE = 'balance-note';

/** Returns the reason for a disabled action, the first one if several apply. */
function noteOf(account: FundAccountDetail): string | undefined {
  if (!account.mayClaim) return funds.offlineInvestor;
  if (account.available <= 0) return words.emptyNote;
  return transferOut(account) === 'pending' ? funds.outDisabled : undefined;
}

/** Buttons to claim, transfer and withdraw, with the reason why some are disabled. */
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
