/** Runs the whole check of one target, with the conventions unless the options disable them. */
import { check as checkContracts } from '../core/check/check.ts';
import type { Report } from '../core/report/report.ts';
import type { CheckOptions } from '../core/run/options.ts';
import { conventionsFor } from './conventions.ts';

export type { Finding, Report } from '../core/report/report.ts';
export type { CheckOptions } from '../core/run/options.ts';

/** @throws CannotRun if the target cannot be checked */
export const check = (options: CheckOptions): Promise<Report> =>
  checkContracts(options, conventionsFor(options));
