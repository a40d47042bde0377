import { isObject } from '#tools/object.ts';
import { deepFreeze } from '../json/deepFreeze.ts';
import type { Checked } from '../json/validator.ts';
import { brokenLaws } from '../world/laws.ts';
import { dayOf, type Instant } from '../world/values/calendar.ts';
import type { World } from '../world/world.ts';
import { Refused } from './refused.ts';

/**
 * Turns a document into a world.
 * @param what name of the document in the refusal
 * @param before valid world of which unchanged lists are not checked again
 * @throws Refused with each place that breaks the schema of worlds, or each broken invariant
 */
export type ToWorld = (document: unknown, what: string, at: Instant, before?: World) => World;

let check: Promise<(document: unknown) => Checked<World>> | undefined;

/** Loads and compiles the schema of worlds; done for the first document, so that the simulator's start does not wait for it. */
async function compiled(): Promise<(document: unknown) => Checked<World>> {
  const [{ validator }, { World }] = await Promise.all([
    import('../json/validator.ts'),
    import('../world/world.ts'),
  ]);
  return validator<World>(World);
}

/** Returns a function that turns documents into worlds: it checks the schema, then the invariants. */
export async function worldMaker(): Promise<ToWorld> {
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

/**
 * Returns the lists of a document that are unchanged from a valid world. They stay valid, because the schema of a list
 * depends on no other member.
 */
function listsKept(document: unknown, before: World | undefined): Partial<World> {
  if (!before || !isObject(document)) return {};
  return Object.fromEntries(
    Object.entries(before).filter(([name, part]) => Array.isArray(part) && document[name] === part),
  );
}
