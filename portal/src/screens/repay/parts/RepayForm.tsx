import Box from '@mui/material/Box';
import { memo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RepaymentStatus } from '#generated/shared/enums/RepaymentStatus.ts';
import { shareFacts } from '#portal/domain/fact/factOf.ts';
import { SharesCard } from '#portal/domain/repayment/SharesCard.tsx';
import { splitOf } from '#portal/domain/repayment/split.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { AfterPaint } from '#portal/ui/feedback/AfterPaint.tsx';
import { Form } from '#portal/ui/form/Form.tsx';
import { copy } from '../copy.ts';
import type { RepayHookForm } from '../form.ts';
import { refusalOf, type Place } from '../rules/refusals.ts';
import { sourceProblem } from '../rules/sources.ts';
import { targetOf, textOfAll, type Choice, type Preparation, type RepayBill } from '../rules/targets.ts';
import { trialRef } from '../rules/trialRef.ts';
import { useRepayFields, useRepayForm } from '../useRepayForm.ts';
import { useSubmitRepay } from '../useSubmitRepay.tsx';
import { AmountCard } from './AmountCard.tsx';
import { BillsCard } from './BillsCard.tsx';
import { ConfirmCard } from './ConfirmCard.tsx';
import { CouponCard } from './CouponCard.tsx';
import { EarlyRepay } from './EarlyRepay.tsx';
import { SourceCard } from './SourceCard.tsx';

interface RepayFormProps {
  readonly choice: Choice;
  readonly preparation: Preparation;
}

/** The form of the chosen bills. */
export function RepayForm(props: RepayFormProps) {
  // The form library renders its component again before the first paint: the cards are in one of their own.
  return <Cards {...props} hookForm={useRepayFields(props.preparation)} />;
}

interface CardsProps extends RepayFormProps {
  readonly hookForm: RepayHookForm;
}

/** A refusal shows beside its field, and the input stays. */
const Cards = memo(function Cards({ choice, preparation, hookForm }: CardsProps) {
  const { code } = useProduct();
  const form = useRepayForm(hookForm, { productCode: code, choice, preparation });
  const { submitting, problem: refused, clearRefusal, submit } = useSubmitRepay(code, choice, preparation);
  const [, setQuery] = useSearchParams();

  const refusal =
    refused ?? (form.trial.isError ? refusalOf(form.trial.error, copy.confirm.trialFailed) : undefined);
  const refusedAt = (place: Place) => (refusal?.place === place ? refusal.message : undefined);
  const payAmount = form.trial.data?.payAmount ?? form.amount ?? 0;
  const split =
    form.amount === undefined || form.trial.data === undefined
      ? []
      : splitOf(form.trial.data, preparation.bills);
  const wrongSource = form.amount === undefined ? undefined : sourceProblem(form.source, payAmount);

  /** Puts other debts into the URL. RepayPage then renders a new form: its key is made of them. */
  const openFormFor = (bills: string, { early = false }: { readonly early?: boolean } = {}) =>
    setQuery(
      { ...(bills !== '' && { bills }), ...(early && { early: '1' }) },
      { replace: true, preventScrollReset: true },
    );
  const reselect = (bills: readonly RepayBill[]) => openFormFor(textOfAll(bills.map(targetOf)));
  const takeEarly = (early: boolean) => openFormFor(textOfAll(choice.bills ?? []), { early });

  const onSubmit = () => {
    if (wrongSource !== undefined || form.source === undefined) {
      form.hookForm.setFocus('source');
      return undefined;
    }
    return submit(form.enteredRepayment, form.source);
  };

  return (
    <Form form={form.hookForm} onSubmit={onSubmit} onChange={clearRefusal} sx={gridStyle}>
      <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
        <BillsCard preparation={preparation} onReselect={reselect} />
        {preparation.earlyRepay === undefined ? null : (
          <EarlyRepay trial={preparation.earlyRepay} taken={choice.early ?? false} onTake={takeEarly} />
        )}
        <AmountCard form={form} preparation={preparation} problem={refusedAt('amount')} />
        {split.length === 0 ? null : (
          <SharesCard
            factOf={shareFacts('trial.share', trialRef(form.trialRepayment))}
            shares={split}
            status={RepaymentStatus.Processing}
          />
        )}
        {/* Bills and amount are painted before the source. */}
        <AfterPaint>
          <SourceCard
            form={form}
            sources={preparation.sources}
            problem={wrongSource ?? refusedAt('source')}
          />
          <CouponCard
            coupons={preparation.coupons}
            chosen={form.coupon}
            amount={form.amount}
            onChoose={form.setCouponId}
            problem={refusedAt('coupon')}
          />
        </AfterPaint>
      </Box>
      <Box sx={{ position: { md: 'sticky' }, top: 72, minWidth: 0 }}>
        <ConfirmCard
          form={form}
          preparation={preparation}
          submitting={submitting}
          problem={refusedAt('form')}
        />
      </Box>
    </Form>
  );
});

const gridStyle = {
  display: 'grid',
  alignItems: 'start',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px', lg: 'minmax(0, 1fr) 356px' },
};
