import * as z from 'zod/mini';
import { saveView } from '#generated/provisional/fields/saveView.ts';
import { shown } from '#portal/ui/form/fieldRules.ts';
import { defineForm } from '#portal/ui/form/formDefinition.ts';

const { name, isDefault, isShared } = saveView;

/** The name of a view, and how it is used. */
export const viewForm = defineForm({
  draft: { name: 'savedView' },
  schema: z.object({ name: shown(name), isDefault, isShared }),
});
