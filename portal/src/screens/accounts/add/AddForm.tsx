import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { Inputs } from '#generated/provisional/io.ts';
import { addAccounts } from '#generated/provisional/operations/addAccounts.ts';
import { fieldRefusals } from '#portal/domain/submission/fieldRefusals.ts';
import { useSubmission } from '#portal/domain/submission/useSubmission.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { notify } from '#portal/ui/feedback/notify.ts';
import { Skeleton } from '#portal/ui/feedback/Skeleton.tsx';
import { AmountField } from '#portal/ui/form/AmountField.tsx';
import { Form } from '#portal/ui/form/Form.tsx';
import { PhoneField } from '#portal/ui/form/PhoneField.tsx';
import { RadioField } from '#portal/ui/form/RadioField.tsx';
import { setServerErrors } from '#portal/ui/form/serverErrors.ts';
import { TextField } from '#portal/ui/form/TextField.tsx';
import { TilesField } from '#portal/ui/form/TilesField.tsx';
import { useForm } from '#portal/ui/form/useForm.ts';
import { copy } from '../copy.ts';
import { LimitRange, limitTiles } from '../parts/limitTiles.tsx';
import { accountsQuery } from '../queries.ts';
import { limitOf } from '../rules.ts';
import { useRefetchAccounts } from '../useRefetchAccounts.ts';
import { addForm, type AddValues } from './form.ts';

interface AddFormProps {
  readonly productCode: ProductCode;
  readonly onDone: (jdpins: readonly string[]) => void;
}

/** Form to add one account. First it requests the account list, whose summary has the largest possible limit. */
export function AddForm(props: AddFormProps) {
  const accounts = useQuery(accountsQuery({ productCode: props.productCode, pageNo: 1, pageSize: 10 }));
  return (
    <CardFrame query={accounts} skeleton={<Skeleton height={480} />}>
      {accounts.data ? <NewAccount {...props} creditLimit={accounts.data.summary.creditLimit} /> : null}
    </CardFrame>
  );
}

/** Fields that show a refusal, by its name. */
const fieldOf = {
  LoginIdTaken: 'loginId',
  LoginIdUnknown: 'loginId',
  LoginIdElsewhere: 'loginId',
  AccountAdded: 'loginId',
  LimitOutOfRange: 'limit',
} as const;

function NewAccount({ productCode, onDone, creditLimit }: AddFormProps & { readonly creditLimit: number }) {
  const refetch = useRefetchAccounts();
  const form = useForm(
    useMemo(() => addForm(creditLimit), [creditLimit]),
    {
      defaultValues: { loginId: '', existing: false, nickname: '', phone: '', capped: true, limit: '' },
    },
  );
  const { control } = form;
  const [existing, capped] = useWatch({ control, name: ['existing', 'capped'] });
  const { submitting, submit } = useSubmission({
    form: { slot: `add-account:${productCode}` },
    send: (content: Pick<Inputs['addAccounts'], 'accounts'>, idempotencyKey) =>
      addAccounts({ productCode, idempotencyKey, ...content }),
    conclude: (outcome) => {
      if (outcome.state === 'refused') setServerErrors(form, fieldRefusals(outcome.error, fieldOf));
      if (outcome.state !== 'taken') return;
      refetch();
      notify.success(copy.addDrawer.done(form.getValues('nickname')));
      onDone(outcome.made.jdpins);
    },
  });
  const save = ({ loginId, existing: isExisting, nickname, phone, ...choice }: AddValues) =>
    submit({ accounts: [{ loginId, existing: isExisting, nickname, phone, ...limitOf(choice) }] });
  return (
    <Form form={form} onSubmit={save} sx={{ display: 'grid', gap: 5 }}>
      <RadioField
        control={control}
        name="existing"
        label={copy.form.kind}
        options={[
          { value: false, label: copy.form.isNew },
          { value: true, label: copy.form.isExisting },
        ]}
      />
      <TextField
        control={control}
        name="loginId"
        label={copy.form.loginId}
        hint={existing ? copy.form.existingHint : copy.form.loginIdHint}
        read={(typed) => typed.trim()}
      />
      <TextField
        control={control}
        name="nickname"
        label={copy.form.nickname}
        hint={copy.form.nicknameHint}
        read={(typed) => typed.trimStart()}
      />
      <PhoneField control={control} name="phone" label={copy.form.phone} hint={copy.form.phoneHint} />
      <TilesField control={control} name="capped" label={copy.form.mode} tiles={limitTiles} />
      {capped ? (
        <AmountField
          control={control}
          name="limit"
          label={copy.form.limit}
          mark={<LimitRange from={0} to={creditLimit} />}
        />
      ) : null}
      <Button type="submit" size="large" disabled={submitting}>
        {copy.addDrawer.submit}
      </Button>
    </Form>
  );
}
