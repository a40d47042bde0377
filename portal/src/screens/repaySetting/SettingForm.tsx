import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { fieldRefusals } from '../../domain/submission/fieldRefusals.ts';
import type { ProductCode } from '../../products/product.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { Form } from '../../ui/form/Form.tsx';
import { PhoneField } from '../../ui/form/PhoneField.tsx';
import { RadioField } from '../../ui/form/RadioField.tsx';
import { setServerErrors } from '../../ui/form/serverErrors.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { AccountsField } from './AccountsField.tsx';
import { copy } from './copy.ts';
import { settingForm } from './form.ts';
import { DEDUCT_DAYS, draftOf, isChanged, REMIND_DAYS, type Draft, type Setting } from './rules.ts';
import { useSave } from './useSave.ts';

interface SettingFormProps {
  readonly productCode: ProductCode;
  readonly setting: Setting;
}

const { form: words } = copy;

/** Sets automatic repayment; read-only for child accounts. Input stays when saving fails. */
export function SettingForm({ productCode, setting }: SettingFormProps) {
  const definition = useMemo(() => settingForm(setting.accounts), [setting.accounts]);
  const form = useForm(definition, { defaultValues: draftOf(setting) });
  const { saving, save } = useSave(productCode, setting, {
    onSaved: (saved) => form.reset(draftOf(saved)),
    onRefused: (error) => setServerErrors(form, fieldRefusals(error)),
  });
  const { control } = form;
  const disabled = !setting.editable;
  // The number is masked until the user changes it.
  const [hidesPhone, setHidesPhone] = useState(true);

  const showPhone = () => {
    setHidesPhone(false);
    form.setFocus('remindPhone');
  };

  const submit = (draft: Draft) =>
    isChanged(setting, draft) ? save(draft) : void notify.info(words.unchanged);

  return (
    <Form form={form} onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
      <RadioField
        control={control}
        name="autoRepay"
        label={words.auto}
        disabled={disabled}
        options={[
          { value: true, label: words.autoOn },
          { value: false, label: words.autoOff },
        ]}
      />
      <AccountsField control={control} accounts={setting.accounts} disabled={disabled} />
      <RadioField
        control={control}
        name="deductDaysBefore"
        label={words.deductDay}
        hint={words.deductTime(setting.deductTime)}
        disabled={disabled}
        options={DEDUCT_DAYS.map((value) => ({ value, label: words.deductDays(value) }))}
      />
      <RadioField
        control={control}
        name="remindDaysBefore"
        label={words.remind}
        disabled={disabled}
        options={REMIND_DAYS.map((value) => ({ value, label: words.remindDays(value) }))}
      />
      <PhoneField
        control={control}
        name="remindPhone"
        label={words.phone}
        hint={words.phoneNote}
        disabled={disabled}
        masked={hidesPhone}
        beside={
          disabled || !hidesPhone ? undefined : (
            <Button variant="link" aria-label={words.changePhone} onClick={showPhone} sx={{ flex: 'none' }}>
              {words.change}
            </Button>
          )
        }
      />
      {setting.editable ? (
        <Button
          type="submit"
          size="large"
          disabled={saving}
          sx={{ justifySelf: { xs: 'stretch', sm: 'start' } }}
        >
          {words.save}
        </Button>
      ) : null}
    </Form>
  );
}
