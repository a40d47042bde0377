/** Builds the report on traffic of other clients. */
import { CannotRun } from '../base/cannotRun.ts';
import type { Gap } from '../gaps/gaps.ts';
import type { Contract } from '../reading/read.ts';
import { maskSecrets } from '../report/masked.ts';
import { oddLines } from '../report/oddLines.ts';
import type { Report } from '../report/report.ts';
import { secretsOf } from '../report/secrets.ts';
import { findingOf } from '../run/finding.ts';
import type { Observations } from '../run/observations.ts';
import type { Judging } from '../run/options.ts';
import type { Unjudged } from './traffic.ts';

/** Maximum number of paths per reason. */
const MAX_PATHS = 10;
/** Maximum number of paths in a message. */
const SHOWN_IN_A_LINE = 3;

/** How the report gives each reason for a request that is not judged. */
const REASONS = {
  left: 'the client did not wait for the answer',
  stopped: 'the proxy was stopped before the answer',
  unsent: 'the recording does not hold the body of the request',
  bodiless: 'the recording does not hold the body of the answer',
  masked: 'the recording masks the answer',
  unknown: 'no contract knows it',
} satisfies Record<Unjudged, string>;

type Counts = Readonly<Record<Unjudged, ReadonlyMap<string, number>>>;

interface JudgedTraffic {
  /** The recording, or the backend behind the proxy. */
  readonly source: string;
  readonly contracts: readonly Contract[];
  readonly observations: Observations;
  readonly judged: number;
  /** Numbers of requests that were not judged, by method and path. */
  readonly unjudged: Counts;
  /** Gaps that the recording causes. */
  readonly hidden: readonly Gap[];
  readonly ms: number;
}

/** Returns the report. @throws CannotRun if no request could be judged */
export function trafficReport(
  { source, contracts, observations, judged, unjudged, hidden, ms }: JudgedTraffic,
  judging: Judging,
): Report {
  if (judged === 0) throw new CannotRun(`${source}: ${nothing(unjudged)}`);
  const baseline = new Set(judging.baseline ?? []);
  const options = { ...judging, target: source };
  const { groups } = observations.collector;
  const findings = groups
    .map((group) => findingOf(group, options, 0))
    .map((finding) => ({ ...finding, replay: finding.sent.curl }));
  const operations = contracts
    .flatMap((contract) => contract.operations)
    .filter((operation) => observations.seenOperations.has(operation));
  const report = {
    target: source,
    seed: 0,
    contracts: Object.fromEntries(contracts.map(({ service, version }) => [service, version])),
    operations: operations.length,
    exchanges: judged,
    seconds: Math.round(ms / 10) / 100,
    findings: findings.filter(({ fingerprint }) => !baseline.has(fingerprint)),
    known: findings.filter(({ fingerprint }) => baseline.has(fingerprint)),
    toBeAgreed: observations.agreements,
    coverage: observations.coverage.rows(operations, []),
    undeclared: observations.coverage.undeclared,
    leftOut: [...leftOut(unjudged), ...oddLines(contracts)],
    notLookedAt: [...hidden, ...withoutTraffic(contracts, observations)],
    partial: true as const,
  };
  // A secret of one exchange may appear in another.
  return maskSecrets(
    report,
    groups.flatMap(({ sent }) => secretsOf(sent, options)),
  );
}

/** Returns a gap for the operations without traffic. */
function withoutTraffic(contracts: readonly Contract[], { seenOperations }: Observations): Gap[] {
  const missing = contracts.flatMap((contract) =>
    contract.operations.filter((operation) => !seenOperations.has(operation)),
  );
  const why = 'no request of the traffic is for them';
  return missing.length === 0 ? [] : [{ group: 'traffic', why, concerns: missing.map(({ id }) => id) }];
}

const leftOut = (unjudged: Counts): string[] =>
  (Object.keys(REASONS) as Unjudged[]).flatMap((why) =>
    [...unjudged[why]].slice(0, MAX_PATHS).map(([path, count]) => `${count} × ${path}: ${REASONS[why]}`),
  );

function nothing({ left, stopped, unsent, bodiless, masked, unknown }: Counts): string {
  const reasons = [
    ...(unsent.size > 0 ? [`${sum(unsent)} requests, their bodies missing: record with request bodies`] : []),
    ...(masked.size > 0 ? [`${sum(masked)} requests, their answers masked: record them unmasked`] : []),
    ...(bodiless.size > 0
      ? [`${sum(bodiless)} requests, their answers without a body: record with response bodies`]
      : []),
    ...(left.size > 0
      ? [`${sum(left)} requests, none of them waited for: let them end while it records`]
      : []),
    ...(stopped.size > 0
      ? [`${sum(stopped)} requests, still waiting when the proxy was stopped: let them end before`]
      : []),
  ];
  if (reasons.length > 0) return reasons.join('; ');
  if (unknown.size === 0) return 'there was no request to judge: send some while it records';
  const paths = [...unknown.keys()];
  const shown = paths.slice(0, SHOWN_IN_A_LINE).join(', ') + (paths.length > SHOWN_IN_A_LINE ? ', …' : '');
  return `no contract knows any of the requests (${shown}): record calls of the provider, or name their --contracts`;
}

const sum = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((all, count) => all + count, 0);
