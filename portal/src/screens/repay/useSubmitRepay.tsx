import { useQueryClient } from '@tanstack/react-query';
import { RepaySourceLabel } from '#generated/shared/labels.ts';
import { provisional } from '../../api/clients.ts';
import { paths } from '../../paths.ts';
import type { ProductCode } from '../../products/product.ts';
import { openDialog } from '../../ui/dialog/openDialog.ts';
import { accountText } from '../../domain/repayment/accountText.ts';
import { useSubmission } from '../../domain/submission/useSubmission.ts';
import { copy } from './copy.ts';
import { ConfirmFacts } from './parts/ConfirmFacts.tsx';
import { trialQuery } from './queries.ts';
import { refusalOf, type Refusal } from './rules/refusals.ts';
import type { SourceOption } from './rules/sources.ts';
import type { Choice, Preparation } from './rules/targets.ts';
import { slotOf } from './slot.ts';
import type { RepayForm } from './useRepayForm.ts';

const silent = { silent: true } as const;

/** From the button to the result: the exact figures once more, the confirm dialog, one submission. */
export function useSubmitRepay(productCode: ProductCode, ofChoice: Choice, { bills }: Preparation) {
  const queries = useQueryClient();
  const { submit, ...submission } = useSubmission<Refusal>({
    slot: slotOf(productCode, ofChoice),
    notTaken: { place: 'form', message: copy.submit.notTaken },
    problemOf: (error) => refusalOf(error, copy.submit.failed),
  });

  const confirm = async (wish: RepayForm['wish'], source: SourceOption): Promise<boolean> => {
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

  return {
    ...submission,
    submit: (wish: RepayForm['wish'], source: SourceOption) =>
      submit({
        confirm: () => confirm(wish, source),
        send: (idempotencyKey) => {
          const { choice, amount, couponId } = wish;
          const coupon = couponId === undefined ? {} : { couponId };
          const input = { productCode, idempotencyKey, ...choice, amount, source: source.source, ...coupon };
          return provisional.submitRepay(input, silent);
        },
        ask: (idempotencyKey) => provisional.queryRepayResult({ productCode, idempotencyKey }, silent),
        unheardOf: 'RepaymentNotFound',
        resultPath: (made, key) => paths.repayResult(made ? { repayNo: made.repayNo } : { key }),
      }),
  };
}
