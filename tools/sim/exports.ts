/**
 * `npm run proof -- exports`: log rows of every kind, drawn from a seed, each written as a test («复制测试代码»). The tests are put as
 * they are into a project of their own, and run by Playwright against a simulator that has just started.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countOf, optionsOf } from '../command.ts';
import { root, startSimulator } from '../simulatorProcess.ts';
import { kinds, RECORDED, recording } from './exports/kinds.ts';
import { Drawn, rig } from './exports/rig.ts';
import { scratch } from './exports/scratch.ts';
import { http } from './http.ts';
import { finish, rounded, table } from './table.ts';

const usage = 'npm run proof -- exports [--rows 200] [--seed N] [--keep FOLDER]';
const options = optionsOf(usage, {
  rows: { type: 'string', default: '200' },
  seed: { type: 'string', default: '20261127' },
  keep: { type: 'string' },
});
const rows = countOf('--rows', options.rows);
const seed = countOf('--seed', options.seed);

const started = performance.now();
const scenarios = mkdtempSync(join(tmpdir(), 'exported-scenarios-'));
cpSync(join(root, 'scenarios'), scenarios, { recursive: true });
mkdirSync(join(scenarios, 'recorded'));
writeFileSync(join(scenarios, 'recorded', `${RECORDED}.yaml`), recording);
const env = { SCENARIOS_DIR: scenarios };
const [asked, backend, fresh] = await Promise.all([
  startSimulator({ env }),
  startSimulator(),
  startSimulator({ env }),
]);
const client = http(asked.origin, 30_000);
const project = scratch();
const files = new Map<string, string>();
const kindOf = new Map<string, string>();
const unwritten: string[] = [];
try {
  for (let row = 0; row < rows; row += 1) {
    const kind = kinds[row % kinds.length]!;
    const own = rig(client, { id: `export-${row}`, backend: backend.origin, drawn: new Drawn(seed + row) });
    const id = (await kind.act(own)) ?? (await own.control<{ id: number }[]>('GET', '/log?limit=1'))[0]?.id;
    const file = `row-${String(row).padStart(3, '0')}.spec.ts`;
    kindOf.set(file, kind.name);
    try {
      files.set(file, (await own.control<{ text: string }>('GET', `/log/test?id=${String(id)}`)).text);
    } catch (error) {
      unwritten.push(`${file} ${kind.name}: ${String(error)}`);
    }
  }
  if (options.keep) {
    mkdirSync(join(root, options.keep), { recursive: true });
    for (const [name, text] of files) writeFileSync(join(root, options.keep, name), text);
  }
  const outcomes = await project.run(files, { SIM_ORIGIN: fresh.origin });
  const passed = outcomes.filter((outcome) => outcome.passed);
  const failed = outcomes.filter((outcome) => !outcome.passed);
  const perKind = kinds.map(({ name }) => {
    const mine = outcomes.filter(({ file }) => kindOf.get(file) === name);
    return [name, mine.filter((outcome) => outcome.passed).length, mine.length] as const;
  });
  console.log(table(['kind of row', 'passed', 'of'], perKind));
  finish(
    {
      rows,
      kinds: kinds.length,
      written: files.size,
      passed: `${passed.length}/${rows}`,
      seed,
      seconds: rounded((performance.now() - started) / 1000),
    },
    [
      ...unwritten,
      ...failed.map(({ file, why }) => `${file} ${String(kindOf.get(file))}: ${why.slice(0, 1500)}`),
      ...(outcomes.length < files.size ? [`${files.size - outcomes.length} tests did not run`] : []),
    ],
  );
} finally {
  client.close();
  project.remove();
  rmSync(scenarios, { recursive: true });
  await Promise.all([asked, backend, fresh].map((served) => served.stop()));
}
