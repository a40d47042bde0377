/** Waits until a page has settled; only then is a missing element a result. */
import { expect, type Page, type Request } from '@playwright/test';

/** Request types that a page can draw from. Pictures, films and reports change nothing under test. */
const drawnFrom = new Set(['document', 'script', 'stylesheet', 'fetch', 'xhr']);

/** Milliseconds, longer than the portal's own delays (debounce 300 ms, dialogs 100 ms: 2 §9). */
const OWN_DELAYS = 350;

/**
 * Watches a page from now on. The returned function waits until every answer is drawn: no request is open, and none starts during
 * an idle period. Elements that are still busy then wait for the user. Does not work with `page.clock`, because time stands still.
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
    }).toPass({ intervals: [50], timeout: 45_000 });
  };
}

/** Runs in the page: waits until it is idle twice. A timeout covers a busy browser that never reports idle time. */
const idleFor = (delay: number): Promise<void> =>
  new Promise((done) => {
    const idle = (next: () => void) => requestIdleCallback(next, { timeout: 1000 });
    idle(() => setTimeout(() => idle(done), delay));
  });
