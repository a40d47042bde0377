/** Judges one page with axe, light and dark, and looks at it with its texts at twice their size. */
import type { Page } from '@playwright/test';
import { Judge } from '../judge.ts';
import { idOf, type Visit } from '../plan.ts';
import { sideways } from '../rules/seen.ts';
import { axe } from './axe.ts';
import { leadsSomewhere, openFresh, surroundings } from './portal.ts';
import { Session } from './session.ts';
import type { Exploration } from './visitPortal.ts';

const themes = ['light', 'dark'] as const;

export async function visitByAxe(
  page: Page,
  visit: Visit,
  { origin, book }: Pick<Exploration, 'origin' | 'book'>,
): Promise<void> {
  const session = new Session(page, surroundings(page, origin));
  const judge = new Judge(leadsSomewhere, ['allowed']);
  const repeat = `--axe --only '${idOf(visit)}'`;
  try {
    book.addVisit(visit);
    for (const theme of themes) {
      // Axe reads the colours of a moment: a change of theme must not fade in.
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      if (theme === 'light') await openFresh(page, origin, visit);
      const look = await session.look();
      const happened = await session.happened();
      const observed = { kind: 'visited', look, happened, axe: await axe(page) } as const;
      const found = judge.findings(observed);
      book.note(
        found.map((finding) => ({ ...finding, subject: `${theme} ${finding.subject}`, repeat })),
        visit,
        [],
      );
      book.noteState(observed, visit);
    }
    // WCAG 2.2, 1.4.4
    await enlargeTexts(page);
    const { url } = await session.look();
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    const width = await page.evaluate(() => innerWidth);
    book.note(
      sideways({ scrollWidth, width, url }).map((finding) => ({ ...finding, repeat })),
      visit,
      [],
    );
  } finally {
    session.end();
    await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  }
}

/** Doubles the font size of every text, as a browser's zoom of texts alone does: boxes keep their widths. */
const enlargeTexts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sizes = [...document.body.querySelectorAll<HTMLElement | SVGElement>('*')].map(
      (element) => [element, Number.parseFloat(getComputedStyle(element).fontSize)] as const,
    );
    for (const [element, size] of sizes) element.style.fontSize = `${String(2 * size)}px`;
  });
