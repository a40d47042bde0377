/** Runs a copy of the simulator as `npm run dev` does, so that its files can change meanwhile. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { memoryOf, root, serve } from '#tools/simulatorProcess.ts';

const PARTS = [
  'openapi',
  'generated',
  'scenarios',
  'simulator/src',
  'tools',
  'package.json',
  'package-lock.json',
];

export interface HotCopy {
  readonly origin: string;
  readonly folder: string;
  /** Output since it started to serve. */
  readonly output: () => string;
  /** Memory of all its processes after garbage collection. */
  readonly memory: () => Promise<Memory>;
  readonly write: (file: string, text: string) => void;
  readonly edit: (file: string, from: string, to: string) => void;
  readonly stop: () => Promise<void>;
}

/** In MB. */
export interface Memory {
  /** Objects and buffers in use. */
  readonly used: number;
  /** Resident memory, including the runtime's reserve: it grows in steps of 15 to 27 MB, in a new process too. */
  readonly resident: number;
}

/**
 * On this signal a process collects garbage and prints its memory. The young generation is small (1 MB): without that and
 * without `gc()`, readings vary by about 10 %.
 */
const COLLECT = 'SIGUSR2';
const onSignal = `process.on('${COLLECT}',()=>{gc();let{heapUsed,external}=process.memoryUsage();process.stderr.write('used:'+process.pid+':'+(heapUsed+external)+String.fromCharCode(10))})`;
const COLLECTING = `--max-semi-space-size=1 --expose-gc --import "data:text/javascript,${onSignal}"`;
const GC_WAIT_MS = 500;
const REPORT_LIMIT_MS = 20_000;

export async function hotCopy(): Promise<HotCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'hot-'));
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...PARTS],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  for (const file of listed.split('\0')) {
    if (file === '' || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  // Caches by content, so that nothing is linted or compiled twice.
  for (const made of ['.cache/contracts', '.cache/validators'])
    if (existsSync(join(root, made))) cpSync(join(root, made), join(folder, made), { recursive: true });
  let output = '';
  const main = join(folder, 'simulator/src/hot/main.ts');
  const served = await serve(
    [main],
    /^ready (http:\/\/[^/\s]+)\/front\//m,
    { PORT: '0', HOST: '', SCENARIOS_DIR: join(folder, 'scenarios'), NODE_OPTIONS: COLLECTING },
    (more) => (output += more),
  );
  const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);
  return {
    origin: served.origin,
    folder,
    output: () => output,
    memory: async () => {
      const processes = [served.pid, ...simulatorsOf(served.pid)].filter((pid) => pid !== undefined);
      const before = output.length;
      for (const pid of processes) process.kill(pid, COLLECT);
      await wait(GC_WAIT_MS);
      const used = await Promise.all(processes.map((pid) => reportOf(pid, () => output.slice(before))));
      return { used: sum(used), resident: sum(processes.map((pid) => memoryOf(pid, 'VmRSS'))) };
    },
    write,
    edit: (file, from, to) => {
      const text = readFileSync(join(folder, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
      write(file, text.replace(from, to));
    },
    stop: async () => {
      await served.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

/** Waits for a new memory report of a process. @returns MB; 0 if it has ended */
async function reportOf(pid: number, output: () => string): Promise<number> {
  const report = new RegExp(`used:${pid}:(\\d+)\n`);
  const end = performance.now() + REPORT_LIMIT_MS;
  for (;;) {
    const bytes = report.exec(output())?.[1];
    if (bytes !== undefined) return Number(bytes) / 1024 ** 2;
    if (memoryOf(pid, 'VmRSS') === 0) return 0;
    if (performance.now() > end)
      throw new Error(`process ${pid} did not report its memory within ${REPORT_LIMIT_MS} ms`);
    await wait(20);
  }
}

/** Returns the simulator processes, without generators, which end by themselves. Linux only; empty elsewhere. */
function simulatorsOf(pid: number | undefined): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children.filter(isSimulator).map(Number);
  } catch {
    return [];
  }
}

function isSimulator(pid: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('simulator/src/main.ts');
  } catch {
    return false;
  }
}
