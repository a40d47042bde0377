/**
 * `npm run proof -- sim:redis`: 64 sessions with 200 requests each, alternating between two processes that share them in Redis; one
 * process is killed in between. No acknowledged write is lost, none is applied twice, no answer belongs to another session.
 */
import { optionsOf } from '../command.ts';
import { burst } from './redisBurst.ts';
import { startRedis } from './redisServer.ts';
import { finish, rounded } from './table.ts';

optionsOf('npm run proof -- sim:redis', {});

const SESSIONS = 64;
const REQUESTS = 200;

const started = performance.now();
const redis = await startRedis();
try {
  const counts = await burst(redis.url, SESSIONS, REQUESTS);
  const { lost, doubled, crossed } = counts;
  finish(
    {
      sessions: SESSIONS,
      requests: SESSIONS * REQUESTS,
      ...counts,
      seconds: rounded((performance.now() - started) / 1000),
    },
    Object.entries({ lost, doubled, crossed }).flatMap(([what, many]) =>
      many > 0 ? [`${many} ${what}`] : [],
    ),
  );
} finally {
  await redis.stop();
}
