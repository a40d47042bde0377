/**
 * The explorer's part of `npm test`. It looks at half of the built pages at two widths: 375 (a phone), and 1440 (a wide window) or,
 * for some pages, 1024 (a small laptop). The commit selects the half, the pages for the small laptop, a scenario to click through,
 * pages to operate by keyboard, a scenario whose figures are compared and a money step with a fault. `DRAW=all` looks at all built
 * pages, `npm run proof -- explore` does all of it.
 */
import type { Page } from '@playwright/test';
import { patience } from '#tools/patience.mjs';
import { commitSeed, drawnByCommit } from '../support/commitSeed.ts';
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
import { builtPages, pagesForKeyboard, scenarioPages, selectedScenarios, shuffled } from './plan.ts';
import { regressions } from './regressions.ts';
import { contextOptions } from './run.ts';
import { compareFigures } from './tour/compareFigures.ts';

/** Numbers of items that the commit selects. */
const SCENARIOS_SELECTED = 1;
const LAPTOPS_SELECTED = 20;
/** Pages as visitors see them; all landing pages come on top. Most of the others lead to the login. */
const VISITORS_SELECTED = 4;
const KEYBOARD_SELECTED = 2;
const FIGURES_SELECTED = 1;
const MONEY_SELECTED = 1;

test(
  'finds no faults on the pages of every commit and on those that this commit selects',
  { tag: ['@notice-explorer', '@out-zoomed-phone'] },
  async ({ page, browser, baseURL }) => {
    test.setTimeout(patience(1_800_000));
    const book = new Book();
    const exploration: Exploration = {
      origin: baseURL ?? '',
      book,
      // For the scenario to click through. No click is repeated without a connection: the money step has its own fault.
      bounds: { clicks: 6, depth: 2, failures: 0, until: Infinity },
      clicked: new Set(),
      axed: new Set(),
    };
    const seed = commitSeed();
    const pages = shuffled(drawnByCommit(builtPages('1440', 'parent'), 2), seed);
    const selectedBook = new Book();

    const lookAtMostPages = () =>
      lookAround(page, pages.slice(LAPTOPS_SELECTED), exploration, ['1440', '375']);
    const selectedExploration = { ...exploration, book: selectedBook };
    const inOwnContext = async (look: (page: Page) => Promise<void>) => {
      const context = await browser.newContext(contextOptions);
      await look(await context.newPage());
      await context.close();
    };
    const lookFurther = async (other: Page) => {
      await lookAround(other, pages.slice(0, LAPTOPS_SELECTED), exploration, ['1024', '375']);
      const forVisitors = builtPages('1440', 'visitor');
      const landings = forVisitors.filter(({ path }) => path.includes('/landing'));
      const toTheLogin = shuffled(forVisitors, seed).slice(0, VISITORS_SELECTED);
      await lookAround(other, [...landings, ...toTheLogin], selectedExploration, ['1024']);
      for (const visit of regressions) await lookAround(other, [visit], selectedExploration, [visit.width]);
    };
    const operate = async (other: Page) => {
      for (const visit of shuffled(scenarioPages('1440'), seed).slice(0, FIGURES_SELECTED))
        await compareFigures(other, visit, selectedExploration);
      // Only the pages that are operated have animations: no rule checks how the others move.
      await moving({ page: other });
      for (const visit of selectedScenarios(seed, SCENARIOS_SELECTED))
        await visitPortal(other, visit, selectedExploration);
      for (const visit of shuffled(pagesForKeyboard(), seed).slice(0, KEYBOARD_SELECTED))
        await visitByKeyboard(other, visit, selectedExploration);
      for (const one of shuffled(moneyCases('all'), seed).slice(0, MONEY_SELECTED))
        await takeMoneyStep(other, one, { origin: baseURL ?? '', book: selectedBook });
    };
    // In parallel: a visit mostly waits until a page is at rest.
    await Promise.all([lookAtMostPages(), inOwnContext(lookFurther), inOwnContext(operate)]);
    const { wrong, clean } = judgedAgainst(book, knownFindings);

    const states = book.states.size + selectedBook.states.size;
    console.log(
      `explored: ${String(states)} states, ${String(selectedBook.clicks)} clicks, ${String(book.causes.size)} findings pending`,
    );
    for (const line of clean) console.log(`explored: ${line}`);
    expect.soft(wrong, 'findings on the built pages').toEqual([]);
    expect.soft([...selectedBook.causes.values()].map(inWords), selectedBook.visits.join(' ')).toEqual([]);
  },
);
