/**
 * `npm run proof -- mutants [--rows N --seed N --breaks N --lanes N --minutes N --only ID,ID]`: draws proven rows, breaks the code that serves
 * them, one place after the other, and says which rows are noticed by their own tests. What a row's tests reach and is called
 * like it serves it, first of all what few others reach (draw.ts); a row has died when one of its breaks makes one of its own tests fail. What was learnt stands in
 * .cache/proof until the sources change: the same command goes on where it has ended.
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
import { drawn, isCalledLike, rarityOf, seedOf, serving, wordsOf, type Word } from './draw.ts';
import { learning, type Tested } from './learning.ts';
import { ownTests } from './ownTests.ts';
import type { Site } from './sites.ts';

const values = optionsOf(
  'npm run proof -- mutants [--rows N --seed N --breaks N --lanes N --minutes N --only ID,ID] (--breaks: at most so many for each row)',
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

/** At least so many of the rows must die, in per cent. */
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
const telling = rarityOf(all);
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
const { folder, sites } = await ensureCopy(root, home);
const learn = learning(root, { folder, home }, minutes, lanes);

interface Drawn {
  readonly id: string;
  readonly words: readonly Word[];
  /** By the row's tests of each kind. */
  readonly parts: readonly { readonly tested: Tested; readonly reached: ReadonlySet<number> }[];
  /** By any of them. */
  readonly reached: readonly Site[];
}

/** Colours left out. */
const firstLine = (why: string): string => stripVTControlCharacters(why).split('\n')[0] ?? '';

/** Why a row that was drawn cannot be tried. */
const leftOut: { id: string; why: string }[] = [];

function testedOf(id: string): Tested[] {
  const row = all.find((one) => one.id === id);
  const parts = row ? ownTests(id, row.observe, files) : [];
  if (parts.length === 0) leftOut.push({ id, why: 'no file names it' });
  return parts.map((tests) => ({ id, tests }));
}

async function driven(tests: readonly Tested[]): Promise<Drawn | undefined | 'no time'> {
  const [{ id } = { id: '' }] = tests;
  const learnt = await Promise.all(
    tests.map(async (tested) => ({ tested, result: await learn.reached(tested) })),
  );
  const parts: { tested: Tested; reached: Set<number> }[] = [];
  for (const { tested, result } of learnt) {
    if (result === 'no time') return result;
    if ('why' in result)
      return void leftOut.push({ id, why: `its tests fail in the copy: ${firstLine(result.why)}` });
    parts.push({ tested, reached: new Set(result.sites) });
  }
  const numbers = new Set(parts.flatMap(({ reached }) => [...reached]));
  if (numbers.size === 0) return void leftOut.push({ id, why: 'its tests reach nothing that breaks' });
  const words = wordsOf(all.find((one) => one.id === id)!);
  const own = [...numbers].map((number) => sites[number - 1]!);
  if (!own.some((site) => isCalledLike(site, words)))
    return void leftOut.push({ id, why: 'nothing that its tests reach is called like it' });
  return { id, words, parts, reached: own };
}

/** As many rows as asked for, in the order of the seed; those that cannot be tried make room for the next. */
async function draw(): Promise<Drawn[] | 'no time'> {
  const waiting = [...order];
  let found: Drawn[] = [];
  while (found.length < rows && waiting.length > 0) {
    const next = waiting.splice(0, rows - found.length).map(testedOf);
    const outcomes = await Promise.all(next.filter((tests) => tests.length > 0).map(driven));
    if (outcomes.includes('no time')) return 'no time';
    found.push(...outcomes.filter((one) => one !== undefined && one !== 'no time'));
    found = withKin(found);
    process.stderr.write(`\r${found.length} of ${rows} rows drawn`);
  }
  return found;
}

const reachedIn = (list: readonly Drawn[]): ReadonlyMap<string, readonly Site[]> =>
  new Map(list.map(({ id, reached }) => [id, reached]));

function withKin(list: readonly Drawn[]): Drawn[] {
  const reached = reachedIn(list);
  return list.filter(({ id, words }) => {
    if (serving(id, words, reached, telling).length > 0) return true;
    leftOut.push({ id, why: 'what its tests reach has next to none of its words' });
    return false;
  });
}

interface Outcome {
  readonly id: string;
  /** Breaks that its tests did not notice, in their order. */
  readonly unnoticed: readonly Site[];
  readonly died: boolean;
}

/** By the first of its tests that notices, of those that reach the place; with nothing broken of all of them. */
async function failureOf({ parts }: Drawn, site: number): Promise<{ why: string } | undefined | 'no time'> {
  for (const { tested, reached: own } of parts) {
    if (site <= sites.length && !own.has(site)) continue;
    const noticed = await learn.noticed(tested, site);
    if (noticed === 'no time') return noticed;
    if (noticed.failure) return noticed.failure;
  }
  return undefined;
}

async function outcomeOf(
  row: Drawn,
  reached: ReadonlyMap<string, readonly Site[]>,
): Promise<Outcome | 'no time'> {
  const { id } = row;
  const own = serving(id, row.words, reached, telling);
  const unnoticed: Site[] = [];
  for (const site of drawn(own, seedOf(id, seed), breaks)) {
    const failure = await failureOf(row, site.number);
    if (failure === 'no time') return failure;
    if (failure) return { id, unnoticed, died: true };
    unnoticed.push(site);
  }
  return { id, unnoticed, died: false };
}

/** One in ten runs once more with nothing broken: what fails then has been no notice. */
const CONTROLLED = 10;

const chosenRows = await draw();
const reached = reachedIn(chosenRows === 'no time' ? [] : chosenRows);
let done = 0;
let controls = 0;
const falseAlarms: { id: string; why: string }[] = [];
const tried = await Promise.all(
  (chosenRows === 'no time' ? [] : chosenRows).map(async (row, index) => {
    if (index % CONTROLLED === 0) {
      controls += 1;
      const failure = await failureOf(row, sites.length + 1);
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
  list.map((site) => [id, died ? 'died' : 'SURVIVED', site.kind, `${site.file}:${site.line}`, site.text]),
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
    sites: sites.length,
    minutes: rounded((performance.now() - started) / 60_000),
  },
  [
    ...(missing > 0 ? [`${missing} rows not tried in the time: the same command goes on with them`] : []),
    ...(share(died) < DEMANDED ? [`${share(died)} % of the rows died, at least ${DEMANDED} asked for`] : []),
  ],
);
