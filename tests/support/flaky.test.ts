import type { TestCase } from '@playwright/test/reporter';
import { expect, test, vi } from 'vitest';
import FlakyReporter from './flaky.ts';

const finished = (title: string, outcome: ReturnType<TestCase['outcome']>) =>
  ({ outcome: () => outcome, titlePath: () => ['', 'home.spec.ts', title] }) as TestCase;

/** Returns the lines printed at the end of a run of these tests, and its verdict. */
async function endOf(...outcomes: ReturnType<TestCase['outcome']>[]) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const reporter = new FlakyReporter();
  outcomes.forEach((outcome, index) => {
    const testCase = finished(`test ${index + 1}`, outcome);
    reporter.onTestEnd(testCase);
    // The runner reports each attempt.
    if (outcome === 'flaky') reporter.onTestEnd(testCase);
  });
  const verdict = await reporter.onEnd({ status: 'passed' });
  return { lines: log.mock.calls.map(([line]) => String(line).trim()), verdict };
}

test('names and counts each flaky test once', async () => {
  expect(await endOf('expected', 'flaky', 'flaky')).toEqual({
    lines: ['flaky: home.spec.ts > test 2', 'flaky: home.spec.ts > test 3', 'flaky: 2 in all (at most 2)'],
    verdict: undefined,
  });
});

test('fails the run at the third flaky test', async () => {
  expect((await endOf('flaky', 'flaky', 'flaky')).verdict).toEqual({ status: 'failed' });
});

test('prints nothing without a flaky test', async () => {
  expect(await endOf('expected', 'skipped')).toEqual({ lines: [], verdict: undefined });
});
