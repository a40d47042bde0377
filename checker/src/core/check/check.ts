/** Runs the whole check of one target, from the contracts to the report. */
import { CannotRun } from '../base/cannotRun.ts';
import { eachWithin } from '../bounds/eachWithin.ts';
import { PLANNING_MS } from '../bounds/limits.ts';
import { reasonOf } from '../bounds/reasonOf.ts';
import { coreChecks } from '../checks/index.ts';
import type { Operation } from '../contract/types.ts';
import { runConversations } from '../conversations/conversations.ts';
import { isUnreached } from '../exchange/sessions.ts';
import { guessedEnvelope } from '../init/guessedEnvelope.ts';
import type { Case } from '../plan/case.ts';
import { casesOf } from '../plan/plan.ts';
import { validCases } from '../plan/valid.ts';
import { maskSecrets } from '../report/masked.ts';
import { oddLines, odditiesOf } from '../report/oddLines.ts';
import type { Finding, Report } from '../report/report.ts';
import { givenSecrets, secretsOf } from '../report/secrets.ts';
import { Pool } from '../requests/pool.ts';
import { examplesOf } from '../requests/valid.ts';
import { runCases } from '../run/cases.ts';
import type { Group } from '../run/collector.ts';
import { runConfiguredStates } from '../run/configuredStates.ts';
import type { RunContext } from '../run/context.ts';
import { makeRunContext } from '../run/context.ts';
import type { Conventions } from '../run/conventions.ts';
import { explore } from '../run/explore.ts';
import { findingOf } from '../run/finding.ts';
import { inParallel } from '../run/inParallel.ts';
import { loginCases } from '../run/logins.ts';
import { notLookedAt } from '../run/notLookedAt.ts';
import { Observations } from '../run/observations.ts';
import type { CheckOptions } from '../run/options.ts';
import { preflight } from '../run/preflight.ts';
import { reduce } from '../run/reduce.ts';
import { runStates } from '../run/states.ts';

/** Maximum number of findings whose request is reduced; each costs up to eighty requests. */
const REDUCED_AT_MOST = 40;

/**
 * Checks a backend against the contracts.
 * @param conventions checks beyond the guarantees of the contracts
 * @throws CannotRun if the target cannot be checked
 */
export async function check(options: CheckOptions, conventions?: Conventions): Promise<Report> {
  const started = performance.now();
  const observations = new Observations();
  const known = new Set(options.baseline ?? []);
  const context = await makeRunContext(options, [...coreChecks, ...(conventions?.checks ?? [])], () =>
    observations.collector.hasNew(known),
  );
  // A secret of one exchange may appear in another.
  const secrets = (): string[] => [
    ...givenSecrets(options),
    ...observations.collector.groups.flatMap(({ sent }) => secretsOf(sent, options)),
    ...context.handedOut(),
  ];
  const reportNow = (findings: readonly Finding[]): Report =>
    maskSecrets(
      reportOf(context, observations, conventions, findings, performance.now() - started),
      secrets(),
    );
  options.onStart?.(() => reportNow(findingsIn(context, observations.collector.groups)));
  try {
    await preflight(
      options.target,
      context.contracts
        .flatMap(({ operations }) => operations)
        .filter((operation) => !context.excluded.has(operation)),
      context.sender,
    );
    const { replay } = options;
    const runsConversations = replay === undefined || isConversation(replay);
    const { isolated } = context.sessions;
    // If all accounts share one session, single requests use up data that conversations need. The reset restores it.
    if (runsConversations && !isolated) await runConversations(context, observations);
    await context.steps.run(options.configuration?.reset ?? []);
    const runsSingle = !isConversation(replay) && options.conversationsOnly !== true;
    const hasScenarios = options.simulator === true || options.configuration?.scenarios !== undefined;
    const runsStates = runsSingle && hasScenarios && (replay === undefined || replay.includes('/state/'));
    // The configured states come before changes that no reset reverts.
    if (runsSingle && context.options.configuration) await runConfiguredStates(context, observations);
    if (runsSingle || replay?.startsWith('round/')) await conventions?.probe(context, observations);
    if (runsSingle) await runCases(context, await plannedCases(context), observations);
    if (runsStates) await runStates(context, observations);
    if (runsConversations && isolated) await runConversations(context, observations);
    const guessed = guessedEnvelope(context.contracts);
    if (guessed)
      observations.leftOut.push(
        `what lies in the envelope: the answers look like one, so add to check.yaml 'envelope: { code: ${guessed.code}, message: ${guessed.message}, data: ${guessed.data}, success: [0] }'`,
      );
    const findings = await findingsOf(context, observations);
    const report = reportNow(findings);
    const [unreachable] = observations.unreachable;
    if (unreachable && report.findings.length === 0) throw unreachable;
    return report;
  } finally {
    context.client.close();
  }
}

/** Returns why the run ended before all requests were sent. */
function endOfRun({ failFast, budgetMs }: CheckOptions, { collector }: Observations): string {
  if (failFast && collector.groups.length > 0) return 'the first finding (--fail-fast)';
  return budgetMs === undefined ? 'the run was told to stop' : `the budget of ${budgetMs} ms`;
}

/** Returns whether a replayed case is a conversation. The id of any other case starts with its operation. */
const isConversation = (replay: string | undefined): boolean =>
  /^(journey|sequence|round)\//.test(replay ?? '');

/** Returns the logins of check.yaml and the planned cases; of a replay, the wanted one. */
async function plannedCases(context: RunContext): Promise<readonly Case[]> {
  const { sessions, neighbours, operations, sender, concurrency, rules, seed, cases } = context;
  const parent = await sessions.open({ login: 'parent' });
  const pool = isUnreached(parent) ? new Pool() : await explore(neighbours, parent, sender, concurrency);
  const means = { pool, validators: rules.validators, seed, cases };
  const plan = (operation: Operation): readonly Case[] => casesOf(operation, means);
  // Bundled contracts, which have no collector of oddities, have been reviewed: their plans need no time limit.
  const areBundled = operations.some(({ oddities }) => !oddities);
  const planned = areBundled
    ? operations.flatMap(plan)
    : eachWithin(operations, PLANNING_MS, plan, onlyExamples).flat();
  const all = [...loginCases(context), ...planned];
  const { replay } = context.options;
  if (replay === undefined) return all;
  const one = all.filter(({ id }) => id === replay);
  if (one.length > 0 || replay.includes('/state/')) return one;
  throw new CannotRun(
    `no case ${replay} with seed ${seed}: seed, --cases and state must be those of the finding`,
  );
}

/** Falls back to the examples if the cases of an operation cannot be planned. */
function onlyExamples(operation: Operation, error: unknown): readonly Case[] {
  operation.oddities?.add(operation, `${operation.id}: only its examples are sent: ${reasonOf(error)}`);
  return validCases(operation, examplesOf(operation), { mayBeRefused: true });
}

async function findingsOf(context: RunContext, { collector }: Observations): Promise<Finding[]> {
  const { sender, rules, concurrency, isOver } = context;
  const { groups } = collector;
  const reduced = await inParallel(groups.slice(0, REDUCED_AT_MOST), concurrency, (group) =>
    isOver() ? Promise.resolve(group) : reduce(group, sender, rules.validators),
  );
  return findingsIn(context, [...reduced, ...groups.slice(REDUCED_AT_MOST)]);
}

const findingsIn = ({ options, seed }: RunContext, groups: readonly Group[]): Finding[] =>
  groups
    .map((group) => findingOf(group, options, seed))
    .sort(
      (one, other) => one.check.localeCompare(other.check) || one.sent.curl.length - other.sent.curl.length,
    );

function reportOf(
  context: RunContext,
  observations: Observations,
  conventions: Conventions | undefined,
  findings: readonly Finding[],
  ms: number,
): Report {
  const { options, seed, contracts, operations, writesLeftOut, excluded, sender } = context;
  const baseline = new Set(options.baseline ?? []);
  return {
    target: options.target,
    seed,
    contracts: Object.fromEntries(contracts.map(({ service, version }) => [service, version])),
    operations: operations.length,
    exchanges: sender.sent(),
    // Two decimals.
    seconds: Math.round(ms / 10) / 100,
    findings: findings.filter(({ fingerprint }) => !baseline.has(fingerprint)),
    known: findings.filter(({ fingerprint }) => baseline.has(fingerprint)),
    toBeAgreed: observations.agreements,
    coverage: observations.coverage.rows(operations, writesLeftOut),
    undeclared: observations.coverage.undeclared,
    leftOut: [
      ...observations.leftOut,
      ...(writesLeftOut.length > 0 ? [`${writesLeftOut.length} operations that write: give --writes`] : []),
      ...(excluded.size > 0 ? [`${excluded.size} operations that --include and --exclude leave out`] : []),
      ...(observations.overBudget > 0
        ? [`${observations.overBudget} requests after ${endOfRun(options, observations)}`]
        : []),
      ...(observations.unanswered > 0
        ? [`${observations.unanswered} requests to operations that did not answer in time`]
        : []),
      ...oddLines(contracts),
    ],
    notLookedAt: notLookedAt(context, observations, conventions),
    unread: odditiesOf(contracts).reduce((sum, { count }) => sum + count, 0),
    ...(options.replay !== undefined && { partial: true as const }),
  };
}
