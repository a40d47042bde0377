/** Flags as options of a run. */
import { existsSync } from 'node:fs';
import type { CheckOptions, Judging } from '../options.ts';
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
  };
  return withoutUndefined({
    target: flags.target,
    services: flags.service,
    operations: flags.operation,
    tags: flags.tag,
    writes: flags.writes,
    journeys: flags.journeys,
    simulator: flags.simulator,
    replay: flags.replay,
    signingKey: flags['signing-key'],
    auth: authOf(flags),
    ...numbers,
    ...judgingOf(flags),
  });
}

export const judgingOf = (flags: Flags): Judging =>
  withoutUndefined({
    exact: flags.exact,
    strict: flags.strict,
    contracts: flags.contracts,
    codes: flags.codes ?? (existsSync(CODES) ? CODES : undefined),
    timeLimitMs: durationFlag('time-limit', flags['time-limit']),
    baseline:
      flags.baseline !== undefined && !flags['update-baseline'] ? readBaseline(flags.baseline) : undefined,
  });

const withoutUndefined = <Options extends object>(options: Options): Options =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Options;
