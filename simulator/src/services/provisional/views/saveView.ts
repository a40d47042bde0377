import { saveView as save } from '#simulator/world/views/views.ts';
import type { Handler } from '../../handler.ts';
import { savedViews, viewRefusals } from '../wire/savedViews.ts';

export const saveView: Handler<'provisional', 'saveView'> = (input, { world }) => {
  const { place, name, isDefault, isShared, viewId, version } = input;
  const outcome = save(world, {
    place,
    name,
    isDefault,
    isShared,
    content: input.content.map((entry) => ({ name: entry.name, text: entry.text })),
    ...(viewId !== undefined && version !== undefined && { changes: { id: viewId, version } }),
  });
  return 'refuse' in outcome
    ? { refuse: viewRefusals[outcome.refuse] }
    : { data: savedViews(outcome.world, place), world: outcome.world };
};
