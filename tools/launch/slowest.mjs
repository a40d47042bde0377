// @ts-check
/**
 * Finds the slowest tests of a run in the runners' JSON reports.
 *
 * @typedef {{ suite: string, test: string, seconds: number }} Timed
 */

/** @type {Record<'vitest' | 'playwright', (report: any) => Omit<Timed, 'suite'>[]>} */
const readers = {
  vitest: ({ testResults }) =>
    testResults.flatMap((/** @type {any} */ file) =>
      file.assertionResults.map((/** @type {any} */ { fullName, duration }) => ({
        test: fullName,
        seconds: (duration ?? 0) / 1000,
      })),
    ),
  playwright: ({ suites }) => suites.flatMap(fromSuite),
};

/**
 * @param {any} suite
 * @returns {Omit<Timed, 'suite'>[]}
 */
function fromSuite({ specs = [], suites = [] }) {
  const own = specs.map((/** @type {any} */ { file, title, tests }) => ({
    test: `${file}: ${title}`,
    seconds: secondsOf(tests),
  }));
  return [...own, ...suites.flatMap(fromSuite)];
}

/** Returns the seconds of all attempts. @param {{ results: { duration: number }[] }[]} tests */
function secondsOf(tests) {
  const milliseconds = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
  return milliseconds.reduce((sum, one) => sum + one, 0) / 1000;
}

/**
 * @param {{ name: string, report?: 'vitest' | 'playwright' }} suite
 * @param {unknown} report
 * @returns {Timed[]}
 */
export function timesOf({ name, report: runner }, report) {
  return runner && report ? readers[runner](report).map((timed) => ({ suite: name, ...timed })) : [];
}

/**
 * @param {Timed[]} times
 * @param {number} count
 */
export function slowest(times, count) {
  return [...times]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ suite, test, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${suite}  ${withoutIds(test)}`);
}

/** Removes requirement ids (` [bill-sum menu-order]`) from a title. @param {string} title */
const withoutIds = (title) => title.replace(/ \[[a-z0-9 -]+\]/g, '').slice(0, 110);
