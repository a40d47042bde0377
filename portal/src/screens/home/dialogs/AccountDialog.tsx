import Button from '@mui/material/Button';
import { FundAccountTypeLabel } from '#generated/shared/labels.ts';
import { words } from '#portal/copy/words.ts';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { transferOut } from '#portal/domain/funds/accountRules.ts';
import { paths } from '#portal/paths.ts';
import { LinkButton } from '#portal/ui/button/LinkButton.tsx';
import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { DialogFrame } from '#portal/ui/dialog/DialogFrame.tsx';
import { MaskedText } from '#portal/ui/text/MaskedText.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import type { FundAccount } from '../queries.ts';

interface AccountDialogProps {
  readonly account: FundAccount;
  readonly onClose: () => void;
}

const states = {
  open: copy.account.canTransferOut,
  pending: copy.account.outDisabled,
  'no-balance': copy.account.noBalance,
} as const;

/** The account detail dialog. 2 §2.5 */
export function AccountDialog({ account, onClose }: AccountDialogProps) {
  return (
    <DialogFrame
      title={copy.account.dialogTitle}
      onClose={onClose}
      actions={(leave) => (
        <>
          <Button variant="outlined" size="large" onClick={leave}>
            {words.close}
          </Button>
          <LinkButton size="large" to={paths.vasAccountDetail({ accountNo: account.accountNo })}>
            {copy.account.allDetail}
          </LinkButton>
        </>
      )}
    >
      <DetailRows
        rows={[
          [copy.account.type, FundAccountTypeLabel[account.accountType]],
          [
            copy.account.no,
            <MaskedText
              key="no"
              value={account.accountNo}
              rule="card"
              label={copy.account.no}
              revealable
              copyable
            />,
          ],
          [
            copy.account.balance,
            <MoneyText
              key="balance"
              value={account.balance}
              fact={factOf('account.balance', account.accountNo)}
            />,
          ],
          [copy.account.status, states[transferOut(account)]],
        ]}
      />
    </DialogFrame>
  );
}
