import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { saveOpeningContacts } from '#generated/provisional/operations/saveOpeningContacts.ts';
import { ContactRole } from '#generated/shared/enums/ContactRole.ts';
import { OpeningStep } from '#generated/shared/enums/OpeningStep.ts';
import { SmsType } from '#generated/shared/enums/SmsType.ts';
import { ContactRoleLabel } from '#generated/shared/labels.ts';
import { useSmsCode } from '#portal/domain/sms/useSmsCode.ts';
import { fieldRefusals } from '#portal/domain/submission/fieldRefusals.ts';
import { onFirstClick } from '#portal/ui/button/onFirstClick.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { FieldError } from '#portal/ui/form/FieldError.tsx';
import { RemovedRows } from '#portal/ui/form/RemovedRows.tsx';
import { setServerErrors } from '#portal/ui/form/serverErrors.ts';
import { useRemoved } from '#portal/ui/form/useRemoved.ts';
import { StepForm } from '../flow/StepForm.tsx';
import type { StepProps } from '../flow/stepProps.ts';
import { useStep } from '../flow/useStep.ts';
import { useOpeningFlow } from '../useOpeningFlow.ts';
import { ContactFields } from './ContactFields.tsx';
import { contactsCopy as copy } from './copy.ts';
import { contactsForm, type ContactsSent, type ContactsValues } from './form.ts';
import { needsRelationship, type ContactRule } from './rules.ts';

/** A removed contact, and its place in the list. */
interface Removed {
  readonly index: number;
  readonly contact: ContactsValues['contacts'][number];
}

/** An empty contact. The first contacts get the roles that must be there once. */
function emptyContact({ once, roles }: ContactRule, index: number) {
  const role = once[index] ?? roles[0] ?? ContactRole.FinanceHead;
  return { name: '', role, phone: '', email: '', code: '' };
}

/** Step for the contacts that the provider may call, in the roles that the product requires, each with a verified number. */
export function ContactsStep(props: StepProps) {
  const { application } = props;
  const { contactRule: rule } = application;
  const { linkParams } = useOpeningFlow();
  const codes = useSmsCode(linkParams.productCode, SmsType.OpenContact);
  const [verified] = useState(() => application.contacts.map(({ phone }) => phone));
  const [definition] = useState(() => contactsForm(rule, verified));

  /** A wrong code shows under its contact. */
  const tokenOf = async (phone: string, code: string, index: number): Promise<string> => {
    try {
      return await codes.tokenFor(code, phone);
    } catch (error) {
      const field = `contacts.${String(index)}.code`;
      const refused = { SmsCodeWrong: field, SmsCodeExpired: field, SmsAttemptsExceeded: field };
      setServerErrors(form, fieldRefusals(error, refused));
      throw error;
    }
  };
  const send = async ({ contacts }: ContactsSent, version: number) => {
    const sent = [];
    for (const [index, { code, relationship, ...contact }] of contacts.entries()) {
      const smsToken = verified.includes(contact.phone)
        ? undefined
        : await tokenOf(contact.phone, code, index);
      const neededRelationship = needsRelationship(rule, contact.role) ? relationship : undefined;
      sent.push({ ...contact, relationship: neededRelationship, smsToken });
    }
    return saveOpeningContacts({ productCode: linkParams.productCode, version, contacts: sent });
  };
  const { form, draft, confirm, sending, restored } = useStep({
    application,
    step: OpeningStep.Contacts,
    definition,
    saved: {
      contacts:
        application.contacts.length === 0
          ? Array.from({ length: rule.minContacts }, (_, index) => emptyContact(rule, index))
          : application.contacts.map((contact) => ({ ...contact, code: '' })),
    },
    send,
    refusals: { ContactsNotAllowed: 'contacts', ContactNotVerified: 'contacts' },
  });
  const { control, formState } = form;
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'contacts' });
  const { removed, keep, forget } = useRemoved<Removed>();
  const removeAt = (index: number) => {
    const contact = form.getValues('contacts')[index];
    remove(index);
    if (contact?.name || contact?.phone) keep({ index, contact });
  };
  const bringBack = (row: Removed) => {
    insert(row.index, row.contact, { shouldFocus: false });
    forget(row);
  };
  const listProblem = formState.errors.contacts?.root?.message ?? formState.errors.contacts?.message;
  return (
    <StepForm
      {...props}
      step={OpeningStep.Contacts}
      form={form}
      draft={draft}
      restored={restored}
      sending={sending}
      labels={copy.labels}
      onConfirm={confirm}
    >
      {rule.once.length === 0 ? null : (
        <HintPanel tone="info" icon="info">
          {copy.once(rule.once.map((role) => ContactRoleLabel[role]))}
        </HintPanel>
      )}
      {fields.map((field, index) => (
        <CardFrame
          key={field.id}
          title={copy.person(index + 1)}
          actions={
            fields.length > rule.minContacts ? (
              <Button
                variant="link"
                aria-label={copy.removeOf(index + 1)}
                onClick={(event) => onFirstClick(event, () => removeAt(index))}
              >
                {copy.remove}
              </Button>
            ) : null
          }
        >
          <ContactFields form={form} index={index} rule={rule} verified={verified} onSend={codes.send} />
        </CardFrame>
      ))}
      {fields.length < rule.maxContacts ? (
        <RemovedRows
          removed={removed}
          nameOf={({ contact }) => contact.name || contact.phone}
          onUndo={bringBack}
        />
      ) : null}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <Button
          variant="outlined"
          disabled={fields.length >= rule.maxContacts}
          onClick={() => append(emptyContact(rule, fields.length))}
        >
          {copy.add}
        </Button>
        <Typography variant="caption" color="textSecondary">
          {copy.addOf(fields.length, rule.maxContacts)}
        </Typography>
      </Box>
      {listProblem === undefined ? null : <FieldError>{listProblem}</FieldError>}
    </StepForm>
  );
}
