import { deleteView as remove } from '#simulator/world/views/views.ts';
import type { Handler } from '../../handler.ts';
import { savedViews } from '../wire/savedViews.ts';

export const deleteView: Handler<'provisional', 'deleteView'> = ({ viewId, version }, { world }) => {
  const outcome = remove(world, { id: viewId, version });
  if ('refuse' in outcome) return { refuse: outcome.refuse === 'outdated' ? 'ViewOutdated' : 'ViewNotFound' };
  return { data: savedViews(outcome.world, outcome.place), world: outcome.world };
};
