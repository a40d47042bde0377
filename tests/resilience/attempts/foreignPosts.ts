import { startSimulator } from '#tools/simulatorProcess.ts';
import { rawRequest } from '../../support/rawRequest.ts';
import type { Attempt } from '../attempt.ts';

/** Number of posts that were sent when the fault of the issue below was found. */
const POSTS = 12_080;
const AT_ONCE = 32;
const COUPON = '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo';

export const attempt: Attempt = {
  issue: '34.13',
  title: 'refuses every post of another site’s page, and makes no session for it',
  run: async () => {
    const simulator = await startSimulator({ env: { SIM_STORE: 'memory' } });
    try {
      const sessions = async (): Promise<number> => {
        const { text } = await rawRequest(simulator.origin, '/_sim/metrics');
        return Number(/^sim_sessions (\d+)/m.exec(text)?.[1]);
      };
      const before = await sessions();
      const rss = simulator.rss();
      const cpu = simulator.cpuMs();
      let refused = 0;
      const post = async (index: number): Promise<void> => {
        const path = index % 2 === 0 ? COUPON : '/_sim/ext/mall';
        const foreign: Record<string, string> =
          index % 4 < 2 ? { 'sec-fetch-site': 'cross-site' } : { origin: 'http://evil.example' };
        const headers = { 'content-type': 'text/plain', ...foreign };
        const { status } = await rawRequest(simulator.origin, path, { method: 'POST', headers, body: '{}' });
        if (status === 403) refused += 1;
      };
      for (let sent = 0; sent < POSTS; sent += AT_ONCE)
        await Promise.all(
          Array.from({ length: Math.min(AT_ONCE, POSTS - sent) }, (_, each) => post(sent + each)),
        );
      const made = (await sessions()) - before;
      return {
        figures: {
          posts: POSTS,
          refused,
          sessionsMade: made,
          cpuMsEach: Math.round((100 * (simulator.cpuMs() - cpu)) / POSTS) / 100,
          rssGrownMB: simulator.rss() - rss,
        },
        shortfalls: [
          ...(refused < POSTS ? [`${POSTS - refused} of ${POSTS} requests were not refused`] : []),
          ...(made > 0 ? [`${made} sessions were made`] : []),
        ],
      };
    } finally {
      await simulator.stop();
    }
  },
};
