import * as z from 'zod/mini';
import { applyWithdrawal as fields } from '#generated/provisional/fields/applyWithdrawal.ts';
import { centsOf } from '#portal/format/amount.ts';
import { formatAmount } from '#portal/format/money.ts';
import { amountText } from '#portal/ui/form/fieldRules.ts';
import { defineForm } from '#portal/ui/form/formDefinition.ts';
import { copy } from '../copy.ts';

const { withdrawal: words } = copy;

/** Limits of a withdrawal in yuan. The fee is already deducted from the maximum. */
export interface Limits {
  readonly minAmount: number;
  readonly maxAmount: number;
}

/** The form of a withdrawal: the amount to receive, and the bank account that receives it. */
export const withdrawalForm = ({ minAmount, maxAmount }: Limits) =>
  defineForm({
    draft: { name: 'withdrawal' },
    schema: z.object({
      amount: amountText(fields.amount).check(
        z.refine((yuan) => centsOf(yuan) >= centsOf(minAmount), words.below(formatAmount(minAmount))),
        z.refine((yuan) => centsOf(yuan) <= centsOf(maxAmount), words.above(formatAmount(maxAmount))),
      ),
      cardId: z.string().check(z.minLength(1, words.needCard)),
    }),
    words: {
      amount: {
        required: words.needAmount,
        amount: words.needAmount,
        exclusiveMinimum: words.below(formatAmount(minAmount)),
      },
    },
  });

type Schema = ReturnType<typeof withdrawalForm>['schema'];
export type WithdrawalSent = z.output<Schema>;

/** The amount in the text of the field; undefined if it cannot be withdrawn. `-` stands for any bank account. */
export const amountIn = (text: string, limits: Limits): number | undefined =>
  z.safeParse(withdrawalForm(limits).schema, { amount: text, cardId: '-' }).data?.amount;
