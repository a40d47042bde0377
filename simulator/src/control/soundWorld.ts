import { isObject } from '#tools/object.ts';
import { deepFreeze } from '../json/deepFreeze.ts';
import type { Checked } from '../json/validator.ts';
import { brokenLaws } from '../world/laws.ts';
import { dayOf, type Instant } from '../world/values/calendar.ts';
import type { World } from '../world/world.ts';
import { Refused } from './refused.ts';

/** @throws Refused naming each place that has not the form of a world, or each law that is broken */
export type MakeSound = (document: unknown, what: string, at: Instant, before?: World) => World;

let check: Promise<(document: unknown) => Checked<World>> | undefined;

/** Loads and compiles the schema at the first world that people make by hand: a start does not wait for it. */
async function compiled(): Promise<(document: unknown) => Checked<World>> {
  const [{ validator }, { World }] = await Promise.all([
    import('../json/validator.ts'),
    import('../world/world.ts'),
  ]);
  return validator<World>(World);
}

/**
 * How a document becomes a world: held against the schema of worlds, then against their laws. Lists that a sound world before it has
 * as they are cost nothing.
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

/** No list of a world has a least length or looks at another: the form of an unchanged one is known. */
function listsKept(document: unknown, before: World | undefined): Partial<World> {
  if (!before || !isObject(document)) return {};
  return Object.fromEntries(
    Object.entries(before).filter(([name, part]) => Array.isArray(part) && document[name] === part),
  );
}
