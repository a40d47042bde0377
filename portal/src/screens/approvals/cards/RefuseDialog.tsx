import Button from '@mui/material/Button';
import { words as common } from '#portal/copy/words.ts';
import type { ApprovalDetail } from '#portal/domain/approval/queries.ts';
import { DialogFrame } from '#portal/ui/dialog/DialogFrame.tsx';
import { Form } from '#portal/ui/form/Form.tsx';
import { copy as approvalsCopy } from '../copy.ts';
import { OpinionField } from '../decision/OpinionField.tsx';
import { useOpinion } from '../decision/useOpinion.ts';
import { copy } from './copy.ts';

const { detail: words } = approvalsCopy;

interface RefuseDialogProps {
  readonly approval: ApprovalDetail;
  readonly busy: boolean;
  readonly onRefuse: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the reason of a refusal. Its button is also the confirmation. */
export function RefuseDialog({ approval, busy, onRefuse, onClose }: RefuseDialogProps) {
  const { form, refuseWith } = useOpinion(approval);
  const refuse = () => refuseWith(onRefuse);
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
        <OpinionField form={form} />
      </Form>
    </DialogFrame>
  );
}
