import * as z from 'zod/mini';
import { changePayPassword } from '#generated/provisional/fields/changePayPassword.ts';
import { between, digitsText } from '#portal/ui/form/fieldRules.ts';
import { defineForm } from '#portal/ui/form/formDefinition.ts';
import { payCopy } from '../copy.ts';

/** First password, change with the old one, or reset after SMS and face check. */
export type PasswordChange = 'set' | 'change' | 'reset';

const { oldPassword, password } = changePayPassword;
const { password: words } = payCopy;

/** A new password, typed twice; only a change needs the old one. */
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
        between((typed) =>
          typed.password === typed.again ? undefined : { at: 'again', message: words.different },
        ),
      ),
    words: { oldPassword: words.wrong, password: words.wrong },
  });
