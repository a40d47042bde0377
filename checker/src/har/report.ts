/** The report on traffic that the checker did not make. */
import { CannotRun } from '../cli/cannotRun.ts';
import type { Contract } from '../contract/read.ts';
import type { Judging } from '../options.ts';
import type { Report } from '../report/report.ts';
import { findingOf } from '../run/finding.ts';
import type { Tally } from '../run/tally.ts';

const SHOWN = 10;
const SHOWN_IN_A_LINE = 3;

interface Overheard {
  /** The recording, or the backend behind the proxy. */
  readonly source: string;
  readonly contracts: readonly Contract[];
  readonly tally: Tally;
  readonly judged: number;
  /** Requests that no contract knows, by method and path. */
  readonly unknown: ReadonlyMap<string, number>;
  readonly ms: number;
}

/** @throws CannotRun when no request could be judged: nothing can be said then */
export function overheardReport(
  { source, contracts, tally, judged, unknown, ms }: Overheard,
  judging: Judging,
): Report {
  if (judged === 0) throw new CannotRun(`${source}: ${nothing(unknown)}`);
  const baseline = new Set(judging.baseline ?? []);
  const findings = tally.collector.groups
    .map((group) => findingOf(group, { ...judging, target: source }, 0))
    .map((finding) => ({ ...finding, replay: finding.sent.curl }));
  const operations = contracts
    .flatMap((contract) => contract.operations)
    .filter((operation) => tally.seenOperations.has(operation));
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

function nothing(unknown: ReadonlyMap<string, number>): string {
  if (unknown.size === 0) return 'there was no request to judge: send some while it records';
  const paths = [...unknown.keys()];
  const shown = paths.slice(0, SHOWN_IN_A_LINE).join(', ') + (paths.length > SHOWN_IN_A_LINE ? ', …' : '');
  return `no contract knows any of the requests (${shown}): record calls of the provider, or name their --contracts`;
}
