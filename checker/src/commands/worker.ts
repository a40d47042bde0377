/** The worker thread of a run. The main thread can end it at any time and still write the reports. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Flags } from '../cli/args.ts';
import { CannotRun } from '../core/base/cannotRun.ts';
import { reasonOf } from '../core/bounds/reasonOf.ts';
import type { Report } from '../core/report/report.ts';
import { checkWithFlags } from './checkWithFlags.ts';

/** A message to the main thread. */
export type FromWorker =
  | { readonly kind: 'progress'; readonly done: number; readonly planned: number }
  /** Partial report, in case the run does not finish. */
  | { readonly kind: 'so far'; readonly report: Report }
  | { readonly kind: 'report'; readonly report: Report }
  | { readonly kind: 'cannot run'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };

/** Shortest time between two messages about progress. */
const PROGRESS_MS = 100;
/** Shortest time between two partial reports. */
const PARTIAL_REPORT_MS = 1000;
/** A partial report waits 20 times as long as the last one took, so that they take at most 1/20 of the time. */
const WAIT_FACTOR = 20;

const port = parentPort!;
const post = (message: FromWorker): void => port.postMessage(message);

let isStopped = false;
port.on('message', () => (isStopped = true));
// Without it, the port would keep a finished run alive.
port.unref();

let lastProgress = 0;
let soFar: (() => Report) | undefined;
let nextPartialReport = 0;
const timer = setInterval(() => {
  if (!soFar || performance.now() < nextPartialReport) return;
  const began = performance.now();
  post({ kind: 'so far', report: soFar() });
  nextPartialReport = performance.now() + WAIT_FACTOR * (performance.now() - began);
}, PARTIAL_REPORT_MS);

try {
  const report = await checkWithFlags(workerData as Flags, {
    progress: (done, planned) => {
      if (performance.now() - lastProgress < PROGRESS_MS) return;
      lastProgress = performance.now();
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
  clearInterval(timer);
}

/** Returns the file and line of the checker that threw the error, such as ` (check.ts:12)`. */
function placeIn(error: unknown): string {
  const at = error instanceof Error ? /\/([\w-]+\.[jt]s:\d+)/.exec(error.stack ?? '')?.[1] : undefined;
  return at === undefined ? '' : ` (${at})`;
}
