import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { SmsType } from '#generated/shared/enums/SmsType.ts';
import { codeRefusals } from '#portal/domain/sms/codeRefusals.ts';
import { useSmsCode } from '#portal/domain/sms/useSmsCode.ts';
import { fieldRefusals } from '#portal/domain/submission/fieldRefusals.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { Form } from '#portal/ui/form/Form.tsx';
import { IdField } from '#portal/ui/form/IdField.tsx';
import { PhoneField } from '#portal/ui/form/PhoneField.tsx';
import { setServerErrors } from '#portal/ui/form/serverErrors.ts';
import { SmsField } from '#portal/ui/form/SmsField.tsx';
import { TextField } from '#portal/ui/form/TextField.tsx';
import { useForm } from '#portal/ui/form/useForm.ts';
import { copy } from '../copy.ts';
import type { AgentInfo } from '../queries.ts';
import { agentForm, needsCode, type AgentSent } from './form.ts';
import { useSubmitAgent } from './useSubmitAgent.ts';

interface AgentFormProps {
  readonly productCode: ProductCode;
  readonly agent: AgentInfo['agent'];
}

const { agent: words } = copy;

/** Fields that show a refusal, by its name. */
const fieldOf = { ...codeRefusals, PhoneProofInvalid: 'code', AgentIdInvalid: 'idNo' } as const;

/** Form of the new agent. The ID number starts empty: it identifies the person, so the user must type it. */
export function AgentForm({ productCode, agent }: AgentFormProps) {
  const form = useForm(
    useMemo(() => agentForm(agent), [agent]),
    { defaultValues: { name: agent.name, idNo: '', phone: agent.phone, code: '', email: agent.email } },
  );
  const { control, trigger } = form;
  const phone = useWatch({ control, name: 'phone' });
  const sms = useSmsCode(productCode, SmsType.Agent);
  const { submitting, submit } = useSubmitAgent(productCode, sms.tokenFor, (error) =>
    setServerErrors(form, fieldRefusals(error, fieldOf)),
  );
  // Sends no code if the user has put back the phone on record.
  const send = ({ code, ...entered }: AgentSent) =>
    submit(needsCode(entered.phone, agent) && code !== undefined ? { ...entered, code } : entered);
  return (
    <CardFrame title={words.form}>
      <Form form={form} onSubmit={send} sx={{ display: 'grid', gap: 5, maxWidth: 480 }}>
        <TextField control={control} name="name" label={words.fields.name} width={320} />
        <IdField control={control} name="idNo" label={words.fields.idNo} hint={words.hints.idNo} />
        <PhoneField control={control} name="phone" label={words.fields.phone} hint={words.hints.phone} />
        {needsCode(phone, agent) ? (
          <SmsField
            key={phone}
            control={control}
            name="code"
            label={words.fields.code}
            type={`${SmsType.Agent}-${phone}`}
            onSend={async () => (await trigger('phone')) && sms.send(phone)}
          />
        ) : null}
        <TextField
          control={control}
          name="email"
          label={words.fields.email}
          hint={words.hints.email}
          width={320}
          input={{ inputMode: 'email', autoComplete: 'email' }}
          read={(typed) => typed.trim()}
        />
        <Box>
          <Button type="submit" size="large" disabled={submitting}>
            {submitting ? words.submitting : words.submit}
          </Button>
        </Box>
      </Form>
    </CardFrame>
  );
}
