import { burst } from '#tools/sim/redisBurst.ts';
import type { Attempt } from '../attempt.ts';
import { inStore } from '../stores.ts';

const SESSIONS = 32;
/** Requests of each session. */
const REQUESTS = 120;

export const attempt: Attempt = {
  issue: '34.1',
  title: 'loses, doubles and mixes no write of two processes on one Redis when one is killed',
  run: async () => {
    const counts = await inStore('redis', ({ store }) => burst(store, SESSIONS, REQUESTS));
    // `crossed`: answers that belong to another session.
    const { lost, doubled, crossed } = counts;
    return {
      figures: { ...counts },
      shortfalls: Object.entries({ lost, doubled, crossed }).flatMap(([kind, count]) =>
        count > 0 ? [`${count} ${kind}`] : [],
      ),
    };
  },
};
