/**
 * `npm run proof -- sim:redis`: 64 sessions, 200 requests each, in turn to two processes that share them by Redis; one is killed in
 * between. Nothing acknowledged is lost, nothing happens twice, no answer is another session's.
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
