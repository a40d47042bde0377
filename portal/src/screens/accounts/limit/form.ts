import * as z from 'zod/mini';
import { acrossFields } from '#portal/ui/form/fieldRules.ts';
import { defineForm } from '#portal/ui/form/formDefinition.ts';
import { limitProblem } from '../rules.ts';

/** Form of a limit. @param range from the used amount to the company's whole quota, in yuan */
export const limitForm = (range: { readonly from: number; readonly to: number }) =>
  defineForm({
    draft: { name: 'accountLimit' },
    schema: z.object({ capped: z.boolean(), limit: z.string() }).check(
      acrossFields((choice) => {
        const message = limitProblem(choice, range);
        return message === undefined ? undefined : { at: 'limit', message };
      }),
    ),
  });
