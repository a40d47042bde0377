import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as clients from '#generated/clients.ts';
import { services, type ServiceName } from '#generated/services.ts';
import { performPoliciesWith } from '../../api/performer.ts';
import { tellings } from '../../api/policies/telling/tellingOf.ts';
import { providerAnswers } from '../../api/testing.ts';
import { hideSystemError, systemErrorStore } from '../overlay/systemError.ts';
import { performPolicy } from './performPolicy.ts';

vi.mock('../../ui/feedback/notify.ts', () => ({
  notify: { info: vi.fn(), success: vi.fn(), warning: vi.fn(), error: vi.fn() },
}));
const { notify } = await import('../../ui/feedback/notify.ts');

type Call = (input: object, options: object) => Promise<unknown>;
const callOf = (service: ServiceName, operation: string): Call =>
  (clients[service] as unknown as Readonly<Record<string, Call>>)[operation] ?? expect.unreachable();

/** The calls of a verification report themselves (verify.ts). */
const verification = ['checkNeedAuth', 'queryAcpAuthUrl'];
const calls = Object.entries(tellings).flatMap(([service, table]) =>
  Object.entries(table)
    .filter(([operation]) => !verification.includes(operation))
    .map(([operation, telling]) => ({ service: service as ServiceName, operation, telling })),
);

/** An envelope that every service reads as a refusal with this code. */
const refusal = (service: ServiceName, code: string) => {
  const inner = { code, msg: '提示', resCode: code, resDesc: '提示' };
  return service === 'gateway'
    ? { resultCode: '0', resultData: inner }
    : { ...inner, resultCode: code, resultMsg: '提示' };
};

const business: Readonly<Record<ServiceName, string>> = {
  legacy: '9999',
  standard: '9999999',
  gateway: '9001',
  activity: '99999',
  provisional: '9999999',
};

const failing = (error: Error) => () => vi.stubGlobal('fetch', () => Promise.reject(error));
const kinds = {
  'a business code': (service) => providerAnswers({ body: refusal(service, business[service]) }),
  'an unknown code': (service) => providerAnswers({ body: refusal(service, '4711') }),
  'HTTP 400': () => providerAnswers({ status: 400 }),
  'HTTP 500': () => providerAnswers({ status: 500 }),
  'a dropped connection': failing(new TypeError('failed to fetch')),
  'a timeout': failing(new DOMException('late', 'TimeoutError')),
} satisfies Record<string, (service: ServiceName) => unknown>;

beforeEach(() => {
  providerAnswers();
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  hideSystemError();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const isTold = () =>
  vi.mocked(notify.error).mock.calls.length > 0 || systemErrorStore.snapshot() !== undefined;

/** The words that stand where the answer would: what the call throws. */
const words = async (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call should fail'),
    (error: unknown) => (error as Error).message,
  );

describe.each(Object.entries(kinds))('%s', (_kind, fail) => {
  test.each(calls)(
    '$service.$operation is told where the table says [out-silence-table]',
    async ({ service, operation, telling }) => {
      for (const silent of [false, true]) {
        fail(service);
        performPoliciesWith(performPolicy);
        const said = await words(callOf(service, operation)({}, { silent }));
        const quiet = typeof telling === 'object' || (telling === 'place' && silent);
        expect(isTold(), `silent: ${String(silent)}`).toBe(!quiet);
        // A card that shows the failure has words for it.
        expect(said).not.toBe('');
        hideSystemError();
        vi.mocked(notify.error).mockClear();
      }
    },
  );
});

test('every service has a table, and only the calls that the specification names are silent [out-silence-table]', () => {
  expect(Object.keys(tellings)).toEqual(Object.keys(services));
  const silent = calls.flatMap(({ operation, telling }) =>
    typeof telling === 'object' ? [`${operation}: ${telling.spec}`] : [],
  );
  expect([...new Set(silent)].sort()).toEqual([
    'computeActionCodeVersion: 1 §7',
    'queryCouponInfo: 1 §7',
    'querySceneSourceInfo: 1 §7',
    'queryUserIncrLimitQual: 1 §7',
    'renewAccessFlowRoute: 2 §8',
    'settleProofSignCheck: 1 §7',
  ]);
});
