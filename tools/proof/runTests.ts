/** Runs the tests of a row in the broken copy: to record what they reach, or with one point broken. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startSimulator } from '../simulatorProcess.ts';
import type { OwnTests } from './ownTests.ts';

export interface Failure {
  readonly why: string;
}

/** Time limit in milliseconds: a break may cause an endless loop. */
const LIMIT_MS = 60_000;

interface RunResult {
  readonly passed: boolean;
  /** Output of the run, with the reason if it did not pass. */
  readonly output: string;
}

/** The folder of a broken copy, and the folder for its results. */
export interface CopyFolders {
  readonly folder: string;
  readonly home: string;
}

/** Runs the tests with nothing broken. @returns the numbers of the points that they reach, or why they fail */
export async function reachedBy(
  { folder, home }: CopyFolders,
  id: string,
  tests: OwnTests,
): Promise<{ points: number[] } | Failure> {
  const file = join(home, `reached-${id}.txt`);
  rmSync(file, { force: true });
  const { passed, output } = await run(folder, id, tests, { PROOF_REACHED: file });
  const numbers = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean).map(Number) : [];
  rmSync(file, { force: true });
  if (!passed) return { why: reasonIn(output) };
  return /\b[1-9]\d* passed/.test(output) ? { points: [...new Set(numbers)] } : { why: 'no test of it runs' };
}

/** Runs the tests with one point broken. @returns the failure if a test notices the break */
export async function notice(
  { folder }: CopyFolders,
  id: string,
  tests: OwnTests,
  point: number,
): Promise<{ failure?: Failure }> {
  const { passed, output } = await run(folder, id, tests, { PROOF_BREAK: String(point) });
  return passed ? {} : { failure: { why: reasonIn(output) } };
}

/** The first line with an error. */
const reasonIn = (output: string): string =>
  output.split('\n').find((line) => /Error\b/.test(line)) ?? 'the run failed without an error message';

type Environment = Readonly<Record<string, string>>;

async function run(folder: string, id: string, tests: OwnTests, env: Environment): Promise<RunResult> {
  if (tests.kind === 'unit') return command(folder, id, tests, env);
  try {
    const simulator = await startSimulator({ checkout: folder, env });
    try {
      return await command(folder, id, tests, { ...env, SIM_ORIGIN: simulator.origin });
    } finally {
      await simulator.stop();
    }
  } catch (error) {
    // If the broken simulator does not start, the break counts as noticed.
    return { passed: false, output: String(error) };
  }
}

function command(
  folder: string,
  id: string,
  { kind, files }: OwnTests,
  env: Environment,
): Promise<RunResult> {
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
  return ended(folder, args, env, LIMIT_MS);
}

/**
 * Runs a program of the copy's packages in its own process group, so that all its child processes end with it.
 * @param onOutput gets the output as it comes
 */
export function ended(
  folder: string,
  [program = '', ...args]: readonly string[],
  env: Environment,
  limitMs: number,
  onOutput: (chunk: string) => void = () => {},
): Promise<RunResult> {
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
      onOutput(String(chunk));
    });
  const limit = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), limitMs);
  return new Promise((done) =>
    child.once('close', (code) => {
      clearTimeout(limit);
      done({ passed: code === 0, output });
    }),
  );
}
