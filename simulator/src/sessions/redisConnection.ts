/** The way to a Redis (or Valkey): what it does not answer in time, or cannot be asked, is said as such. */
import { createClient } from '@redis/client';
import { StoreGone } from './storeGone.ts';

export interface RedisConnection {
  readonly client: ReturnType<typeof clientAt>;
  /** `127.0.0.1:6379` */
  readonly host: string;
  /** @throws StoreGone where no answer comes */
  readonly asking: <Answer>(ask: () => Promise<Answer>) => Promise<Answer>;
}

/** Long: a process that is busy reads its answers late, and a connection that is lost is said at once. */
const ANSWER_MS = 20_000;

// What is not sent at once fails at once, and nothing is sent twice: a write whose answer was lost may have happened.
const clientAt = (url: string) =>
  createClient({ url, disableOfflineQueue: true, socket: { connectTimeout: ANSWER_MS } });

/** @throws StoreGone where nobody answers at the address */
export async function redisConnection(url: string, onFailure?: () => void): Promise<RedisConnection> {
  const { host } = new URL(url);
  const client = clientAt(url);
  let connected = false;
  // Without a listener a lost connection would end the process; each request says it by itself.
  client.on('error', (error) => {
    if (!connected) client.destroy();
    else console.error(`Redis ${host}:`, error instanceof Error ? error.message : error);
  });
  const asking = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, fail) => {
      timer = setTimeout(() => fail(new Error(`${ANSWER_MS} ms`)), ANSWER_MS);
    });
    try {
      return await Promise.race([ask(), late]);
    } catch (error) {
      onFailure?.();
      throw new StoreGone(`Redis（${host}）`, error);
    } finally {
      clearTimeout(timer);
    }
  };
  await asking(() => client.connect());
  connected = true;
  return { client, host, asking };
}
