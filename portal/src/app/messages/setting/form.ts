import * as z from 'zod/mini';
import { saveMessageSetting } from '#generated/provisional/fields/saveMessageSetting.ts';
import { acrossFields, email as emailRule, emptyable, unspaced } from '#portal/ui/form/fieldRules.ts';
import { defineForm } from '#portal/ui/form/formDefinition.ts';
import { copy } from '../copy.ts';

const { sms, email } = saveMessageSetting;

/** The message types sent by SMS and by e-mail, and the e-mail address: required when any type uses it. */
export const messageSettingForm = defineForm({
  draft: { name: 'messageSetting' },
  schema: z
    .object({
      sms,
      email,
      emailAddress: unspaced(emptyable(z.optional(z.string().check(z.maxLength(100), emailRule())))),
    })
    .check(
      acrossFields((setting) =>
        setting.email.length > 0 && setting.emailAddress === undefined
          ? { at: 'emailAddress', message: copy.setting.needEmail }
          : undefined,
      ),
    ),
  words: { emailAddress: copy.setting.badEmail },
});
