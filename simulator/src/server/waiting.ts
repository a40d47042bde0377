/** Limits the requests that wait, for a fault, a recording or a slow transport: their time, number and bytes. */
import { LONGEST_DELAY_MS } from '../world/values/duration.ts';

export const waitingLimits = {
  /** Maximum waiting requests of all sessions together. */
  count: 1_000,
  /** Maximum of one session. */
  ofSession: 100,
  /** Maximum bytes of the bodies that they hold together. */
  bytes: 32_000_000,
} as const;

/** The limit of waiting requests is reached. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
  readonly status: 429 | 503;

  constructor(status: 429 | 503, message: string) {
    super(`${message}，本次请求不再等待，也未处理`);
    this.status = status;
  }
}

/** The waiting client: the part of Node's response that tells whether the connection is open. */
export interface Client {
  readonly destroyed: boolean;
  once(event: 'close', listener: () => void): unknown;
  off(event: 'close', listener: () => void): unknown;
}

interface Waiter {
  readonly sessionId: string;
  readonly client?: Client | undefined;
  /** Bytes of its body while it waits. */
  readonly bytes?: number;
}

export class Waiting {
  #count = 0;
  #bytes = 0;
  readonly #bySession = new Map<string, number>();

  get count(): number {
    return this.#count;
  }

  /** Waits for this time or until the client leaves. @throws TooManyWaiting */
  wait(ms: number, waiter: Waiter): Promise<void> {
    return this.during(waiter, () => pause(ms, waiter.client));
  }

  /** Counts a request as waiting while `act` runs. @throws TooManyWaiting */
  async during(waiter: Waiter, act: () => Promise<void>): Promise<void> {
    const leave = this.#enter(waiter);
    try {
      await act();
    } finally {
      leave();
    }
  }

  /** Counts a request as waiting. @returns a function that ends the wait */
  #enter({ sessionId, bytes = 0 }: Waiter): () => void {
    const ofSession = this.#bySession.get(sessionId) ?? 0;
    if (ofSession >= waitingLimits.ofSession)
      throw new TooManyWaiting(
        429,
        `会话 ${sessionId} 已有 ${ofSession} 个请求在等待，至多 ${waitingLimits.ofSession} 个`,
      );
    if (this.#count >= waitingLimits.count)
      throw new TooManyWaiting(503, `已有 ${this.#count} 个请求在等待，至多 ${waitingLimits.count} 个`);
    if (this.#bytes + bytes > waitingLimits.bytes)
      throw new TooManyWaiting(503, `等待中的请求正文超过 ${waitingLimits.bytes / 1_000_000} MB`);
    this.#count += 1;
    this.#bytes += bytes;
    this.#bySession.set(sessionId, ofSession + 1);
    return () => {
      this.#count -= 1;
      this.#bytes -= bytes;
      const left = (this.#bySession.get(sessionId) ?? 1) - 1;
      if (left === 0) this.#bySession.delete(sessionId);
      else this.#bySession.set(sessionId, left);
    };
  }
}

/** Resolves after this time in ms, at most ten minutes, or when the client leaves. */
export const pause = (ms: number, client?: Client): Promise<void> =>
  new Promise((done) => {
    if (client?.destroyed === true) return done();
    const end = (): void => {
      clearTimeout(timer);
      client?.off('close', end);
      done();
    };
    const timer = setTimeout(end, Math.min(ms, LONGEST_DELAY_MS));
    client?.once('close', end);
  });
