import * as z from 'zod/mini';
import { verifySignLinkCode } from '#generated/provisional/fields/verifySignLinkCode.ts';
import { digitsText, smsCode } from '#portal/ui/form/fieldRules.ts';
import { defineForm } from '#portal/ui/form/formDefinition.ts';

/** The code sent to the legal person's phone. */
export const codeForm = defineForm({
  draft: 'secret',
  schema: z.object({ code: digitsText(verifySignLinkCode.code.check(smsCode())) }),
});
