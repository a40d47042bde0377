/**
 * Writes `scenarios/_schema.json`, for editors and for the simulator's checks, from simulator/src/scenarios/scenario.ts. Loading
 * that file takes a third of a second, so it runs only if an input has changed.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fingerprint } from '../fingerprint.mjs';

const SOURCES = [
  'simulator/src/scenarios',
  'simulator/src/world',
  'generated/shared',
  'scenarios/_schema.json',
];

/** @param check true only compares and writes nothing @returns false if the file is out of date and was not written */
export async function ensureScenarioSchema(root: string, check: boolean): Promise<boolean> {
  // A test may run the generator without scenarios.
  if (!existsSync(join(root, 'scenarios'))) return true;
  const stamp = join(root, '.cache/scenarioSchema.sha256');
  if (fingerprint(root, SOURCES) === (await readFile(stamp, 'utf8').catch(() => ''))) return true;

  const { ScenarioFile } = await import('#simulator/scenarios/scenario.ts');
  const text = `${JSON.stringify(ScenarioFile, null, 2)}\n`;
  const file = join(root, 'scenarios/_schema.json');
  if (text !== (await readFile(file, 'utf8').catch(() => ''))) {
    if (check) return false;
    await writeFile(file, text);
  }
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, fingerprint(root, SOURCES));
  return true;
}
