import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { sendSignLinkCode } from '#generated/provisional/operations/sendSignLinkCode.ts';
import { verifySignLinkCode } from '#generated/provisional/operations/verifySignLinkCode.ts';
import { SmsType } from '#generated/shared/enums/SmsType.ts';
import { fieldRefusals } from '#portal/domain/submission/fieldRefusals.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { notify } from '#portal/ui/feedback/notify.ts';
import { Form } from '#portal/ui/form/Form.tsx';
import { setServerErrors } from '#portal/ui/form/serverErrors.ts';
import { SmsField } from '#portal/ui/form/SmsField.tsx';
import { useForm } from '#portal/ui/form/useForm.ts';
import { Words } from '#portal/ui/text/Words.tsx';
import { linkCopy } from './copy.ts';
import { codeForm } from './form.ts';
import type { Proof } from './proof.ts';

interface CodeCardProps {
  readonly linkNo: string;
  /** Masked phone. */
  readonly phone: string;
  readonly onProven: (proof: Proof) => void;
  /** Called with every error. LinkSteps reacts only to those that end the link. */
  readonly onRefused: (error: unknown) => void;
}

const { code: words } = linkCopy;

/** Verifies the phone of the legal person by a code. Then the contracts can be signed. */
export function CodeCard({ linkNo, phone, onProven, onRefused }: CodeCardProps) {
  const form = useForm(codeForm, { defaultValues: { code: '' } });
  const verify = useMutation({
    mutationFn: (code: string) => verifySignLinkCode({ linkNo, code }),
    onSuccess: onProven,
    onError: (error) => {
      setServerErrors(
        form,
        fieldRefusals(error, { SmsCodeWrong: 'code', SmsCodeExpired: 'code', SmsAttemptsExceeded: 'code' }),
      );
      onRefused(error);
    },
  });
  /** Sends a code, and returns whether it was sent. The policy of the operation shows a refusal. */
  const send = async () => {
    try {
      const sent = await sendSignLinkCode({ linkNo });
      notify.success(words.sent(sent.phone));
      return true;
    } catch (error) {
      onRefused(error);
      return false;
    }
  };
  return (
    <CardFrame title={words.title}>
      <Typography color="textSecondary">
        <Words>{words.text(phone)}</Words>
      </Typography>
      <Form form={form} onSubmit={({ code }) => verify.mutate(code)} sx={{ display: 'grid', gap: 4, mt: 4 }}>
        <SmsField
          control={form.control}
          name="code"
          label={words.label}
          type={`${SmsType.SignLink}-${linkNo}`}
          onSend={send}
        />
        <Button type="submit" size="large" disabled={verify.isPending} aria-busy={verify.isPending}>
          {words.confirm}
        </Button>
      </Form>
    </CardFrame>
  );
}
