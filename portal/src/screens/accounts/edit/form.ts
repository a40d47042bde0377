import * as z from 'zod/mini';
import { editAccount } from '#generated/provisional/fields/editAccount.ts';
import { phoneText } from '#portal/ui/form/fieldRules.ts';
import { defineForm } from '#portal/ui/form/formDefinition.ts';
import { copy } from '../copy.ts';

/** Form of an account's name and phone. */
export const editForm = defineForm({
  draft: { name: 'editAccount' },
  schema: z.object({ nickname: editAccount.nickname, phone: phoneText(editAccount.phone) }),
  words: { nickname: copy.form.nicknameWrong, phone: copy.form.phoneWrong },
});
