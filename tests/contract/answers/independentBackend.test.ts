/**
 * Tests that the second backend (independent of the simulator) satisfies the standard service's contract: every operation, and every
 * row of its error tables that a request or a login can trigger.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '#generated/standard/operations.ts';
import { examples } from '#tools/contract/examples.ts';
import { validatorsOf } from '#tools/validators/index.ts';
import { loginAs, startBackend } from '../../../checker/tests/support/independentBackend/server.ts';

type Id = keyof typeof operations;
type Input = Readonly<Record<string, unknown>>;
interface Envelope {
  readonly resultCode: string;
  readonly resultData: unknown;
}

const ids = Object.keys(operations) as Id[];
const validators = await validatorsOf<Id>('standard');
let backend: Awaited<ReturnType<typeof startBackend>>;
beforeAll(async () => void (backend = await startBackend()));
afterAll(() => backend.close());

const requestsOf = (id: Id) => Object.values(examples.standard[id]?.request ?? {}) as Input[];

async function send(
  id: Id,
  body: string,
  { user, type = 'application/json' }: { user?: string; type?: string } = {},
) {
  const headers: Record<string, string> = { 'content-type': type };
  if (user !== undefined) headers['cookie'] = await loginAs(backend.origin, user);
  return fetch(`${backend.origin}/jcstd-api${operations[id].path}`, {
    method: 'POST',
    headers,
    body,
  });
}

/** Sends a request and asserts that the response satisfies the contract. */
async function ask(id: Id, input: unknown, user?: string): Promise<Envelope> {
  const answered = await send(id, JSON.stringify(input), user === undefined ? {} : { user });
  expect(answered.status).toBe(200);
  expect(answered.headers.get('content-type')).toBe('application/json');
  const envelope: Envelope = await answered.json();
  const validate = validators.responses[id];
  expect(validate(envelope), JSON.stringify(validate.errors)).toBe(true);
  return envelope;
}

test('covers the 12 operations of the service', () => {
  expect(ids).toHaveLength(12);
});

test.each(ids)('succeeds with the examples of %s', async (id) => {
  for (const input of requestsOf(id)) expect((await ask(id, input, 'yueming')).resultCode).toBe('0000000');
});

test.each(ids)('checks the login before the request: %s', async (id) => {
  const open = 'login' in operations[id];
  expect((await ask(id, {})).resultCode).toBe(open ? 'E9000001' : '0000006');
});

test.each(ids)(
  'judges missing, mistyped and null members as the schema does, and refuses non-objects: %s',
  async (id) => {
    const [example = {}] = requestsOf(id);
    const without = (name: string) =>
      Object.fromEntries(Object.entries(example).filter(([key]) => key !== name));
    for (const name of Object.keys(example)) {
      const wrong = [{ ...example, [name]: 7 }, { ...example, [name]: null }, without(name)];
      for (const input of wrong) {
        const { resultCode } = await ask(id, input, 'yueming');
        const valid = validators.requests[id](input);
        expect({ input, resultCode }).toEqual({ input, resultCode: valid ? '0000000' : 'E9000001' });
      }
    }
    for (const input of [[], 'text', 7, null])
      expect((await ask(id, input, 'yueming')).resultCode).toBe('E9000001');
  },
);

test.each<[Id, string, string, Input?]>([
  ['settleProofSignCheck', 'yueming-shop', 'E9000002'],
  ['settleProofSignCheck', 'yueming-shop', 'E9000002', { productCode: '12008' }],
  ['settleProofSignCheck', 'yueming', 'E9000003', { productCode: '12008' }],
  ['checkNeedAuth', 'unnamed', '0170022'],
  ['queryAcpAuthUrl', 'in-check', '0170029'],
  ['queryAvailChannelCoupons', 'stranger', '0000016'],
  ['queryAvailChannelCoupons', 'risky', '0000099'],
  ['queryAvailChannelCoupons', 'dry-channel', '0000019'],
  ['queryAvailChannelCoupons', 'late', '0000021'],
  ['queryProductOpenInfo', 'channel-down', '0000029'],
  ['queryProductOpenInfo', 'opening-other', 'E1200007'],
  ['queryProductOpenInfo', 'in-verification', 'E1200008'],
  ['queryUserAccessQualification', 'in-review', 'E1200009'],
  ['queryUserAccessQualification', 'refused-lately', 'E1200010'],
])('refuses %s for the login %s with %s', async (id, user, code, input = requestsOf(id)[0]) => {
  expect(await ask(id, input, user)).toMatchObject({ resultCode: code, resultData: null });
});

test.each(ids)('%s fails as documented for the login that always fails', async (id) => {
  expect((await ask(id, requestsOf(id)[0], 'unlucky')).resultCode).toBe('9999999');
});

test('accepts a visitor where the operation or the request needs no login, and refuses elsewhere', async () => {
  const visited = await ask('queryProductOpenInfo', { needLogin: false });
  expect(visited.resultData).toMatchObject({ code: 'NOT_LOGIN', extMap: {} });
  expect((await ask('queryProductOpenInfo', { needLogin: true })).resultCode).toBe('0000006');
  expect((await ask('versionCompute', requestsOf('versionCompute')[0])).resultCode).toBe('0000000');
});

test('refuses invalid JSON, another media type, an unknown path and another method by HTTP', async () => {
  expect((await send('queryCouponInfo', '{"productCode"')).status).toBe(400);
  expect((await send('queryCouponInfo', '<a/>', { type: 'text/xml' })).status).toBe(415);
  expect((await fetch(`${backend.origin}/jcstd-api/nothing`)).status).toBe(404);
  expect((await fetch(`${backend.origin}/jcstd-api${operations.queryCouponInfo.path}`)).status).toBe(405);
});
