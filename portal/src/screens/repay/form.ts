import * as z from 'zod/mini';
import { submitRepay } from '#generated/provisional/fields/submitRepay.ts';
import { centsOf } from '../../format/amount.ts';
import { formatAmount } from '../../format/money.ts';
import { amountText } from '../../ui/form/fieldRules.ts';
import { defineForm } from '../../ui/form/formDefinition.ts';
import type { KeptForm } from '../../ui/form/useForm.ts';
import { copy } from './copy.ts';

interface Limits {
  readonly owed: number;
  /** Minimum of a partial repayment; the whole debt if that is less. */
  readonly minAmount: number;
}

const { problems } = copy.amount;
const { source } = submitRepay;

/** A typed amount in yuan: at most the debt, at least the minimum of a partial repayment. */
const amountWithin = ({ owed, minAmount }: Limits) =>
  amountText(submitRepay.amount).check(
    z.refine((yuan) => centsOf(yuan) <= centsOf(owed), problems.above(formatAmount(owed))),
    z.refine((yuan) => centsOf(yuan) >= centsOf(minAmount), problems.below(formatAmount(minAmount))),
  );

/** A repayment's fields: the whole debt or a part, amount, source, coupon. */
export const repayForm = (limits: Limits) =>
  defineForm({
    draft: { name: 'repay' },
    schema: z.object({
      mode: z.enum(['whole', 'part']),
      amount: amountWithin(limits),
      source,
      /** null: no coupon; undefined: not chosen yet. */
      couponId: z.nullish(z.string()),
    }),
    words: {
      amount: {
        required: problems.empty,
        amount: problems.notAnAmount,
        decimals: problems.decimals,
        exclusiveMinimum: problems.zero,
        maximum: problems.above(formatAmount(limits.owed)),
      },
      source: copy.source.none,
    },
  });

type Schema = ReturnType<typeof repayForm>['schema'];

/** The page's form in react-hook-form. */
export type RepayHookForm = KeptForm<z.input<Schema>, z.output<Schema>>;

export type AmountMode = z.output<Schema>['mode'];

/** Reads a typed amount, in yuan. @returns undefined if it is no amount within the limits */
export const amountIn = (text: string, limits: Limits): number | undefined =>
  z.safeParse(amountWithin(limits), text).data;
