/** Tests magic values: documented inputs that force a response without the console (docs/faults.md). */
import { expect, inject, test } from 'vitest';
import { checkAnswer } from '#simulator/server/steps/checkAnswer.ts';
import { faultAnswer } from '#simulator/server/steps/faults.ts';
import { magicFault } from '#simulator/server/steps/magic.ts';
import { codeOf, wrap } from '#simulator/server/steps/wrap.ts';
import { catalogue, type Operation } from '#simulator/services/catalogue.ts';
import { codesOf, type Code } from '#simulator/services/codes.ts';
import { http, type Call } from '#tools/sim/http.ts';
import { callOf } from '#tools/sim/session.ts';
import { clientIn } from '../client.ts';

const coupon = '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo';
const named = (word: string) => ({ productCode: '12003', note: `请用 sim:${word}。` });

test.each([
  ['9999999', { status: 200, json: { resultCode: '9999999' } }],
  ['http-502', { status: 502, text: '<!doctype html><title>502</title>' }],
  ['empty', { status: 200, text: '' }],
  ['wrong-type', { status: 200, json: { resultCode: expect.any(String) as string } }],
])('forces %s by header and by payload, once', { tags: ['qa-magic'] }, async (word, answer) => {
  const { send, control } = await clientIn('baseline');
  expect(await send('POST', coupon, { productCode: '12003' }, { 'x-sim-force': word })).toMatchObject(answer);
  expect(await send('POST', coupon, named(word))).toMatchObject(answer);
  expect((await send('POST', coupon, { productCode: '12003' })).json).toMatchObject({
    resultCode: '0000000',
  });
  expect(await control('GET', '/faults')).toEqual([]);
});

test.each(['drop', 'lost', 'reset'])('ends the connection for %s', { tags: ['qa-magic'] }, async (word) => {
  const { send, log } = await clientIn('baseline');
  await expect(send('POST', coupon, { productCode: '12003' }, { 'x-sim-force': word })).rejects.toThrow();
  expect(await log()).toMatchObject([{ status: 0 }]);
});

test('delays the response by delay-120ms', { tags: ['qa-magic'] }, async () => {
  const { send } = await clientIn('baseline');
  const started = performance.now();
  const { json } = await send('POST', coupon, { productCode: '12003' }, { 'x-sim-force': 'delay-120ms' });
  expect(performance.now() - started).toBeGreaterThanOrEqual(119);
  expect(json).toMatchObject({ resultCode: '0000000' });
});

test(
  'reads the word in a query and inside reqData, optionally with a layer',
  { tags: ['qa-magic'] },
  async () => {
    const { send } = await clientIn('baseline');
    const nickname = await send('GET', '/api/v1/user/getUserNickName?productCode=12003&systemId=sim%3A9999');
    expect(nickname.json).toMatchObject({ code: '9999' });
    const quickBill = '/gateway/api/v1/user/queryQuickBillData';
    const packed = { reqData: JSON.stringify(named('inner/9999')), eid: '' };
    expect((await send('POST', quickBill, packed)).json).toMatchObject({
      resultCode: '0',
      resultData: { code: '9999' },
    });
  },
);

test('refuses an unknown word in a header, and ignores it in a text', { tags: ['qa-magic'] }, async () => {
  const { send } = await clientIn('baseline');
  const refused = await send('POST', coupon, { productCode: '12003' }, { 'x-sim-force': '999999' });
  expect([refused.status, refused.json]).toEqual([
    400,
    {
      message: 'standard.queryCouponInfo 不能强制为 999999',
      nearest: expect.arrayContaining(['9999999']) as string[],
    },
  ]);
  const text = await send('GET', '/api/v1/user/getUserNickName?productCode=12003&systemId=sim:card');
  expect(text.headers.get('x-sim-answered-by')).toBe('world');
});

test('applies a session’s fault first', { tags: ['qa-magic'] }, async () => {
  const { send, control } = await clientIn('baseline');
  await control('POST', '/faults', { on: 'standard.queryCouponInfo', answer: { status: 503 } });
  expect((await send('POST', coupon, named('9999999'))).status).toBe(503);
});

const session = { 'x-sim-session': 'magic-of-everything' };

/** Returns requests that force a code, by header and by payload. A form is bytes, so it is forced only by header. */
function forcing(operation: Operation, { code, layer }: Code): Call[] {
  const word = operation.service === 'gateway' ? `${layer}/${code}` : code;
  const byHeader = callOf(operation, {}, { ...session, 'x-sim-force': word });
  return operation.upload ? [byHeader] : [byHeader, callOf(operation, { note: `sim:${word}` }, session)];
}

test(
  'forces every code in the error table of every operation, by header and by payload',
  { tags: ['qa-magic'] },
  async () => {
    const client = http(inject('origin'), 20_000, 16);
    const missed: string[] = [];
    let pairs = 0;
    for (const operation of catalogue)
      await Promise.all(
        codesOf(operation)
          // The first ones are the rows of the operation's own table.
          .slice(0, operation.errors.length)
          .map(async (each) => {
            pairs += 1;
            for (const call of forcing(operation, each)) {
              const { text } = await client.send(call);
              if (codeOf(operation, JSON.parse(text)) !== each.code)
                missed.push(`${operation.address} ${each.code}`);
            }
          }),
      );
    client.close();
    expect(missed).toEqual([]);
    expect(pairs).toBeGreaterThan(500);
  },
);

/** Runs the pipeline's steps for a request that forces its response, without HTTP. */
function forcedBy(operation: Operation, { method, path, headers = {}, body = '' }: Call) {
  const asked = { method, url: path, query: {}, headers, requestId: 'r-1', body: String(body) };
  const decision = faultAnswer(operation, magicFault(operation, asked));
  return decision && wrap(operation, decision);
}

test(
  'forces every code of a service at each of its operations, with valid responses',
  { tags: ['qa-magic'] },
  () => {
    const missed: string[] = [];
    let pairs = 0;
    for (const operation of catalogue)
      for (const each of codesOf(operation)) {
        pairs += 1;
        for (const call of forcing(operation, each)) {
          const message = forcedBy(operation, call);
          const isRight =
            message &&
            codeOf(operation, message.envelope) === each.code &&
            checkAnswer(operation, message).length === 0;
          if (!isRight) missed.push(`${operation.address} ${each.layer} ${each.code}`);
        }
      }
    expect(missed).toEqual([]);
    expect(pairs).toBeGreaterThan(10_000);
  },
);
