import * as z from 'zod/mini';
import { requestOpeningCallback } from '#generated/provisional/fields/requestOpeningCallback.ts';
import { personName, phoneText } from '#portal/ui/form/fieldRules.ts';
import { defineForm } from '#portal/ui/form/formDefinition.ts';
import { words } from '../words.ts';

const { name, phone, time } = requestOpeningCallback;

/** Name, phone and time of a call-back. */
export const callbackForm = defineForm({
  draft: { name: 'callback', lasting: true },
  schema: z.object({ name: personName(name), phone: phoneText(phone), time }),
  words: { name: { pattern: words.problems.personName }, phone: { pattern: words.problems.mobile } },
});
