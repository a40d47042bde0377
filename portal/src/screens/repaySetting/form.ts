import * as z from 'zod/mini';
import { saveRepaySetting } from '#generated/provisional/fields/saveRepaySetting.ts';
import { acrossFields, phoneText } from '../../ui/form/fieldRules.ts';
import { defineForm } from '../../ui/form/formDefinition.ts';
import { copy } from './copy.ts';
import { chosenUnusableAccount, type Account } from './rules.ts';

const { autoRepay, sources, deductDaysBefore, remindDaysBefore, remindPhone } = saveRepaySetting;

/** The form of automatic repayment. It cannot be switched on with an account that may not pay. */
export const settingForm = (accounts: readonly Account[]) =>
  defineForm({
    draft: { name: 'repaySetting' },
    schema: z
      .object({ autoRepay, sources, deductDaysBefore, remindDaysBefore, remindPhone: phoneText(remindPhone) })
      .check(
        acrossFields((draft) => {
          const closed = chosenUnusableAccount(draft, accounts);
          return closed && { at: 'sources', message: copy.form.closed(closed.reason ?? '') };
        }),
      ),
    words: { sources: copy.form.needAccount, remindPhone: copy.form.badPhone },
  });
