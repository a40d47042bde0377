import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { OpeningFieldLabel } from '#generated/shared/labels.ts';
import { RegionField } from '#portal/domain/region/RegionField.tsx';
import { fieldRefusals } from '#portal/domain/submission/fieldRefusals.ts';
import { useToday } from '#portal/session/useNow.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { SideDrawer } from '#portal/ui/dialog/SideDrawer.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { notify } from '#portal/ui/feedback/notify.ts';
import { AmountField } from '#portal/ui/form/AmountField.tsx';
import { DateField } from '#portal/ui/form/DateField.tsx';
import { Form } from '#portal/ui/form/Form.tsx';
import { PhoneField } from '#portal/ui/form/PhoneField.tsx';
import { setServerErrors } from '#portal/ui/form/serverErrors.ts';
import { TextField } from '#portal/ui/form/TextField.tsx';
import { useForm } from '#portal/ui/form/useForm.ts';
import { copy } from '../copy.ts';
import type { CompanyInfo } from '../queries.ts';
import { changeForm, type Changed } from './form.ts';
import { useSubmitChange } from './useSubmitChange.ts';
import { differences, valuesOf } from './values.ts';

interface ChangeDrawerProps {
  readonly info: CompanyInfo;
  readonly open: boolean;
  readonly onClose: () => void;
}

const { change: words } = copy;

/** Drawer with the application to change the company's data, beside the data on record. */
export function ChangeDrawer({ info, open, onClose }: ChangeDrawerProps) {
  return (
    <SideDrawer title={words.title} open={open} onClose={onClose}>
      <CardFrame>
        <ChangeFields info={info} onDone={onClose} />
      </CardFrame>
    </SideDrawer>
  );
}

function ChangeFields({ info, onDone }: { readonly info: CompanyInfo; readonly onDone: () => void }) {
  const { company, toComplete } = info;
  const { code: productCode } = useProduct();
  const today = useToday();
  // Fixed at the start: refetched data must not change the rules of a form that the user is filling in.
  const [missing] = useState(() => toComplete.filter((field) => company[field] === undefined));
  const form = useForm(
    useMemo(() => changeForm(missing), [missing]),
    { defaultValues: valuesOf(company) },
  );
  /** Hint of a field that may stay empty. */
  const hintOf = (field: keyof typeof words.hints) =>
    missing.includes(field) ? undefined : words.hints[field];
  const { control } = form;
  const onTaken = () => {
    form.draft.forget();
    onDone();
  };
  const { submitting, submit } = useSubmitChange(productCode, onTaken, (error) =>
    setServerErrors(form, fieldRefusals(error)),
  );

  const apply = (filled: Changed) => {
    const changed = differences(company, filled, toComplete);
    return changed === undefined
      ? void notify.info(words.problems.unchanged)
      : submit({ productCode, ...changed });
  };

  return (
    <Form form={form} onSubmit={apply} sx={{ display: 'grid', gap: 5 }}>
      <HintPanel tone="info" icon="info">
        {toComplete.length === 0
          ? words.note
          : words.toComplete(toComplete.map((field) => OpeningFieldLabel[field]))}
      </HintPanel>
      <AmountField plain control={control} name="registeredCapital" label={words.fields.registeredCapital} />
      <DateField
        control={control}
        name="termTo"
        label={words.fields.termTo}
        hint={hintOf('termTo')}
        min={today}
      />
      <RegionField
        control={control}
        name="regionCode"
        productCode={productCode}
        label={words.fields.regionCode}
      />
      <TextField control={control} name="address" label={words.fields.address} />
      <TextField
        control={control}
        name="officeAddress"
        label={words.fields.officeAddress}
        hint={hintOf('officeAddress')}
      />
      <DateField control={control} name="legalIdFrom" label={words.fields.legalIdFrom} max={today} />
      <DateField
        control={control}
        name="legalIdTo"
        label={words.fields.legalIdTo}
        hint={hintOf('legalIdTo')}
        min={today}
      />
      <PhoneField control={control} name="legalPhone" label={words.fields.legalPhone} />
      <Box>
        <Button type="submit" size="large" disabled={submitting}>
          {submitting ? words.submitting : words.submit}
        </Button>
      </Box>
    </Form>
  );
}
