/**
 * `npm run proof -- mutants [--rows N --seed N --breaks N --lanes N --minutes N --only ID,ID]`: tests the tests by mutation.
 * It selects proven rows and breaks the code of each row at several mutation points, one at a time (selectMutants.ts). A row has died
 * when a break makes one of its own tests fail. Results stay in .cache/proof until the sources change, so that the same command
 * continues where it ended.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { parse } from 'yaml';
import { chosen, countOf, optionsOf } from '../command.ts';
import type { Row } from '../requirements/prove.ts';
import { idsOf } from '../requirements/ratchet.ts';
import { shuffled } from '../sim/shuffle.ts';
import { finish, rounded, table } from '../sim/table.ts';
import { root } from '../simulatorProcess.ts';
import { ensureCopy } from './copy.ts';
import { learning, type Tested } from './learning.ts';
import type { MutationPoint } from './mutationPoints.ts';
import { ownTests } from './ownTests.ts';
import {
  selectMutants,
  sharesWords,
  rarityOf,
  seedOf,
  serving,
  wordsOf,
  type Word,
} from './selectMutants.ts';

const values = optionsOf(
  'npm run proof -- mutants [--rows N --seed N --breaks N --lanes N --minutes N --only ID,ID] (--breaks: most breaks for each row)',
  {
    rows: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    breaks: { type: 'string', default: '3' },
    lanes: { type: 'string', default: '2' },
    minutes: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
  },
);
const seed = countOf('--seed', values.seed);
const breaks = countOf('--breaks', values.breaks);
const lanes = countOf('--lanes', values.lanes);
const minutes = countOf('--minutes', values.minutes);

/** Minimum percentage of rows that must die. */
const DEMANDED = 95;

const files = execFileSync(
  'git',
  ['grep', '-lE', '\\b(test|it|bare)\\b', '--', '*.test.ts', '*.test.tsx', '*.spec.ts'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((path) => path !== '' && !path.startsWith('tests/explore/'))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const all: (Row & { given?: string })[] = parse(readFileSync(join(root, 'tests/requirements.yaml'), 'utf8'));
const rarity = rarityOf(all);
const proven = idsOf(readFileSync(join(root, 'tests/proven.txt'), 'utf8'));

const order =
  values.only === ''
    ? shuffled(proven, seed)
    : values.only.split(',').flatMap((id) =>
        chosen(
          proven.filter((one) => one === id),
          `--only ${id}`,
        ),
      );
const rows = Math.min(countOf('--rows', values.rows), order.length);

const home = join(root, '.cache/proof');
const started = performance.now();
const { folder, points } = await ensureCopy(root, home);
const learn = learning(root, { folder, home }, minutes, lanes);

interface SelectedRow {
  readonly id: string;
  readonly words: readonly Word[];
  /** Reached points by kind of test. */
  readonly parts: readonly { readonly tested: Tested; readonly reached: ReadonlySet<number> }[];
  /** Points that any of the tests reaches. */
  readonly reached: readonly MutationPoint[];
}

/** The first line without colours. */
const firstLine = (why: string): string => stripVTControlCharacters(why).split('\n')[0] ?? '';

/** Selected rows that cannot be tried, with the reason. */
const leftOut: { id: string; why: string }[] = [];

/** Returns a row with its tests, by kind of test. */
function testedOf(id: string): Tested[] {
  const row = all.find((one) => one.id === id);
  const parts = row ? ownTests(id, row.observe, files) : [];
  if (parts.length === 0) leftOut.push({ id, why: 'no test file names it' });
  return parts.map((tests) => ({ id, tests }));
}

/** Runs the tests of a row with nothing broken, to find the points that they reach. @returns undefined for a row that cannot be tried */
async function explored(tests: readonly Tested[]): Promise<SelectedRow | undefined | 'no time'> {
  const [{ id } = { id: '' }] = tests;
  const learnt = await Promise.all(
    tests.map(async (tested) => ({ tested, result: await learn.reached(tested) })),
  );
  const parts: { tested: Tested; reached: Set<number> }[] = [];
  for (const { tested, result } of learnt) {
    if (result === 'no time') return result;
    if ('why' in result)
      return void leftOut.push({ id, why: `its tests fail in the copy: ${firstLine(result.why)}` });
    parts.push({ tested, reached: new Set(result.points) });
  }
  const numbers = new Set(parts.flatMap(({ reached }) => [...reached]));
  if (numbers.size === 0) return void leftOut.push({ id, why: 'its tests reach no mutation point' });
  const words = wordsOf(all.find((one) => one.id === id)!);
  const own = [...numbers].map((number) => points[number - 1]!);
  if (!own.some((point) => sharesWords(point, words)))
    return void leftOut.push({ id, why: 'no point that its tests reach shares its words' });
  return { id, words, parts, reached: own };
}

/** Selects the requested number of rows in the order of the seed. If a row cannot be tried, the next one replaces it. */
async function selectRows(): Promise<SelectedRow[] | 'no time'> {
  const waiting = [...order];
  let found: SelectedRow[] = [];
  while (found.length < rows && waiting.length > 0) {
    const next = waiting.splice(0, rows - found.length).map(testedOf);
    const outcomes = await Promise.all(next.filter((tests) => tests.length > 0).map(explored));
    if (outcomes.includes('no time')) return 'no time';
    found.push(...outcomes.filter((one) => one !== undefined && one !== 'no time'));
    found = withServingPoints(found);
    process.stderr.write(`\r${found.length} of ${rows} rows selected`);
  }
  return found;
}

const reachedIn = (list: readonly SelectedRow[]): ReadonlyMap<string, readonly MutationPoint[]> =>
  new Map(list.map(({ id, reached }) => [id, reached]));

/** Drops the rows for which no reached point shares enough words with the row. */
function withServingPoints(list: readonly SelectedRow[]): SelectedRow[] {
  const reached = reachedIn(list);
  return list.filter(({ id, words }) => {
    if (serving(id, words, reached, rarity).length > 0) return true;
    leftOut.push({ id, why: 'the points that its tests reach share hardly any of its words' });
    return false;
  });
}

interface Outcome {
  readonly id: string;
  /** Breaks that its tests did not notice, in order. */
  readonly unnoticed: readonly MutationPoint[];
  readonly died: boolean;
}

/** Returns the failure of the first test that notices the break. If `point` is higher than all numbers, nothing is broken. */
async function failureOf(
  { parts }: SelectedRow,
  point: number,
): Promise<{ why: string } | undefined | 'no time'> {
  for (const { tested, reached: own } of parts) {
    if (point <= points.length && !own.has(point)) continue;
    const noticed = await learn.noticed(tested, point);
    if (noticed === 'no time') return noticed;
    if (noticed.failure) return noticed.failure;
  }
  return undefined;
}

async function outcomeOf(
  row: SelectedRow,
  reached: ReadonlyMap<string, readonly MutationPoint[]>,
): Promise<Outcome | 'no time'> {
  const { id } = row;
  const own = serving(id, row.words, reached, rarity);
  const unnoticed: MutationPoint[] = [];
  for (const point of selectMutants(own, seedOf(id, seed), breaks)) {
    const failure = await failureOf(row, point.number);
    if (failure === 'no time') return failure;
    if (failure) return { id, unnoticed, died: true };
    unnoticed.push(point);
  }
  return { id, unnoticed, died: false };
}

/** Each tenth row runs once more with nothing broken: a failure there is a false alarm. */
const CONTROLLED = 10;

const chosenRows = await selectRows();
const reached = reachedIn(chosenRows === 'no time' ? [] : chosenRows);
let done = 0;
let controls = 0;
const falseAlarms: { id: string; why: string }[] = [];
const tried = await Promise.all(
  (chosenRows === 'no time' ? [] : chosenRows).map(async (row, index) => {
    if (index % CONTROLLED === 0) {
      controls += 1;
      const failure = await failureOf(row, points.length + 1);
      if (failure !== undefined && failure !== 'no time') falseAlarms.push({ id: row.id, why: failure.why });
    }
    const outcome = await outcomeOf(row, reached);
    process.stderr.write(`\r${(done += 1)} of ${rows} rows tried  `);
    return outcome;
  }),
);
process.stderr.write('\n');

const outcomes = tried.filter((outcome) => outcome !== 'no time');
const unnoticed = outcomes.flatMap(({ id, died, unnoticed: list }) =>
  list.map((point) => [
    id,
    died ? 'died' : 'SURVIVED',
    point.kind,
    `${point.file}:${point.line}`,
    point.text,
  ]),
);
if (unnoticed.length > 0)
  console.log(table(['row', 'in the end', 'break not noticed', 'at', 'what is broken'], unnoticed));
if (leftOut.length > 0)
  console.log(
    `\n${table(
      ['left out', 'why'],
      leftOut.map(({ id, why }) => [id, why]),
    )}`,
  );

const died = outcomes.filter((outcome) => outcome.died);
const first = died.filter((outcome) => outcome.unnoticed.length === 0);
const share = (part: readonly Outcome[]): number =>
  rounded((100 * part.length) / Math.max(1, outcomes.length));
const missing = rows - outcomes.length;
if (falseAlarms.length > 0)
  console.log(
    `\n${table(
      ['false alarm', 'why'],
      falseAlarms.map(({ id, why }) => [id, firstLine(why)]),
    )}`,
  );

finish(
  {
    rows: outcomes.length,
    seed,
    died: died.length,
    percent: share(died),
    first_break: first.length,
    first_percent: share(first),
    breaks: outcomes.reduce((sum, { unnoticed: list, died: last }) => sum + list.length + (last ? 1 : 0), 0),
    controls,
    false_alarms: falseAlarms.length,
    left_out: leftOut.length,
    points: points.length,
    minutes: rounded((performance.now() - started) / 60_000),
  },
  [
    ...(missing > 0
      ? [`${missing} rows not tried in --minutes ${minutes}: run the same command to continue`]
      : []),
    ...(share(died) < DEMANDED
      ? [`${share(died)} % of the rows died, below the required ${DEMANDED} %`]
      : []),
  ],
);
