/** Each failure shows a notice, unless the table (failurePlaces.ts) has another place for it. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as clients from '#generated/clients.ts';
import { services, type ServiceName } from '#generated/services.ts';
import { performPoliciesWith } from '../../api/performer.ts';
import { failurePlaces } from '../../api/policies/failurePlace/failurePlaces.ts';
import { providerAnswers } from '../../api/testing.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { hideSystemError, systemErrorStore } from '../overlay/systemError.ts';
import { performPolicy } from './performPolicy.ts';
import { restore, watchNotices } from './testing.ts';

beforeEach(watchNotices);
afterEach(restore);

type Call = (input: object, options: object) => Promise<unknown>;
const callOf = (service: ServiceName, operation: string): Call =>
  (clients[service] as unknown as Readonly<Record<string, Call>>)[operation] ?? expect.unreachable();

/** The requests of a verification report their own failures (verify.ts). */
const verification = ['checkNeedAuth', 'queryAcpAuthUrl'];
const calls = Object.entries(failurePlaces).flatMap(([service, table]) =>
  Object.entries(table)
    .filter(([operation]) => !verification.includes(operation))
    .map(([operation, place]) => ({ service: service as ServiceName, operation, place })),
);

/** Returns an envelope that the service reads as a refusal with this code. */
const refusal = (service: ServiceName, code: string) => {
  const inner = { code, msg: '提示', resCode: code, resDesc: '提示' };
  return service === 'gateway'
    ? { resultCode: '0', resultData: inner }
    : { ...inner, resultCode: code, resultMsg: '提示' };
};

/** Returns the code of a fault of the service; at the gateway, of its default system. */
const faultOf = (service: ServiceName): string => {
  const codes: readonly { code: string; kind: string; layer?: string }[] = Object.values(
    services[service].codes,
  );
  const fault = codes.find(({ kind, layer = 'default' }) => kind === 'fault' && layer === 'default');
  return fault?.code ?? expect.unreachable(`${service} has no fault`);
};

const failing = (error: Error) => () => vi.stubGlobal('fetch', () => Promise.reject(error));
const kinds = {
  'the code of a fault': (service) => providerAnswers({ body: refusal(service, faultOf(service)) }),
  'an unknown code': (service) => providerAnswers({ body: refusal(service, '4711') }),
  'HTTP 400': () => providerAnswers({ status: 400 }),
  'HTTP 500': () => providerAnswers({ status: 500 }),
  'a dropped connection': failing(new TypeError('failed to fetch')),
  'a timeout': failing(new DOMException('late', 'TimeoutError')),
} satisfies Record<string, (service: ServiceName) => unknown>;

const isShown = () =>
  vi.mocked(notify.error).mock.calls.length > 0 || systemErrorStore.snapshot() !== undefined;

/** Returns the message of the thrown error, which a card shows instead of the result. */
const words = async (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call should fail'),
    (error: unknown) => (error as Error).message,
  );

describe.each(Object.entries(kinds))('%s', (_kind, fail) => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
  afterEach(hideSystemError);

  test.each(calls)(
    'shows the failure of $service.$operation in the place of the table',
    { tags: ['out-silence-table'] },
    async ({ service, operation, place }) => {
      for (const silent of [false, true]) {
        fail(service);
        performPoliciesWith(performPolicy);
        const text = await words(callOf(service, operation)({}, { silent }));
        // The specification says that the failure shows nowhere.
        const isSilentBySpec = typeof place === 'object';
        const isInline = place === 'inline' && silent;
        expect(isShown(), `silent: ${String(silent)}`).toBe(!isSilentBySpec && !isInline);
        expect(text).not.toBe('');
        hideSystemError();
        vi.mocked(notify.error).mockClear();
      }
    },
  );
});

test(
  "has a table for every service, with only the specification's silent calls",
  { tags: ['out-silence-table'] },
  () => {
    expect(Object.keys(failurePlaces)).toEqual(Object.keys(services));
    const silent = calls.flatMap(({ operation, place }) =>
      typeof place === 'object' ? [`${operation}: ${place.spec}`] : [],
    );
    expect([...new Set(silent)].sort()).toEqual([
      'computeActionCodeVersion: 1 §7',
      'queryCouponInfo: 1 §7',
      'querySceneSourceInfo: 1 §7',
      'queryUserIncrLimitQual: 1 §7',
      'renewAccessFlowRoute: 2 §8',
      'settleProofSignCheck: 1 §7',
    ]);
  },
);
