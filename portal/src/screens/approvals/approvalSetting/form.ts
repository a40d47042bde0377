import * as z from 'zod/mini';
import { readAmount } from '#portal/format/amount.ts';
import { amountError } from '#portal/ui/form/amountError.ts';
import { acrossFields } from '#portal/ui/form/fieldRules.ts';
import { defineForm } from '#portal/ui/form/formDefinition.ts';
import { copy } from '../copy.ts';

const isAboveZero = (text: string): boolean => (readAmount(text) ?? 0) > 0;

/** Message about an invalid amount. Zero, which can be read, gets the general message. */
const amountProblem = (text: string): string =>
  amountError(text, copy.setting.badAmount) ?? copy.setting.badAmount;

/** Form of the approval setting. Amount and approvers are needed only while approvals are on. */
export const settingForm = defineForm({
  draft: { name: 'approvalSetting' },
  schema: z.object({ enabled: z.boolean(), amount: z.string(), deciders: z.array(z.string()) }).check(
    acrossFields(({ enabled, amount }) =>
      enabled && !isAboveZero(amount) ? { at: 'amount', message: amountProblem(amount) } : undefined,
    ),
    acrossFields(({ enabled, deciders }) =>
      enabled && deciders.length === 0 ? { at: 'deciders', message: copy.setting.needDecider } : undefined,
    ),
  ),
});

export type SettingValues = z.input<(typeof settingForm)['schema']>;
