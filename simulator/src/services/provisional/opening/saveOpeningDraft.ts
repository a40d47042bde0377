import { saveDraft } from '#simulator/world/opening/save.ts';
import type { Handler } from '../../handler.ts';
import { progress, refused } from '../wire/opening.ts';

export const saveOpeningDraft: Handler<'provisional', 'saveOpeningDraft'> = (
  { productCode: product, version, step, content },
  { world, now },
) => {
  const outcome = saveDraft(world, { product, version, step, content }, now);
  if ('refuse' in outcome) return refused(outcome);
  return { data: progress(outcome.world, outcome.application), world: outcome.world };
};
