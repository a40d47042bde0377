import * as z from 'zod/mini';
import { claimTransfer as fields } from '#generated/provisional/fields/claimTransfer.ts';
import { ClaimType } from '#generated/shared/enums/ClaimType.ts';
import { amountText, dayText } from '#portal/ui/form/fieldRules.ts';
import { defineForm } from '#portal/ui/form/formDefinition.ts';
import { fundsCopy } from '../copy.ts';

const { claim: words } = fundsCopy;

const voucher = z.object({ voucherId: z.string(), fileName: z.string(), fileBytes: z.number() });

/** The claimed transfer, its checker, and the proof of ownership. */
export const claimForm = (maxVouchers: number) =>
  defineForm({
    draft: { name: 'claim' },
    schema: z.object({
      transferNo: fields.transferNo,
      claimType: fields.claimType,
      amount: amountText(fields.amount),
      day: dayText(fields.day),
      vouchers: z.array(voucher).check(z.minLength(1, words.needVoucher), z.maxLength(maxVouchers)),
    }),
    words: {
      transferNo: words.needTransfer,
      amount: { required: words.needAmount, amount: words.needAmount, exclusiveMinimum: words.zero },
      day: words.needDay,
    },
  });

type Schema = ReturnType<typeof claimForm>['schema'];
export type ClaimValues = z.input<Schema>;
export type ClaimSent = z.output<Schema>;
export type Voucher = ClaimValues['vouchers'][number];

/** Empty form; the claimant proves the claim unless he chooses otherwise. */
export const emptyClaim: ClaimValues = {
  transferNo: '',
  claimType: ClaimType.SelfClaim,
  amount: '',
  day: '',
  vouchers: [],
};
