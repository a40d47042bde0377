/**
 * `npm run dev`: serves the simulator in a process of its own, and replaces this process when a contract or its code
 * changes. The new process loads while the old one serves; then the old one hands over all sessions. If the new process
 * fails to load, the old one continues.
 */
import { spawn } from 'node:child_process';
import cluster, { type Worker } from 'node:cluster';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { watchFolder } from '#tools/watchFolder.ts';
import { listenAddressFrom } from '../server/request/listenAddress.ts';
import type { FromSimulator, HandedOver, ToSimulator } from './messages.ts';

const root = join(import.meta.dirname, '../../..');
/** Editors and the generator write files one after the other: changes within this time count as one. */
const SETTLED_MS = 150;

const { token } = listenAddressFrom(process.env, () => randomBytes(18).toString('base64url'));
cluster.setupPrimary({
  exec: join(root, 'simulator/src/main.ts'),
  args: process.argv.slice(2),
  serialization: 'advanced',
});
const environment = { SIM_HOT: '1', ...(token !== undefined && { SIM_TOKEN: token }) };

const send = (worker: Worker, message: ToSimulator): void => void worker.send(message);

type MessageOf<Kind> = Extract<FromSimulator, { kind: Kind }>;

/** @returns undefined if the process ends before it sends the message */
function messageFrom<Kind extends FromSimulator['kind']>(
  worker: Worker,
  kind: Kind,
): Promise<MessageOf<Kind> | undefined> {
  return new Promise((done) => {
    const onMessage = (message: FromSimulator): void => {
      if (message.kind === kind) end(message as MessageOf<Kind>);
    };
    const gone = (): void => end(undefined);
    const end = (message: MessageOf<Kind> | undefined): void => {
      worker.off('message', onMessage).off('exit', gone);
      done(message);
    };
    worker.on('message', onMessage).on('exit', gone);
  });
}

/** The process that serves. */
let serving: Worker | undefined;
/** Its predecessor, which lives on to forward requests of its open connections. */
let predecessor: Worker | undefined;

async function replace(): Promise<void> {
  const next = cluster.fork(environment);
  if (!(await messageFrom(next, 'loaded'))) {
    console.error(
      serving === undefined
        ? 'the simulator cannot be loaded: see the error above'
        : 'the changed simulator cannot be loaded, see the error above; the old one continues to serve',
    );
    if (serving === undefined) process.exitCode = 1;
    return;
  }
  const kept = serving && (await stateFrom(serving));
  const ready = messageFrom(next, 'serving');
  send(next, { kind: 'begin', kept });
  const { port } = (await ready) ?? {};
  if (port === undefined) throw new Error('the new simulator ended while it took over');
  predecessor?.kill('SIGKILL');
  predecessor = serving;
  serving = next;
  if (predecessor) {
    send(predecessor, { kind: 'pass', port });
    console.log(`simulator loaded again, with ${kept?.sessions.length ?? 0} sessions of the one before`);
  }
}

/** Stops a process from answering, and returns its state. */
async function stateFrom(worker: Worker): Promise<HandedOver | undefined> {
  const yielded = messageFrom(worker, 'yielded');
  send(worker, { kind: 'yield' });
  return (await yielded)?.kept;
}

/** Runs an action after changes in folders; runs it once more after changes that were made while it ran. */
function afterChange(folders: readonly string[], act: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let doing = Promise.resolve();
  for (const folder of folders)
    watchFolder(join(root, folder), {
      persistent: true,
      onProblem: (problem) => console.error(problem),
      onChange: () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          doing = doing.then(act).catch((error: unknown) => console.error(error));
        }, SETTLED_MS);
      },
    });
}

/** The generator reports file and line of an error in a contract and leaves generated/ unchanged. */
const generate = (): Promise<void> =>
  new Promise((done) => {
    const child = spawn(process.execPath, ['tools/generate/index.ts', '--without-docs'], {
      cwd: root,
      stdio: 'inherit',
    });
    child.once('exit', () => done());
  });

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const worker of Object.values(cluster.workers ?? {})) worker?.kill('SIGKILL');
    process.exit();
  });

await replace();
afterChange(['openapi'], generate);
afterChange(
  ['generated', '.cache/contracts', 'simulator/src', 'tools/validators', 'tools/contract'],
  replace,
);
