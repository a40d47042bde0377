import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RepaySourceLabel } from '#generated/shared/labels.ts';
import { attemptKey, endAttempt } from '../../api/attemptKey.ts';
import { isApiError } from '../../api/ApiError.ts';
import { provisional } from '../../api/clients.ts';
import { submitOnce } from '../../api/submitOnce.ts';
import { paths } from '../../paths.ts';
import type { ProductCode } from '../../products/product.ts';
import { openDialog } from '../../widgets/openDialog.ts';
import { accountText } from '../../widgets/repayment/accountText.ts';
import { copy } from './copy.ts';
import { ConfirmFacts } from './parts/ConfirmFacts.tsx';
import { trialQuery } from './queries.ts';
import { refusalOf, type Refusal } from './rules/refusals.ts';
import type { SourceOption } from './rules/sources.ts';
import type { Choice, Preparation } from './rules/targets.ts';
import { slotOf } from './slot.ts';
import type { RepayForm } from './useRepayForm.ts';

const silent = { silent: true } as const;

/**
 * From the button to the result: the exact figures once more, the confirm dialog, one submission.
 * One attempt at a time, whatever is clicked or pressed; a lost answer is asked for, never sent again.
 */
export function useSubmitRepay(productCode: ProductCode, ofChoice: Choice, { bills }: Preparation) {
  // Taken when the form appears: tabs that show it at the same time send the same key.
  const [key] = useState(() => attemptKey(slotOf(productCode, ofChoice)));
  const queries = useQueryClient();
  const navigate = useNavigate();
  const running = useRef(false);
  const [submitting, setSubmitting] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  const confirmed = async (wish: RepayForm['wish'], source: SourceOption): Promise<boolean> => {
    const { payAmount, couponDiscount, amount } = await queries.fetchQuery(trialQuery(productCode, wish));
    const answer = await openDialog({
      title: copy.dialog.title,
      message: (
        <ConfirmFacts
          bills={bills}
          account={accountText(RepaySourceLabel[source.source], source.accountNo)}
          amount={amount}
          couponDiscount={couponDiscount}
          payAmount={payAmount}
        />
      ),
      note: copy.dialog.note,
      sureText: copy.dialog.sure,
      isShowCancelBtn: true,
    });
    return answer === 'sure';
  };

  const send = async ({ choice, amount, couponId }: RepayForm['wish'], source: SourceOption) => {
    const input = {
      productCode,
      idempotencyKey: key,
      ...choice,
      amount,
      source: source.source,
      ...(couponId !== undefined && { couponId }),
    };
    const byKey = { productCode, idempotencyKey: key };
    try {
      const outcome = await submitOnce({
        send: () => provisional.call('submitRepay', input, silent),
        ask: () => provisional.call('queryRepayResult', byKey, silent),
        unheardOf: 'RepaymentNotFound',
      });
      if (outcome.state === 'not-taken') {
        setRefusal({ place: 'form', message: copy.submit.notTaken });
        return;
      }
      if (outcome.state === 'taken') endAttempt(key);
      await navigate(
        paths.repayResult(outcome.state === 'taken' ? { repayNo: outcome.made.repayNo } : { key }),
      );
    } catch (error) {
      // The key served another repayment, in another tab: a reloaded page begins anew.
      if (isApiError(error) && error.name === 'IdempotencyConflict') endAttempt(key);
      throw error;
    }
  };

  const submit = async (wish: RepayForm['wish'], source: SourceOption) => {
    if (running.current) return;
    running.current = true;
    setSubmitting(true);
    setRefusal(undefined);
    try {
      if (await confirmed(wish, source)) await send(wish, source);
    } catch (error) {
      setRefusal(refusalOf(error, copy.submit.failed));
    } finally {
      running.current = false;
      setSubmitting(false);
    }
  };

  return { submitting, refusal, forget: () => setRefusal(undefined), submit };
}
