/** Waits until a page has settled; only then is a missing element a result. */
import { expect, type Page, type Request } from '@playwright/test';
import { patience } from '#tools/patience.mjs';

/** Request types that can change a page. Pictures, films and reports change no tested part. */
const drawnFrom = new Set(['document', 'script', 'stylesheet', 'fetch', 'xhr']);

/** A wait in ms that is longer than the portal's own delays (debounce 300 ms, dialogs 100 ms: 2 §9). */
const OWN_DELAYS = 350;

/**
 * Watches a page from now on. The returned function waits until every answer is drawn: no request is open, and none starts during
 * an idle period. Elements that are still busy then wait for the user. Does not work with `page.clock`, because time stands still.
 */
export function settling(page: Page): () => Promise<void> {
  const openRequests = new Set<Request>();
  let started = 0;
  page.on('request', (request) => {
    if (!drawnFrom.has(request.resourceType())) return;
    started += 1;
    openRequests.add(request);
  });
  const end = (request: Request) => void openRequests.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);

  const addresses = () => [...openRequests].map((request) => request.url());
  return async () => {
    await expect(async () => {
      expect(addresses(), 'open requests').toEqual([]);
      const before = started;
      await page.evaluate(idleFor, OWN_DELAYS);
      expect(started - before, 'requests started meanwhile').toBe(0);
    }).toPass({ intervals: [50], timeout: patience(45_000) });
  };
}

/** Runs in the page: waits until it is idle twice. A timeout covers a busy browser that never reports idle time. */
const idleFor = (delay: number): Promise<void> =>
  new Promise((done) => {
    const idle = (next: () => void) => requestIdleCallback(next, { timeout: 1000 });
    idle(() => setTimeout(() => idle(done), delay));
  });
