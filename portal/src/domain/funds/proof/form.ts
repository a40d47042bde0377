import * as z from 'zod/mini';
import { isSmsCode } from '#portal/format/contact.ts';
import { acrossFields, digitsText } from '#portal/ui/form/fieldRules.ts';
import { defineForm } from '#portal/ui/form/formDefinition.ts';
import { fundsCopy } from '../copy.ts';

const { proof: words } = fundsCopy;

/** Validates only the chosen method: six digits of either. */
export const proofForm = defineForm({
  draft: { name: 'proof', except: ['password', 'code'] },
  schema: z
    .object({
      way: z.enum(['password', 'sms']),
      password: digitsText(z.string()),
      code: digitsText(z.string()),
    })
    .check(
      acrossFields(({ way, password, code }) => {
        if (way === 'password')
          return isSmsCode(password) ? undefined : { at: 'password', message: words.sixDigits };
        return isSmsCode(code) ? undefined : { at: 'code', message: words.sixDigits };
      }),
    ),
});

export type Proof = z.infer<typeof proofForm.schema>;

/** Empty form. The method is the password if one is set. */
export const emptyProof = (passwordSet: boolean): Proof => ({
  way: passwordSet ? 'password' : 'sms',
  password: '',
  code: '',
});
