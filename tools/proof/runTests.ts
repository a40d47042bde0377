/** Runs the tests of one row in the broken copy: to learn what they reach, or with one site broken. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startSimulator } from '../simulatorProcess.ts';
import type { Kind } from '../requirements/kinds.ts';
import { titleOf, type OwnTests } from './ownTests.ts';

/** A break may make a loop of what was none. */
const LIMIT_MS = 120_000;

interface Ran {
  readonly passed: boolean;
  /** What was said: the reason, where it did not pass. */
  readonly output: string;
}

/** @returns the numbers of the sites reached; undefined where the tests do not pass as they are, or none is run */
export async function reachedBy(
  folder: string,
  id: string,
  tests: OwnTests,
  file: string,
): Promise<number[] | undefined> {
  rmSync(file, { force: true });
  const noted =
    tests.kind === 'browser' ? { server: { PROOF_PAGE_REACHED: file } } : { both: { PROOF_REACHED: file } };
  const { passed, output } = await run(folder, id, tests, noted);
  const numbers = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean).map(Number) : [];
  rmSync(file, { force: true });
  return passed && /\b[1-9]\d* passed/.test(output) ? [...new Set(numbers)] : undefined;
}

/** @returns whether the tests have noticed that the site is broken */
export async function notice(folder: string, id: string, tests: OwnTests, site: number): Promise<boolean> {
  const number = String(site);
  const broken =
    tests.kind === 'browser' ? { server: { PROOF_PAGE_BREAK: number } } : { both: { PROOF_BREAK: number } };
  return !(await run(folder, id, tests, broken)).passed;
}

interface Told {
  /** For the simulator alone: what a page's test computes itself is not to be broken with the page. */
  readonly server?: Readonly<Record<string, string>>;
  readonly both?: Readonly<Record<string, string>>;
}

async function run(folder: string, id: string, tests: OwnTests, told: Told): Promise<Ran> {
  if (tests.kind === 'unit') return command(folder, id, tests, { ...told.both });
  const preload = `--import=${join(folder, 'tools/proof/breakServer.mjs')}`;
  const env = { ...told.both, ...told.server, NODE_OPTIONS: preload };
  try {
    const simulator = await startSimulator({ checkout: folder, env });
    try {
      return await command(folder, id, tests, { ...told.both, SIM_ORIGIN: simulator.origin });
    } finally {
      await simulator.stop();
    }
  } catch (error) {
    // A simulator that does not start any more has been noticed, too.
    return { passed: false, output: String(error) };
  }
}

const commands: Readonly<Record<Kind, (title: string) => string[]>> = {
  unit: (title) => ['vitest/vitest.mjs', 'run', '--project', 'unit', '-t', title],
  http: (title) => ['vitest/vitest.mjs', 'run', '--project', 'contract', '-t', title],
  browser: (title) => [
    ...['@playwright/test/cli.js', 'test', '--config', 'tests/support/oneRow.config.ts'],
    ...['--grep', title, '--output', `test-results/${process.pid}-${(count += 1)}`],
  ],
};
let count = 0;

function command(folder: string, id: string, { kind, files }: OwnTests, env: object): Promise<Ran> {
  const [program = '', ...args] = commands[kind](titleOf(id));
  const child = spawn(process.execPath, [join('node_modules', program), ...args, ...files], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, which ends with all that it has started.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const limit = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), LIMIT_MS);
  return new Promise((done) =>
    child.once('close', (code) => {
      clearTimeout(limit);
      done({ passed: code === 0, output });
    }),
  );
}
