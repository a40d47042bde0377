import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ErrorName } from '#generated/provisional/errors.ts';
import type { Inputs } from '#generated/provisional/io.ts';
import { claimTransfer } from '#generated/provisional/operations/claimTransfer.ts';
import { queryClaim } from '#generated/provisional/operations/queryClaim.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { useOpenDialog } from '#portal/ui/dialog/useOpenDialog.ts';
import type { FieldRefusal } from '#portal/ui/form/serverErrors.ts';
import { fieldRefusals } from '../../submission/fieldRefusals.ts';
import { refusalText } from '../../submission/refusalText.ts';
import { useSubmission } from '../../submission/useSubmission.ts';
import type { FundAccountDetail } from '../choice.ts';
import { fundsCopy } from '../copy.ts';
import { ConfirmClaim } from './ConfirmClaim.tsx';
import type { ClaimSent, ClaimValues } from './form.ts';
import type { ClaimPages } from './pages.ts';
import { incomingQuery } from './queries.ts';

const { claim: words } = fundsCopy;

type Content = Omit<Inputs['claimTransfer'], 'idempotencyKey'>;

/** Maps error codes to fields. */
const fieldOf = {
  TransferNotFound: 'transferNo',
  ClaimTaken: 'transferNo',
  ClaimInvestorWrong: 'transferNo',
  ClaimAmountWrong: 'amount',
  ClaimDayWrong: 'day',
  ClaimVoucherWrong: 'vouchers',
  ClaimTriesExceeded: 'claimType',
} as const satisfies Partial<Readonly<Record<ErrorName, keyof ClaimValues>>>;

interface Claiming {
  readonly productCode: ProductCode;
  readonly account: FundAccountDetail;
  readonly pages: ClaimPages;
  readonly onRefused: (refusals: readonly FieldRefusal[]) => void;
}

/** Confirms and sends a claim once; when the response is lost, asks for the outcome. */
export function useClaim({ productCode, account, pages, onRefused }: Claiming) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const openDialog = useOpenDialog();
  const { accountNo } = account;
  /** A refusal that belongs to no field. */
  const [problem, setProblem] = useState<string>();
  const { submitting, submit } = useSubmission({
    form: { slot: `claim:${productCode}:${accountNo}` },
    send: (content: Content, idempotencyKey) =>
      claimTransfer({ ...content, idempotencyKey }, { silent: true }),
    inquiry: {
      ask: (idempotencyKey) => queryClaim({ productCode, idempotencyKey }, { silent: true }),
      notFoundCode: 'ClaimNotFound',
    },
    conclude: async (outcome) => {
      // The claimable transfers have changed, whatever the outcome.
      void queries.invalidateQueries({ queryKey: incomingQuery(productCode, accountNo).queryKey });
      switch (outcome.state) {
        case 'taken':
          return navigate(pages.result({ claimNo: outcome.made.claimNo }));
        case 'unknown':
          return navigate(pages.result({ key: outcome.key }));
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
    submit: (claim: ClaimSent, payer: string) => {
      setProblem(undefined);
      if (!navigator.onLine) {
        setProblem(words.offline);
        return Promise.resolve();
      }
      const { vouchers, ...proof } = claim;
      const content = {
        productCode,
        accountNo,
        ...proof,
        vouchers: vouchers.map(({ voucherId }) => voucherId),
      };
      return submit(content, async () => {
        // Loads the result page before sending, for the case of a lost connection.
        await pages.load();
        const answer = await openDialog({
          title: words.confirm,
          message: <ConfirmClaim account={account} claim={claim} payer={payer} />,
          note: words.confirmNote,
          isShowCancelBtn: true,
        });
        return answer === 'sure';
      });
    },
  };
}
