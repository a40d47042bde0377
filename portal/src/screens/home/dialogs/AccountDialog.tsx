import Button from '@mui/material/Button';
import { FundAccountTypeLabel } from '#generated/shared/labels.ts';
import { paths } from '../../../paths.ts';
import { factOf } from '../../../domain/fact/factOf.ts';
import { DetailRows } from '../../../ui/detail/DetailRows.tsx';
import { DialogFrame } from '../../../ui/dialog/DialogFrame.tsx';
import { MaskedText } from '../../../ui/text/MaskedText.tsx';
import { MoneyText } from '../../../ui/text/MoneyText.tsx';
import { words } from '../../../copy/words.ts';
import type { FundAccount } from '../queries.ts';
import { copy } from '../copy.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { transferOut } from '../../../domain/funds/accountRules.ts';

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
