/** Magic values: documented inputs that force an answer without the console (docs/faults.md). */
import { expect, inject, test } from 'vitest';
import { catalogue, type Operation } from '#simulator/services/catalogue.ts';
import { codesOf } from '#simulator/services/codes.ts';
import { codeOf } from '#simulator/server/steps/wrap.ts';
import { http } from '#tools/sim/http.ts';
import { callOf } from '#tools/sim/session.ts';
import { clientIn } from './client.ts';

const coupon = '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo';
const named = (word: string) => ({ productCode: '12003', note: `请用 sim:${word}。` });

test.each([
  ['9999999', { status: 200, json: { resultCode: '9999999' } }],
  ['http-502', { status: 502, text: '<!doctype html><title>502</title>' }],
  ['empty', { status: 200, text: '' }],
  ['wrong-type', { status: 200, json: { resultCode: expect.any(String) as string } }],
])('%s forces its answer by header and by payload, once [qa-magic]', async (word, answer) => {
  const { send, control } = await clientIn('baseline');
  expect(await send('POST', coupon, { productCode: '12003' }, { 'x-sim-force': word })).toMatchObject(answer);
  expect(await send('POST', coupon, named(word))).toMatchObject(answer);
  expect((await send('POST', coupon, { productCode: '12003' })).json).toMatchObject({
    resultCode: '0000000',
  });
  expect(await control('GET', '/faults')).toEqual([]);
});

test.each(['drop', 'lost', 'reset'])('%s ends the connection [qa-magic]', async (word) => {
  const { send, log } = await clientIn('baseline');
  await expect(send('POST', coupon, { productCode: '12003' }, { 'x-sim-force': word })).rejects.toThrow();
  expect(await log()).toMatchObject([{ status: 0 }]);
});

test('delay-120ms waits and answers [qa-magic]', async () => {
  const { send } = await clientIn('baseline');
  const started = performance.now();
  const { json } = await send('POST', coupon, { productCode: '12003' }, { 'x-sim-force': 'delay-120ms' });
  expect(performance.now() - started).toBeGreaterThanOrEqual(119);
  expect(json).toMatchObject({ resultCode: '0000000' });
});

test('in a query and inside reqData it counts too; the layer may be named [qa-magic]', async () => {
  const { send } = await clientIn('baseline');
  const nickname = await send('GET', '/api/v1/user/getUserNickName?productCode=12003&systemId=sim%3A9999');
  expect(nickname.json).toMatchObject({ code: '9999' });
  const quickBill = '/gateway/api/v1/user/queryQuickBillData';
  const packed = { reqData: JSON.stringify(named('inner/9999')), eid: '' };
  expect((await send('POST', quickBill, packed)).json).toMatchObject({
    resultCode: '0',
    resultData: { code: '9999' },
  });
});

test('a word that fits nothing is refused in a header, and is a text in a text [qa-magic]', async () => {
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

test('a fault of the session stands before it [qa-magic]', async () => {
  const { send, control } = await clientIn('baseline');
  await control('POST', '/faults', { on: 'standard.queryCouponInfo', answer: { status: 503 } });
  expect((await send('POST', coupon, named('9999999'))).status).toBe(503);
});

test('every documented code of every operation is forced, by header and by payload [qa-magic]', async () => {
  const client = http(inject('origin'), 20_000, 16);
  const own = { 'x-sim-session': 'magic-of-everything' };
  const missed: string[] = [];
  let pairs = 0;
  const shown = async (operation: Operation, input: unknown, headers: Record<string, string>) => {
    const { text } = await client.send(callOf(operation, input, headers));
    return codeOf(operation, JSON.parse(text));
  };
  for (const operation of catalogue)
    await Promise.all(
      codesOf(operation).map(async ({ code, layer }) => {
        pairs += 1;
        const word = operation.service === 'gateway' ? `${layer}/${code}` : code;
        const byHeader = await shown(operation, {}, { ...own, 'x-sim-force': word });
        // A form is read as bytes: there it is the header's.
        const byPayload = operation.upload ? byHeader : await shown(operation, { note: `sim:${word}` }, own);
        if (byHeader !== code || byPayload !== code) missed.push(`${operation.address} ${word}`);
      }),
    );
  client.close();
  expect(missed).toEqual([]);
  expect(pairs).toBeGreaterThan(500);
});
