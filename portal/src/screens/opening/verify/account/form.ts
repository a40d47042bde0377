import * as z from 'zod/mini';
import { beginOpeningTransfer as fields } from '#generated/provisional/fields/beginOpeningTransfer.ts';
import { digitsText, shown } from '#portal/ui/form/fieldRules.ts';
import { defineForm } from '#portal/ui/form/formDefinition.ts';
import { verifyCopy } from '../copy.ts';

/** The company's account, the target of the small transfer. */
export const accountForm = defineForm({
  draft: 'own',
  schema: z.object({ accountNo: digitsText(fields.accountNo), bankName: shown(fields.bankName) }),
  words: { accountNo: verifyCopy.account.accountWrong },
});
