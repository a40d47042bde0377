import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseFormReturn } from 'react-hook-form';
import { SmsType } from '#generated/shared/enums/SmsType.ts';
import { ContactRoleLabel, RelationshipLabel } from '#generated/shared/labels.ts';
import { halfWidth } from '#portal/format/typed.ts';
import { PhoneField } from '#portal/ui/form/PhoneField.tsx';
import { SelectField } from '#portal/ui/form/SelectField.tsx';
import { SmsField } from '#portal/ui/form/SmsField.tsx';
import { TextField } from '#portal/ui/form/TextField.tsx';
import { fieldGrid } from '../parts/styles.ts';
import { contactsCopy } from './copy.ts';
import type { ContactsSent, ContactsValues } from './form.ts';
import { needsRelationship, type ContactRule } from './rules.ts';

interface ContactFieldsProps {
  readonly form: UseFormReturn<ContactsValues, unknown, ContactsSent>;
  readonly index: number;
  readonly rule: ContactRule;
  /** Phone numbers that need no code. */
  readonly verified: readonly string[];
  readonly onSend: (phone: string) => Promise<boolean>;
}

/** The fields of one contact person. */
export function ContactFields({ form, index, rule, verified, onSend }: ContactFieldsProps) {
  const { control, watch, trigger } = form;
  const { labels } = contactsCopy;
  const role = watch(`contacts.${index}.role`);
  const phone = watch(`contacts.${index}.phone`);
  const send = async () => (await trigger(`contacts.${index}.phone`)) && onSend(phone);
  return (
    <Box sx={fieldGrid}>
      <TextField control={control} name={`contacts.${index}.name`} label={labels.name} />
      <SelectField
        control={control}
        name={`contacts.${index}.role`}
        label={labels.role}
        options={rule.roles.map((value) => ({ value, label: ContactRoleLabel[value] }))}
      />
      {needsRelationship(rule, role) ? (
        <SelectField
          control={control}
          name={`contacts.${index}.relationship`}
          label={labels.relationship}
          options={rule.relationships.map((value) => ({ value, label: RelationshipLabel[value] }))}
        />
      ) : null}
      <TextField
        control={control}
        name={`contacts.${index}.email`}
        label={labels.email}
        input={{ type: 'email', autoComplete: 'email' }}
        read={halfWidth}
      />
      <PhoneField wide control={control} name={`contacts.${index}.phone`} label={labels.phone} />
      {verified.includes(phone) ? (
        <Typography color="textSecondary" sx={{ alignSelf: 'end', pb: 2 }}>
          {contactsCopy.verified}
        </Typography>
      ) : (
        <SmsField
          key={phone}
          control={control}
          name={`contacts.${index}.code`}
          label={labels.code}
          type={`${SmsType.OpenContact}-${phone}`}
          onSend={send}
        />
      )}
    </Box>
  );
}
