import * as z from 'zod/mini';
import { defineForm } from '#portal/ui/form/formDefinition.ts';
import { copy } from '../copy.ts';

const agreed = z.boolean().check(z.refine((yes) => yes));

/** Form of the consent to the effects of a cancellation. */
export const tipForm = defineForm({
  draft: { name: 'cancelTip', except: ['agreed'] },
  schema: z.object({ agreed }),
  words: { agreed: copy.tip.needAgree },
});
