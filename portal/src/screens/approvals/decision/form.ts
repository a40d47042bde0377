import * as z from 'zod/mini';
import { decideApproval } from '#generated/provisional/fields/decideApproval.ts';
import { defineForm } from '#portal/ui/form/formDefinition.ts';
import { copy } from '../copy.ts';

/** Form of the comment on a decision, which may be empty. */
export const decisionForm = defineForm({
  draft: { name: 'decision' },
  schema: z.object({
    reason: z
      .string()
      .check(
        z.refine(
          (text) => text.trim() === '' || z.safeParse(decideApproval.reason, text.trim()).success,
          copy.detail.tooLong,
        ),
      ),
  }),
});
