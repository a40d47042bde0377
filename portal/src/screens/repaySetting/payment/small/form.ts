import * as z from 'zod/mini';
import { saveSmallPayment } from '#generated/provisional/fields/saveSmallPayment.ts';
import { formatAmount } from '#portal/format/money.ts';
import { amountText, digitsText } from '#portal/ui/form/fieldRules.ts';
import { defineForm } from '#portal/ui/form/formDefinition.ts';
import { payCopy } from '../copy.ts';

/** The form of the amount up to which no password is needed. @param max the provider's maximum, in yuan */
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
