import type { TestCase } from '@playwright/test/reporter';
import { expect, test, vi } from 'vitest';
import Unsteady from './unsteady.ts';

const finished = (title: string, outcome: ReturnType<TestCase['outcome']>) =>
  ({ outcome: () => outcome, titlePath: () => ['', 'home.spec.ts', title] }) as TestCase;

/** What is said at the end of a run of these tests, and whether it fails. */
async function endOf(...outcomes: ReturnType<TestCase['outcome']>[]) {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const reporter = new Unsteady();
  outcomes.forEach((outcome, index) => {
    const one = finished(`test ${index + 1}`, outcome);
    reporter.onTestEnd(one);
    // The runner reports each attempt.
    if (outcome === 'flaky') reporter.onTestEnd(one);
  });
  const verdict = await reporter.onEnd({ status: 'passed' });
  return { lines: said.mock.calls.map(([line]) => String(line).trim()), verdict };
}

test('a test that needed its second attempt is named once and counted', async () => {
  expect(await endOf('expected', 'flaky', 'flaky')).toEqual({
    lines: [
      'unsteady: home.spec.ts > test 2',
      'unsteady: home.spec.ts > test 3',
      'unsteady: 2 in all (at most 2)',
    ],
    verdict: undefined,
  });
});

test('a third one fails the run', async () => {
  expect((await endOf('flaky', 'flaky', 'flaky')).verdict).toEqual({ status: 'failed' });
});

test('where all passed at once, nothing is said', async () => {
  expect(await endOf('expected', 'skipped')).toEqual({ lines: [], verdict: undefined });
});
