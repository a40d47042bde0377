/** Looks at many pages without a page load for each: it navigates within the running portal, as links do. */
import type { Page } from '@playwright/test';
import { goTo, isInPortal } from '../../support/goTo.ts';
import { Judge } from '../judge.ts';
import { type Visit, type Width } from '../plan.ts';
import type { Finding } from '../rules/rule.ts';
import { sideways } from '../rules/seen.ts';
import { isLeaving } from './inPage.ts';
import { leadsSomewhere, openFresh, sizeOf, surroundings } from './portal.ts';
import { Session } from './session.ts';
import type { Exploration } from './visitPortal.ts';

export async function lookAround(
  page: Page,
  visits: readonly Visit[],
  { origin, book }: Pick<Exploration, 'origin' | 'book'>,
  widths: readonly Width[],
): Promise<void> {
  for (const [, sameScenario] of Map.groupBy(visits, ({ scenario }) => scenario)) {
    const session = new Session(page, surroundings(page, origin));
    const judge = new Judge(leadsSomewhere);
    session.begin();
    await openFresh(page, origin, sameScenario[0]!);
    for (const [index, visit] of sameScenario.entries()) {
      if (index > 0) await goTo(page, visit.path);
      // The next page opens at the last width of this one, which saves a layout.
      for (const width of index % 2 === 0 ? widths : widths.toReversed()) {
        await page.setViewportSize(sizeOf(width));
        await shownAtWidth(page);
        const look = await session.look();
        const observed = { kind: 'visited', look, happened: await session.happened(), axe: [] } as const;
        const at = { ...visit, width };
        book.note(judge.findings(observed), at, []);
        book.noteState(observed, at);
        if (width === '375') book.note(await zoomed(page), at, []);
      }
      book.addVisit({ ...visit, width: widths[0] ?? visit.width });
    }
    session.end();
  }
}

/** Window of a phone at 200 % zoom, in CSS px. */
const ZOOMED = { width: 188, height: 370 };

/** Looks at the page at 200 % zoom: it may be long, but must not scroll sideways. */
async function zoomed(page: Page): Promise<Finding[]> {
  const before = page.viewportSize();
  await page.setViewportSize(ZOOMED);
  const scrollWidth = await shownAtWidth(page);
  if (before) await page.setViewportSize(before);
  return isInPortal(page) ? sideways({ scrollWidth, width: ZOOMED.width, url: page.url() }) : [];
}

/**
 * Waits two frames: a page gets its new width in the first and shows it in the second.
 * @returns the width of the content; 0 for a page that navigates, which shows neither
 */
const shownAtWidth = (page: Page): Promise<number> =>
  page
    .evaluate(
      () =>
        new Promise<number>((resolve) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(document.documentElement.scrollWidth)),
          );
        }),
    )
    .catch((error: unknown) => {
      if (!isLeaving(error)) throw error;
      return 0;
    });
