/** The report on traffic that the checker did not make. */
import type { Flags } from '../cli/args.ts';
import type { Contract } from '../contract/read.ts';
import { readBaseline } from '../report/baseline.ts';
import type { Report } from '../report/report.ts';
import { findingOf } from '../run/finding.ts';
import type { Tally } from '../run/tally.ts';

const SHOWN = 10;

interface Overheard {
  /** The recording, or the backend behind the proxy. */
  readonly source: string;
  readonly contracts: readonly Contract[];
  readonly tally: Tally;
  readonly judged: number;
  /** Requests that no contract knows, by method and path. */
  readonly unknown: ReadonlyMap<string, number>;
  readonly ms: number;
  readonly flags: Flags;
}

export function overheardReport({ source, contracts, tally, judged, unknown, ms, flags }: Overheard): Report {
  const baseline = new Set(
    flags.baseline !== undefined && !flags['update-baseline'] ? readBaseline(flags.baseline) : [],
  );
  const findings = tally.collector.groups
    .map((group) => findingOf(group, { target: source }, 0))
    .map((finding) => ({ ...finding, replay: finding.sent.curl }));
  const seen = new Set(tally.seenOperations);
  const operations = contracts
    .flatMap((contract) => contract.operations)
    .filter((operation) => seen.has(operation));
  return {
    target: source,
    seed: 0,
    contracts: Object.fromEntries(contracts.map(({ service, version }) => [service, version])),
    operations: operations.length,
    exchanges: judged,
    seconds: Math.round(ms / 10) / 100,
    findings: findings.filter(({ fingerprint }) => !baseline.has(fingerprint)),
    known: findings.filter(({ fingerprint }) => baseline.has(fingerprint)),
    toBeAgreed: tally.agreements,
    coverage: tally.coverage.rows(operations, []),
    undeclared: tally.coverage.undeclared,
    leftOut: [...unknown].slice(0, SHOWN).map(([path, count]) => `${count} × ${path}: no contract knows it`),
  };
}
