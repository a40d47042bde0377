import * as z from 'zod/mini';
import { changePayPassword } from '#generated/provisional/fields/changePayPassword.ts';
import { acrossFields, digitsText } from '#portal/ui/form/fieldRules.ts';
import { defineForm } from '#portal/ui/form/formDefinition.ts';
import { payCopy } from '../copy.ts';

/** How a password is made: the first one, a change with the old one, or a reset after an SMS code and a face check. */
export type PasswordChange = 'set' | 'change' | 'reset';

const { oldPassword, password } = changePayPassword;
const { password: words } = payCopy;

/** The form of a new password, typed twice. Only a change requires the old one. */
export const passwordForm = (change: PasswordChange) =>
  defineForm({
    draft: 'secret',
    schema: z
      .object({
        oldPassword: digitsText(change === 'change' ? oldPassword : z.string()),
        password: digitsText(password),
        again: digitsText(z.string()),
      })
      .check(
        acrossFields((typed) =>
          typed.password === typed.again ? undefined : { at: 'again', message: words.different },
        ),
      ),
    words: { oldPassword: words.wrong, password: words.wrong },
  });
