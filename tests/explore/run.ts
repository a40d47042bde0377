/** Works through a list of visits, on several pages at once, until it ends or the time is over. */
import type { Browser, Page } from '@playwright/test';
import { idOf, type Visit } from './plan.ts';

/** As a buyer's browser in Shanghai. */
export const contextOptions = { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' } as const;

interface Running {
  readonly browser: Browser;
  readonly visits: readonly Visit[];
  readonly workers: number;
  readonly until: number;
  readonly explore: (page: Page, visit: Visit) => Promise<void>;
  readonly onVisit: (visit: Visit, problem?: string) => void;
}

export async function run({ browser, visits, workers, until, explore, onVisit }: Running): Promise<void> {
  const waiting = [...visits];
  const work = async (): Promise<void> => {
    let page = await (await browser.newContext(contextOptions)).newPage();
    for (let visit = waiting.shift(); visit && Date.now() < until; visit = waiting.shift()) {
      try {
        await explore(page, visit);
        onVisit(visit);
      } catch (error) {
        onVisit(visit, `${idOf(visit)}: ${error instanceof Error ? error.message : String(error)}`);
        await page.context().close();
        page = await (await browser.newContext(contextOptions)).newPage();
      }
    }
    await page.context().close();
  };
  await Promise.all(Array.from({ length: workers }, work));
}
