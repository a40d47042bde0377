/** Breaks and repairs the connection of the browser. */
import type { Page } from '@playwright/test';
import type { Failed } from '../observed.ts';

/** Bytes per second of a weak phone connection. */
const SLOW = 50_000;

/** @returns the function that repairs the connection */
export async function breakConnection(page: Page, kind: Failed['fault']): Promise<() => Promise<void>> {
  const context = page.context();
  switch (kind) {
    case 'offline':
      await context.setOffline(true);
      return () => context.setOffline(false);
    case 'slow': {
      const devtools = await context.newCDPSession(page);
      const emulate = (throughput: number) =>
        devtools.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: throughput > 0 ? 400 : 0,
          downloadThroughput: throughput,
          uploadThroughput: throughput,
        });
      await emulate(SLOW);
      return async () => {
        await emulate(-1);
        await devtools.detach();
      };
    }
    case 'server gone':
      // The browser counts as online, but no server responds.
      await context.route('**', (route) => route.abort('connectionrefused'));
      return () => context.unroute('**');
    default:
      return () => Promise.resolve();
  }
}
