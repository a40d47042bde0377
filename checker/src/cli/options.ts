/** Converts flags to the options of a run. */
import { existsSync } from 'node:fs';
import { CannotRun } from '../core/base/cannotRun.ts';
import { configurationAt, type Configuration } from '../core/config/configuration.ts';
import { readEnvelope } from '../core/config/envelope.ts';
import { intervalOf } from '../core/exchange/rateLimit.ts';
import { readBaseline } from '../core/report/baseline.ts';
import type { CheckOptions, Judging } from '../core/run/options.ts';
import type { Flags } from './args.ts';
import { durationFlag, numberFlag } from './args.ts';
import { authOf } from './auth.ts';
import { connectionOf } from './connection.ts';

/** File with the agreed codes, read from the current folder if it exists. */
const CODES = 'check.codes.yaml';

/** Returns the options of a run. A flag takes precedence over check.yaml. @throws CannotRun without a target, and for an unreadable value */
export function optionsOf(flags: Flags): CheckOptions {
  // Our simulator needs no check.yaml. The one in the current folder may describe another backend.
  const configuration = flags.simulator ? undefined : configurationAt(flags.config);
  const target = flags.target ?? configuration?.target;
  if (target === undefined) throw new CannotRun('--target URL is missing: which backend? (--help)');
  const numbers = {
    cases: numberFlag('cases', flags.cases),
    seed: numberFlag('seed', flags.seed),
    sequences: numberFlag('sequences', flags.sequences),
    concurrency: numberFlag('concurrency', flags.concurrency),
    budgetMs: durationFlag('budget', flags.budget),
  };
  return withoutUndefined({
    target,
    configuration,
    services: flags.service,
    operations: flags.operation,
    tags: flags.tag,
    include: flags.include ?? configuration?.include,
    exclude: flags.exclude ?? configuration?.exclude,
    connection: connectionOf(flags),
    intervalMs: flags['rate-limit'] === undefined ? undefined : intervalOf(flags['rate-limit']),
    saveHar: flags['save-har'],
    writes: flags.writes ?? (configuration?.writes || undefined),
    journeys: flags.journeys,
    simulator: flags.simulator,
    replay: flags.replay,
    failFast: flags['fail-fast'],
    signingKey: flags['signing-key'],
    auth: authOf(flags),
    ...numbers,
    ...judgingOf(flags, configuration),
  });
}

/** Returns the options that decide how responses are judged. @param configuration check.yaml, if it is used */
export const judgingOf = (flags: Flags, configuration: Configuration | undefined): Judging =>
  withoutUndefined({
    exact: flags.exact,
    conventions: flags['no-conventions'] ? false : undefined,
    strict: flags.strict,
    contracts: flags.contracts ?? configuration?.contracts,
    envelope:
      flags.envelope === undefined ? configuration?.envelope : readEnvelope(flags.envelope, '--envelope'),
    envelopeFile: flags.envelope,
    allowed: flags['allow-refs'],
    secretNames: configuration?.secrets,
    overlays: flags.overlay ?? configuration?.overlays,
    codes: flags.codes ?? (existsSync(CODES) ? CODES : undefined),
    timeLimitMs: durationFlag('time-limit', flags['time-limit'] ?? configuration?.timeLimit),
    baseline:
      flags.baseline !== undefined && !flags['update-baseline'] ? readBaseline(flags.baseline) : undefined,
  });

const withoutUndefined = <Options extends object>(options: Options): Options =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Options;
