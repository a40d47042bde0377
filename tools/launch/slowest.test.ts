import { expect, test } from 'vitest';
import { slowest, timesOf } from './slowest.mjs';

test('lists the slowest tests of both runners without ids', () => {
  const unit = timesOf(
    { name: 'unit', report: 'vitest' },
    { testResults: [{ assertionResults: [{ fullName: 'a rule', duration: 40 }, { fullName: 'todo' }] }] },
  );
  const spec = (title: string, ...durations: number[]) => ({
    file: 'home.spec.ts',
    title,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const browser = timesOf(
    { name: 'browser', report: 'playwright' },
    { suites: [{ specs: [spec('home [home-id]', 1500)], suites: [{ specs: [spec('menu', 2000, 500)] }] }] },
  );
  expect(slowest([...unit, ...browser], 3)).toEqual([
    '   2.5 s  browser  home.spec.ts: menu',
    '   1.5 s  browser  home.spec.ts: home',
    '   0.0 s  unit  a rule',
  ]);
  expect(timesOf({ name: 'lint' }, null)).toEqual([]);
});
