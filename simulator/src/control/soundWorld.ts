import { deepFreeze } from '../json/deepFreeze.ts';
import type { Checked } from '../json/validator.ts';
import { dayOf, type Instant } from '../world/values/calendar.ts';
import { brokenLaws } from '../world/laws.ts';
import type { World } from '../world/world.ts';
import { Refused } from './refused.ts';

/** @throws Refused naming each place that has not the form of a world, or each law that is broken */
export type MakeSound = (document: unknown, what: string, at: Instant) => World;

let check: Promise<(document: unknown) => Checked<World>> | undefined;

/** Loads and compiles the schema at the first world that people make by hand: a start does not wait for it. */
async function compiled(): Promise<(document: unknown) => Checked<World>> {
  const [{ validator }, { World }] = await Promise.all([
    import('../json/validator.ts'),
    import('../world/world.ts'),
  ]);
  return validator<World>(World);
}

/** How a document becomes a world: held against the schema of worlds, then against their laws. */
export async function worldMaker(): Promise<MakeSound> {
  const checkForm = await (check ??= compiled());
  return (document, what, at) => {
    const checked = checkForm(document);
    if ('violations' in checked) throw new Refused(400, `${what}不成立`, checked);
    const broken = brokenLaws(checked.value, dayOf(at));
    if (broken.length === 0) return deepFreeze(checked.value);
    const names = [...new Set(broken.map(({ law }) => law))].join('、');
    throw new Refused(400, `${what}违反规律：${names}`, { laws: broken });
  };
}
