import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ErrorName } from '#generated/provisional/errors.ts';
import type { IncreaseMethod } from '#generated/shared/enums/IncreaseMethod.ts';
import { factOf } from '../../domain/fact/factOf.ts';
import { fieldRefusals } from '../../domain/submission/fieldRefusals.ts';
import type { ProductCode } from '../../products/product.ts';
import type { FactMark } from '../../ui/fact/factMark.ts';
import { ErrorLine } from '../../ui/feedback/ErrorLine.tsx';
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { setServerErrors } from '../../ui/form/serverErrors.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { CodeField } from './CodeField.tsx';
import { copy } from './copy.ts';
import { FirstVisitGuide } from './FirstVisitGuide.tsx';
import { applyForm, type Application } from './form.ts';
import { MaterialList } from './MaterialList.tsx';
import { materialsQuery } from './queries.ts';
import type { Materials, IncreaseRecord } from './rules.ts';
import { keptUploads, useUploadsKey } from './uploads.ts';
import { useApply } from './useApply.ts';

interface ApplyFormProps {
  readonly productCode: ProductCode;
  readonly method: IncreaseMethod;
  readonly onApplied: (record: IncreaseRecord) => void;
}

/** The form of an increase method: its limits, the requested materials, and the SMS code. */
export function ApplyForm({ productCode, method, onApplied }: ApplyFormProps) {
  const materials = useQuery(materialsQuery(productCode, method));
  if (materials.isError)
    return <ErrorLine error={materials.error} onRetry={() => void materials.refetch()} />;
  if (materials.isPending) return <SkeletonLines heights={[60, 124, 68, 40]} />;
  return <MaterialsForm productCode={productCode} requested={materials.data} onApplied={onApplied} />;
}

/** Refusals that show under the code's field, by name. */
const codeRefusals = {
  SmsCodeWrong: 'code',
  SmsCodeExpired: 'code',
  SmsAttemptsExceeded: 'code',
} satisfies Partial<Readonly<{ [Name in ErrorName]: keyof Application }>>;

interface MaterialsFormProps extends Omit<ApplyFormProps, 'method'> {
  readonly requested: Materials;
}

function MaterialsForm({ productCode, requested, onApplied }: MaterialsFormProps) {
  const definition = useMemo(() => applyForm(requested.materials), [requested.materials]);
  const { method, upperLimit } = requested;
  const uploadsKey = useUploadsKey(productCode, method);
  const form = useForm(definition, { defaultValues: { uploads: keptUploads(uploadsKey), code: '' } });
  const { applying, apply } = useApply(productCode, method, {
    onApplied,
    onRefused: (error) => setServerErrors(form, fieldRefusals(error, codeRefusals)),
  });
  return (
    <Form
      form={form}
      onSubmit={({ uploads, code }) => apply({ upperLimit, code, uploads })}
      sx={{ display: 'grid', gap: 4, mt: 4 }}
    >
      <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', gap: 6, rowGap: 3 }}>
        <Limit
          label={copy.limits.current}
          value={requested.currentLimit}
          fact={factOf('quota.total', productCode)}
        />
        <Limit label={copy.limits.upper} value={requested.upperLimit} />
      </Box>
      <MaterialList control={form.control} productCode={productCode} requested={requested} />
      <CodeField control={form.control} productCode={productCode} />
      <Button
        type="submit"
        size="large"
        data-guide="apply"
        disabled={applying}
        sx={{ justifySelf: { xs: 'stretch', sm: 'start' } }}
      >
        {copy.apply}
      </Button>
      {/* Rendered with the form because its last step points at the button above. */}
      <FirstVisitGuide />
    </Form>
  );
}

interface LimitProps {
  readonly label: string;
  readonly value: number;
  readonly fact?: FactMark;
}

function Limit({ label, value, fact }: LimitProps) {
  return (
    <div>
      <Typography component="dt" variant="caption" color="textSecondary">
        {label}
      </Typography>
      <dd>
        <MoneyText value={value} size="amount" fact={fact} />
      </dd>
    </div>
  );
}
