import { expect, test, vi } from 'vitest';
import { ApiError, type FailureKind } from '#generated/runtime/failure.ts';
import { submitOnce } from './submitOnce.ts';

const error = (kind: FailureKind, name?: string) =>
  new ApiError({
    service: 'provisional',
    operation: 'submitRepay',
    code: 'X',
    name,
    kind,
    message: '',
    requestId: '',
  });
const fails = (kind: FailureKind, name?: string) => () => Promise.reject(error(kind, name));
const notFoundCode = 'RepaymentNotFound';

test('returns the response without an inquiry', async () => {
  const send = vi.fn(() => Promise.resolve('HK1'));
  const ask = vi.fn(() => Promise.resolve('other'));
  expect(await submitOnce(send, 'key', { ask, notFoundCode })).toEqual({ state: 'taken', made: 'HK1' });
  expect(send).toHaveBeenCalledWith('key');
  expect(ask).not.toHaveBeenCalled();
});

test('throws a refusal without an inquiry', async () => {
  const ask = vi.fn(() => Promise.resolve('other'));
  await expect(submitOnce(fails('state'), 'key', { ask, notFoundCode })).rejects.toMatchObject({
    kind: 'state',
  });
  expect(ask).not.toHaveBeenCalled();
});

test.each(['timeout', 'http', 'network', 'unreadable', 'fault'] as const)(
  'asks once by the key, sends nothing again, and returns what the answer shows, after the failure %s',
  async (kind) => {
    const send = vi.fn(fails(kind));
    const ask = vi.fn(() => Promise.resolve('HK1'));
    expect(await submitOnce(send, 'key', { ask, notFoundCode })).toEqual({ state: 'taken', made: 'HK1' });
    expect(send).toHaveBeenCalledOnce();
    expect(ask.mock.calls).toEqual([['key']]);
    expect(await submitOnce(send, 'key', { ask: fails('state', notFoundCode), notFoundCode })).toEqual({
      state: 'not-taken',
    });
    expect(await submitOnce(send, 'key', { ask: () => Promise.resolve(undefined) })).toEqual({
      state: 'not-taken',
    });
    expect(await submitOnce(send, 'key', { ask: fails('network'), notFoundCode })).toEqual({
      state: 'unknown',
    });
  },
);

test('stays unknown without a possible inquiry', async () => {
  expect(await submitOnce(fails('network'), 'key')).toEqual({ state: 'unknown' });
});
