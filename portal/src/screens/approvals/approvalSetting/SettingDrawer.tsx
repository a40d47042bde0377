import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { Inputs } from '#generated/provisional/io.ts';
import { saveApprovalSetting } from '#generated/provisional/operations/saveApprovalSetting.ts';
import { AccountStatus } from '#generated/shared/enums/AccountStatus.ts';
import { approvalSettingQuery, type ApprovalSetting } from '#portal/domain/approval/queries.ts';
import { fieldRefusals } from '#portal/domain/submission/fieldRefusals.ts';
import { useSubmission } from '#portal/domain/submission/useSubmission.ts';
import { readAmount } from '#portal/format/amount.ts';
import { formatAmount } from '#portal/format/money.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { SideDrawer } from '#portal/ui/dialog/SideDrawer.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { notify } from '#portal/ui/feedback/notify.ts';
import { Skeleton } from '#portal/ui/feedback/Skeleton.tsx';
import { AmountField } from '#portal/ui/form/AmountField.tsx';
import { ChecksField } from '#portal/ui/form/ChecksField.tsx';
import { Form } from '#portal/ui/form/Form.tsx';
import { RadioField } from '#portal/ui/form/RadioField.tsx';
import { setServerErrors } from '#portal/ui/form/serverErrors.ts';
import { useForm } from '#portal/ui/form/useForm.ts';
import { copy } from '../copy.ts';
import { settingForm, type SettingValues } from './form.ts';

interface SettingDrawerProps {
  readonly productCode: ProductCode;
  readonly open: boolean;
  readonly onClose: () => void;
}

const { setting: words } = copy;

/** Switches approvals on or off; sets the amount above which they are needed, and the approvers. For parents. */
export function SettingDrawer({ productCode, open, onClose }: SettingDrawerProps) {
  const setting = useQuery(approvalSettingQuery(productCode));
  return (
    <SideDrawer title={words.title} open={open} onClose={onClose}>
      <CardFrame query={setting} skeleton={<Skeleton height={360} />}>
        {setting.data ? (
          <SettingForm productCode={productCode} setting={setting.data} onDone={onClose} />
        ) : null}
      </CardFrame>
    </SideDrawer>
  );
}

interface SettingFormProps {
  readonly productCode: ProductCode;
  readonly setting: ApprovalSetting;
  readonly onDone: () => void;
}

const choices = [
  { value: true, label: words.on },
  { value: false, label: words.off },
];

function SettingForm({ productCode, setting, onDone }: SettingFormProps) {
  const queries = useQueryClient();
  const form = useForm(settingForm, {
    defaultValues: {
      enabled: setting.enabled,
      amount: setting.amount === undefined ? '' : formatAmount(setting.amount),
      deciders: setting.deciders
        .filter(({ status }) => status === AccountStatus.Normal)
        .map(({ jdpin }) => jdpin),
    },
  });
  const { control } = form;
  const enabled = useWatch({ control, name: 'enabled' });
  const { submitting, submit } = useSubmission({
    send: (content: Omit<Inputs['saveApprovalSetting'], 'productCode'>) =>
      saveApprovalSetting({ productCode, ...content }),
    conclude: async (outcome) => {
      if (outcome.state === 'refused')
        setServerErrors(form, fieldRefusals(outcome.error, { ApproverMissing: 'deciders' }));
      await queries.invalidateQueries({ queryKey: approvalSettingQuery(productCode).queryKey });
      if (outcome.state !== 'taken') return;
      notify.success(words.saved);
      onDone();
    },
  });
  const save = ({ amount, deciders }: SettingValues) => {
    const yuan = readAmount(amount);
    return submit(
      enabled && yuan !== undefined
        ? { enabled: true, amount: yuan, deciders }
        : { enabled: false, deciders: [] },
    );
  };
  const options = (setting.candidates ?? [])
    .filter(({ status }) => status === AccountStatus.Normal)
    .map(({ jdpin, nickname }) => ({ value: jdpin, label: nickname }));
  return (
    <Form form={form} onSubmit={save} sx={{ display: 'grid', gap: 5 }}>
      <RadioField control={control} name="enabled" label={words.enabled} options={choices} />
      {enabled ? (
        <>
          <AmountField control={control} name="amount" label={words.amount} />
          {options.length === 0 ? (
            <HintPanel tone="warning" icon="warning">
              {words.noCandidates}
            </HintPanel>
          ) : (
            <ChecksField
              control={control}
              name="deciders"
              label={words.deciders}
              hint={words.decidersHint}
              options={options}
            />
          )}
        </>
      ) : null}
      <HintPanel tone="info" icon="info">
        {words.rules}
      </HintPanel>
      <Button type="submit" size="large" disabled={submitting}>
        {words.save}
      </Button>
    </Form>
  );
}
