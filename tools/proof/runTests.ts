/** Runs the tests of a row in the broken copy: to learn what they reach, or with one site broken. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startSimulator } from '../simulatorProcess.ts';
import type { OwnTests } from './ownTests.ts';

/** Of tests. */
export interface Failure {
  readonly why: string;
}

/** A break may make a loop of what was none. */
const LIMIT_MS = 60_000;

interface Ran {
  readonly passed: boolean;
  /** What was said: the reason, where it did not pass. */
  readonly output: string;
}

/** Where a broken copy stands, and where what it notes may be put. */
export interface Place {
  readonly folder: string;
  readonly home: string;
}

/** @returns the numbers of the sites reached, or why the tests do not pass as they are */
export async function reachedBy(
  { folder, home }: Place,
  id: string,
  tests: OwnTests,
): Promise<{ sites: number[] } | Failure> {
  const file = join(home, `reached-${id}.txt`);
  rmSync(file, { force: true });
  const { passed, output } = await run(folder, id, tests, { PROOF_REACHED: file });
  const numbers = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean).map(Number) : [];
  rmSync(file, { force: true });
  if (!passed) return { why: reasonIn(output) };
  return /\b[1-9]\d* passed/.test(output) ? { sites: [...new Set(numbers)] } : { why: 'none of them is run' };
}

/** @returns why the tests have noticed that the site is broken, where they have */
export async function notice(
  { folder }: Place,
  id: string,
  tests: OwnTests,
  site: number,
): Promise<{ failure?: Failure }> {
  const { passed, output } = await run(folder, id, tests, { PROOF_BREAK: String(site) });
  return passed ? {} : { failure: { why: reasonIn(output) } };
}

/** The first line that says what is wrong. */
const reasonIn = (output: string): string =>
  output.split('\n').find((line) => /Error\b/.test(line)) ?? 'it did not end well';

type Told = Readonly<Record<string, string>>;

async function run(folder: string, id: string, tests: OwnTests, told: Told): Promise<Ran> {
  if (tests.kind === 'unit') return command(folder, id, tests, told);
  try {
    const simulator = await startSimulator({ checkout: folder, env: told });
    try {
      return await command(folder, id, tests, { ...told, SIM_ORIGIN: simulator.origin });
    } finally {
      await simulator.stop();
    }
  } catch (error) {
    // A simulator that does not start any more has been noticed, too.
    return { passed: false, output: String(error) };
  }
}

function command(folder: string, id: string, { kind, files }: OwnTests, told: Told): Promise<Ran> {
  const project = kind === 'unit' ? 'unit' : 'contract';
  const args = [
    'vitest/vitest.mjs',
    'run',
    '--project',
    project,
    '--bail',
    '1',
    '--tagsFilter',
    id,
    ...files,
  ];
  return ended(folder, args, told, LIMIT_MS);
}

/**
 * Runs a program of the copy's packages in a process group of its own, which ends with all that it has started.
 * @param hear gets what it says, as it comes
 */
export function ended(
  folder: string,
  [program = '', ...args]: readonly string[],
  env: Told,
  limitMs: number,
  hear: (said: string) => void = () => {},
): Promise<Ran> {
  const child = spawn(process.execPath, [join('node_modules', program), ...args], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += String(chunk);
      hear(String(chunk));
    });
  const limit = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), limitMs);
  return new Promise((done) =>
    child.once('close', (code) => {
      clearTimeout(limit);
      done({ passed: code === 0, output });
    }),
  );
}
