/** Saved views of a login, and those that the parent account shares. */
import { AccountType, type ViewPlace } from '#generated/shared/enums.ts';
import { terms } from '../terms.ts';
import type { World } from '../world.ts';
import type { SavedView } from './schema.ts';

type Refusal = 'name-taken' | 'too-many' | 'outdated' | 'not-found' | 'not-shareable';
type Outcome = { world: World; place: ViewPlace } | { refuse: Refusal };

/** The version of a view that the caller has read. */
interface ViewVersion {
  readonly id: string;
  readonly version: number;
}

/** Content of a view to save. With `changes` it replaces that view. */
export type ViewWish = Omit<SavedView, 'id' | 'pin' | 'version'> & { readonly changes?: ViewVersion };

/** Returns the viewer's own views in order of creation, then those that the parent shares. */
export function viewsAt({ savedViews, viewer }: World, place: ViewPlace): SavedView[] {
  const here = savedViews.list.filter((view) => view.place === place);
  return [
    ...here.filter(({ pin }) => pin === viewer.pin),
    ...here.filter(({ pin, isShared }) => pin !== viewer.pin && isShared),
  ];
}

function ownView(
  { savedViews, viewer }: World,
  { id, version }: ViewVersion,
): { view: SavedView } | { refuse: Refusal } {
  const view = savedViews.list.find((entry) => entry.id === id && entry.pin === viewer.pin);
  if (view === undefined) return { refuse: 'not-found' };
  return view.version === version ? { view } : { refuse: 'outdated' };
}

const withList = (world: World, list: SavedView[], made = world.savedViews.made): World => ({
  ...world,
  savedViews: { made, list },
});

/** Returns a view that is not the default any more. Its version stays, because its content does. */
const withoutDefault = (view: SavedView): SavedView => ({ ...view, isDefault: false });

export function saveView(world: World, { changes, ...wish }: ViewWish): Outcome {
  const { viewer, savedViews } = world;
  const seen = changes === undefined ? undefined : ownView(world, changes);
  if (seen && 'refuse' in seen) return seen;
  if (seen && seen.view.place !== wish.place) return { refuse: 'not-found' };
  if (wish.isShared && viewer.account !== AccountType.Parent) return { refuse: 'not-shareable' };
  const isMine = ({ pin, place }: SavedView) => pin === viewer.pin && place === wish.place;
  const others = savedViews.list.filter((view) => isMine(view) && view !== seen?.view);
  if (others.some(({ name }) => name === wish.name)) return { refuse: 'name-taken' };
  if (seen === undefined && others.length >= terms.maxViews) return { refuse: 'too-many' };
  const before = wish.isDefault
    ? savedViews.list.map((view) => (isMine(view) && view !== seen?.view ? withoutDefault(view) : view))
    : savedViews.list;
  if (seen) {
    const next = { ...seen.view, ...wish, version: seen.view.version + 1 };
    return { world: withList(world, before.with(before.indexOf(seen.view), next)), place: wish.place };
  }
  const made = savedViews.made + 1;
  const view = { ...wish, id: `ST${String(made).padStart(4, '0')}`, pin: viewer.pin, version: 1 };
  return { world: withList(world, [...before, view], made), place: wish.place };
}

export function deleteView(world: World, which: ViewVersion): Outcome {
  const seen = ownView(world, which);
  if ('refuse' in seen) return seen;
  const { view } = seen;
  return {
    world: withList(
      world,
      world.savedViews.list.filter((entry) => entry !== view),
    ),
    place: view.place,
  };
}
