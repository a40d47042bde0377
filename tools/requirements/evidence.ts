/** Reads the outcome and the requirement ids of each test from the runners' JSON reports. */
import { idsInTags } from './ids.ts';
import type { Kind } from './kinds.ts';

export interface Evidence {
  readonly test: string;
  readonly kind: Kind;
  /** `empty`: the test passed without an assertion at run time, such as a test of types. */
  readonly outcome: 'passed' | 'failed' | 'skipped' | 'empty';
  readonly ids: readonly string[];
}

/** The part of Vitest's report that we read (the shape is Jest's, plus `tags` and `meta`). */
export interface VitestReport {
  testResults: { assertionResults: VitestTest[] }[];
}
interface VitestTest {
  ancestorTitles: string[];
  title: string;
  status: string;
  tags?: string[];
  /** Counted by tests/support/assertionCount.ts. */
  meta?: { assertions?: number };
}

/** The part of Playwright's report that we read. */
export interface PlaywrightReport {
  suites: PlaywrightSuite[];
}
interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tags: string[]; tests: PlaywrightTest[] }[];
}
interface PlaywrightTest {
  status: string;
  results: { status: string }[];
}

export function fromVitest(report: VitestReport, kind: Kind): Evidence[] {
  return report.testResults
    .flatMap((file) => file.assertionResults)
    .map(({ ancestorTitles, title, status, tags = [], meta }) => ({
      ...named([...ancestorTitles, title], tags),
      kind,
      outcome: vitestOutcome(status, meta?.assertions),
    }));
}

function vitestOutcome(status: string, assertions: number | undefined): Evidence['outcome'] {
  if (status === 'passed') return assertions === 0 ? 'empty' : 'passed';
  return status === 'failed' ? 'failed' : 'skipped';
}

export function fromPlaywright(report: PlaywrightReport): Evidence[] {
  return report.suites.flatMap((file) => fromSuite(file, []));
}

function fromSuite(suite: PlaywrightSuite, above: readonly string[]): Evidence[] {
  const own = suite.specs.flatMap(({ title, tags, tests }) =>
    tests.map((test) => ({
      ...named([...above, title], tags),
      kind: 'browser' as const,
      outcome: outcomeOf(test),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => fromSuite(inner, [...above, inner.title]))];
}

/**
 * Returns the outcome of a test. An `expected` failure (`test.fail`) proves nothing. A flaky test that passed counts; too many of
 * them fail the run.
 */
function outcomeOf({ status, results }: PlaywrightTest): Evidence['outcome'] {
  if (status === 'skipped') return 'skipped';
  const asMeant = status === 'expected' || status === 'flaky';
  return asMeant && results.at(-1)?.status === 'passed' ? 'passed' : 'failed';
}

/** Both runners give a test the tags of its groups. */
function named(titles: readonly string[], tags: readonly string[]) {
  return { test: titles.join(' > '), ids: [...new Set(idsInTags(tags))] };
}
