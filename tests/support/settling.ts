/** When a page has come to rest: only then does what is not there mean that it will not be there. */
import { expect, type Page, type Request } from '@playwright/test';

/** What a page can draw from. A picture, a film or a report that nobody waits for changes nothing that is asked for. */
const drawnFrom = new Set(['document', 'script', 'stylesheet', 'fetch', 'xhr']);

/** Longer than what the portal itself lets pass before it asks or shows (debounce 300 ms, dialogs 100 ms: 2 §9). */
const OWN_DELAYS = 350;

/**
 * Watches a page from now on. The function it returns waits until every answer is there and drawn: no call under way, and
 * none begun while the page had time for all it wanted to do. What still says that it is busy then waits for the user.
 * Where a test has taken the page's clock (`page.clock`), time stands still and this would wait for ever.
 */
export function settling(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let begun = 0;
  page.on('request', (request) => {
    if (!drawnFrom.has(request.resourceType())) return;
    begun += 1;
    underWay.add(request);
  });
  const end = (request: Request) => void underWay.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);

  const addresses = () => [...underWay].map((request) => request.url());
  return async () => {
    await expect(async () => {
      expect(addresses(), 'calls under way').toEqual([]);
      const before = begun;
      await page.evaluate(idleFor, OWN_DELAYS);
      expect(begun - before, 'calls begun meanwhile').toBe(0);
    }).toPass({ intervals: [50], timeout: 20_000 });
  };
}

/** In the page: it has nothing to do, and after a while has nothing to do again. A browser in need may never say so by itself. */
const idleFor = (delay: number): Promise<void> =>
  new Promise((done) => {
    const idle = (next: () => void) => requestIdleCallback(next, { timeout: 1000 });
    idle(() => setTimeout(() => idle(done), delay));
  });
