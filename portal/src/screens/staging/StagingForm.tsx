import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useProduct } from '../../session/useProduct.ts';
import { DetailRows } from '../../ui/detail/DetailRows.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { SubmitFoot } from '../../ui/form/SubmitFoot.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { TotalLine } from '../../ui/text/TotalLine.tsx';
import { Agreement } from './Agreement.tsx';
import { copy } from './copy.ts';
import { factOfTrial } from './factOfTrial.ts';
import type { InstalmentSent } from './form.ts';
import { PlanChoice } from './PlanChoice.tsx';
import { PlanTable } from './PlanTable.tsx';
import { methodLabel, percent, type Trial } from './rules.ts';
import { useSubmitInstalment } from './useSubmitInstalment.tsx';

interface StagingFormProps {
  readonly form: UseFormReturn<InstalmentSent, unknown, InstalmentSent>;
  readonly trial: Trial;
  /** A new plan is being calculated; until then, the figures belong to the previous one. */
  readonly stale: boolean;
}

const { confirm: words } = copy;

/** The form of an instalment application: plan, cost, agreement, and the button that submits it. */
export function StagingForm({ form, trial, stale }: StagingFormProps) {
  const { submitting, problem, submit } = useSubmitInstalment(useProduct().code, trial.billNo);
  return (
    <Form form={form} onSubmit={() => submit(trial)} sx={gridStyle}>
      <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
        <CardFrame title={copy.bill.title}>
          <DetailRows
            rows={[
              [copy.bill.billNo, trial.billNo],
              [
                copy.bill.principal,
                <MoneyText key="principal" value={trial.principal} fact={factOfTrial(trial, 'principal')} />,
              ],
            ]}
          />
        </CardFrame>
        <PlanChoice form={form} offers={trial.offers} />
        <CardFrame title={copy.plan.title}>
          <Box aria-busy={stale} sx={{ opacity: stale ? 0.6 : 1 }}>
            <PlanTable trial={trial} />
          </Box>
        </CardFrame>
      </Box>
      <Box sx={{ position: { md: 'sticky' }, top: 72, minWidth: 0 }}>
        <CardFrame title={words.title}>
          <DetailRows rows={costRows(trial)} />
          <Box sx={{ mt: 3 }} aria-live="polite">
            <TotalLine label={words.total}>
              <MoneyText value={trial.totalAmount} size="largeAmount" fact={factOfTrial(trial, 'total')} />
            </TotalLine>
          </Box>
          <Box sx={{ my: 3 }}>
            <Agreement
              control={form.control}
              contract={trial.contract}
              onAgree={() => form.setValue('agreed', true, { shouldValidate: true })}
            />
          </Box>
          <SubmitFoot problem={problem} busy={submitting} disabled={stale} note={words.note}>
            {submitting ? words.submitting : words.submit}
          </SubmitFoot>
        </CardFrame>
      </Box>
    </Form>
  );
}

function costRows(trial: Trial): readonly (readonly [string, ReactNode])[] {
  return [
    [
      words.principal,
      <MoneyText key="principal" value={trial.principal} fact={factOfTrial(trial, 'principal')} />,
    ],
    [words.periods, copy.periods.count(trial.periods)],
    [words.method, methodLabel(trial.method)],
    [words.feeRate, percent(trial.feeRate)],
    [words.annualRate, percent(trial.annualRate)],
    [words.totalFee, <MoneyText key="fee" value={trial.totalFee} fact={factOfTrial(trial, 'fee')} />],
    ...(trial.waivedFee > 0
      ? ([[words.waivedFee, <MoneyText key="waived" value={trial.waivedFee} />]] as const)
      : []),
  ];
}

const gridStyle = {
  display: 'grid',
  alignItems: 'start',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px', lg: 'minmax(0, 1fr) 356px' },
};
