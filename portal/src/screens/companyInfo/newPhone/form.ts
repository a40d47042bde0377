import * as z from 'zod/mini';
import { changeAdminPhone } from '#generated/provisional/fields/changeAdminPhone.ts';
import { verifySmsCode } from '#generated/provisional/fields/verifySmsCode.ts';
import { acrossFields, digitsText, phoneText } from '#portal/ui/form/fieldRules.ts';
import { defineForm } from '#portal/ui/form/formDefinition.ts';
import { copy } from '../copy.ts';

/** Form of the new phone and the code sent to it. @param current the phone on record */
export const newPhoneForm = (current: string) =>
  defineForm({
    draft: { name: 'newPhone', except: ['code'] },
    schema: z
      .object({ phone: phoneText(changeAdminPhone.phone), code: digitsText(verifySmsCode.code) })
      .check(
        acrossFields(({ phone }) =>
          phone === current ? { at: 'phone', message: copy.phone.same } : undefined,
        ),
      ),
    words: { phone: copy.phone.badPhone, code: copy.phone.badCode },
  });
