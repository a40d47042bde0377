import { provisional } from '../../api/clients.ts';
import { formatAmount } from '../../format/money.ts';
import { paths } from '../../paths.ts';
import type { ProductCode } from '../../products/product.ts';
import { DetailRows } from '../../ui/detail/DetailRows.tsx';
import { openDialog } from '../../ui/dialog/openDialog.ts';
import { reasonOf } from '../../domain/submission/reasonOf.ts';
import { useSubmission } from '../../domain/submission/useSubmission.ts';
import { copy } from './copy.ts';
import { methodLabel, type Trial } from './rules.ts';

const silent = { silent: true } as const;

async function confirm({ billNo, principal, periods, method, totalFee }: Trial): Promise<boolean> {
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
}

/** From the button to the result: the plan once more, the confirm dialog, one submission. */
export function useSubmitInstalment(productCode: ProductCode, ofBill: string) {
  const { submitting, problem, submit } = useSubmission({
    slot: `instalment:${productCode}:${ofBill}`,
    notTaken: copy.submit.notTaken,
    problemOf: (error) => reasonOf(error) ?? copy.submit.failed,
  });

  return {
    submitting,
    problem,
    submit: (trial: Trial) =>
      submit({
        confirm: () => confirm(trial),
        send: (idempotencyKey) => {
          const { billNo, periods, method, contract } = trial;
          const { templateNo, templateVersion } = contract;
          const input = { productCode, idempotencyKey, billNo, periods, method, templateNo, templateVersion };
          return provisional.submitInstalment(input, silent);
        },
        ask: (idempotencyKey) => provisional.queryInstalmentResult({ productCode, idempotencyKey }, silent),
        unheardOf: 'InstalmentNotFound',
        resultPath: (made, key) =>
          paths.instalmentResult(made ? { instalmentNo: made.instalmentNo } : { key }),
      }),
  };
}
