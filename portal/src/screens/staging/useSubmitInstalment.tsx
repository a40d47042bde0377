import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Inputs } from '#generated/provisional/io.ts';
import { queryInstalmentResult } from '#generated/provisional/operations/queryInstalmentResult.ts';
import { submitInstalment } from '#generated/provisional/operations/submitInstalment.ts';
import { reasonOf } from '../../domain/submission/reasonOf.ts';
import { useSubmission } from '../../domain/submission/useSubmission.ts';
import { paths } from '../../paths.ts';
import type { ProductCode } from '../../products/product.ts';
import { DetailRows } from '../../ui/detail/DetailRows.tsx';
import { loadDialog } from '../../ui/dialog/loadDialog.ts';
import { useOpenDialog, type OpenDialogOnPage } from '../../ui/dialog/useOpenDialog.ts';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { copy } from './copy.ts';
import { factOfTrial } from './factOfTrial.ts';
import { methodLabel, type Trial } from './rules.ts';

const silent = { silent: true } as const;

/** Request of an application, without its idempotency key. */
type Content = Omit<Inputs['submitInstalment'], 'idempotencyKey'>;

async function confirm(trial: Trial, openDialog: OpenDialogOnPage): Promise<boolean> {
  // The result page is loaded before the submission: afterwards the connection may be lost.
  await import('./StagingResultPage.tsx');
  const { billNo, principal, periods, method, totalFee } = trial;
  const answer = await openDialog({
    title: copy.dialog.title,
    message: (
      <DetailRows
        rows={[
          [copy.bill.billNo, billNo],
          [
            copy.bill.principal,
            <MoneyText key="principal" value={principal} fact={factOfTrial(trial, 'principal')} />,
          ],
          [copy.confirm.periods, copy.periods.count(periods)],
          [copy.confirm.method, methodLabel(method)],
          [copy.confirm.totalFee, <MoneyText key="fee" value={totalFee} fact={factOfTrial(trial, 'fee')} />],
        ]}
      />
    ),
    note: copy.dialog.note,
    sureText: copy.dialog.sure,
    isShowCancelBtn: true,
  });
  return answer === 'sure';
}

/** Submits an application once, after a confirmation, and opens the result. */
export function useSubmitInstalment(productCode: ProductCode, billOfForm: string) {
  const navigate = useNavigate();
  const openDialog = useOpenDialog();
  const [problem, setProblem] = useState<string>();
  useEffect(loadDialog, []);
  const { submitting, submit } = useSubmission({
    form: { slot: `instalment:${productCode}:${billOfForm}` },
    send: (content: Content, idempotencyKey) => submitInstalment({ ...content, idempotencyKey }, silent),
    inquiry: {
      ask: (idempotencyKey) => queryInstalmentResult({ productCode, idempotencyKey }, silent),
      notFoundCode: 'InstalmentNotFound',
    },
    conclude: (outcome) => {
      switch (outcome.state) {
        case 'taken':
          return navigate(paths.instalmentResult({ instalmentNo: outcome.made.instalmentNo }));
        case 'unknown':
          return navigate(paths.instalmentResult({ key: outcome.key }));
        case 'not-taken':
          return setProblem(copy.submit.notTaken);
        case 'refused':
          return setProblem(reasonOf(outcome.error) ?? copy.submit.failed);
      }
    },
  });

  return {
    submitting,
    problem,
    submit: (trial: Trial) => {
      setProblem(undefined);
      const { billNo, periods, method, contract } = trial;
      const { templateNo, templateVersion } = contract;
      const content = { productCode, billNo, periods, method, templateNo, templateVersion };
      return submit(content, () => confirm(trial, openDialog));
    },
  };
}
