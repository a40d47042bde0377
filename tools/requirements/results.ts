/** Reads the last results of each runner from .cache/results, if they belong to the current sources. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  fromPlaywright,
  fromVitest,
  type Evidence,
  type PlaywrightReport,
  type VitestReport,
} from './evidence.ts';

export interface Results {
  readonly evidence: readonly Evidence[];
  /** Reasons why the results of a suite do not count, one sentence each. */
  readonly missing: readonly string[];
}

/** `sources`: written by the launcher (tools/launch/runSuites.mjs). */
type Stamped<Report> = Report & { readonly sources?: string };

/** @param sources the state of the sources now (tools/sourceState.mjs) */
export function readResults(folder: string, sources: string): Results {
  const missing: string[] = [];
  const read = <Report>(suite: string, evidenceOf: (report: Report) => Evidence[]): Evidence[] => {
    const file = join(folder, `${suite}.json`);
    if (!existsSync(file)) missing.push(`no results of the ${suite} tests: npm test -- ${suite}`);
    else {
      const report = JSON.parse(readFileSync(file, 'utf8')) as Stamped<Report>;
      if (report.sources === sources) return evidenceOf(report);
      const taken = report.sources ?? 'unknown sources';
      missing.push(
        `the results of the ${suite} tests are of ${taken}, not of ${sources}: npm test -- ${suite}`,
      );
    }
    return [];
  };
  const evidence = [
    ...read('unit', (report: VitestReport) => fromVitest(report, 'unit')),
    ...read('contract', (report: VitestReport) => fromVitest(report, 'http')),
    ...read('browser', (report: PlaywrightReport) => fromPlaywright(report)),
    ...read('explore', (report: PlaywrightReport) => fromPlaywright(report)),
  ];
  return { evidence, missing };
}
