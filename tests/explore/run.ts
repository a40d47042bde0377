/** Processes a list of visits (or other items) on several pages in parallel, until the list or the time ends. */
import type { Browser, Page } from '@playwright/test';

/** An English browser in another time zone: texts that the browser writes itself, and times of its clock, stand out. */
export const contextOptions = { locale: 'en-US', timezoneId: 'America/New_York' } as const;

interface Running<Item> {
  readonly browser: Browser;
  readonly visits: readonly Item[];
  readonly workers: number;
  /** Time in ms after which no visit begins. */
  readonly until: number;
  readonly explore: (page: Page, visit: Item) => Promise<void>;
  readonly nameOf: (visit: Item) => string;
  readonly onVisit: (visit: Item, problem?: string) => void;
}

/** Processes all visits. A visit that throws is reported to `onVisit`, and the next one gets a new page. */
export async function run<Item>({
  browser,
  visits,
  workers,
  until,
  explore,
  nameOf,
  onVisit,
}: Running<Item>): Promise<void> {
  const waiting = [...visits];
  const work = async (): Promise<void> => {
    let page = await (await browser.newContext(contextOptions)).newPage();
    for (let visit = waiting.shift(); visit && Date.now() < until; visit = waiting.shift()) {
      try {
        await explore(page, visit);
        onVisit(visit);
      } catch (error) {
        onVisit(visit, `${nameOf(visit)}: ${error instanceof Error ? error.message : String(error)}`);
        await page.context().close();
        page = await (await browser.newContext(contextOptions)).newPage();
      }
    }
    await page.context().close();
  };
  await Promise.all(Array.from({ length: workers }, work));
}
