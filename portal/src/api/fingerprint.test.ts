import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pollFingerprint } from './fingerprint.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('resolves on the first hit with fp and jsToken', { tags: ['fingerprint-fields'] }, async () => {
  const read = vi.fn(() => ({ eid: 'E', fp: 'F', jsToken: 'T' }));
  expect(await pollFingerprint(read)).toEqual({ eid: 'E', fp: 'F', jsToken: 'T' });
  expect(read).toHaveBeenCalledOnce();
});

test(
  'polls every 100 ms and stops empty after 30 tries',
  { tags: ['fingerprint-poll', 'fingerprint-30-tries-stop'] },
  async () => {
    const read = vi.fn(() => undefined);
    const answer = pollFingerprint(read);
    await vi.advanceTimersByTimeAsync(99);
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(read).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(read).toHaveBeenCalledTimes(30);
    expect(await answer).toEqual({ eid: '', fp: '', jsToken: '' });
  },
);

test('finds a script that loads late', async () => {
  const script: { found?: { eid: string } } = {};
  const answer = pollFingerprint(() => script.found);
  await vi.advanceTimersByTimeAsync(450);
  script.found = { eid: 'LATE' };
  await vi.advanceTimersByTimeAsync(100);
  expect(await answer).toEqual({ eid: 'LATE', fp: '', jsToken: '' });
});
