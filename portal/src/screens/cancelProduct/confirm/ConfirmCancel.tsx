import Typography from '@mui/material/Typography';
import type { CancelReason } from '#generated/shared/enums/CancelReason.ts';
import { SmsType } from '#generated/shared/enums/SmsType.ts';
import { CancelReasonLabel } from '#generated/shared/labels.ts';
import { useSmsCode } from '#portal/domain/sms/useSmsCode.ts';
import { nameOf } from '#portal/products/names.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { FormDialog } from '#portal/ui/form/FormDialog.tsx';
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
    <FormDialog
      title={words.title}
      form={form}
      onSubmit={({ code }) => submit({ reason, code })}
      sureText={submitting ? words.submitting : words.submit}
      cancelText={words.cancel}
      busy={submitting}
      onClose={onClose}
    >
      <Typography>{words.message}</Typography>
      <DetailRows
        rows={[
          [words.product, nameOf(product.code)],
          [words.reason, CancelReasonLabel[reason]],
        ]}
      />
      <SmsField
        control={form.control}
        name="code"
        label={words.code}
        hint={words.hint}
        type={SmsType.CancelProduct}
        onSend={() => sms.send()}
      />
    </FormDialog>
  );
}
