/** Runs a check in its own thread so that it ends in time: by itself, on a signal, or from outside. */
import type { EventEmitter } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Flags } from '../cli/args.ts';
import { durationFlag } from '../cli/args.ts';
import { CannotRun } from '../core/base/cannotRun.ts';
import type { Report } from '../core/report/report.ts';
import type { FromWorker } from './worker.ts';

/** Time limit of a run without `--budget`. */
const USUAL_LIMIT_MS = 30 * 60_000;
/** Time to reduce findings and write reports after the limit or a signal. A run that is still busy then is ended. */
const GRACE_MS = 15_000;
/** The same after Ctrl-C: a person waits then. */
const INTERRUPTED_GRACE_MS = 3000;
/** Memory limit in MB, more than any contract needs; a run that exceeds it is ended before it harms the machine. */
const MEMORY_MB = 3072;

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

interface SuperviseOptions {
  readonly flags: Flags;
  readonly onProgress: (done: number, planned: number) => void;
  /** The module of the thread. */
  readonly worker?: URL;
  /** Time from the stop signal until the run is ended from outside, in ms. */
  readonly graceMs?: number;
  /** Source of SIGINT and SIGTERM. */
  readonly signals?: EventEmitter;
}

const WORKER = new URL(`worker${extname(import.meta.filename)}`, import.meta.url);

/** Returns the report of a run, or a partial one if it was ended early. @throws CannotRun if the check cannot run, or ended while the contract was read */
export async function runSupervised({
  flags,
  onProgress,
  worker: module = WORKER,
  graceMs = GRACE_MS,
  signals = process,
}: SuperviseOptions): Promise<Report> {
  const limitMs = durationFlag('budget', flags.budget) ?? USUAL_LIMIT_MS;
  const worker = new Worker(module, {
    workerData: flags,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  let soFar: Report | undefined;
  let stopped: string | undefined;
  let onSignal: NodeJS.SignalsListener = () => undefined;
  const timers: NodeJS.Timeout[] = [];

  const ended = new Promise<Report>((done, fail) => {
    /** Ends the thread. The result is its partial report. */
    const endWith = (why: string): void => {
      if (soFar) done({ ...soFar, ended: why });
      else fail(new CannotRun(`nothing was checked: ${why} while the contract was read`));
      void worker.terminate();
    };
    const stop = (why: string, afterMs: number): void => {
      // A second reason, such as Ctrl-C again, does not wait for the run.
      if (stopped !== undefined) return endWith(why);
      stopped = why;
      worker.postMessage('stop');
      timers.push(setTimeout(() => endWith(why), afterMs));
    };
    timers.push(setTimeout(() => stop(`the time limit of ${limitMs / 1000} s was over`, graceMs), limitMs));
    onSignal = (signal) => stop(`interrupted by ${signal}`, Math.min(graceMs, INTERRUPTED_GRACE_MS));
    for (const signal of SIGNALS) signals.on(signal, onSignal);
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'progress') onProgress(message.done, message.planned);
      else if (message.kind === 'so far') soFar = message.report;
      else if (message.kind === 'report')
        done(
          stopped === undefined || isBudget(flags, stopped)
            ? message.report
            : { ...message.report, ended: stopped },
        );
      else if (message.kind === 'cannot run') fail(new CannotRun(message.message));
      else endWith(`the checker failed: ${message.message}`);
    });
    let failure = 'the run ended without a report';
    worker.on('error', (error: NodeJS.ErrnoException) => {
      failure =
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? `more than ${MEMORY_MB} MB of memory were needed`
          : `the checker failed: ${error.message.split('\n', 1)[0]}`;
    });
    // All messages of the worker have arrived by then.
    worker.on('exit', () => endWith(failure));
  });
  try {
    return await ended;
  } finally {
    for (const timer of timers) clearTimeout(timer);
    for (const signal of SIGNALS) signals.off(signal, onSignal);
    await worker.terminate();
  }
}

/** Returns whether the run ended by its budget. That is no early end: the report lists the parts left out. */
const isBudget = ({ budget }: Flags, why: string): boolean =>
  budget !== undefined && why.startsWith('the time limit');
