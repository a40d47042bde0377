import * as z from 'zod/mini';
import { submitInstalment } from '#generated/provisional/fields/submitInstalment.ts';
import { defineForm } from '../../ui/form/formDefinition.ts';
import { copy } from './copy.ts';

const { periods, method } = submitInstalment;
const agreed = z.boolean().check(z.refine((yes) => yes));

/** Form of an instalment application: the plan, and the consent to its agreement. */
export const instalmentForm = defineForm({
  draft: { name: 'staging', except: ['agreed'] },
  schema: z.object({ periods, method, agreed }),
  words: { agreed: copy.confirm.needAgree },
});

export type InstalmentSent = z.infer<typeof instalmentForm.schema>;
