import * as z from 'zod/mini';
import { saveView } from '#generated/provisional/fields/saveView.ts';
import { shown } from '#portal/ui/form/fieldRules.ts';
import { defineForm } from '#portal/ui/form/formDefinition.ts';

/** A new name of a view. */
export const renameForm = defineForm({
  draft: { name: 'viewName' },
  schema: z.object({ name: shown(saveView.name) }),
});
