import type { ApprovalDetail } from '#portal/domain/approval/queries.ts';
import { useForm } from '#portal/ui/form/useForm.ts';
import { copy } from '../copy.ts';
import { decisionForm } from './form.ts';

/** Form of the comment on a decision. A refusal needs a comment, an approval does not. */
export function useOpinion({ approvalNo }: ApprovalDetail) {
  const form = useForm(decisionForm, { defaultValues: { reason: '' }, about: approvalNo });
  const reason = () => form.getValues('reason').trim();
  return {
    form,
    reason,
    /** Refuses with the comment, or shows that it is missing. */
    refuseWith: async (refuse: (reason: string) => Promise<unknown>) => {
      if (reason() === '')
        form.setError('reason', { message: copy.detail.needOpinion }, { shouldFocus: true });
      else await form.handleSubmit(() => refuse(reason()))();
    },
  };
}
