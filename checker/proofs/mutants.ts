/**
 * `npm run proof -- check:mutants [--only TEXT --cases N --seed N --minutes N --told LEVEL --all --no-prism]`: counts the wrong
 * backends that the checker finds, and those that Prism's proxy finds from the same requests. Only the operations that a mutant
 * affects are checked, and those that its fault needs to show. The correct simulator must give no finding for the same requests.
 *
 * Three columns: a checker that knows everything (`--simulator`), one with a team's check.yaml for such a backend, and one with
 * only credentials. `--told everything` prints only the first. Results stay in .cache/mutants until the sources change: the same
 * command continues where it ended.
 */
import { join } from 'node:path';
import { allMutants } from '../../simulator/src/mutants/catalogue.ts';
import { concerned } from '../../simulator/src/mutants/mutant.ts';
import type { Mutant } from '../../simulator/src/mutants/mutant.ts';
import { catalogue } from '../../simulator/src/services/catalogue.ts';
import { chosen, countOf, optionsOf } from '../../tools/command.ts';
import { resultCache } from '../../tools/resultCache.ts';
import { finish, rounded, table } from '../../tools/sim/table.ts';
import { root } from '../../tools/simulatorProcess.ts';
import { sourceState } from '../../tools/sourceState.mjs';
import type { Report } from '../src/composition/check.ts';
import { checkWithKnowledge, SEED } from './judged.ts';
import type { Knowledge } from './judged.ts';
import { openMutantHost } from './mutantHost.ts';
import { prismJudge } from './prismJudge.ts';

const values = optionsOf(
  'npm run proof -- check:mutants [--only TEXT --cases N --seed N --minutes N --told LEVEL --all --no-prism]',
  {
    only: { type: 'string', default: '' },
    cases: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(SEED) },
    minutes: { type: 'string', default: '120' },
    all: { type: 'boolean', default: false },
    prism: { type: 'boolean', default: true },
    told: { type: 'string', default: 'all' },
  },
);
const cases = countOf('--cases', values.cases);
const seed = countOf('--seed', values.seed);
const cached = resultCache({
  folder: join(root, '.cache/mutants'),
  minutes: countOf('--minutes', values.minutes),
  stamp: JSON.stringify([sourceState(root), cases, seed, values.prism, values.told]),
});

/** Least part of the mutants that must be found, in per cent. */
const DEMANDED: Readonly<Record<Knowledge, number>> = { everything: 100, 'check.yaml': 95, plain: 80 };
const ways: readonly Knowledge[] = chosen(
  (Object.keys(DEMANDED) as Knowledge[]).filter((how) => values.told === 'all' || values.told === how),
  `--told ${values.told}`,
);
/** Checkers with less knowledge. */
const lesser = ways.filter((how) => how !== 'everything');
/** Maximum number of a mutant's requests that Prism judges; more of them show nothing new. */
const SHOWN_TO_PRISM = 250;
/** Time limit of a response. With the client's usual limit, mutants with slow responses would take minutes. */
const TIME_LIMIT_MS = 1500;
/** Factor of simulated time: repayments take six seconds of it. */
const SPEED = 60;

const mutants = chosen(
  allMutants.filter(({ id }) => id.includes(values.only)),
  `--only ${values.only}`,
);
const needsConversation = ({ class: kind }: Mutant): boolean => kind === 'sequence' || kind === 'stale-read';
const bases = Object.fromEntries(
  catalogue.map(({ service, url, path }) => [service, url.slice(0, url.length - path.length) || '/']),
);

const host = await openMutantHost({ speed: SPEED, keep: SHOWN_TO_PRISM });
const prism = values.prism ? await prismJudge(host, bases) : undefined;
const started = performance.now();

const ask = (addresses: readonly string[], conversations: boolean, how: Knowledge = 'everything') =>
  checkWithKnowledge(how, host.origin, addresses, {
    cases,
    seed,
    journeys: conversations,
    timeLimitMs: TIME_LIMIT_MS,
    // One finding is enough, except for the checker whose requests Prism gets.
    failFast: !(values.prism && how === 'everything'),
  });

/** Findings for the correct simulator at the same operations. */
interface Control {
  readonly findings: readonly string[];
  readonly prism: readonly string[];
}
const controls = new Map<string, Control>();

async function controlOf(mutant: Mutant): Promise<Control> {
  const addresses = concerned(mutant);
  const conversations = needsConversation(mutant);
  host.activate();
  const { findings } = await ask(addresses, conversations);
  const shown = [...host.asked];
  host.activate();
  const reports: Report[] = [];
  for (const how of lesser) reports.push(await ask(addresses, conversations, how));
  return {
    findings: [findings, ...reports.map((report) => report.findings)]
      .flat()
      .map(({ check, caseId, message }) => `${check} ${caseId}: ${message}`),
    prism: prism ? [...(await prism.judge(shown))] : [],
  };
}

/** Result of one mutant. */
interface MutantResult {
  /** The checks that found it; none if it survived. */
  readonly checks: readonly string[];
  /** The knowledge levels that found it. */
  readonly by: readonly Knowledge[];
  /** Prism's complaints, if Prism ran. */
  readonly complaints?: readonly string[];
  readonly requests: number;
}

/** Checks a backend with the mutant's fault. Each `activate` makes a new mutant without memory of earlier requests. */
async function resultOf(mutant: Mutant): Promise<MutantResult> {
  const addresses = concerned(mutant);
  host.activate(mutant);
  const { findings } = await ask(addresses, needsConversation(mutant));
  const shown = [...host.asked];
  const requests = host.count();
  host.activate(mutant);
  const complaints = await prism?.judge(shown);
  const by: Knowledge[] = findings.length > 0 ? ['everything'] : [];
  host.activate(mutant);
  for (const how of lesser)
    if ((await ask(addresses, needsConversation(mutant), how)).findings.length > 0) by.push(how);
  return {
    checks: [...new Set(findings.map(({ check }) => check))],
    by,
    ...(complaints && { complaints: [...complaints] }),
    requests,
  };
}

interface Outcome extends MutantResult {
  readonly mutant: Mutant;
  /** Undefined if Prism did not run. */
  readonly prism: boolean | undefined;
}

async function outcomeOf(mutant: Mutant): Promise<Outcome | 'no time'> {
  const name = `${concerned(mutant).join(' ')} ${needsConversation(mutant)}`;
  const control = await cached(`sound ${name}`, () => controlOf(mutant));
  if (control === 'no time') return control;
  controls.set(name, control);
  const result = await cached(mutant.id, () => resultOf(mutant));
  if (result === 'no time') return result;
  return {
    ...result,
    mutant,
    prism: result.complaints?.some((complaint) => !control.prism.includes(complaint)),
  };
}

const outcomes: Outcome[] = [];
try {
  for (const mutant of mutants) {
    const outcome = await outcomeOf(mutant);
    if (outcome === 'no time') continue;
    outcomes.push(outcome);
    process.stderr.write(`\r${outcomes.length} of ${mutants.length} mutants`);
  }
  process.stderr.write('\n');
} finally {
  await prism?.close();
  await host.close();
}

const isFound = ({ checks }: Outcome): boolean => checks.length > 0;
const isFoundBy =
  (how: Knowledge) =>
  ({ by }: Outcome): boolean =>
    by.includes(how);
const isFoundByPrism = (outcome: Outcome): boolean => outcome.prism === true;
const count = (list: readonly Outcome[], holds: (outcome: Outcome) => boolean): number =>
  list.filter(holds).length;
const mark = (found: boolean | undefined): string => (found ? 'found' : '-');
/** Columns about Prism, if Prism ran. */
const prismColumns = <Cell>(cell: Cell): Cell[] => (prism ? [cell] : []);

if (values.all)
  console.log(
    `${table(
      ['mutant', 'everything', ...lesser, 'by', ...prismColumns('Prism proxy')],
      outcomes.map((each) => [
        each.mutant.id,
        mark(isFound(each)),
        ...lesser.map((how) => mark(each.by.includes(how))),
        each.checks.join(', '),
        ...prismColumns(mark(each.prism)),
      ]),
    )}\n`,
  );

const classes = [...new Set(outcomes.map(({ mutant }) => mutant.class))];
console.log(
  table(
    ['class', 'mutants', 'everything', ...lesser, ...prismColumns('Prism proxy')],
    classes.map((kind) => {
      const own = outcomes.filter(({ mutant }) => mutant.class === kind);
      return [
        kind,
        own.length,
        count(own, isFound),
        ...lesser.map((how) => count(own, isFoundBy(how))),
        ...prismColumns(count(own, isFoundByPrism)),
      ];
    }),
  ),
);
const survivors = outcomes.filter(({ by }) => by.length < ways.length);
if (survivors.length > 0)
  console.log(
    `\n${table(
      ['survived', 'where', 'what is wrong with it'],
      survivors.map(({ mutant, by }) => [
        mutant.id,
        ways.filter((how) => !by.includes(how)).join(', '),
        mutant.summary,
      ]),
    )}`,
  );

const share = (number: number): number => rounded((100 * number) / Math.max(1, outcomes.length));
const missing = mutants.length - outcomes.length;
const found = count(outcomes, isFound);
const byPrism = count(outcomes, isFoundByPrism);
const noise = new Set([...controls.values()].flatMap(({ findings }) => findings));
finish(
  {
    mutants: outcomes.length,
    classes: classes.length,
    found,
    percent: share(found),
    ...Object.fromEntries(
      lesser.flatMap((how) => {
        const number = count(outcomes, isFoundBy(how));
        const name = how.replace('.', '_');
        return [
          [name, number],
          [`${name}_percent`, share(number)],
        ];
      }),
    ),
    ...(prism && { prism: byPrism, prism_percent: share(byPrism) }),
    control_findings: noise.size,
    requests: outcomes.reduce((sum, { requests }) => sum + requests, 0),
    seconds: rounded((performance.now() - started) / 1000),
  },
  [
    ...(missing > 0 ? [`${missing} mutants not tried in time: run the same command to continue`] : []),
    ...ways.flatMap((how) => {
      const percent = share(count(outcomes, isFoundBy(how)));
      return percent < DEMANDED[how]
        ? [`${percent} % of the mutants found (${how}), required are at least ${DEMANDED[how]}`]
        : [];
    }),
    ...[...noise].slice(0, 10).map((finding) => `a finding without a mutant: ${finding}`),
  ],
);
