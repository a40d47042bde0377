import * as z from 'zod/mini';
import { verifySmsCode } from '#generated/provisional/fields/verifySmsCode.ts';
import { digitsText } from '#portal/ui/form/fieldRules.ts';
import { defineForm } from '#portal/ui/form/formDefinition.ts';

/** The SMS code that starts a reset. */
export const resetForm = defineForm({
  draft: 'secret',
  schema: z.object({ code: digitsText(verifySmsCode.code) }),
});
