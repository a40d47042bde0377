import * as z from 'zod/mini';
import { defineForm } from '#portal/ui/form/formDefinition.ts';
import { copy } from '../copy.ts';

const agreed = z.boolean().check(z.refine((yes) => yes));

/** That what a cancellation means has been read. */
export const tipForm = defineForm({
  draft: { name: 'cancelTip', except: ['agreed'] },
  schema: z.object({ agreed }),
  words: { agreed: copy.tip.needAgree },
});
