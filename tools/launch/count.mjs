// @ts-check
/**
 * Counts tests from a runner's JSON report.
 *
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/** @type {Counts} */
export const none = { passed: 0, failed: 0, skipped: 0 };

/**
 * Adds two counts.
 * @param {Counts} a
 * @param {Counts} b
 * @returns {Counts}
 */
export function add(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** @type {Record<'vitest' | 'playwright', (report: any) => Counts>} */
const readers = {
  vitest: ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  }),
  // `flaky` tests passed at the second attempt; the suite names them and fails if they are many.
  playwright: ({ stats: { expected, unexpected, flaky, skipped } }) => ({
    passed: expected + flaky,
    failed: unexpected,
    skipped,
  }),
};

/**
 * Returns the counts of a finished suite. A runner counts as one failure if it fails without a failed test (a file that does not
 * load, a crash, no test at all) or leaves no report.
 * @param {{ report?: 'vitest' | 'playwright' }} suite
 * @param {number} code the command's exit code
 * @param {unknown} report the parsed report, null when there is none
 * @returns {Counts}
 */
export function countsOf({ report: runner }, code, report) {
  if (!runner) return code === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 };
  const counts = report ? readers[runner](report) : none;
  const sound = report && code === 0 && counts.passed > 0;
  return sound || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}
