/**
 * The explorer's part of `npm test`. It looks at every built page once in a wide window and on a phone (a third of them on a small
 * laptop). The commit selects that third, and a few scenarios to click through, pages to operate by keyboard, books to compare and
 * money steps with a fault. The whole: `npm run proof -- explore`.
 */
import type { Page } from '@playwright/test';
import { commitSeed } from '../support/commitSeed.ts';
import { moving } from '../support/moving.ts';
import { expect, test } from '../support/sim.ts';
import { Book } from './book.ts';
import { lookAround } from './driver/lookAround.ts';
import { visitByKeyboard } from './driver/visitByKeyboard.ts';
import { visitPortal, type Exploration } from './driver/visitPortal.ts';
import { knownFindings } from './knownFindings.ts';
import { inWords, judgedAgainst } from './knownFindingsVerdict.ts';
import { moneyCases } from './money/cases.ts';
import { takeMoneyStep } from './money/takeMoneyStep.ts';
import { drawn, known, mixed, shown, withoutPointer } from './plan.ts';
import { regressions } from './regressions.ts';
import { contextOptions } from './run.ts';
import { readBooks } from './tour/readBooks.ts';

const DRAWN = 2;
const LAPTOPS_DRAWN = 40;
/** Most pages of these scenarios redirect to the login. */
const VISITORS_DRAWN = 4;
const KEYBOARD_DRAWN = 4;
const BOOKS_DRAWN = 1;
const MONEY_DRAWN = 2;

test(
  'finds no faults on the known pages and on those selected by the commit',
  { tag: ['@notice-explorer', '@out-zoomed-phone'] },
  async ({ page, browser, baseURL }) => {
    // Other suites share the cores, so the time limit is generous.
    test.setTimeout(1_800_000);
    const book = new Book();
    const exploration: Exploration = {
      origin: baseURL ?? '',
      book,
      bounds: { clicks: 6, depth: 2, failures: 0, until: Infinity },
      clicked: new Set(),
      axed: new Set(),
    };
    const seed = commitSeed();
    const pages = mixed(known('1440', 'parent'), seed);
    const draw = new Book();

    const everywhere = () => lookAround(page, pages.slice(LAPTOPS_DRAWN), exploration, ['1440', '375']);
    const drawing = { ...exploration, book: draw };
    const onItsOwn = async (look: (page: Page) => Promise<void>) => {
      const context = await browser.newContext(contextOptions);
      await look(await context.newPage());
      await context.close();
    };
    const looked = async (other: Page) => {
      await lookAround(other, pages.slice(0, LAPTOPS_DRAWN), exploration, ['1024', '375']);
      const forVisitors = known('1440', 'visitor');
      const landings = forVisitors.filter(({ path }) => path.includes('/landing'));
      const toTheLogin = mixed(forVisitors, seed).slice(0, VISITORS_DRAWN);
      await lookAround(other, [...landings, ...toTheLogin], drawing, ['1024']);
      for (const visit of regressions) await lookAround(other, [visit], drawing, [visit.width]);
    };
    const worked = async (other: Page) => {
      for (const visit of mixed(shown('1440'), seed).slice(0, BOOKS_DRAWN))
        await readBooks(other, visit, drawing);
      // Only the pages that are operated have animations: no rule checks those of the others.
      await moving({ page: other });
      for (const visit of drawn(seed, DRAWN)) await visitPortal(other, visit, drawing);
      for (const visit of mixed(withoutPointer(), seed).slice(0, KEYBOARD_DRAWN))
        await visitByKeyboard(other, visit, drawing);
      for (const one of mixed(moneyCases('all'), seed).slice(0, MONEY_DRAWN))
        await takeMoneyStep(other, one, { origin: baseURL ?? '', book: draw });
    };
    // In parallel: a visit mostly waits until a page is at rest.
    await Promise.all([everywhere(), onItsOwn(looked), onItsOwn(worked)]);
    const { wrong, clean } = judgedAgainst(book, knownFindings);

    const states = book.states.size + draw.states.size;
    console.log(
      `explored: ${String(states)} states, ${String(draw.clicks)} clicks, ${String(book.causes.size)} findings pending`,
    );
    for (const line of clean) console.log(`explored: ${line}`);
    expect.soft(wrong, 'the known pages').toEqual([]);
    expect.soft([...draw.causes.values()].map(inWords), draw.visits.join(' ')).toEqual([]);
  },
);
