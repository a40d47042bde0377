/** Tests the budgets that are not times (docs/design/budgets.md): script size and layout shift of a screen. */
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { buildFloor } from '#tools/bench/floor.ts';
import { measureLoad, type Load } from '#tools/bench/measure.ts';
import { floorScreen, screens } from '#tools/bench/screens.ts';
import { serve } from '#tools/bench/server.ts';

const dist = join(import.meta.dirname, '../../../portal/dist');

/** Full speed: script size and shifts do not depend on the processor. */
const AT_FULL_SPEED = 1;

let server: Awaited<ReturnType<typeof serve>>;
/** Load of the floor, a minimal page of the same stack (tools/bench/floor.ts). */
let floor: Load;

// One worker: the floor is built and loaded once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  server = await serve(await buildFloor(), dist, process.env['SIM_ORIGIN'] ?? '');
  floor = await measureLoad(server.origin, floorScreen, AT_FULL_SPEED);
});

test.afterAll(() => server.stop());

for (const screen of screens)
  test(`keeps the budgets of script size and layout shift: ${screen.name}`, async () => {
    const load = await measureLoad(server.origin, screen, AT_FULL_SPEED);
    expect(load.js / floor.js, 'script, as a ratio to the floor').toBeLessThanOrEqual(screen.budget.js);
    expect(load.cls, 'layout shift').toBeLessThanOrEqual(screen.budget.cls);
  });
