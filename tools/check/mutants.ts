/**
 * `npm run check:mutants [-- --only TEXT --cases N --seed N --all --no-prism]`: how many wrong backends does the checker find, and
 * how many does Prism's proxy, which is shown the very same requests? Of each mutant only the operations that it spoils are
 * checked (and those without which its fault does not show); the sound simulator, asked the same, must give no finding at all.
 */
import { allMutants } from '#simulator/mutants/catalogue.ts';
import { concerned } from '#simulator/mutants/mutant.ts';
import type { Mutant } from '#simulator/mutants/mutant.ts';
import { catalogue } from '#simulator/services/catalogue.ts';
import { chosen, countOf, optionsOf } from '../command.ts';
import { finish, rounded, table } from '../sim/table.ts';
import { checkOperations, SEED } from './judged.ts';
import { prismJudge } from './prismJudge.ts';
import { openMutantHost } from './mutantHost.ts';

const values = optionsOf('npm run check:mutants [-- --only TEXT --cases N --seed N --all --no-prism]', {
  only: { type: 'string', default: '' },
  cases: { type: 'string', default: '20' },
  seed: { type: 'string', default: String(SEED) },
  all: { type: 'boolean', default: false },
  prism: { type: 'boolean', default: true },
});
const cases = countOf('--cases', values.cases);
const seed = countOf('--seed', values.seed);

/** At least so many of the mutants must be found, in per cent. */
const DEMANDED = 95;
/** Requests of a mutant that Prism is shown; more of the same kind tell it nothing new. */
const SHOWN_TO_PRISM = 250;
/** Waiting the client's full time for each slow answer would take minutes. */
const TIME_LIMIT_MS = 1500;
/** Repayments take six seconds of simulated time. */
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

const ask = (addresses: readonly string[], conversations: boolean) =>
  checkOperations(host.origin, addresses, {
    cases,
    seed,
    journeys: conversations,
    timeLimitMs: TIME_LIMIT_MS,
  });

/** What is said of the sound simulator for the same operations. */
interface Control {
  readonly findings: readonly string[];
  readonly prism: ReadonlySet<string>;
}
const controls = new Map<string, Control>();

async function controlOf(addresses: readonly string[], conversations: boolean): Promise<Control> {
  const key = `${addresses.join(' ')} ${conversations}`;
  const known = controls.get(key);
  if (known) return known;
  host.wear();
  const { findings } = await ask(addresses, conversations);
  const shown = [...host.asked];
  host.wear();
  const made = {
    findings: findings.map(({ check, caseId, message }) => `${check} ${caseId}: ${message}`),
    prism: prism ? await prism.judge(shown) : new Set<string>(),
  };
  controls.set(key, made);
  return made;
}

interface Outcome {
  readonly mutant: Mutant;
  /** The checks that noticed; none when it survived. */
  readonly checks: readonly string[];
  /** Undefined where Prism was not asked. */
  readonly prism: boolean | undefined;
  readonly requests: number;
}

async function outcomeOf(mutant: Mutant): Promise<Outcome> {
  const addresses = concerned(mutant);
  const control = await controlOf(addresses, needsConversation(mutant));
  host.wear(mutant);
  const { findings } = await ask(addresses, needsConversation(mutant));
  const shown = [...host.asked];
  const requests = host.count();
  host.wear(mutant);
  const complaints = await prism?.judge(shown);
  return {
    mutant,
    checks: [...new Set(findings.map(({ check }) => check))],
    prism: complaints && [...complaints].some((complaint) => !control.prism.has(complaint)),
    requests,
  };
}

const outcomes: Outcome[] = [];
try {
  for (const mutant of mutants) {
    outcomes.push(await outcomeOf(mutant));
    process.stderr.write(`\r${outcomes.length} of ${mutants.length} mutants`);
  }
  process.stderr.write('\n');
} finally {
  await prism?.close();
  await host.close();
}

const isFound = ({ checks }: Outcome): boolean => checks.length > 0;
const isFoundByPrism = (outcome: Outcome): boolean => outcome.prism === true;
const count = (list: readonly Outcome[], holds: (outcome: Outcome) => boolean): number =>
  list.filter(holds).length;
const mark = (found: boolean | undefined): string => (found ? 'found' : '-');
/** What is told of Prism, where it was asked. */
const ofPrism = <Told>(told: Told): Told[] => (prism ? [told] : []);

if (values.all)
  console.log(
    `${table(
      ['mutant', 'checker', 'by', ...ofPrism('Prism proxy')],
      outcomes.map((each) => [
        each.mutant.id,
        mark(isFound(each)),
        each.checks.join(', '),
        ...ofPrism(mark(each.prism)),
      ]),
    )}\n`,
  );

const classes = [...new Set(outcomes.map(({ mutant }) => mutant.class))];
console.log(
  table(
    ['class', 'mutants', 'checker', ...ofPrism('Prism proxy')],
    classes.map((kind) => {
      const own = outcomes.filter(({ mutant }) => mutant.class === kind);
      return [kind, own.length, count(own, isFound), ...ofPrism(count(own, isFoundByPrism))];
    }),
  ),
);
const survivors = outcomes.filter((outcome) => !isFound(outcome));
if (survivors.length > 0)
  console.log(
    `\n${table(
      ['survived', 'what is wrong with it'],
      survivors.map(({ mutant }) => [mutant.id, mutant.says]),
    )}`,
  );

const share = (number: number): number => rounded((100 * number) / outcomes.length);
const found = count(outcomes, isFound);
const byPrism = count(outcomes, isFoundByPrism);
const noise = new Set([...controls.values()].flatMap(({ findings }) => findings));
finish(
  {
    mutants: outcomes.length,
    classes: classes.length,
    found,
    percent: share(found),
    ...(prism && { prism: byPrism, prism_percent: share(byPrism) }),
    control_findings: noise.size,
    requests: outcomes.reduce((sum, { requests }) => sum + requests, 0),
    seconds: rounded((performance.now() - started) / 1000),
  },
  [
    ...(share(found) < DEMANDED
      ? [`${share(found)} % of the mutants found, at least ${DEMANDED} asked for`]
      : []),
    ...[...noise].slice(0, 10).map((finding) => `a finding without a mutant: ${finding}`),
  ],
);
