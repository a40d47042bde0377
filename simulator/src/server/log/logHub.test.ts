import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryLog } from '../../sessions/log.ts';
import { LogHub, streamLimits } from './logHub.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test(
  'drops a follower that accepts no data for 30 seconds, and keeps one that accepts it before',
  { tags: ['hold-streams'] },
  async () => {
    const log = memoryLog({ entries: 10, bytes: 1e6, totalBytes: 1e7 });
    await log.append('s', 'a.b', 0, () => ({
      at: '2026-11-12T10:00:00+08:00',
      method: 'GET',
      path: '/',
      status: 200,
      answeredBy: 'world',
      valid: { request: true, response: true },
      ms: 1,
    }));
    const hub = new LogHub(log, 's');
    const [stuck, slow] = [0, 1].map(() => {
      const sink = Object.assign(new EventEmitter(), { write: vi.fn(() => false), destroy: vi.fn() });
      hub.follow(sink, {}, 0);
      return sink;
    });
    await vi.advanceTimersByTimeAsync(streamLimits.stuckMs - 1);
    expect(stuck?.write).toHaveBeenCalledOnce();
    slow?.emit('drain');
    expect(stuck?.destroy).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(stuck?.destroy).toHaveBeenCalledOnce();
    expect(slow?.destroy).not.toHaveBeenCalled();
  },
);
