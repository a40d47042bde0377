import type { ViewPlace } from '#generated/shared/enums.ts';
import { viewsAt } from '#simulator/world/views/views.ts';
import type { World } from '#simulator/world/world.ts';
import type { Outputs } from '../../handler.ts';

export const savedViews = (world: World, place: ViewPlace): Outputs<'provisional'>['querySavedViews'] => ({
  views: viewsAt(world, place).map(({ id, pin, name, version, isDefault, isShared, content }) => {
    const isOwn = pin === world.viewer.pin;
    return { viewId: id, name, version, isOwn, isDefault: isOwn && isDefault, isShared, content };
  }),
});

/** Contract names of the refusals. */
export const viewRefusals = {
  'name-taken': 'ViewNameTaken',
  'too-many': 'TooManyViews',
  outdated: 'ViewOutdated',
  'not-found': 'ViewNotFound',
  'not-shareable': 'ViewNotShareable',
} as const;
