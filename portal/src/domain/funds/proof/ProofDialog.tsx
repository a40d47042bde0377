import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { SmsType } from '#generated/shared/enums/SmsType.ts';
import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { FormDialog } from '#portal/ui/form/FormDialog.tsx';
import { PasswordField } from '#portal/ui/form/PasswordField.tsx';
import { RadioField } from '#portal/ui/form/RadioField.tsx';
import { setServerErrors, type FieldRefusal } from '#portal/ui/form/serverErrors.ts';
import { SmsField } from '#portal/ui/form/SmsField.tsx';
import { useForm } from '#portal/ui/form/useForm.ts';
import { fundsCopy } from '../copy.ts';
import { emptyProof, proofForm, type Proof } from './form.ts';

const { proof: words } = fundsCopy;
const option = (value: Proof['way']) => ({ value, label: words.ways[value] });

interface ProofDialogProps {
  readonly title: string;
  /** Repeats amount and account. docs/design/look.md "Habits" */
  readonly facts: readonly (readonly [ReactNode, ReactNode])[];
  readonly note?: string | undefined;
  readonly sureText: string;
  readonly busy: boolean;
  readonly type: SmsType;
  /** Masked phone number that receives the code. */
  readonly phone: string;
  /** Without a password only a code is possible. */
  readonly passwordSet: boolean;
  readonly onSend: () => Promise<boolean>;
  /** Returns the refusals of the proof; none when the dialog is done. */
  readonly onProve: (proof: Proof) => Promise<readonly FieldRefusal[]>;
  readonly onClose: () => void;
}

/** The last confirmation before money moves: password or SMS code. */
export function ProofDialog(props: ProofDialogProps) {
  const { title, facts, note, sureText, busy, type, phone, passwordSet, onSend, onProve, onClose } = props;
  const form = useForm(proofForm, { defaultValues: emptyProof(passwordSet) });
  const { control } = form;
  const way = useWatch({ control, name: 'way' });
  const prove = async (proof: Proof) => void setServerErrors(form, await onProve(proof));
  return (
    <FormDialog title={title} form={form} onSubmit={prove} sureText={sureText} busy={busy} onClose={onClose}>
      <DetailRows rows={facts} />
      {note === undefined ? null : (
        <Typography variant="caption" component="p" color="textSecondary">
          {note}
        </Typography>
      )}
      {passwordSet ? (
        <RadioField
          control={control}
          name="way"
          label={words.way}
          options={[option('password'), option('sms')]}
        />
      ) : null}
      {way === 'password' ? (
        <PasswordField control={control} name="password" label={words.password} />
      ) : (
        <SmsField
          control={control}
          name="code"
          label={words.code}
          hint={words.codeHint(phone)}
          type={type}
          onSend={onSend}
        />
      )}
    </FormDialog>
  );
}
