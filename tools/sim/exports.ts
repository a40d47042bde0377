/**
 * `npm run proof -- exports`: writes log rows of every kind, chosen by a seed, as tests («复制测试代码»). Playwright runs the unchanged
 * tests in a separate project against a new simulator.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countOf, optionsOf } from '../command.ts';
import { exported } from './exports/exported.ts';
import { kinds } from './exports/kinds.ts';
import { finish, rounded, table } from './table.ts';

const options = optionsOf('npm run proof -- exports [--rows 200] [--seed N] [--keep FOLDER]', {
  rows: { type: 'string', default: '200' },
  seed: { type: 'string', default: '20261127' },
  keep: { type: 'string' },
});
const rows = countOf('--rows', options.rows);
const seed = countOf('--seed', options.seed);

const started = performance.now();
const tests = await exported([{ kinds, rows }], seed);
if (options.keep !== undefined) {
  mkdirSync(options.keep, { recursive: true });
  for (const [row, { text = '' }] of tests.entries())
    writeFileSync(join(options.keep, `${row}.spec.ts`), text);
}
const passed = tests.filter((test) => test.passed);
console.log(
  table(
    ['kind of row', 'passed', 'of'],
    kinds.map(({ name }) => {
      const mine = tests.filter(({ kind }) => kind === name);
      return [name, mine.filter((test) => test.passed).length, mine.length] as const;
    }),
  ),
);
finish(
  {
    rows,
    kinds: kinds.length,
    passed: `${passed.length}/${rows}`,
    seed,
    seconds: rounded((performance.now() - started) / 1000),
  },
  tests.flatMap((test, row) => (test.passed ? [] : [`row ${row}, ${test.kind}: ${test.why.slice(0, 1500)}`])),
);
