import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { funds } from '../../../copy/funds.ts';
import { transferOut } from '../../../domain/funds/accountRules.ts';
import type { FundAccountDetail } from '../../../domain/funds/choice.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { copy } from '../copy.ts';
import { Words } from '../../../ui/text/Words.tsx';

const { balance: words } = copy;

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
    <>
      <Box data-print="hide" sx={rowStyle}>
        {mayClaim ? (
          <LinkButton to={paths.factoringBalanceClaim()}>{words.claim}</LinkButton>
        ) : (
          <Button disabled aria-describedby="balance-note">
            {words.claim}
          </Button>
        )}
        {available > 0 ? (
          <LinkButton variant="outlined" to={paths.factoringBalanceTransfer({ from: accountNo })}>
            {words.transfer}
          </LinkButton>
        ) : (
          <Button variant="outlined" disabled aria-describedby="balance-note">
            {words.transfer}
          </Button>
        )}
        {withdrawable ? (
          <LinkButton variant="outlined" to={paths.vasWithdrawalApply({ accountNo })}>
            {words.withdraw}
          </LinkButton>
        ) : (
          <Button variant="outlined" disabled aria-describedby="balance-note">
            {words.withdraw}
          </Button>
        )}
        <Box sx={linksStyle}>
          <Link
            className="link card-link quiet"
            to={paths.vasClaimRecord({ fromName: 'balanceAccount', accountNo })}
          >
            {words.records}
          </Link>
          <Link className="link card-link quiet" to={paths.vasAccountDetail()}>
            {words.overflow}
          </Link>
        </Box>
      </Box>
      {note === undefined ? null : (
        <Typography id="balance-note" variant="caption" component="p" color="textSecondary" sx={{ mt: 2 }}>
          <Words>{note}</Words>
        </Typography>
      )}
    </>
  );
}

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 2,
  mt: 4,
  '& > .MuiButton-root': { flex: { xs: 1, sm: 'none' } },
} as const;

const linksStyle = {
  display: 'flex',
  gap: 5,
  ml: 'auto',
  width: { xs: '100%', sm: 'auto' },
  justifyContent: 'space-between',
  pt: { xs: 2, sm: 0 },
} as const;
