/** A copy of what the simulator is made of, served as `npm run dev` serves it: its files can be changed while it serves. */
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
  '.cache/contracts',
  'scenarios',
  'simulator/src',
  'tools',
  'package.json',
  'package-lock.json',
];

export interface HotCopy {
  readonly origin: string;
  readonly folder: string;
  /** All that it has said since it serves. */
  readonly said: () => string;
  /** What all its processes hold when nothing that is no longer needed is left in them. */
  readonly held: () => Promise<Held>;
  readonly write: (file: string, text: string) => void;
  readonly edit: (file: string, from: string, to: string) => void;
  readonly stop: () => Promise<void>;
}

/** In MB. */
export interface Held {
  /** Objects and buffers that are still needed. */
  readonly needed: number;
  /** Resident memory, with the room that the runtime has taken: it grows in steps of 15 to 27 MB, in the youngest process too. */
  readonly resident: number;
}

/**
 * On this signal a process collects what is no longer needed and says what is left, and it keeps little room for more: read
 * otherwise, its memory tells when the collector last came and how much room it took, which is a tenth of it.
 */
const COLLECT = 'SIGUSR2';
const COLLECTING = `--max-semi-space-size=1 --expose-gc --import "data:text/javascript,process.on('${COLLECT}',()=>{gc();let{heapUsed,external}=process.memoryUsage();process.stderr.write('needs:'+process.pid+':'+(heapUsed+external)+String.fromCharCode(10))})"`;
const COLLECTED_MS = 500;

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
  // Made from the contracts as they are: known by their content, so that nothing is linted or compiled twice.
  for (const made of ['.cache/contracts', '.cache/validators'])
    if (existsSync(join(root, made))) cpSync(join(root, made), join(folder, made), { recursive: true });
  let said = '';
  const main = join(folder, 'simulator/src/hot/main.ts');
  const served = await serve(
    [main],
    /^ready (http:\/\/[^/\s]+)\/front\//m,
    { PORT: '0', HOST: '', SCENARIOS_DIR: join(folder, 'scenarios'), NODE_OPTIONS: COLLECTING },
    (more) => (said += more),
  );
  const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);
  return {
    origin: served.origin,
    folder,
    said: () => said,
    held: async () => {
      const processes = [served.pid, ...childrenOf(served.pid)].filter((pid) => pid !== undefined);
      for (const pid of processes) process.kill(pid, COLLECT);
      await wait(COLLECTED_MS);
      const resident = processes.reduce((sum, pid) => sum + memoryOf(pid, 'VmRSS'), 0);
      return { needed: processes.reduce((sum, pid) => sum + neededBy(pid, said), 0), resident };
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

/** What a process said last. @returns MB */
const neededBy = (pid: number, said: string): number =>
  Number([...said.matchAll(new RegExp(`needs:${pid}:(\\d+)`, 'g'))].at(-1)?.[1] ?? 0) / 1024 ** 2;

/** Linux only; nobody elsewhere. */
function childrenOf(pid: number | undefined): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
