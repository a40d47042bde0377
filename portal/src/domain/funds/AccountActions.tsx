import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { funds as copy } from '../../copy/funds.ts';
import { paths } from '../../paths.ts';
import type { ProductCode } from '../../products/product.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { useOpenDialog } from '../../ui/dialog/useOpenDialog.ts';
import { PageLink } from '../../ui/router/PageLink.tsx';
import { useLeadOn } from '../../ui/router/useLeadOn.ts';
import { accountLinks } from './accountLinks.ts';
import { isOfflineOverflow, transferOut, type AccountFacts } from './accountRules.ts';
import { ActionRow } from './ActionRow.tsx';
import { useSignGuidance } from './useSignGuidance.ts';
import { isChecked, withdrawalQuery } from './withdrawalCheck.ts';

/** Id of the reason why buttons are disabled, below them. */
const NOTE = 'account-note';

const notes = { open: undefined, pending: copy.outDisabled, 'no-balance': copy.noBalance } as const;

interface ActedAccount extends AccountFacts {
  readonly accountNo: string;
  readonly investorNo: string;
}

interface AccountActionsProps {
  readonly productCode: ProductCode;
  readonly account: ActedAccount;
  /** Name of the current page, passed to the pages it links to. 2 §2.1 */
  readonly fromName: string;
  /** True on the account's own page, where paying in is the primary action. */
  readonly strong?: boolean | undefined;
}

/** Transfer in, transfer out, claim, and the reasons for disabled ones. 2 §2.4 */
export function AccountActions({ productCode, account, fromName, strong = false }: AccountActionsProps) {
  const check = useQuery(withdrawalQuery(productCode, account)).data;
  const offline = isOfflineOverflow(account);
  const out = transferOut(account);
  const note = offline ? copy.offlineInvestor : notes[out];
  const links = accountLinks(fromName, account);
  const openWithdrawal = useTransferOut(productCode, account);
  const main = strong ? 'contained' : 'tonal';
  return (
    <ActionRow
      note={note}
      noteId={NOTE}
      links={
        <>
          <PageLink className="link card-link quiet" to={links.records}>
            {copy.claimRecord}
          </PageLink>
          <PageLink className="link card-link quiet" to={links.howUse}>
            {copy.howUse}
          </PageLink>
        </>
      }
    >
      {offline ? (
        <>
          <Button variant={main} disabled aria-describedby={NOTE}>
            {copy.transferIn}
          </Button>
          <OutButton state={out} onClick={openWithdrawal} />
          <Button variant="outlined" disabled aria-describedby={NOTE}>
            {copy.claim}
          </Button>
        </>
      ) : (
        <>
          <LinkButton variant={main} to={links.transferIn}>
            {copy.transferIn}
          </LinkButton>
          {check?.showButton === false ? null : <OutButton state={out} onClick={openWithdrawal} />}
          <LinkButton variant="outlined" to={links.claim}>
            {copy.claim}
          </LinkButton>
        </>
      )}
    </ActionRow>
  );
}

interface OutButtonProps {
  readonly state: ReturnType<typeof transferOut>;
  readonly onClick: () => void;
}

function OutButton({ state, onClick }: OutButtonProps) {
  return (
    <Button
      variant="outlined"
      disabled={state !== 'open'}
      aria-describedby={state === 'open' ? undefined : NOTE}
      onClick={onClick}
    >
      {copy.transferOut}
    </Button>
  );
}

/** Opens the withdrawal page, after the guidance where the provider requires it. */
function useTransferOut(productCode: ProductCode, account: ActedAccount) {
  const leadOn = useLeadOn();
  const openDialog = useOpenDialog();
  const queries = useQueryClient();
  const { accountNo } = account;
  const sign = useSignGuidance(productCode, accountNo);
  const open = useMutation({
    mutationFn: async () => {
      // A click may come before the check. If the check fails, the next page asks again.
      const check = isChecked(account)
        ? await queries.ensureQueryData(withdrawalQuery(productCode, account)).catch(() => undefined)
        : undefined;
      if (check?.showButton === false) return;
      if (check?.showGuidance) {
        // Loaded only now: all users see the button, but few get the guidance.
        const { readGuidance } = await import('./readGuidance.ts');
        if (!(await readGuidance(queries, openDialog, productCode, accountNo))) return;
        await sign();
      }
      await leadOn(paths.vasWithdrawalApply({ accountNo }));
    },
    networkMode: 'always',
  });
  return () => {
    if (!open.isPending) open.mutate();
  };
}
