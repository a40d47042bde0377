/**
 * `npm run proof -- browsers [NAME…]`: runs the tour (tour.ts) in each engine, and also in the oldest available Chromium. The exit
 * code is 1 if a stop fails, an engine cannot be started, or tools/floor/newer.json does not match the compatibility data. An
 * engine that cannot be installed on this machine is skipped with a message.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { finish } from '#tools/sim/table.ts';
import { startSimulator } from '#tools/simulatorProcess.ts';
import { engines } from './engines.ts';
import { stops, takeTour } from './tour.ts';

const wanted = process.argv.slice(2);
const names = engines.map(({ name }) => name);
if (wanted.some((name) => !names.includes(name))) {
  console.log(`npm run proof -- browsers [NAME…]\n  NAME  ${names.join(', ')}`);
  process.exit(wanted.includes('--help') ? 0 : 2);
}

const root = join(import.meta.dirname, '../..');
const update = join(root, 'tools/floor/update.ts');
const shortfalls: string[] = [];
if (spawnSync(process.execPath, [update, '--check'], { stdio: 'inherit' }).status !== 0)
  shortfalls.push('tools/floor/newer.json does not match browser-compat-data');

const figures: Record<string, string | number> = { stops: stops.length };
const simulator = await startSimulator();
try {
  for (const { name, open } of engines) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const driver = await open().catch((error: unknown) => {
      shortfalls.push(`${name}: cannot be started: ${String(error)}`);
      return undefined;
    });
    if (driver === undefined) {
      console.log(`skipped ${name}`);
      figures[name] = 'skipped';
      continue;
    }
    console.log(`${name}: ${driver.version}`);
    let held = 0;
    await takeTour(driver, simulator.origin, (stop, problem) => {
      console.log(`  ${problem === undefined ? 'held ' : 'SHORT'} ${stop}`);
      if (problem === undefined) held += 1;
      else shortfalls.push(`${name}, ${stop}: ${problem.slice(0, 600)}`);
    }).finally(() => driver.close());
    figures[name] = held;
  }
} finally {
  await simulator.stop();
}
finish(figures, shortfalls);
