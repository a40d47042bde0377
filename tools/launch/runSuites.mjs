// @ts-check
/** Runs the suites in two parallel queues, then the suites without a queue. Reports each outcome and, on a terminal, the progress. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceState } from '../sourceState.mjs';
import { add, countsOf, none } from './count.mjs';
import { keepSeconds, lastSeconds } from './lastRun.mjs';
import { results, root } from './places.mjs';
import { liveLine, progressIn, secondsOf } from './progress.mjs';
import { capture } from './run.mjs';
import { slowest, timesOf } from './slowest.mjs';

/** @typedef {import('./suites.mjs').Suite} Suite */
/** @typedef {import('./count.mjs').Counts} Counts */
/** @typedef {{ running: import('./progress.mjs').Running | undefined, waiting: string[] }} Queue */

/** Number of slow tests in the report. */
const SLOWEST = 10;

/** @param {Counts} counts */
export const inWords = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/**
 * Runs the suites and returns the sum of their counts.
 * @param {Suite[]} suites
 * @param {Promise<Map<import('./suites.mjs').Fixture, string>>} missing resolves when all fixtures are ready, with each missing one and its reason
 */
export async function runSuites(suites, missing) {
  const inQueue = (/** @type {Suite['queue']} */ queue) => suites.filter((suite) => suite.queue === queue);
  const run = new Run(missing, inQueue('either'));
  try {
    await Promise.all([run.queue(inQueue('browser')), run.queue(inQueue('parallel'))]);
    await run.queue(inQueue(undefined));
  } finally {
    run.end();
  }
  const slow = slowest(run.times, SLOWEST);
  if (slow.length > 0) console.log(`slowest tests\n${slow.join('\n')}`);
  return run.sum;
}

class Run {
  #began = Date.now();
  #last = lastSeconds();
  /** @type {Queue[]} */
  #queues = [];
  /** Suites for the queue that finishes first. */
  #either;
  #ticker = process.stdout.isTTY ? setInterval(() => this.#showProgress(), 1000) : undefined;
  #missing;
  #state = sourceState(root);
  /** @type {Counts} */
  sum = none;
  /** @type {import('./slowest.mjs').Timed[]} */
  times = [];

  /**
   * @param {Promise<Map<import('./suites.mjs').Fixture, string>>} missing
   * @param {Suite[]} either
   */
  constructor(missing, either) {
    this.#missing = missing;
    this.#either = [...either];
  }

  /** @param {Suite[]} suites */
  async queue(suites) {
    const own = [...suites];
    const next = () => own.shift() ?? this.#either.shift();
    /** @type {Queue} */
    const queue = { running: undefined, waiting: suites.map(({ name }) => name) };
    this.#queues.push(queue);
    for (let suite = next(); suite; suite = next()) {
      // The suite counts as running only when its fixtures are ready.
      if (suite.fixtures) await this.#missing;
      queue.waiting.shift();
      queue.running = { name: suite.name, began: Date.now() };
      await this.#suite(suite, queue.running);
      queue.running = undefined;
    }
  }

  end() {
    clearInterval(this.#ticker);
    this.#wipe();
  }

  /**
   * @param {Suite} suite
   * @param {import('./progress.mjs').Running} running
   */
  async #suite(suite, running) {
    const reportFile = join(results, `${suite.name}.json`);
    if (suite.report) rmSync(reportFile, { force: true });
    const { code, output } = await this.#outcome(suite, running);
    writeFileSync(join(results, `${suite.name}.log`), output);
    const report = suite.report ? this.#stamped(reportFile) : null;
    const counts = countsOf(suite, code, report);
    this.sum = add(this.sum, counts);
    this.times.push(...timesOf(suite, report));
    const seconds = (Date.now() - running.began) / 1000;
    // The duration of a part cannot estimate a whole run.
    if (counts.failed === 0 && !suite.isPart) keepSeconds({ [suite.name]: seconds });
    this.#report(suite, seconds, counts, output);
  }

  /**
   * Adds the state of the sources to the report, on disk too: tools/requirements ignores results of other sources.
   * @param {string} file
   */
  #stamped(file) {
    if (!existsSync(file)) return null;
    const report = { ...JSON.parse(readFileSync(file, 'utf8')), sources: this.#state };
    writeFileSync(file, JSON.stringify(report));
    return report;
  }

  /**
   * @param {Suite} suite
   * @param {import('./progress.mjs').Running} running
   * @returns {Promise<import('./run.mjs').Outcome>}
   */
  async #outcome({ command, fixtures = [] }, running) {
    const missing = fixtures.length > 0 ? await this.#missing : new Map();
    const why = fixtures.flatMap((fixture) => missing.get(fixture) ?? []);
    if (why.length > 0) return { code: 1, output: why.join('\n') };
    return capture(command, { onOutput: (chunk) => void Object.assign(running, progressIn(chunk)) });
  }

  /**
   * @param {Suite} suite
   * @param {number} seconds
   * @param {Counts} counts
   * @param {string} output
   */
  #report({ name, shows = [] }, seconds, counts, output) {
    this.#wipe();
    if (counts.failed > 0) console.log(`--- ${name}\n${output.trim()}\n---`);
    console.log(`${name.padEnd(13)} ${(seconds / 60).toFixed(2).padStart(6)} min  ${inWords(counts)}`);
    if (counts.failed > 0) return;
    for (const line of output.split('\n'))
      if (shows.some((begin) => line.startsWith(begin))) console.log(line);
  }

  #showProgress() {
    const now = Date.now();
    const running = this.#queues.flatMap((queue) => queue.running ?? []);
    const either = this.#either.map(({ name }) => name);
    this.#wipe();
    process.stdout.write(
      liveLine((now - this.#began) / 1000, running, secondsOf(this.#queues, this.#last, now, either)),
    );
  }

  #wipe() {
    if (process.stdout.isTTY) process.stdout.write('\r\u001B[2K');
  }
}
