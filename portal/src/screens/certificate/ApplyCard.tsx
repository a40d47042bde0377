import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CertificateScope } from '#generated/shared/enums/CertificateScope.ts';
import type { ProductCode } from '../../products/product.ts';
import { useToday } from '../../session/useNow.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { DateField } from '../../ui/form/DateField.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { RadioField } from '../../ui/form/RadioField.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { copy } from './copy.ts';
import { coverageOf } from './coverage.ts';
import { certificateForm } from './form.ts';
import { ObstacleList } from './ObstacleList.tsx';
import type { Coverage } from './queries.ts';
import { useApply } from './useApply.ts';

interface ApplyCardProps {
  readonly productCode: ProductCode;
  /** Earliest day of a period. */
  readonly openedOn: string | undefined;
}

const { apply: words } = copy;
const scopes = Object.values(CertificateScope).map((value) => ({ value, label: words.scopes[value] }));

/** Form to apply for a certificate about a period or about all debts. It lists blockers before the submission. */
export function ApplyCard({ productCode, openedOn }: ApplyCardProps) {
  const today = useToday();
  const form = useForm(certificateForm, {
    defaultValues: { scope: CertificateScope.Period, from: '', to: '' },
  });
  const { control, watch } = form;
  const coverage = coverageOf(watch());
  const isPeriod = watch('scope') === CertificateScope.Period;
  const { submitting, submit } = useApply(productCode, () => form.reset());
  // Days chosen before a change to 全部 stay in the form, and are not sent.
  const send = (chosen: Coverage) =>
    submit({ productCode, ...(isPeriod ? chosen : { scope: chosen.scope }) });
  return (
    <CardFrame title={words.title}>
      <Form form={form} onSubmit={send} sx={{ display: 'grid', gap: 4 }}>
        <RadioField control={control} name="scope" label={words.scope} options={scopes} />
        {isPeriod ? (
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '200px 200px' } }}>
            <DateField
              control={control}
              name="from"
              label={words.from}
              min={openedOn}
              max={today}
              width={200}
            />
            <DateField control={control} name="to" label={words.to} min={openedOn} max={today} width={200} />
          </Box>
        ) : (
          <Typography color="textSecondary">{words.allNote}</Typography>
        )}
        {coverage === undefined ? null : <ObstacleList productCode={productCode} coverage={coverage} />}
        <Button
          type="submit"
          size="large"
          disabled={submitting}
          sx={{ justifySelf: { xs: 'stretch', sm: 'start' } }}
        >
          {submitting ? words.submitting : words.submit}
        </Button>
      </Form>
    </CardFrame>
  );
}
