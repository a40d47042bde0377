/** Breaks and repairs the connection of the browser. */
import type { Page } from '@playwright/test';
import type { Failed } from '../observed.ts';

/** A weak phone connection: bytes per second, and milliseconds until a response begins. */
const SLOW = { throughput: 50_000, latency: 400 };
/** Chrome's value for a connection without a limit. */
const UNLIMITED = { throughput: -1, latency: 0 };

/** @returns the function that repairs the connection */
export async function breakConnection(page: Page, kind: Failed['fault']): Promise<() => Promise<void>> {
  const context = page.context();
  switch (kind) {
    case 'offline':
      await context.setOffline(true);
      return () => context.setOffline(false);
    case 'slow': {
      const devtools = await context.newCDPSession(page);
      const emulate = ({ throughput, latency }: typeof SLOW) =>
        devtools.send('Network.emulateNetworkConditions', {
          offline: false,
          latency,
          downloadThroughput: throughput,
          uploadThroughput: throughput,
        });
      await emulate(SLOW);
      return async () => {
        await emulate(UNLIMITED);
        await devtools.detach();
      };
    }
    case 'server gone':
      // The browser counts as online, but no server responds.
      await context.route('**', (route) => route.abort('connectionrefused'));
      return () => context.unroute('**');
    // Faults of the response, which a fault of the simulator makes.
    default:
      return () => Promise.resolve();
  }
}
