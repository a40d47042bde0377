import { isObject } from '#tools/object.ts';
import { deepFreeze } from '../json/deepFreeze.ts';
import type { Checked } from '../json/validator.ts';
import { brokenLaws } from '../world/laws.ts';
import { dayOf, type Instant } from '../world/values/calendar.ts';
import type { World } from '../world/world.ts';
import { Refused } from './refused.ts';

/** @throws Refused with each place that breaks the schema of worlds, or each broken invariant */
export type MakeSound = (document: unknown, what: string, at: Instant, before?: World) => World;

let check: Promise<(document: unknown) => Checked<World>> | undefined;

/** Loads and compiles the schema for the first world edited by hand: the start does not wait for it. */
async function compiled(): Promise<(document: unknown) => Checked<World>> {
  const [{ validator }, { World }] = await Promise.all([
    import('../json/validator.ts'),
    import('../world/world.ts'),
  ]);
  return validator<World>(World);
}

/**
 * Turns a document into a world: checks the schema, then the invariants. Lists unchanged from a valid earlier world
 * are not checked again.
 */
export async function worldMaker(): Promise<MakeSound> {
  const checkForm = await (check ??= compiled());
  return (document, what, at, before) => {
    const kept = listsKept(document, before);
    const empty = Object.fromEntries(Object.keys(kept).map((name) => [name, []]));
    const checked = checkForm(before ? Object.assign({}, document, empty) : document);
    if ('violations' in checked) throw new Refused(400, `${what}不成立`, checked);
    const world = { ...checked.value, ...kept };
    const broken = brokenLaws(world, dayOf(at));
    if (broken.length === 0) return deepFreeze(world);
    const names = [...new Set(broken.map(({ law }) => law))].join('、');
    throw new Refused(400, `${what}违反规律：${names}`, { laws: broken });
  };
}

/** List schemas of worlds are independent and have no minimum length: an unchanged list stays valid. */
function listsKept(document: unknown, before: World | undefined): Partial<World> {
  if (!before || !isObject(document)) return {};
  return Object.fromEntries(
    Object.entries(before).filter(([name, part]) => Array.isArray(part) && document[name] === part),
  );
}
