import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { unbindBankCard } from '#generated/provisional/operations/unbindBankCard.ts';
import { SmsType } from '#generated/shared/enums/SmsType.ts';
import { BankCardKindLabel } from '#generated/shared/labels.ts';
import type { Proof } from '#portal/domain/funds/proof/form.ts';
import { ProofDialog } from '#portal/domain/funds/proof/ProofDialog.tsx';
import { proofRefusals, useProof } from '#portal/domain/funds/proof/useProof.ts';
import { fieldRefusals } from '#portal/domain/submission/fieldRefusals.ts';
import { useSubmission } from '#portal/domain/submission/useSubmission.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { notify } from '#portal/ui/feedback/notify.ts';
import type { FieldRefusal } from '#portal/ui/form/serverErrors.ts';
import { copy } from '../copy.ts';
import { paySettingQuery, type BankCard } from '../queries.ts';
import { refetchCards } from './refetchCards.ts';

const { cards: words } = copy;

interface UnbindDialogProps {
  readonly productCode: ProductCode;
  readonly card: BankCard;
  /** Masked phone that receives the code. */
  readonly phone: string;
  readonly onClose: () => void;
}

/** Dialog that unbinds a bank account after a password or a code. */
export function UnbindDialog({ productCode, card, phone, onClose }: UnbindDialogProps) {
  const { cardId, bankName, cardNo, accountName, kind, isDefault } = card;
  const queries = useQueryClient();
  const setting = useQuery(paySettingQuery(productCode));
  const { sendCode, credentialsFor } = useProof(productCode, SmsType.BankCard);
  const proofProblems = useRef<readonly FieldRefusal[]>([]);
  const { submitting, submit } = useSubmission({
    send: async (proof: Proof) => unbindBankCard({ productCode, cardId, ...(await credentialsFor(proof)) }),
    conclude: async (outcome) => {
      proofProblems.current = outcome.state === 'refused' ? fieldRefusals(outcome.error, proofRefusals) : [];
      // A wrong password or code shows at its field. After other refusals the dialog closes, and the list is refetched.
      if (proofProblems.current.length > 0) return;
      if (outcome.state === 'unknown') notify.warning(words.lost);
      if (outcome.state === 'taken') notify.success(words.unbound(bankName));
      onClose();
      await refetchCards(queries);
    },
  });
  // The available methods are loaded before the dialog shows.
  if (setting.isPending) return null;
  return (
    <ProofDialog
      title={words.confirm}
      facts={[
        [words.bank, bankName],
        [words.no, cardNo],
        [words.name, accountName],
        [words.kind, BankCardKindLabel[kind]],
      ]}
      note={isDefault ? words.confirmDefaultNote : words.confirmNote}
      sureText={words.sure}
      busy={submitting}
      type={SmsType.BankCard}
      phone={phone}
      passwordSet={setting.data?.passwordSet ?? false}
      onSend={sendCode}
      onProve={async (proof) => {
        await submit(proof);
        return proofProblems.current;
      }}
      onClose={onClose}
    />
  );
}
