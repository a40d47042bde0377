/** Connection to a Redis (or Valkey). Timeouts and connection errors become StoreGone. */
import { createHash } from 'node:crypto';
import { createClient } from '@redis/client';
import { StoreGone } from './storeGone.ts';

export interface RedisConnection {
  readonly client: ReturnType<typeof clientAt>;
  /** `127.0.0.1:6379` */
  readonly host: string;
  /** @throws StoreGone if no response arrives */
  readonly withTimeout: <Answer>(ask: () => Promise<Answer>) => Promise<Answer>;
  /** Runs a script, which Redis caches after the first time. @throws StoreGone */
  readonly run: (script: string, keys: readonly string[], values: readonly string[]) => Promise<unknown>;
}

/** Long: a busy process reads its responses late, and a lost connection is reported at once. */
const ANSWER_MS = 20_000;

// Commands that cannot be sent fail at once, and none is sent twice: a write with a lost response may have happened.
const clientAt = (url: string) =>
  createClient({ url, disableOfflineQueue: true, socket: { connectTimeout: ANSWER_MS } });

/** @throws StoreGone if the address does not answer */
export async function redisConnection(url: string, onFailure?: () => void): Promise<RedisConnection> {
  const { host } = new URL(url);
  const client = clientAt(url);
  let connected = false;
  // Without a listener a lost connection would end the process; each request reports it itself.
  client.on('error', (error) => {
    if (!connected) client.destroy();
    else console.error(`Redis ${host}:`, error instanceof Error ? error.message : error);
  });
  const withTimeout = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
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
  await withTimeout(() => client.connect());
  connected = true;
  const run: RedisConnection['run'] = (script, keys, values) => {
    const options = { keys: [...keys], arguments: [...values] };
    return withTimeout(() =>
      client.evalSha(shaOf(script), options).catch((error: unknown) => {
        if (error instanceof Error && error.message.startsWith('NOSCRIPT'))
          return client.eval(script, options);
        throw error;
      }),
    );
  };
  return { client, host, withTimeout, run };
}

const shas = new Map<string, string>();

function shaOf(script: string): string {
  const known = shas.get(script) ?? createHash('sha1').update(script).digest('hex');
  shas.set(script, known);
  return known;
}
