import * as z from 'zod/mini';
import { amountError } from '../../ui/form/amountError.ts';
import { acrossFields } from '../../ui/form/fieldRules.ts';
import { defineForm } from '../../ui/form/formDefinition.ts';
import { copy } from './copy.ts';
import { documentCode } from './documentCode.ts';

/** Format of a check code (verifyDocument), such as 3HWD-8PQ1-7ZKM-0V4B: digits and capitals but I, L, O and U. */
const CODE = /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/;

/** Form of a check code, and of the printed amount if the user wants to compare it. */
export const verifyForm = defineForm({
  draft: 'secret',
  words: { verifyCode: { pattern: copy.codeWrong } },
  schema: z
    .object({
      verifyCode: z.pipe(z.pipe(z.string(), z.transform(documentCode)), z.string().check(z.regex(CODE))),
      amount: z.string(),
    })
    .check(
      acrossFields(({ amount }) => {
        const problem = amount.trim() === '' ? undefined : amountError(amount, copy.amountWrong);
        return problem === undefined ? undefined : { at: 'amount', message: problem };
      }),
    ),
});
