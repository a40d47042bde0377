import { inParallel } from '#tools/sim/inParallel.ts';
import type { Attempt } from '../attempt.ts';
import { connections, kept, pay, shortfallsOf } from '../payments.ts';
import { inStore } from '../stores.ts';

const SESSIONS = 12_000;
/** Maximum memory in MB with all sessions in use, and maximum seconds until the restarted simulator is ready. */
const MOST_MB = 1000;
const MOST_SECONDS = 15;

export const attempt: Attempt = {
  issue: '34.6',
  title: 'continues 12,000 changed sessions after a restart in bounded memory',
  run: () =>
    inStore('file', async ({ start }) => {
      const first = await start();
      const client = connections(first.origin, 32);
      const ids = Array.from({ length: SESSIONS }, (_, index) => `restarted-${index}`);
      const payments = await inParallel(ids, 32, (id) => pay(client, id));
      client.close();
      const madeMb = first.rss();
      await first.stop();
      const began = performance.now();
      const second = await start();
      const seconds = (performance.now() - began) / 1000;
      const readyMb = second.rss();
      const counts = await kept(payments, second.origin);
      const usedMb = second.rss();
      return {
        figures: {
          ...counts,
          made_rss_mb: madeMb,
          ready_seconds: Math.round(seconds * 10) / 10,
          ready_rss_mb: readyMb,
          all_used_rss_mb: usedMb,
        },
        shortfalls: [
          ...shortfallsOf('file', counts),
          ...(counts.acknowledged < SESSIONS ? [`only ${counts.acknowledged} were made`] : []),
          ...(usedMb > MOST_MB ? [`they take ${usedMb} MB, above ${MOST_MB}`] : []),
          ...(seconds > MOST_SECONDS ? [`it was ready after ${seconds} s, above ${MOST_SECONDS}`] : []),
        ],
      };
    }),
};
