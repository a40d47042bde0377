import Button from '@mui/material/Button';
import { words as common } from '#portal/copy/words.ts';
import type { ApprovalDetail } from '#portal/domain/approval/queries.ts';
import { DialogFrame } from '#portal/ui/dialog/DialogFrame.tsx';
import { Form } from '#portal/ui/form/Form.tsx';
import { TextField } from '#portal/ui/form/TextField.tsx';
import { useForm } from '#portal/ui/form/useForm.ts';
import { copy as family } from '../copy.ts';
import { decisionForm } from '../decision/form.ts';
import { copy } from './copy.ts';

const { detail: words } = family;

interface RefuseDialogProps {
  readonly approval: ApprovalDetail;
  readonly busy: boolean;
  readonly onRefuse: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the reason of a refusal, which confirms it too. */
export function RefuseDialog({ approval, busy, onRefuse, onClose }: RefuseDialogProps) {
  const form = useForm(decisionForm, { defaultValues: { reason: '' }, about: approval.approvalNo });
  const refuse = async () => {
    const reason = form.getValues('reason').trim();
    if (reason === '') form.setError('reason', { message: words.needOpinion }, { shouldFocus: true });
    else await form.handleSubmit(() => onRefuse(reason))();
  };
  return (
    <DialogFrame
      title={copy.refuseTitle}
      onClose={onClose}
      closable={!busy}
      actions={(leave) => (
        <>
          <Button variant="outlined" size="large" disabled={busy} onClick={leave}>
            {common.cancel}
          </Button>
          <Button size="large" loading={busy} onClick={() => void refuse()}>
            {copy.refuse}
          </Button>
        </>
      )}
    >
      <p>{words.refuseText}</p>
      <Form form={form} onSubmit={refuse} sx={{ mt: 4 }}>
        <TextField
          control={form.control}
          name="reason"
          label={words.opinion}
          hint={words.opinionHint}
          rows={3}
          input={{ maxLength: 100 }}
        />
      </Form>
    </DialogFrame>
  );
}
