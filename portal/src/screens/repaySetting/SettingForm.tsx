import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ProductCode } from '../../products/product.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { AccountOrder } from './AccountOrder.tsx';
import { Choice } from './Choice.tsx';
import { copy } from './copy.ts';
import { PhoneField } from './PhoneField.tsx';
import {
  DEDUCT_DAYS,
  draftOf,
  isChanged,
  problemsOf,
  REMIND_DAYS,
  type Draft,
  type Problems,
  type Setting,
} from './rules.ts';
import { useSave } from './useSave.ts';

interface SettingFormProps {
  readonly productCode: ProductCode;
  readonly setting: Setting;
}

const { form } = copy;

/** The setting as a form; read-only for children. What was typed stays when saving fails. */
export function SettingForm({ productCode, setting }: SettingFormProps) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(setting));
  const [problems, setProblems] = useState<Problems>({});
  const { saving, save } = useSave(productCode, setting);
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });

  const submit = () => {
    const found = problemsOf(draft, setting.accounts);
    setProblems(found);
    if (found.sources !== undefined) document.querySelector<HTMLElement>('#setting-accounts input')?.focus();
    else if (found.remindPhone !== undefined) document.getElementById('setting-phone')?.focus();
    else if (isChanged(setting, draft)) void save(draft);
    else notify.info(form.unchanged);
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Box
        component="fieldset"
        disabled={!setting.editable}
        sx={{ m: 0, p: 0, border: 0, display: 'grid', gap: 5 }}
      >
        <Choice
          name="auto"
          legend={form.auto}
          options={[
            { value: 'on', label: form.autoOn },
            { value: 'off', label: form.autoOff },
          ]}
          value={draft.autoRepay ? 'on' : 'off'}
          onChange={(value) => set({ autoRepay: value === 'on' })}
        />
        <AccountOrder
          accounts={setting.accounts}
          sources={draft.sources}
          editable={setting.editable}
          problem={problems.sources}
          onChange={(sources) => set({ sources })}
        />
        <Choice
          name="deduct"
          legend={form.deductDay}
          note={form.deductTime(setting.deductTime)}
          options={DEDUCT_DAYS.map((days) => ({ value: String(days), label: form.deductDays(days) }))}
          value={String(draft.deductDaysBefore)}
          onChange={(value) => set({ deductDaysBefore: Number(value) })}
        />
        <Choice
          name="remind"
          legend={form.remind}
          options={REMIND_DAYS.map((days) => ({ value: String(days), label: form.remindDays(days) }))}
          value={String(draft.remindDaysBefore)}
          onChange={(value) => set({ remindDaysBefore: Number(value) })}
        />
        <PhoneField
          value={draft.remindPhone}
          editable={setting.editable}
          problem={problems.remindPhone}
          onChange={(remindPhone) => set({ remindPhone })}
        />
        {setting.editable ? (
          <Button
            type="submit"
            size="large"
            disabled={saving}
            sx={{ justifySelf: { xs: 'stretch', sm: 'start' } }}
          >
            {form.save}
          </Button>
        ) : null}
      </Box>
    </Box>
  );
}
