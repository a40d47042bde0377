import type { ApprovalDetail } from '#portal/domain/approval/queries.ts';
import { FormDialog } from '#portal/ui/form/FormDialog.tsx';
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
  return (
    <FormDialog
      title={copy.refuseTitle}
      form={form}
      onSubmit={() => refuseWith(onRefuse)}
      sureText={copy.refuse}
      busy={busy}
      onClose={onClose}
    >
      <p>{words.refuseText}</p>
      <OpinionField form={form} />
    </FormDialog>
  );
}
