/** Tests signed calls: the gateway refuses a wrong signature and a used nonce. Spec 2 §7 */
import { expect, test } from 'vitest';
import { operations } from '#generated/gateway/operations.ts';
import { examples } from '#tools/contract/examples.ts';
import { signedHeaders } from '#tools/signed.ts';
import { clientIn, type Client } from '../client.ts';

const path = `/gateway${operations.drawCouponsStdjc.path}`;
const payload: unknown = Object.values(examples.gateway['drawCouponsStdjc']!.request)[0];
const body = JSON.stringify({ reqData: JSON.stringify(payload), eid: '' });
const refused = { resultCode: '403', resultMsg: '签名不正确' };

const draw = async ({ send }: Client, headers: Readonly<Record<string, string>>, sent = body) =>
  (await send('POST', path, sent, headers)).json;

const passed = expect.objectContaining({ resultCode: '0' }) as unknown;

test('accepts a right signature by the portal’s key', { tags: ['qa-signature'] }, async () => {
  const client = await clientIn('baseline');
  expect(await draw(client, signedHeaders(body))).toEqual(passed);
});

test(
  'refuses a wrong or missing signature and a short nonce, without using up the nonce',
  { tags: ['qa-signature'] },
  async () => {
    const client = await clientIn('baseline');
    const right = signedHeaders(body);
    const wrong: Record<string, string>[] = [
      { ...right, 'x-signature': '0'.repeat(64) },
      { ...right, 'x-signature': right['x-signature']!.toUpperCase() },
      { ...right, 'x-nonce': 'another-nonce-0001' },
      signedHeaders(`${body} `),
      signedHeaders(body, 'short'),
      { 'x-nonce': right['x-nonce']! },
    ];
    for (const headers of wrong)
      expect(await draw(client, headers), JSON.stringify(headers)).toEqual(refused);
    // The refused calls have not used up the nonce.
    expect(await draw(client, right)).toEqual(passed);
  },
);

test(
  'accepts a nonce once per session, and once more after the clock was set back',
  { tags: ['qa-signature'] },
  async () => {
    const client = await clientIn('baseline');
    const headers = signedHeaders(body);
    expect(await draw(client, headers)).toEqual(passed);
    expect(await draw(client, headers)).toEqual(refused);
    const other = JSON.stringify({ reqData: '{}', eid: '' });
    expect(await draw(client, signedHeaders(other, headers['x-nonce']), other)).toEqual(refused);
    expect(await draw(await clientIn('baseline'), headers)).toEqual(passed);
    await client.control('PUT', '/clock', { at: '2026-11-11T10:00:00+08:00' });
    expect(await draw(client, headers)).toEqual(passed);
  },
);

test('accepts one of many concurrent calls with the same nonce', { tags: ['qa-signature'] }, async () => {
  const client = await clientIn('baseline');
  const headers = signedHeaders(body);
  const answers = await Promise.all(Array.from({ length: 20 }, () => draw(client, headers)));
  expect(answers.filter((answer) => (answer as { resultCode: string }).resultCode === '0')).toHaveLength(1);
});
