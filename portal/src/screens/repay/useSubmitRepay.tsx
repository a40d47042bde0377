import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Inputs } from '#generated/provisional/io.ts';
import { queryRepayResult } from '#generated/provisional/operations/queryRepayResult.ts';
import { submitRepay } from '#generated/provisional/operations/submitRepay.ts';
import { RepaySourceLabel } from '#generated/shared/labels.ts';
import { needsApproval, useRequestApproval } from '../../domain/approval/useRequestApproval.tsx';
import { accountText } from '../../domain/repayment/accountText.ts';
import { splitOf } from '../../domain/repayment/split.ts';
import { useSubmission } from '../../domain/submission/useSubmission.ts';
import { formatAmount } from '../../format/money.ts';
import { paths } from '../../paths.ts';
import type { ProductCode } from '../../products/product.ts';
import { useOpenDialog } from '../../ui/dialog/useOpenDialog.ts';
import { copy } from './copy.ts';
import { ConfirmFacts } from './parts/ConfirmFacts.tsx';
import { trialQuery } from './queries.ts';
import { refusalOf, type Refusal } from './rules/refusals.ts';
import type { SourceOption } from './rules/sources.ts';
import type { Choice, Preparation } from './rules/targets.ts';
import { trialRef } from './rules/trialRef.ts';
import { slotOf } from './slot.ts';
import type { RepayForm } from './useRepayForm.ts';

const silent = { silent: true } as const;

/** The content of a payment. The displayed debt is only a condition, so it is no part of it: a repeated request may send another debt. */
type Content = Omit<Inputs['submitRepay'], 'idempotencyKey' | 'owed'>;

/** Submits a repayment once: requests exact figures, asks for confirmation, and opens the result. */
export function useSubmitRepay(productCode: ProductCode, debts: Choice, { bills, owed }: Preparation) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const openDialog = useOpenDialog();
  const [refusal, setRefusal] = useState<Refusal>();
  const clearRefusal = () => setRefusal(undefined);
  // The debt at the last submission, or at first. If the page has another one now, a message says so.
  const [knownOwed, setKnownOwed] = useState(owed);
  const changed: Refusal | undefined =
    owed === knownOwed ? undefined : { place: 'form', message: copy.amount.changed(formatAmount(owed)) };
  const sent = useRef<Inputs['submitRepay']>(undefined);
  const approval = useRequestApproval(productCode, ({ approvalNo }) =>
    navigate(paths.repayResult({ approvalNo })),
  );
  const { submitting, submit } = useSubmission({
    form: { slot: slotOf(productCode, debts), basis: owed },
    send: (content: Content, idempotencyKey) => {
      sent.current = { ...content, owed, idempotencyKey };
      return submitRepay(sent.current, silent);
    },
    inquiry: {
      ask: (idempotencyKey) => queryRepayResult({ productCode, idempotencyKey }, silent),
      notFoundCode: 'RepaymentNotFound',
    },
    conclude: (outcome) => {
      switch (outcome.state) {
        case 'taken':
          return navigate(paths.repayResult({ repayNo: outcome.made.repayNo }));
        case 'unknown':
          return navigate(paths.repayResult({ key: outcome.key }));
        case 'not-taken':
          return setRefusal({ place: 'form', message: copy.submit.notTaken });
        case 'refused':
          if (needsApproval(outcome.error) && sent.current)
            return approval.ask({ repay: sent.current }, outcome.error);
          setRefusal(refusalOf(outcome.error, copy.submit.failed));
          // The page's data is outdated.
          return queries.invalidateQueries({ queryKey: ['provisional', 'prepareRepay'] });
      }
    },
  });

  const confirm = async (
    enteredRepayment: RepayForm['enteredRepayment'],
    source: SourceOption,
  ): Promise<boolean> => {
    // The result page is loaded before money moves: afterwards the connection may be lost.
    await import('./RepayResultPage.tsx');
    const exact = await queries.fetchQuery(trialQuery(productCode, enteredRepayment));
    const { payAmount, couponDiscount, amount } = exact;
    const answer = await openDialog({
      title: copy.dialog.title,
      message: (
        <ConfirmFacts
          bills={bills}
          account={accountText(RepaySourceLabel[source.source], source.accountNo)}
          amount={amount}
          couponDiscount={couponDiscount}
          payAmount={payAmount}
          split={splitOf(exact, bills)}
          trial={trialRef(enteredRepayment)}
        />
      ),
      note: copy.dialog.note,
      sureText: copy.dialog.sure,
      isShowCancelBtn: true,
    });
    return answer === 'sure';
  };

  return {
    submitting,
    problem: refusal ?? changed,
    clearRefusal,
    submit: (enteredRepayment: RepayForm['enteredRepayment'], source: SourceOption) => {
      clearRefusal();
      setKnownOwed(owed);
      if (!navigator.onLine) {
        setRefusal({ place: 'form', message: copy.submit.offline });
        return Promise.resolve();
      }
      const { choice, amount, couponId } = enteredRepayment;
      const coupon = couponId === undefined ? {} : { couponId };
      const content = { productCode, ...choice, amount, source: source.source, ...coupon };
      return submit(content, () => confirm(enteredRepayment, source));
    },
  };
}
