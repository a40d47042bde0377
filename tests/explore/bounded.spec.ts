/**
 * The explorer's part of `npm test`: every page that is built, looked at once on a wide window and on a phone's, and a few
 * scenarios and money steps with something wrong drawn by the commit, with clicks. All of it: `npm run explore`.
 */
import { execFileSync } from 'node:child_process';
import { expect, test } from '../support/sim.ts';
import { Book } from './book.ts';
import { pending } from './pending.ts';
import { inWords, judgedAgainst } from './pendingVerdict.ts';
import { lookAround } from './driver/lookAround.ts';
import { visitPortal, type Exploration } from './driver/visitPortal.ts';
import { moneyCases } from './money/cases.ts';
import { takeMoneyStep } from './money/takeMoneyStep.ts';
import { drawn, known, mixed } from './plan.ts';

const DRAWN = 2;
const MONEY_DRAWN = 2;

test('the known pages, and what the commit draws, are without findings [notice-explorer]', async ({
  page,
  baseURL,
}) => {
  // Two cores may be busy with all the other suites: what it waits for is its pages, not the clock.
  test.setTimeout(1_800_000);
  const book = new Book();
  const exploration: Exploration = {
    origin: baseURL ?? '',
    book,
    bounds: { clicks: 6, depth: 2, failures: 0, until: Infinity },
    clicked: new Set(),
    axed: new Set(),
  };
  await lookAround(page, known('1440', 'parent'), exploration, ['1440', '375']);
  const { wrong, clean } = judgedAgainst(book, pending);

  const draw = new Book();
  for (const visit of drawn(seed(), DRAWN)) await visitPortal(page, visit, { ...exploration, book: draw });
  for (const one of mixed(moneyCases('all'), seed()).slice(0, MONEY_DRAWN))
    await takeMoneyStep(page, one, { origin: baseURL ?? '', book: draw });

  const states = book.states.size + draw.states.size;
  console.log(
    `explored: ${String(states)} states, ${String(draw.clicks)} clicks, ${String(book.causes.size)} findings pending`,
  );
  for (const line of clean) console.log(`explored: ${line}`);
  expect.soft(wrong, 'the known pages').toEqual([]);
  expect.soft([...draw.causes.values()].map(inWords), draw.visits.join(' ')).toEqual([]);
});

/** Another draw for every commit, the same for everybody who has it. */
const seed = (): number =>
  Number.parseInt(execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], { encoding: 'utf8' }), 16);
