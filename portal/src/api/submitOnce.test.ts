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
const unheardOf = 'RepaymentNotFound';

test('an answer is an answer, and nobody asks', async () => {
  const ask = vi.fn(() => Promise.resolve('other'));
  const result = await submitOnce({ send: () => Promise.resolve('HK1'), ask, unheardOf });
  expect(result).toEqual({ state: 'taken', made: 'HK1' });
  expect(ask).not.toHaveBeenCalled();
});

test('a refusal is thrown, and nobody asks', async () => {
  const ask = vi.fn(() => Promise.resolve('other'));
  await expect(submitOnce({ send: fails('state'), ask, unheardOf })).rejects.toMatchObject({ kind: 'state' });
  expect(ask).not.toHaveBeenCalled();
});

test.each(['timeout', 'http', 'network', 'unreadable', 'fault'] as const)(
  '%s: asks once and sends no second time',
  async (kind) => {
    const send = vi.fn(fails(kind));
    const ask = () => Promise.resolve('HK1');
    expect(await submitOnce({ send, ask, unheardOf })).toEqual({ state: 'taken', made: 'HK1' });
    expect(send).toHaveBeenCalledOnce();
    expect(await submitOnce({ send, ask: fails('state', unheardOf), unheardOf })).toEqual({
      state: 'not-taken',
    });
    expect(await submitOnce({ send, ask: fails('network'), unheardOf })).toEqual({ state: 'unknown' });
  },
);
