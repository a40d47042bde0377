import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { setDefaultBankCard } from '#generated/provisional/operations/setDefaultBankCard.ts';
import { BankCardKind } from '#generated/shared/enums/BankCardKind.ts';
import { useSubmission } from '#portal/domain/submission/useSubmission.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { openDialog } from '#portal/ui/dialog/openDialog.ts';
import { notify } from '#portal/ui/feedback/notify.ts';
import { copy } from '../copy.ts';
import type { BankCard } from '../queries.ts';
import { refetchCards } from './refetchCards.ts';

const { cards: words } = copy;

/** Makes a bank account the default of its type after a confirmation, and refetches the list. */
export function useMakeDefault(productCode: ProductCode) {
  const queries = useQueryClient();
  /** Name of the bank, for the notice. */
  const chosenBank = useRef('');
  const { submitting, submit } = useSubmission({
    send: ({ cardId }: BankCard) => setDefaultBankCard({ productCode, cardId }),
    conclude: async (outcome) => {
      if (outcome.state === 'unknown') notify.warning(words.lost);
      await refetchCards(queries);
      if (outcome.state === 'taken') notify.success(words.madeDefault(chosenBank.current));
    },
  });
  const confirm = async ({ kind, bankName, cardNo }: BankCard) => {
    chosenBank.current = bankName;
    const text = kind === BankCardKind.Corporate ? words.sureDefaultText : words.sureDefaultPersonal;
    const answer = await openDialog({
      title: words.sureDefault,
      message: text(bankName, cardNo),
      sureText: words.confirmDefault,
      isShowCancelBtn: true,
    });
    return answer === 'sure';
  };
  return { submitting, makeDefault: (card: BankCard) => submit(card, () => confirm(card)) };
}
