/** Saved views from before the scenario begins. */
import { AccountType, ViewPlace } from '#generated/shared/enums.ts';
import type { Given } from '../given.ts';
import { terms } from '../terms.ts';
import { saveView, type ViewWish } from '../views/views.ts';
import type { World } from '../world.ts';
import { parentPin } from './people.ts';

const overdue = [
  { name: 'tabName', text: 'overdue' },
  { name: 'sort', text: '-owed' },
];

const waiting = [{ name: 'tabName', text: 'waitRepay' }];

type View = Pick<ViewWish, 'name' | 'content' | 'isShared'>;

/** Saves a view of the bill list as another login. */
function withView(world: World, viewer: World['viewer'], view: View): World {
  const outcome = saveView({ ...world, viewer }, { place: ViewPlace.Bills, isDefault: false, ...view });
  return 'refuse' in outcome ? world : { ...outcome.world, viewer: world.viewer };
}

/** Adds views of the bill list: one that the parent shares, and own ones. `full` adds as many as a list may have. */
export function viewsBefore(world: World, { savedViews }: Given): World {
  if (savedViews === undefined) return world;
  const { viewer } = world;
  const parent = { ...viewer, account: AccountType.Parent, pin: parentPin };
  const names = Array.from(
    { length: savedViews === 'full' ? terms.maxViews - 1 : 1 },
    (_, index) => `待还${String(index + 1)}`,
  );
  return names.reduce(
    (soFar, name) => withView(soFar, viewer, { name, isShared: false, content: waiting }),
    withView(world, parent, { name: '逾期大额', isShared: true, content: overdue }),
  );
}
