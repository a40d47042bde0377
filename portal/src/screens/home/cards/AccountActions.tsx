import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { FundAccountType } from '#generated/shared/enums/FundAccountType.ts';
import { gateway } from '../../../api/clients.ts';
import { paths } from '../../../paths.ts';
import { openDialog } from '../../../ui/dialog/openDialog.ts';
import { copy } from '../copy.ts';
import { CardLink } from '../parts/CardLink.tsx';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { withdrawalQuery } from '../queries.ts';
import { isOfflineOverflow, transferOut, type FundAccount } from '../rules/accounts.ts';
import { useViewer } from '../useViewer.ts';
import withdrawalRoute from '../dialogs/withdrawalRoute.svg';

const notes = {
  open: undefined,
  pending: copy.account.outDisabled,
  'no-balance': copy.account.noBalance,
} as const;

/** Where each kind of account goes. 2 §2.1 */
function linksOf({ accountType, accountNo, investorNo }: FundAccount) {
  const from = { fromName: 'home', investorNo };
  return accountType === FundAccountType.Overflow
    ? {
        transferIn: paths.vasChooseAccount(),
        claim: paths.vasClaim(from),
        records: paths.vasClaimRecord({ fromName: 'home', accountNo }),
        howUse: paths.vasIntro(from),
      }
    : {
        transferIn: paths.yjfBankCards(),
        claim: paths.yjfClaim(from),
        records: paths.vasClaimRecord({ fromName: 'home', accountNo }),
        howUse: paths.yjfHowUse(from),
      };
}

/** Transfer in, transfer out, claim, and why not where not. 2 §2.4 */
export function AccountActions({ account }: { readonly account: FundAccount }) {
  const { product } = useViewer();
  const check = useQuery(withdrawalQuery(product.code, account)).data;
  const offline = isOfflineOverflow(account);
  const out = transferOut(account);
  const note = offline ? copy.account.offlineInvestor : notes[out];
  const links = linksOf(account);
  const leave = useTransferOut(account, check?.showGuidance ?? false);
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          flexWrap: 'wrap',
          gap: 2,
          mt: 4,
          '& > .MuiButton-root': { flex: { xs: 1, sm: 'none' } },
        }}
      >
        {offline ? (
          <>
            <Button variant="tonal" disabled>
              {copy.account.transferIn}
            </Button>
            <OutButton state={out} onClick={leave} />
            <Button variant="outlined" disabled>
              {copy.account.claim}
            </Button>
          </>
        ) : (
          <>
            <LinkButton variant="tonal" to={links.transferIn}>
              {copy.account.transferIn}
            </LinkButton>
            {check?.showButton === false ? null : <OutButton state={out} onClick={leave} />}
            <LinkButton variant="outlined" to={links.claim}>
              {copy.account.claim}
            </LinkButton>
          </>
        )}
        <Box
          sx={{
            display: 'flex',
            gap: 5,
            ml: 'auto',
            width: { xs: '100%', sm: 'auto' },
            justifyContent: 'space-between',
            pt: { xs: 2, sm: 0 },
          }}
        >
          <CardLink to={links.records}>{copy.account.claimRecord}</CardLink>
          <CardLink to={links.howUse}>{copy.account.howUse}</CardLink>
        </Box>
      </Box>
      {note === undefined ? null : (
        <Typography id="account-note" variant="caption" component="p" color="textSecondary" sx={{ mt: 2 }}>
          {note}
        </Typography>
      )}
    </>
  );
}

interface OutButtonProps {
  readonly state: ReturnType<typeof transferOut>;
  readonly onClick: () => Promise<void>;
}

/** The note below says why it is disabled. */
function OutButton({ state, onClick }: OutButtonProps) {
  return (
    <Button
      variant="outlined"
      disabled={state !== 'open'}
      aria-describedby={state === 'open' ? undefined : 'account-note'}
      onClick={() => void onClick()}
    >
      {copy.account.transferOut}
    </Button>
  );
}

/** To the withdrawal page, by way of the guidance where the provider wants it read first. */
function useTransferOut(account: FundAccount, guidance: boolean) {
  const { product } = useViewer();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async () => {
    if (guidance) {
      const answer = await openDialog({
        title: copy.account.guidanceTitle,
        message: copy.account.guidance,
        note: copy.account.guidanceNote,
        pic: withdrawalRoute,
        sureText: copy.account.guidanceButton,
        sureClstag: 'home_withdrawal_guidance',
        isShowCancelBtn: true,
      });
      if (answer === 'cancel') return;
      // Nothing hangs on it: a failure is ignored (not-shown: ns-signguidanceread).
      await gateway
        .signGuidanceRead({ productCode: product.code, accountNo: account.accountNo }, { silent: true })
        .catch(() => undefined);
      void queries.invalidateQueries({ queryKey: withdrawalQuery(product.code, account).queryKey });
    }
    await navigate(paths.vasWithdrawalApply({ accountNo: account.accountNo }));
  };
}
