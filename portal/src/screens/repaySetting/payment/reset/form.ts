import * as z from 'zod/mini';
import { verifySmsCode } from '#generated/provisional/fields/verifySmsCode.ts';
import { digitsText } from '#portal/ui/form/fieldRules.ts';
import { defineForm } from '#portal/ui/form/formDefinition.ts';

/** The code of the short message that a reset begins with. */
export const resetForm = defineForm({
  draft: 'secret',
  schema: z.object({ code: digitsText(verifySmsCode.code) }),
});
