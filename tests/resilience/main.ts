/**
 * `npm run proof -- resilience [NAME…]`: attacks running simulators and checkers with every file of attempts/, one
 * after the other, and prints each measurement. Exits with 1 if an attempt fails.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { finish } from '#tools/sim/table.ts';
import type { Attempt } from './attempt.ts';

const folder = join(import.meta.dirname, 'attempts');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .toSorted();

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0 || wanted.includes('--help')) {
  console.log(`npm run proof -- resilience [NAME…]\n  NAME  ${names.join(', ')}`);
  process.exit(wanted.includes('--help') ? 0 : 2);
}

const all: Record<string, string | number> = {};
const shortfalls: string[] = [];
for (const name of wanted.length > 0 ? wanted : names) {
  const { attempt } = (await import(join(folder, `${name}.ts`))) as { attempt: Attempt };
  const outcome = await attempt
    .run()
    .catch((error: unknown) => ({ figures: {}, shortfalls: [`could not be run: ${String(error)}`] }));
  console.log(`${outcome.shortfalls.length === 0 ? 'held ' : 'SHORT'} ${attempt.issue} ${attempt.title}`);
  for (const [figure, value] of Object.entries(outcome.figures)) {
    console.log(`        ${figure} = ${value}`);
    all[`${name}.${figure}`] = value;
  }
  shortfalls.push(...outcome.shortfalls.map((shortfall) => `${name}: ${shortfall}`));
}
finish(all, shortfalls);
