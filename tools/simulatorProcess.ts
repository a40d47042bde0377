/** Runs the simulator as a separate process on a free port, as `npm start` does, for tests and measurements. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { patience } from './patience.mjs';

export const root = join(import.meta.dirname, '..');
/** The first start in a fresh clone compiles the validators. */
const START_LIMIT_MS = patience(180_000);

export interface Served {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  /** Memory held by the process, in MB (Linux only; 0 elsewhere). */
  readonly rss: () => number;
  /** Processor time of the process so far, in ms (Linux only; 0 elsewhere). */
  readonly cpuMs: () => number;
  /** Processor time, in ms, of the thread that answers all requests: while it computes, every request waits. */
  readonly mainThreadMs: () => number;
  readonly pid: number | undefined;
  readonly stop: () => Promise<void>;
  /** Exit code of the process when it has ended; null if a signal ended it. */
  readonly exit: Promise<number | null>;
  /** Kills the process at once, without cleanup. */
  readonly kill: () => Promise<void>;
}

/**
 * Starts a server and waits for the line that names its origin. Its standard input closes when this process ends.
 * @param ready matches that line; its first group is the origin
 * @param onOutput gets each piece of the server's output
 * @param checkout folder whose pinned Node runs the server
 */
export function serve(
  args: readonly string[],
  ready: RegExp,
  env: Readonly<Record<string, string>> = {},
  onOutput: (chunk: string) => void = () => {},
  checkout: string = root,
): Promise<Served> {
  const child = spawn(nodeOf(checkout), [...args], {
    cwd: checkout,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), 5000);
    await ended;
    clearTimeout(force);
  };
  return new Promise((found, fail) => {
    let printed = '';
    const giveUp = (why: string): void => {
      child.kill('SIGKILL');
      fail(new Error(`${args[0]} did not start: ${why}\n${printed}`));
    };
    const timer = setTimeout(() => giveUp('no ready line in time'), START_LIMIT_MS);
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      onOutput(chunk.toString());
      const origin = ready.exec(printed)?.[1];
      if (origin === undefined) return;
      clearTimeout(timer);
      // Always read: a server that writes a line per request would block on a full pipe.
      for (const stream of [child.stdout, child.stderr])
        stream.off('data', read).on('data', (more: Buffer) => onOutput(more.toString()));
      found({
        origin,
        pid: child.pid,
        rss: () => memoryOf(child.pid, 'VmRSS'),
        cpuMs: () => coreTimeOf(`/proc/${child.pid}`),
        mainThreadMs: () => coreTimeOf(`/proc/${child.pid}/task/${child.pid}`),
        stop,
        exit: ended,
        kill: async () => {
          child.kill('SIGKILL');
          await ended;
        },
      });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => giveUp(`it ended with ${child.exitCode ?? child.signalCode}`));
  });
}

interface SimulatorOptions {
  /** Id of the active mutant. */
  readonly mutant?: string;
  /** `standard=http://127.0.0.1:8080`: services of real backends. */
  readonly upstreams?: readonly string[];
  /** `standard=FILE`: trusted certificates of an upstream. */
  readonly ca?: readonly string[];
  /** `standard`: upstreams whose certificates are not checked. */
  readonly insecure?: readonly string[];
  /** Copy of the repository to start from; by default this one. */
  readonly checkout?: string;
  /** Module to start; by default the one of the checkout. */
  readonly main?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Gets its output. */
  readonly onOutput?: (chunk: string) => void;
}

export const startSimulator = ({
  mutant,
  upstreams = [],
  ca = [],
  insecure = [],
  checkout = root,
  main = join(checkout, 'simulator/src/main.ts'),
  env = {},
  onOutput,
}: SimulatorOptions = {}): Promise<Served> =>
  serve(
    [
      main,
      ...(mutant === undefined ? [] : ['--mutant', mutant]),
      ...upstreams.flatMap((upstream) => ['--upstream', upstream]),
      ...ca.flatMap((file) => ['--ca', file]),
      ...insecure.flatMap((on) => ['--insecure', on]),
    ],
    /^ready (http:\/\/[^/\s]+)\S*\/front\//m,
    { PORT: '0', HOST: '', SIM_STORE: '', SIM_LIFELINE: 'stdin', ...env },
    onOutput,
    checkout,
  );

/** Returns the Node that a checkout pins; the installed Node may be too old for its sources. */
function nodeOf(checkout: string): string {
  const pinned = join(checkout, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(pinned) ? pinned : process.execPath;
}

/** Clock ticks of /proc: 100 a second on every Linux that Node runs on. */
const TICK_MS = 10;

/** @returns ms of a core that a process or thread has used; 0 where there is no /proc */
function coreTimeOf(folder: string): number {
  try {
    // User and system time are the fields 14 and 15. Field 2 is a name in brackets with any text, so the split begins after it.
    const fields = readFileSync(`${folder}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return 0;
  }
}

/** @returns MB that a process holds (VmRSS) or the most it ever held (VmHWM); 0 where there is no /proc */
export function memoryOf(pid: number | undefined, figure: 'VmRSS' | 'VmHWM'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
