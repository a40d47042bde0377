import * as z from 'zod/mini';
import { transferBalance as fields } from '#generated/provisional/fields/transferBalance.ts';
import { centsOf } from '#portal/format/amount.ts';
import { formatAmount } from '#portal/format/money.ts';
import { acrossFields, amountText } from '#portal/ui/form/fieldRules.ts';
import { defineForm } from '#portal/ui/form/formDefinition.ts';
import { copy } from '../copy.ts';

const { problems } = copy.transfer;

/** Form of a transfer: source account and amount. @param available returns the largest amount of an account, in yuan */
export const transferForm = (available: (accountNo: string) => number) =>
  defineForm({
    draft: { name: 'transfer' },
    schema: z.object({ fromAccountNo: fields.fromAccountNo, amount: amountText(fields.amount) }).check(
      acrossFields(({ fromAccountNo, amount }) => {
        const most = available(fromAccountNo);
        return centsOf(amount) > centsOf(most)
          ? { at: 'amount', message: problems.above(formatAmount(most)) }
          : undefined;
      }),
    ),
    words: {
      fromAccountNo: problems.way,
      amount: {
        required: problems.empty,
        amount: problems.notAnAmount,
        decimals: problems.notAnAmount,
        exclusiveMinimum: problems.zero,
      },
    },
  });

type Schema = ReturnType<typeof transferForm>['schema'];
export type TransferValues = z.input<Schema>;
