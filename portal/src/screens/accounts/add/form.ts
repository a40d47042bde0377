import * as z from 'zod/mini';
import { addAccounts } from '#generated/provisional/fields/addAccounts.ts';
import { acrossFields, phoneText } from '#portal/ui/form/fieldRules.ts';
import { defineForm } from '#portal/ui/form/formDefinition.ts';
import { copy } from '../copy.ts';
import { limitProblem } from '../rules.ts';

const { loginId, existing, nickname, phone } = addAccounts.accounts.def.element.shape;

/** Form to add one account, with a new or an existing login id. @param creditLimit the company's whole quota, in yuan */
export const addForm = (creditLimit: number) =>
  defineForm({
    draft: { name: 'addAccount' },
    schema: z
      .object({
        loginId,
        existing,
        nickname,
        phone: phoneText(phone),
        capped: z.boolean(),
        limit: z.string(),
      })
      .check(
        acrossFields((values) => {
          const message = limitProblem(values, { from: 0, to: creditLimit });
          return message === undefined ? undefined : { at: 'limit', message };
        }),
      ),
    words: {
      loginId: copy.form.loginIdWrong,
      nickname: copy.form.nicknameWrong,
      phone: copy.form.phoneWrong,
    },
  });

export type AddValues = z.input<ReturnType<typeof addForm>['schema']>;
