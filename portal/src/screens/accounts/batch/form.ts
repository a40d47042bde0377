import * as z from 'zod/mini';
import { acrossFields } from '#portal/ui/form/fieldRules.ts';
import { defineForm } from '#portal/ui/form/formDefinition.ts';
import { copy } from '../copy.ts';
import { rowsOf } from './rows.ts';

/** Largest number of accounts in one request, as the contract says. */
const AT_MOST = 50;

/** Form of the lines. It checks only their number; rows.ts checks each line. */
export const batchForm = defineForm({
  draft: { name: 'accountBatch' },
  schema: z.object({ rows: z.string() }).check(
    acrossFields(({ rows }) => {
      const count = rowsOf(rows).length;
      if (count === 0) return { at: 'rows', message: copy.batchDrawer.empty };
      return count > AT_MOST ? { at: 'rows', message: copy.batchDrawer.tooMany(AT_MOST) } : undefined;
    }),
  ),
});
