import * as z from 'zod/mini';
import { saveSmallPayment } from '#generated/provisional/fields/saveSmallPayment.ts';
import { formatAmount } from '#portal/format/money.ts';
import { amountText, digitsText } from '#portal/ui/form/fieldRules.ts';
import { defineForm } from '#portal/ui/form/formDefinition.ts';
import { payCopy } from '../copy.ts';

/** Up to which amount no password is asked for. @param max what the provider allows at most, in yuan */
export const smallForm = (max: number) =>
  defineForm({
    draft: { name: 'smallPayment', except: ['password'] },
    schema: z.object({
      smallAmount: amountText(saveSmallPayment.smallAmount),
      password: digitsText(saveSmallPayment.password),
    }),
    words: {
      smallAmount: { maximum: payCopy.small.tooMuch(formatAmount(max)) },
      password: payCopy.password.wrong,
    },
  });
