import * as z from 'zod/mini';
import { changeClearType } from '#generated/provisional/fields/changeClearType.ts';
import { acrossFields } from '../../ui/form/fieldRules.ts';
import { defineForm } from '../../ui/form/formDefinition.ts';
import { copy } from './copy.ts';
import { changesNothing, type Current } from './rules.ts';

const { value, lastPayDay } = changeClearType;

/** Form of a change: another cycle, or another day of the same one. */
export const changeForm = (types: Current) =>
  defineForm({
    draft: { name: 'clearType' },
    schema: z.object({ value, lastPayDay }).check(
      acrossFields((choice) => {
        if (!changesNothing(choice, types)) return undefined;
        const at = choice.lastPayDay === undefined ? 'value' : 'lastPayDay';
        return { at, message: copy.change.sameDay };
      }),
    ),
    words: { value: copy.change.notChosen },
  });
