/** One visit: opens a page in a new session, looks at it, clicks its controls, and applies the rules to each observation. */
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { patience } from '#tools/patience.mjs';
import type { Book, Cause } from '../book.ts';
import { Judge } from '../judge.ts';
import type { Control, Look, Observation } from '../observed.ts';
import { pages, type Visit } from '../plan.ts';
import { plainName, subjectOf, type RuleName } from '../rules/rule.ts';
import { print } from './act.ts';
import { addNew } from './addNew.ts';
import { axe } from './axe.ts';
import { leadsSomewhere, openFresh, surroundings, isWrite } from './portal.ts';
import { Session } from './session.ts';
import { walk, type Bounds, type Step } from './walk.ts';

export interface Exploration {
  readonly origin: string;
  readonly book: Book;
  readonly bounds: Bounds;
  readonly rules?: readonly RuleName[] | undefined;
  /** Kinds of controls that were already clicked, by page and width. */
  readonly clicked: Set<string>;
  /** Pages that axe has checked. */
  readonly axed: Set<string>;
  /** Steps to repeat, instead of all controls. */
  readonly only?: readonly Step[] | undefined;
  /** Folder for pictures; no pictures when absent. */
  readonly pictures?: string | undefined;
}

/** One new state in so many gets a picture, if it has no finding. */
const STATES_PER_PICTURE = 4;

export async function visitPortal(page: Page, visit: Visit, exploration: Exploration): Promise<void> {
  const { origin, book, bounds } = exploration;
  const session = new Session(page, surroundings(page, origin));
  const judge = new Judge(leadsSomewhere, exploration.rules);
  const observe = async (observed: Observation, steps: readonly Step[]): Promise<void> => {
    if (session.calls.splice(0).some(isWrite)) judge.forget();
    const found = book.note(judge.findings(observed), visit, steps);
    const state = book.noteState(observed, visit);
    if (exploration.pictures === undefined) return;
    for (const cause of found) await takePicture(page, cause, exploration.pictures);
    if (state && found.length === 0 && book.states.size % STATES_PER_PICTURE === 0)
      state.picture = await saveScreenshot(
        page,
        exploration.pictures,
        `state-${String(book.states.size)}`,
        false,
      );
  };
  try {
    book.addVisit(visit);
    if (visit.width === 'paper')
      return await onPaper(session, visit, origin, (observed) => observe(observed, []));
    await walk(
      session,
      {
        open: () => {
          judge.forget();
          return openFresh(page, origin, visit);
        },
        bounds,
        wanted: (control, look) => isWanted(control, look, visit, exploration),
        axe: async (look) => (isUnaxed(look, visit, exploration.axed) ? axe(page) : []),
      },
      observe,
    );
  } finally {
    session.end();
  }
}

/** Looks at the printed page, if it has a print button. */
async function onPaper(
  session: Session,
  visit: Visit,
  origin: string,
  observe: (observed: Observation) => Promise<void>,
): Promise<void> {
  await openFresh(session.page, origin, visit);
  const look = await session.look();
  if (look.controls.some(({ name }) => name.includes('打印'))) await print(session, look, observe);
}

/** Returns the kind of a visit's width. Controls are operated once per kind, because pages of one kind look alike. */
const kindOf = ({ width }: Visit): string => (['720', '375', '320'].includes(width) ? 'narrow' : 'wide');

function isWanted(control: Control, look: Look, visit: Visit, { only, clicked }: Exploration): boolean {
  const { pathname, searchParams } = new URL(look.url);
  const elsewhere = pathname !== `/front${visit.path.split('?', 1)[0] ?? ''}`;
  // Pages with their own address have their own visit. Pages about a resource (a bill, an order) are reached from a list only:
  // their query names the resource beside the product.
  if (elsewhere && only === undefined && ownPages.has(pathname) && searchParams.size <= 1) return false;
  if (only?.some(({ role, name, where }) => isSame(control, role, name, where)) === false) return false;
  return isNew(control, look, visit, clicked);
}

const ownPages: ReadonlySet<string> = new Set(pages.map(({ path }) => `/front${path}`));

const isSame = (control: Control, role: string, name: string, where: string): boolean =>
  control.role === role && control.name === name && control.where === where;

/** Returns whether no such control of the page was clicked before; marks it as clicked. */
function isNew(control: Control, { url, dialogs }: Look, visit: Visit, clicked: Set<string>): boolean {
  const page = control.where === 'header' || control.where === 'footer' ? '' : new URL(url).pathname;
  const key = [page, kindOf(visit), plainName(dialogs.join()), subjectOf(control)].join(' ');
  return addNew(clicked, key);
}

/** Returns whether axe has not judged the page at this kind of width; marks it as judged. */
function isUnaxed({ url }: Look, visit: Visit, axed: Set<string>): boolean {
  return addNew(axed, `${new URL(url).pathname} ${kindOf(visit)}`);
}

async function takePicture(page: Page, cause: Cause, folder: string): Promise<void> {
  const { box, check } = cause;
  await page.evaluate((at) => {
    if (at === undefined) return;
    const frame = document.createElement('div');
    frame.id = 'explorer-frame';
    frame.style.cssText = `position:absolute;z-index:99999;pointer-events:none;outline:3px solid #00b400;left:${at.x - 4}px;top:${at.y - 4}px;width:${at.width + 8}px;height:${at.height + 8}px`;
    document.body.append(frame);
  }, box);
  cause.picture = await saveScreenshot(page, folder, `${check}-${String(Date.now() % 1e8)}`, true);
  await page.evaluate(() => document.getElementById('explorer-frame')?.remove());
}

async function saveScreenshot(page: Page, folder: string, name: string, fullPage: boolean): Promise<string> {
  const path = join(folder, `${name}.png`);
  await page.screenshot({ path, fullPage, animations: 'allow', timeout: patience(10_000) });
  return basename(path);
}
