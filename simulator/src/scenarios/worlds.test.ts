import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { validator } from '../json/validator.ts';
import { advanceTo } from '../world/events.ts';
import { World } from '../world/world.ts';
import { loadLibrary } from './library.ts';
import { worldOf } from './worlds.ts';

const folder = fileURLToPath(new URL('../../../scenarios', import.meta.url));
const library = await loadLibrary(folder, () => []);
const check = validator<World>(World);
const QUARTER_MS = 90 * 86_400_000;

test('reads more than 100 scenarios without a problem', () => {
  expect(library.problems).toEqual([]);
  expect(library.scenarios.length).toBeGreaterThan(100);
});

function violationsOf(name: string, later = 0) {
  const composition = library.compose(name);
  const { at } = composition.clock;
  const checked = check(advanceTo(worldOf(composition, 1, at), at + later));
  return 'violations' in checked ? checked.violations.map((violation) => ({ name, ...violation })) : [];
}

test('makes a valid world for every scenario', () => {
  expect(library.scenarios.flatMap(({ name }) => violationsOf(name))).toEqual([]);
});

test.each(['baseline', 'overdue-bill', 'auto-repay', 'billing-in-progress', 'refund-states'])(
  'the world of %s is still valid a quarter later',
  (name) => expect(violationsOf(name, QUARTER_MS)).toEqual([]),
);
