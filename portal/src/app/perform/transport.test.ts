/** Failures without an envelope: HTTP status, unreadable answers, timeouts. 1 §8 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { providerAnswers } from '../../api/testing.ts';
import { coupon, home, nickname, policiesOf, restore, watchNotices } from './testing.ts';

beforeEach(watchNotices);
afterEach(restore);

describe('transport', () => {
  test.each([
    ['legacy', 500, 'system-error'],
    ['legacy', 502, 'system-error'],
    ['legacy', 503, 'notify-exception'],
    ['standard', 400, 'notify-clear-cache'],
    ['gateway', 500, 'notify-exception'],
  ] as const)('maps %s HTTP %i to %s', async (service, status, policy) => {
    const { perform } = providerAnswers({ status });
    const call = { legacy: nickname, standard: coupon, gateway: home }[service];
    await expect(call()).rejects.toMatchObject({ kind: 'http', code: String(status) });
    expect(policiesOf(perform)).toEqual([policy]);
  });

  test('rejects a response that is no JSON, with a notice', async () => {
    const { perform } = providerAnswers({ body: undefined });
    await expect(nickname()).rejects.toMatchObject({ kind: 'unreadable' });
    expect(policiesOf(perform)).toEqual(['notify-exception']);
  });

  test('rejects on timeout, lost network and cancellation, each with its policy', async () => {
    const { perform } = providerAnswers();
    const failing = (error: Error) => vi.stubGlobal('fetch', () => Promise.reject(error));
    failing(new DOMException('late', 'TimeoutError'));
    await expect(nickname()).rejects.toMatchObject({ kind: 'timeout' });
    failing(new TypeError('failed to fetch'));
    await expect(nickname()).rejects.toMatchObject({ kind: 'network' });
    failing(new DOMException('gone', 'AbortError'));
    await expect(nickname({ signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'cancelled' });
    expect(policiesOf(perform)).toEqual(['notify-timeout', 'notify-exception', 'silence']);
  });
});
