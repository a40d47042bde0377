import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './places.mjs';
import { quick } from './quick.mjs';
import { suites } from './suites.mjs';

test(
  'runs short suites whole and one part of each long suite, and lists the rest',
  { tags: ['rel-quick-test'] },
  () => {
    const { run, leftOut } = quick(suites, 30);
    const names = ['browser', 'lint', 'types', 'unit', 'contract'];
    expect(run.map(({ name }) => name)).toEqual(names);
    const command = Object.fromEntries(run.map((suite) => [suite.name, suite.command]));
    expect(command['lint']).toBe(suites.find(({ name }) => name === 'lint')?.command);
    expect(command['browser']).toMatch(/--shard=7\/24$/);
    expect(command['contract']).toMatch(/--exclude '\{checker\/tests,.*\}\/\*\*' --shard=7\/8$/);
    expect(leftOut).toContain('browser: 23 of 24 parts; the commit draws part 7');
    // Each suite runs whole or is named as left out.
    const whole = run.filter(({ isPart }) => !isPart).map(({ name }) => name);
    const named = new Set(leftOut.map((line) => line.split(':', 1)[0]));
    expect([...whole, ...named].sort()).toEqual(suites.map(({ name }) => name).sort());
  },
);

test('the commits select every part of a suite', { tags: ['rel-quick-test'] }, () => {
  const drawn = (name: string) =>
    new Set(
      Array.from(
        { length: 24 },
        (_, seed) => quick(suites, seed).run.find((one) => one.name === name)?.command,
      ),
    );
  expect(drawn('browser').size).toBe(24);
  expect(drawn('contract').size).toBe(8);
});

test('every folder that is left out has tests', { tags: ['rel-quick-test'] }, () => {
  const folders = quick(suites, 0).leftOut.flatMap((line) => /: (.*\/.*)/.exec(line)?.[1]?.split(', ') ?? []);
  expect(folders).toHaveLength(9);
  for (const folder of folders)
    expect(globSync(`${folder}/**/*.test.ts`, { cwd: root }), folder).not.toEqual([]);
});

test.each([
  [['--quick', '--changed'], /choose --quick or --changed/],
  [['--quick', 'noise'], /--quick leaves out all of noise/],
])('refuses %j', { tags: ['rel-quick-test'] }, (args, why) => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/launch/test.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toMatch(why);
  expect(status).toBe(1);
});
