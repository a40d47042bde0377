// @ts-check
/** Runs suites: two lanes side by side, which share what either can run, then what stands in no lane; tells how each went and, on a terminal, how far it is. */
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
/** @typedef {{ running: import('./progress.mjs').Running | undefined, waiting: string[] }} Lane */

const SLOWEST = 10;

/** @param {Counts} counts */
export const inWords = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/**
 * @param {Suite[]} suites
 * @param {Promise<Map<import('./suites.mjs').Need, string>>} missing once all is prepared: what could not be, and why
 */
export async function runLanes(suites, missing) {
  const inLane = (/** @type {Suite['lane']} */ lane) => suites.filter((suite) => suite.lane === lane);
  const run = new Run(missing, inLane('either'));
  try {
    await Promise.all([run.lane(inLane('browser')), run.lane(inLane('beside'))]);
    await run.lane(inLane(undefined));
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
  /** @type {Lane[]} */
  #lanes = [];
  /** For the lane that has run its own. */
  #either;
  #ticker = process.stdout.isTTY ? setInterval(() => this.#tell(), 1000) : undefined;
  #missing;
  #state = sourceState(root);
  /** @type {Counts} */
  sum = none;
  /** @type {import('./slowest.mjs').Timed[]} */
  times = [];

  /**
   * @param {Promise<Map<import('./suites.mjs').Need, string>>} missing
   * @param {Suite[]} either
   */
  constructor(missing, either) {
    this.#missing = missing;
    this.#either = [...either];
  }

  /** @param {Suite[]} suites */
  async lane(suites) {
    const own = [...suites];
    const next = () => own.shift() ?? this.#either.shift();
    /** @type {Lane} */
    const lane = { running: undefined, waiting: suites.map(({ name }) => name) };
    this.#lanes.push(lane);
    for (let suite = next(); suite; suite = next()) {
      if (suite.needs) await this.#missing;
      lane.waiting.shift();
      lane.running = { name: suite.name, began: Date.now() };
      await this.#suite(suite, lane.running);
      lane.running = undefined;
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
    if (counts.failed === 0) keepSeconds({ [suite.name]: seconds });
    this.#report(suite, seconds, counts, output);
  }

  /**
   * The report, on disk too, with the state of the sources that it was taken from: results of other sources prove nothing
   * (tools/requirements).
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
  async #outcome({ command, needs = [] }, running) {
    const missing = needs.length > 0 ? await this.#missing : new Map();
    const why = needs.flatMap((need) => missing.get(need) ?? []);
    if (why.length > 0) return { code: 1, output: why.join('\n') };
    return capture(command, { onOutput: (said) => void Object.assign(running, progressIn(said)) });
  }

  /**
   * @param {Suite} suite
   * @param {number} seconds
   * @param {Counts} counts
   * @param {string} output
   */
  #report({ name, says = [] }, seconds, counts, output) {
    this.#wipe();
    if (counts.failed > 0) console.log(`--- ${name}\n${output.trim()}\n---`);
    console.log(`${name.padEnd(13)} ${(seconds / 60).toFixed(2).padStart(6)} min  ${inWords(counts)}`);
    if (counts.failed > 0) return;
    for (const line of output.split('\n'))
      if (says.some((begin) => line.startsWith(begin))) console.log(line);
  }

  #tell() {
    const now = Date.now();
    const running = this.#lanes.flatMap((lane) => lane.running ?? []);
    const either = this.#either.map(({ name }) => name);
    this.#wipe();
    process.stdout.write(
      liveLine((now - this.#began) / 1000, running, secondsOf(this.#lanes, this.#last, now, either)),
    );
  }

  #wipe() {
    if (process.stdout.isTTY) process.stdout.write('\r\u001B[2K');
  }
}
