/** Saved views from before the scenario begins. */
import { ViewPlace } from '#generated/shared/enums.ts';
import type { Given } from '../given.ts';
import { terms } from '../terms.ts';
import { saveView } from '../views/views.ts';
import type { World } from '../world.ts';

const overdue = [
  { name: 'tabName', text: 'overdue' },
  { name: 'sort', text: '-owed' },
];

/** Adds views of the bill list: the parent shares the first. `full` makes as many as a list takes. */
export function viewsBefore(world: World, { savedViews }: Given): World {
  if (savedViews === undefined) return world;
  const parent = world.accounts[0]?.pin ?? world.viewer.pin;
  const shared = {
    id: 'ST0001',
    pin: parent,
    place: ViewPlace.Bills,
    name: '逾期大额',
    version: 1,
    isDefault: false,
    isShared: true,
    content: overdue,
  };
  const first: World = { ...world, savedViews: { made: 1, list: [shared] } };
  const names = Array.from(
    { length: savedViews === 'full' ? terms.maxViews - 1 : 1 },
    (_, index) => `待还${String(index + 1)}`,
  );
  return names.reduce((so, name) => {
    const outcome = saveView(so, {
      place: ViewPlace.Bills,
      name,
      isDefault: false,
      isShared: false,
      content: [{ name: 'tabName', text: 'waitRepay' }],
    });
    return 'refuse' in outcome ? so : outcome.world;
  }, first);
}
