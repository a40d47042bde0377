import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CancelReason } from '#generated/shared/enums/CancelReason.ts';
import { SmsType } from '#generated/shared/enums/SmsType.ts';
import { CancelReasonLabel } from '#generated/shared/labels.ts';
import { useSmsCode } from '#portal/domain/sms/useSmsCode.ts';
import { nameOf } from '#portal/products/names.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { DialogFrame } from '#portal/ui/dialog/DialogFrame.tsx';
import { Form } from '#portal/ui/form/Form.tsx';
import { setServerErrors } from '#portal/ui/form/serverErrors.ts';
import { SmsField } from '#portal/ui/form/SmsField.tsx';
import { useForm } from '#portal/ui/form/useForm.ts';
import { copy } from '../copy.ts';
import { confirmForm } from './form.ts';
import { useCancel } from './useCancel.ts';

interface ConfirmCancelProps {
  readonly reason: CancelReason;
  readonly onClose: () => void;
}

const { confirm: words } = copy;

/** Dialog that confirms the cancellation, with product, reason and SMS code. */
export function ConfirmCancel({ reason, onClose }: ConfirmCancelProps) {
  const product = useProduct();
  const sms = useSmsCode(product.code, SmsType.CancelProduct);
  const form = useForm(confirmForm, { defaultValues: { code: '' } });
  const { submitting, submit } = useCancel(product.code, sms.tokenFor, (refusals) =>
    setServerErrors(form, refusals),
  );
  return (
    <DialogFrame
      title={words.title}
      onClose={onClose}
      closable={!submitting}
      actions={(leave) => (
        <>
          <Button variant="outlined" size="large" disabled={submitting} onClick={leave}>
            {words.cancel}
          </Button>
          <Button
            size="large"
            loading={submitting}
            onClick={() => void form.handleSubmit(({ code }) => submit({ reason, code }))()}
          >
            {submitting ? words.submitting : words.submit}
          </Button>
        </>
      )}
    >
      <Typography sx={{ mb: 3 }}>{words.message}</Typography>
      <DetailRows
        rows={[
          [words.product, nameOf(product.code)],
          [words.reason, CancelReasonLabel[reason]],
        ]}
      />
      <Form form={form} onSubmit={({ code }) => submit({ reason, code })} sx={{ mt: 4 }}>
        <SmsField
          control={form.control}
          name="code"
          label={words.code}
          hint={words.hint}
          type={SmsType.CancelProduct}
          onSend={() => sms.send()}
        />
      </Form>
    </DialogFrame>
  );
}
