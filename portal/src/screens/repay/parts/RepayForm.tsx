import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { RepaymentStatus } from '#generated/shared/enums/RepaymentStatus.ts';
import { shareFacts } from '#portal/domain/fact/factOf.ts';
import { SharesCard } from '#portal/domain/repayment/SharesCard.tsx';
import { splitOf } from '#portal/domain/repayment/split.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { Form } from '#portal/ui/form/Form.tsx';
import { useAfterPaint } from '#portal/ui/hooks/useAfterPaint.ts';
import { copy } from '../copy.ts';
import { refusalOf, type Place } from '../rules/refusals.ts';
import { sourceProblem } from '../rules/sources.ts';
import { targetOf, textOfAll, type Choice, type Preparation, type RepayBill } from '../rules/targets.ts';
import { trialRef } from '../rules/trialRef.ts';
import { useRepayForm } from '../useRepayForm.ts';
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

/** The form. A refusal shows beside its field, and the input stays. */
export function RepayForm({ choice, preparation }: RepayFormProps) {
  const { code } = useProduct();
  const form = useRepayForm(code, choice, preparation);
  const { submitting, problem: refused, clearRefusal, submit } = useSubmitRepay(code, choice, preparation);
  const [, setQuery] = useSearchParams();
  // Bills and amount are painted before the source.
  const painted = useAfterPaint();

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
    <Form
      form={form.hookForm}
      onSubmit={onSubmit}
      onChange={clearRefusal}
      sx={painted ? gridStyle : firstStyle}
    >
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
        {painted ? (
          <>
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
          </>
        ) : null}
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
}

const gridStyle = {
  display: 'grid',
  alignItems: 'start',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px', lg: 'minmax(0, 1fr) 356px' },
};

/** At first as high as the screen, so that the page's foot does not move when the other cards arrive. */
const firstStyle = { ...gridStyle, minHeight: '100vh' };
