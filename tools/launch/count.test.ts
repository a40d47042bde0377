import { describe, expect, test } from 'vitest';
import { add, countsOf, none } from './count.mjs';

const vitest = (passed: number, failed = 0, pending = 0, todo = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: pending,
  numTodoTests: todo,
});
const playwright = (expected: number, unexpected = 0, flaky = 0, skipped = 0) => ({
  stats: { expected, unexpected, flaky, skipped },
});

describe('counts the tests of a suite', () => {
  test.each([
    ['a command that succeeds', {}, 0, null, { passed: 1, failed: 0, skipped: 0 }],
    ['a command that fails', {}, 2, null, { passed: 0, failed: 1, skipped: 0 }],
    ['Vitest', { report: 'vitest' }, 0, vitest(5, 0, 1, 2), { passed: 5, failed: 0, skipped: 3 }],
    ['Vitest with failures', { report: 'vitest' }, 1, vitest(5, 2), { passed: 5, failed: 2, skipped: 0 }],
    [
      'Vitest with a file that does not load',
      { report: 'vitest' },
      1,
      vitest(5),
      { passed: 5, failed: 1, skipped: 0 },
    ],
    ['Vitest without a test', { report: 'vitest' }, 0, vitest(0), { passed: 0, failed: 1, skipped: 0 }],
    ['a runner without a report', { report: 'vitest' }, 0, null, { passed: 0, failed: 1, skipped: 0 }],
    ['Playwright', { report: 'playwright' }, 0, playwright(3, 0, 0, 1), { passed: 3, failed: 0, skipped: 1 }],
    [
      'Playwright with a test that passed at its second attempt',
      { report: 'playwright' },
      1,
      playwright(3, 1, 1),
      { passed: 4, failed: 1, skipped: 0 },
    ],
    [
      'Playwright that fails since too many tests passed only at their second attempt',
      { report: 'playwright' },
      1,
      playwright(3, 0, 3),
      { passed: 6, failed: 1, skipped: 0 },
    ],
  ] as const)('%s', (_name, suite, code, report, counts) => {
    expect(countsOf(suite, code, report)).toEqual(counts);
  });
});

test('adds counts', () => {
  expect(add({ ...none, passed: 1 }, { passed: 2, failed: 3, skipped: 4 })).toEqual({
    passed: 3,
    failed: 3,
    skipped: 4,
  });
});
