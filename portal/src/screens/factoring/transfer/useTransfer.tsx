import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ErrorName } from '#generated/provisional/errors.ts';
import type { Inputs } from '#generated/provisional/io.ts';
import { queryBalanceTransfer } from '#generated/provisional/operations/queryBalanceTransfer.ts';
import { transferBalance } from '#generated/provisional/operations/transferBalance.ts';
import type { FundAccountDetail } from '#portal/domain/funds/choice.ts';
import { fundAccountsQuery } from '#portal/domain/funds/queries.ts';
import { fieldRefusals } from '#portal/domain/submission/fieldRefusals.ts';
import { refusalText } from '#portal/domain/submission/refusalText.ts';
import { useSubmission } from '#portal/domain/submission/useSubmission.ts';
import { paths } from '#portal/paths.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { useOpenDialog } from '#portal/ui/dialog/useOpenDialog.ts';
import type { FieldRefusal } from '#portal/ui/form/serverErrors.ts';
import { copy } from '../copy.ts';
import { ConfirmTransfer } from './ConfirmTransfer.tsx';
import type { Direction } from './directions.ts';
import type { TransferValues } from './form.ts';

const { transfer: words } = copy;

type Content = Omit<Inputs['transferBalance'], 'idempotencyKey'>;

/** Maps error codes to fields. */
const fieldOf = {
  TransferPairInvalid: 'fromAccountNo',
  FundAccountNotOwned: 'fromAccountNo',
  FundAccountOffline: 'fromAccountNo',
  BalanceInsufficient: 'amount',
} as const satisfies Partial<Readonly<Record<ErrorName, keyof TransferValues>>>;

/** Confirms and sends a transfer once; when the response is lost, asks for the outcome. */
export function useTransfer(
  productCode: ProductCode,
  onRefused: (refusals: readonly FieldRefusal[]) => void,
) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const openDialog = useOpenDialog();
  /** A refusal that belongs to no field. */
  const [problem, setProblem] = useState<string>();
  const { submitting, submit } = useSubmission({
    form: { slot: `balance-transfer:${productCode}` },
    send: (content: Content, idempotencyKey) =>
      transferBalance({ ...content, idempotencyKey }, { silent: true }),
    inquiry: {
      ask: (idempotencyKey) => queryBalanceTransfer({ productCode, idempotencyKey }, { silent: true }),
      notFoundCode: 'BalanceTransferNotFound',
    },
    conclude: async (outcome) => {
      // Refetches the balances, whatever the outcome.
      void queries.invalidateQueries({ queryKey: fundAccountsQuery(productCode).queryKey });
      switch (outcome.state) {
        case 'taken': {
          const { balanceTransferNo } = outcome.made;
          return navigate(paths.factoringBalanceTransferResult({ balanceTransferNo }));
        }
        case 'unknown':
          return navigate(paths.factoringBalanceTransferResult({ key: outcome.key }));
        case 'not-taken':
          return setProblem(words.notTaken);
        case 'refused': {
          const refusals = fieldRefusals(outcome.error, fieldOf);
          onRefused(refusals);
          if (refusals.length === 0) setProblem(refusalText(outcome.error, words));
        }
      }
    },
  });

  return {
    submitting,
    problem,
    forget: () => setProblem(undefined),
    submit: (way: Direction<FundAccountDetail>, amount: number) => {
      setProblem(undefined);
      if (!navigator.onLine) {
        setProblem(words.offline);
        return Promise.resolve();
      }
      const content = {
        productCode,
        fromAccountNo: way.from.accountNo,
        toAccountNo: way.to.accountNo,
        amount,
      };
      return submit(content, async () => {
        // Loads the result page before sending, for the case of a lost connection.
        await import('../TransferResultPage.tsx');
        const answer = await openDialog({
          title: words.confirm,
          message: <ConfirmTransfer direction={way} amount={amount} />,
          note: words.confirmNote,
          isShowCancelBtn: true,
        });
        return answer === 'sure';
      });
    },
  };
}
