/** Starts the simulator as `npm start` does, on a free port, and waits for its `ready` line. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

export interface RunningSimulator {
  /** `http://127.0.0.1:<port>`, no slash at the end. */
  readonly origin: string;
  stop(): Promise<void>;
}

export interface StartOptions {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Id of a mutant, for the simulator to have its fault. */
  readonly mutant?: string;
}

const root = join(import.meta.dirname, '../..');
const startLimit = 30_000;
const stopLimit = 5_000;

/** Tests run on the pinned Node, so `process.execPath` is it. */
export async function startSimulator({
  args = [],
  env = {},
  mutant,
}: StartOptions = {}): Promise<RunningSimulator> {
  const chosen = mutant === undefined ? [] : ['--mutant', mutant];
  const child = spawn(process.execPath, ['simulator/src/main.ts', ...args, ...chosen], {
    cwd: root,
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    return { origin: await readyOrigin(child), stop: () => stop(child) };
  } catch (error) {
    await stop(child);
    throw error;
  }
}

function readyOrigin(child: ChildProcess): Promise<string> {
  return new Promise((found, fail) => {
    let said = '';
    const giveUp = (why: string) => fail(new Error(`the simulator did not start: ${why}\n${said}`));
    const timer = setTimeout(() => giveUp(`no ready line within ${startLimit / 1000} s`), startLimit);
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      const origin = /^ready (http:\/\/[^/\s]+)\/front\//m.exec(said)?.[1];
      if (!origin) return;
      clearTimeout(timer);
      found(origin);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('error', (error) => giveUp(error.message));
    child.on('exit', (code, signal) => giveUp(`it ended with ${code ?? signal}`));
  });
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), stopLimit);
    child.on('exit', () => {
      clearTimeout(timer);
      done();
    });
    child.kill('SIGTERM');
  });
}
