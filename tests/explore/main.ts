/**
 * `npm run proof -- explore`: visits every scenario, page, width and account, each in a fresh session, clicks what can be clicked and
 * applies the rules of tests/explore/rules/. Its findings and states are at /_sim/explore afterwards.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '#tools/browser.ts';
import { ensurePortal } from '#tools/launch/build.mjs';
import { root, startSimulator } from '#tools/simulatorProcess.ts';
import { Book } from './book.ts';
import { lookAround } from './driver/lookAround.ts';
import { repeatSteps } from './driver/repeatSteps.ts';
import { visitByAxe } from './driver/visitByAxe.ts';
import { visitByKeyboard } from './driver/visitByKeyboard.ts';
import { visitPortal, type Exploration } from './driver/visitPortal.ts';
import { commandFor, writeMap } from './map/writeMap.ts';
import { takeMoneyStep } from './money/takeMoneyStep.ts';
import { optionsFrom, usage, type Options } from './options.ts';
import { idOf } from './plan.ts';
import { run } from './run.ts';
import { compareFigures } from './tour/compareFigures.ts';

const folder = join(root, '.cache/explore');

/** Returns the function that explores each visit, by the options. */
function visitorFor({ books, keyboard, axe, look }: Options): typeof visitPortal {
  if (books) return compareFigures;
  if (look) return (page, visit, exploration) => lookAround(page, [visit], exploration, look);
  if (axe) return visitByAxe;
  return keyboard ? visitByKeyboard : visitPortal;
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) return console.log(usage);
  const options = optionsFrom(args);
  await ensurePortal();
  const simulator = process.env['SIM_ORIGIN'] ? undefined : await startSimulator();
  const browser = await launchBrowser();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const began = Date.now();
  const book = new Book();
  const exploration: Exploration = {
    origin: process.env['SIM_ORIGIN'] ?? simulator?.origin ?? '',
    book,
    // One click of each visit is repeated without a connection.
    bounds: { clicks: options.clicks, depth: 3, failures: 1, until: began + options.minutes * 60_000 },
    rules: options.rules,
    clicked: new Set(),
    axed: new Set(),
    pictures: folder,
  };
  const planned = (options.money ?? options.visits).length;
  const saveMap = (): void => writeMap(folder, book, { planned, minutes: (Date.now() - began) / 60_000 });
  const running = {
    browser,
    workers: options.workers,
    until: exploration.bounds.until,
    onVisit: (_visit: unknown, problem?: string) => {
      if (problem) console.error(problem.split('\n', 1)[0]);
      if (book.visits.length % 20 > 0) return;
      console.log(progress(book, began));
      saveMap();
    },
  };
  try {
    if (options.steps) await repeatSteps(browser, options.visits[0]!, options.steps, exploration);
    else if (options.money)
      await run({
        ...running,
        visits: options.money,
        explore: (page, one) => takeMoneyStep(page, one, exploration),
        nameOf: ({ name }) => name,
      });
    else
      await run({
        ...running,
        visits: options.visits,
        explore: (page, visit) => visitorFor(options)(page, visit, exploration),
        nameOf: idOf,
      });
  } finally {
    await browser.close();
    await simulator?.stop();
    saveMap();
  }
  for (const cause of book.causes.values())
    console.log(`${cause.check}  ${cause.message}\n  ${commandFor(cause)}`);
  console.log(`${progress(book, began)}; of ${planned} visits planned; the map is at /_sim/explore`);
  process.exitCode = book.causes.size > 0 ? 1 : 0;
}

const progress = ({ visits, states, clicks, sightings, causes }: Book, began: number): string =>
  `${((Date.now() - began) / 60_000).toFixed(1)} min: ${visits.length} visits, ${states.size} states, ${clicks} clicks, ${sightings} facts compared, ${causes.size} findings`;

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
