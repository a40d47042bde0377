import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isApiError } from '../../api/ApiError.ts';
import { attemptKey, endAttempt } from '../../api/attemptKey.ts';
import { provisional } from '../../api/clients.ts';
import { submitOnce } from '../../api/submitOnce.ts';
import { formatAmount } from '../../format/money.ts';
import { paths } from '../../paths.ts';
import type { ProductCode } from '../../products/product.ts';
import { DetailRows } from '../../widgets/DetailRows.tsx';
import { openDialog } from '../../widgets/openDialog.ts';
import { reasonOf } from '../../widgets/reasonOf.ts';
import { copy } from './copy.ts';
import { methodLabel, type Trial } from './rules.ts';

const silent = { silent: true } as const;

/** Confirm, send once, and where the answer is lost ask what became of it. */
export function useSubmitInstalment(productCode: ProductCode, ofBill: string) {
  // Taken when the form appears: tabs that show it at the same time send the same key.
  const [key] = useState(() => attemptKey(`instalment:${productCode}:${ofBill}`));
  const navigate = useNavigate();
  const running = useRef(false);
  const [submitting, setSubmitting] = useState(false);
  const [problem, setProblem] = useState<string>();

  const confirmed = async ({ billNo, principal, periods, method, totalFee }: Trial): Promise<boolean> => {
    const answer = await openDialog({
      title: copy.dialog.title,
      message: (
        <DetailRows
          rows={[
            [copy.bill.billNo, billNo],
            [copy.bill.principal, formatAmount(principal)],
            [copy.confirm.periods, copy.periods.count(periods)],
            [copy.confirm.method, methodLabel(method)],
            [copy.confirm.totalFee, formatAmount(totalFee)],
          ]}
        />
      ),
      note: copy.dialog.note,
      sureText: copy.dialog.sure,
      isShowCancelBtn: true,
    });
    return answer === 'sure';
  };

  const send = async ({ billNo, periods, method, contract }: Trial) => {
    const { templateNo, templateVersion } = contract;
    const input = {
      productCode,
      idempotencyKey: key,
      billNo,
      periods,
      method,
      templateNo,
      templateVersion,
    };
    try {
      const outcome = await submitOnce({
        send: () => provisional.call('submitInstalment', input, silent),
        ask: () => provisional.call('queryInstalmentResult', { productCode, idempotencyKey: key }, silent),
        unheardOf: 'InstalmentNotFound',
      });
      if (outcome.state === 'not-taken') {
        setProblem(copy.submit.notTaken);
        return;
      }
      if (outcome.state === 'taken') endAttempt(key);
      await navigate(
        paths.instalmentResult(
          outcome.state === 'taken' ? { instalmentNo: outcome.made.instalmentNo } : { key },
        ),
      );
    } catch (error) {
      // The key served another plan, in another tab: a reloaded page begins anew.
      if (isApiError(error) && error.name === 'IdempotencyConflict') endAttempt(key);
      throw error;
    }
  };

  const submit = async (trial: Trial) => {
    if (running.current) return;
    running.current = true;
    setSubmitting(true);
    setProblem(undefined);
    try {
      if (await confirmed(trial)) await send(trial);
    } catch (error) {
      setProblem(reasonOf(error) ?? copy.submit.failed);
    } finally {
      running.current = false;
      setSubmitting(false);
    }
  };

  return { submitting, problem, submit };
}
