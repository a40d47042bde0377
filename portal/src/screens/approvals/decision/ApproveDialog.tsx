import { SmsType } from '#generated/shared/enums/SmsType.ts';
import type { ApprovalDetail } from '#portal/domain/approval/queries.ts';
import { ProofDialog } from '#portal/domain/funds/proof/ProofDialog.tsx';
import { formatAmount } from '#portal/format/money.ts';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import { approvalFacts } from './approvalFacts.ts';
import type { useDecision } from './useDecision.ts';

const { detail: words } = copy;

interface ApproveDialogProps {
  readonly approval: ApprovalDetail;
  readonly decision: Pick<ReturnType<typeof useDecision>, 'busy' | 'approveWith' | 'sendCode'>;
  /** Returns the comment at the moment of the approval. */
  readonly reason?: () => string;
  readonly onClose: () => void;
}

/** Asks for the password or an SMS code before money moves. Empty for a request that needs no such proof. */
export function ApproveDialog({ approval, decision, reason = () => '', onClose }: ApproveDialogProps) {
  const { proof, kind, amount } = approval;
  const { busy, approveWith, sendCode } = decision;
  if (proof === undefined) return null;
  return (
    <ProofDialog
      title={words.approveTitle}
      facts={[...approvalFacts(approval), [words.total[kind], <MoneyText key="amount" value={amount} />]]}
      note={words.approveText(formatAmount(amount))}
      sureText={words.approve[kind]}
      busy={busy}
      type={SmsType.Approval}
      phone={proof.phone}
      passwordSet={proof.passwordSet}
      onSend={sendCode}
      onProve={async (given) => {
        const refused = await approveWith(reason(), given);
        if (refused.length === 0) onClose();
        return refused;
      }}
      onClose={onClose}
    />
  );
}
