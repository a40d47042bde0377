import * as z from 'zod/mini';
import { verifySmsCode } from '#generated/provisional/fields/verifySmsCode.ts';
import { digitsText } from '#portal/ui/form/fieldRules.ts';
import { defineForm } from '#portal/ui/form/formDefinition.ts';
import { copy } from '../copy.ts';

/** Form of the code sent to the phone on record. */
export const oldPhoneForm = defineForm({
  draft: 'secret',
  schema: z.object({ code: digitsText(verifySmsCode.code) }),
  words: { code: copy.phone.badCode },
});
