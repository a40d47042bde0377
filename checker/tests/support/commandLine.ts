/** The checker's command line, as a backend team runs it. */
import { spawn } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { format } from 'node:util';
import { command } from '../../src/commands/command.ts';

const root = join(import.meta.dirname, '../../..');

/** Result of one command. */
export interface CommandResult {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

let busy = false;

/** Runs a command in this process, which is faster than another process. Only one command may run at a time. */
export async function checker(...args: readonly string[]): Promise<CommandResult> {
  const output = { log: '', error: '' };
  const own = { log: console.log, error: console.error };
  if (busy)
    throw new Error('checker() captures one command at a time. Use checkerProcess() for parallel commands.');
  busy = true;
  for (const stream of ['log', 'error'] as const)
    console[stream] = (...what: unknown[]) => (output[stream] += `${format(...what)}\n`);
  try {
    const code = await command(args);
    return { code, out: output.log, err: output.error };
  } finally {
    Object.assign(console, own);
    busy = false;
  }
}

/** Runs a command in another process. Several may run at a time. */
export const checkerProcess = (...args: readonly string[]): Promise<CommandResult> =>
  startChecker(...args).ended;

/** Runs the checker in a process with another working directory. */
export const checkerIn = (cwd: string, ...args: readonly string[]): Promise<CommandResult> =>
  startIn(cwd, args).ended;

interface CheckerProcess {
  readonly pid: number | undefined;
  readonly ended: Promise<CommandResult>;
  kill(signal: NodeJS.Signals): void;
}

/** Starts a command in another process, to which signals can be sent. */
export const startChecker = (...args: readonly string[]): CheckerProcess => startIn(root, args);

function startIn(cwd: string, args: readonly string[]): CheckerProcess {
  const child = spawn(process.execPath, [join(root, 'checker/src/main.ts'), ...args], { cwd });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const ended = new Promise<CommandResult>((done) => child.once('close', (code) => done({ code, out, err })));
  return { pid: child.pid, ended, kill: (signal) => void child.kill(signal) };
}

/** Starts a small backend on a free port. */
export async function backend(
  listener: RequestListener,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
