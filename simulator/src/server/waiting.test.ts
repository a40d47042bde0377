import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TooManyWaiting, Waiting, waitingLimits } from './waiting.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTES = 60_000;

class LeavingClient extends EventEmitter {
  destroyed = false;
  leave(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

test('waits the requested time, at most ten minutes', async () => {
  const waiting = new Waiting();
  void waiting.wait(1000, { sessionId: 'a' });
  void waiting.wait(1000 * MINUTES, { sessionId: 'a' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(waiting.count).toBe(1);
  await vi.advanceTimersByTimeAsync(10 * MINUTES);
  expect(waiting.count).toBe(0);
});

test('ends a wait when the client leaves or has left, without a remaining listener or timer', async () => {
  const waiting = new Waiting();
  const client = new LeavingClient();
  const waits = waiting.wait(MINUTES, { sessionId: 'a', client });
  expect(waiting.count).toBe(1);
  client.leave();
  await waits;
  expect([waiting.count, client.listenerCount('close'), vi.getTimerCount()]).toEqual([0, 0, 0]);
  await waiting.wait(MINUTES, { sessionId: 'a', client });
});

test.each([
  ['of one session', waitingLimits.ofSession, () => ({ sessionId: 'a' }), { sessionId: 'a' }, 429],
  [
    'of all sessions',
    waitingLimits.count,
    (at: number) => ({ sessionId: `s${at}` }),
    { sessionId: 'a' },
    503,
  ],
  [
    'of all bodies together',
    1,
    () => ({ sessionId: 'a', bytes: waitingLimits.bytes }),
    { sessionId: 'b', bytes: 1 },
    503,
  ],
])(
  'refuses a wait above the limit %s, and accepts it after one has ended',
  async (_what, count, waiter, more, status) => {
    const waiting = new Waiting();
    const client = new LeavingClient();
    for (let at = 0; at < count; at += 1)
      void waiting.wait(MINUTES, { ...waiter(at), ...(at === 0 && { client }) });
    await expect(waiting.wait(1, more)).rejects.toSatisfy(
      (error) => error instanceof TooManyWaiting && error.status === status,
    );
    client.leave();
    await vi.advanceTimersByTimeAsync(0);
    void waiting.wait(MINUTES, more);
    expect(waiting.count).toBe(count);
  },
);
