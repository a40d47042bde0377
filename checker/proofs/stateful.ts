/**
 * `npm run proof -- check:stateful [--only TEXT --replays 20]`: proves that the checker finds faults that no single call shows.
 * Each sequence mutant runs through the checker's conversations; findings must shrink to a few calls and reappear in every replay.
 * The correct simulator runs through the same conversations without a finding.
 */
import { allMutants } from '../../simulator/src/mutants/catalogue.ts';
import { concerned } from '../../simulator/src/mutants/mutant.ts';
import type { Mutant } from '../../simulator/src/mutants/mutant.ts';
import { chosen, countOf, optionsOf } from '../../tools/command.ts';
import { finish, rounded, table } from '../../tools/sim/table.ts';
import type { Finding } from '../src/composition/check.ts';
import { checkOperations } from './judged.ts';
import { openMutantHost } from './mutantHost.ts';

const values = optionsOf('npm run proof -- check:stateful [--only TEXT --replays 20]', {
  only: { type: 'string', default: '' },
  replays: { type: 'string', default: '20' },
});

/** Required limits. */
const LEAST_MUTANTS = 12;
const SECONDS = 60;
const CALLS = 5;
/** Factor of simulated time: repayments take six seconds of it. */
const SPEED = 60;

const replays = countOf('--replays', values.replays);
const mutants = chosen(
  allMutants.filter(({ id, class: kind }) => kind === 'sequence' && id.includes(values.only)),
  `--only ${values.only}`,
);
const conversations = { conversationsOnly: true, journeys: true, sequences: 1 } as const;

interface Outcome {
  readonly mutant: Mutant;
  /** The shortest conversation with the finding. */
  readonly finding?: Finding;
  readonly calls: number;
  readonly seconds: number;
  readonly replayed: number;
}

const host = await openMutantHost({ speed: SPEED });

/** Returns the shortest finding: conversations first, then the fewest calls. */
const shortest = (findings: readonly Finding[]): Finding | undefined =>
  [...findings].sort(
    (one, other) =>
      Number(other.steps !== undefined) - Number(one.steps !== undefined) || callsOf(one) - callsOf(other),
  )[0];

const callsOf = ({ steps }: Finding): number => steps?.length ?? 1;

async function outcomeOf(mutant: Mutant): Promise<Outcome> {
  host.activate(mutant);
  const { findings, seconds } = await checkOperations(host.origin, concerned(mutant), conversations);
  const finding = shortest(findings);
  if (!finding) return { mutant, calls: 0, seconds, replayed: 0 };
  let replayed = 0;
  for (let round = 0; round < replays; round += 1) {
    host.activate(mutant);
    const again = await checkOperations(host.origin, concerned(mutant), {
      ...conversations,
      replay: finding.caseId,
    });
    if (again.findings.some(({ fingerprint }) => fingerprint === finding.fingerprint)) replayed += 1;
  }
  return { mutant, finding, calls: callsOf(finding), seconds, replayed };
}

const outcomes: Outcome[] = [];
const accusations: string[] = [];
try {
  host.activate();
  const { findings } = await checkOperations(
    host.origin,
    [...new Set(mutants.flatMap(concerned))],
    conversations,
  );
  accusations.push(...findings.map(({ check, caseId, message }) => `${check} ${caseId}: ${message}`));
  for (const mutant of mutants) {
    outcomes.push(await outcomeOf(mutant));
    process.stderr.write(`${outcomes.length} of ${mutants.length} sequence mutants\n`);
  }
} finally {
  await host.close();
}

console.log(
  table(
    ['what is wrong', 'found by', 'calls', 'seconds', 'replayed'],
    outcomes.map(({ mutant, finding, calls, seconds, replayed }) => [
      mutant.summary,
      finding ? finding.caseId : '-',
      calls,
      rounded(seconds),
      `${replayed} of ${finding ? replays : 0}`,
    ]),
  ),
);

const found = outcomes.filter(({ finding }) => finding);
const seconds = rounded(outcomes.reduce((sum, outcome) => sum + outcome.seconds, 0));
const longest = Math.max(0, ...found.map(({ calls }) => calls));
const faithful = found.filter(({ replayed }) => replayed === replays);
finish(
  {
    bugs: outcomes.length,
    found: found.length,
    seconds,
    longest_calls: longest,
    replayed_all: faithful.length,
    replays,
    control_findings: accusations.length,
  },
  [
    ...(found.length < Math.min(LEAST_MUTANTS, mutants.length)
      ? [`${found.length} sequence faults found, required are at least ${LEAST_MUTANTS}`]
      : []),
    ...(seconds > SECONDS ? [`found in ${seconds} s, the limit is ${SECONDS}`] : []),
    ...found.flatMap(({ mutant, calls }) =>
      calls > CALLS ? [`${mutant.id} takes ${calls} calls, at most ${CALLS}`] : [],
    ),
    ...found.flatMap(({ mutant, replayed }) =>
      replayed < replays ? [`${mutant.id} shows in ${replayed} replays of ${replays}`] : [],
    ),
    ...accusations.map((accusation) => `a finding without a mutant: ${accusation}`),
  ],
);
