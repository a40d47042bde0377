/** Flags as options of a run. */
import { existsSync } from 'node:fs';
import type { CodeMap } from '../contract/codes.ts';
import { readCodes } from '../contract/codes.ts';
import type { CheckOptions } from '../options.ts';
import { readBaseline } from '../report/baseline.ts';
import type { Flags } from './args.ts';
import { durationFlag, numberFlag } from './args.ts';
import { authOf } from './auth.ts';
import { CannotRun } from './cannotRun.ts';

const CODES = 'check.codes.yaml';

export function optionsOf(flags: Flags): CheckOptions {
  if (flags.target === undefined) throw new CannotRun('--target URL is missing: which backend? (--help)');
  const numbers = {
    cases: numberFlag('cases', flags.cases),
    seed: numberFlag('seed', flags.seed),
    sequences: numberFlag('sequences', flags.sequences),
    concurrency: numberFlag('concurrency', flags.concurrency),
    budgetMs: durationFlag('budget', flags.budget),
    timeLimitMs: durationFlag('time-limit', flags['time-limit']),
  };
  return withoutUndefined({
    target: flags.target,
    services: flags.service,
    operations: flags.operation,
    tags: flags.tag,
    exact: flags.exact,
    strict: flags.strict,
    writes: flags.writes,
    journeys: flags.journeys,
    simulator: flags.simulator,
    replay: flags.replay,
    contracts: flags.contracts,
    signingKey: flags['signing-key'],
    auth: authOf(flags),
    codes: codesOf(flags.codes),
    baseline:
      flags.baseline !== undefined && !flags['update-baseline'] ? readBaseline(flags.baseline) : undefined,
    ...numbers,
  });
}

export const codesOf = (file: string | undefined): CodeMap | undefined => {
  if (file !== undefined) return readCodes(file);
  return existsSync(CODES) ? readCodes(CODES) : undefined;
};

const withoutUndefined = (options: Readonly<Record<string, unknown>>): CheckOptions =>
  Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined),
  ) as unknown as CheckOptions;
