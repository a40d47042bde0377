/** The worker thread of a run. The main thread can end it at any time and still write the reports. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Flags } from '../cli/args.ts';
import { fetchContracts } from '../cli/fetchContracts.ts';
import { optionsOf } from '../cli/options.ts';
import { check } from '../composition/check.ts';
import { CannotRun } from '../core/base/cannotRun.ts';
import { reasonOf } from '../core/bounds/reasonOf.ts';
import type { Report } from '../core/report/report.ts';

export type FromWorker =
  | { readonly kind: 'progress'; readonly done: number; readonly planned: number }
  /** Partial report, in case the run does not finish. */
  | { readonly kind: 'so far'; readonly report: Report }
  | { readonly kind: 'report'; readonly report: Report }
  | { readonly kind: 'cannot run'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };

const PROGRESS_MS = 100;
const SO_FAR_MS = 1000;
/** Partial reports may take at most 1/20 of the time. */
const SHARE = 20;

const port = parentPort!;
const post = (message: FromWorker): void => port.postMessage(message);

let isStopped = false;
port.on('message', () => (isStopped = true));
// Without it, the port would keep a finished run alive.
port.unref();

let last = 0;
let soFar: (() => Report) | undefined;
let next = 0;
const timer = setInterval(() => {
  if (!soFar || performance.now() < next) return;
  const began = performance.now();
  post({ kind: 'so far', report: soFar() });
  next = performance.now() + SHARE * (performance.now() - began);
}, SO_FAR_MS);

const flags = workerData as Flags;
let remove: (() => void) | undefined;
try {
  remove = await fetchContracts(flags);
  const report = await check({
    ...optionsOf(flags),
    progress: (done, planned) => {
      if (performance.now() - last < PROGRESS_MS) return;
      last = performance.now();
      post({ kind: 'progress', done, planned });
    },
    isStopped: () => isStopped,
    onStart: (reportSoFar) => (soFar = reportSoFar),
  });
  post({ kind: 'report', report });
} catch (error) {
  if (error instanceof CannotRun) post({ kind: 'cannot run', message: error.message });
  else post({ kind: 'failed', message: `${reasonOf(error)}${placeIn(error)}` });
} finally {
  remove?.();
  clearInterval(timer);
}

/** Returns the line of the checker that threw the error. */
function placeIn(error: unknown): string {
  const at = error instanceof Error ? /\/([\w-]+\.[jt]s:\d+)/.exec(error.stack ?? '')?.[1] : undefined;
  return at === undefined ? '' : ` (${at})`;
}
