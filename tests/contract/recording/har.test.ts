/** Tests the export of the request log as HAR (HTTP archive). */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { catalogue } from '#simulator/services/catalogue.ts';
import { examplesOf } from '#tools/sim/coverage/examples.ts';
import { http } from '#tools/sim/http.ts';
import { sessionIn } from '#tools/sim/session.ts';
import { validatorsOf } from '#tools/validators/index.ts';
import { checker } from '../../../checker/tests/support/commandLine.ts';
import { clientIn } from '../client.ts';

const { responses } = await validatorsOf<'exportLog'>('control');

test('exports the request log as HAR, oldest request first', async () => {
  const { send, control } = await clientIn('baseline');
  await send('GET', '/api/v1/user/getUserNickName?productCode=12003');
  await send('POST', '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo', { productCode: '12003' });
  const har = await control<{ log: { entries: unknown[] } }>('GET', '/log.har');
  expect(responses.exportLog(har)).toBe(true);
  expect(har.log.entries).toMatchObject([
    {
      comment: 'legacy.getUserNickName 0000 world',
      request: { method: 'GET', queryString: [{ name: 'productCode', value: '12003' }] },
    },
    {
      comment: 'standard.queryCouponInfo 0000000 world',
      request: {
        postData: { text: '{"productCode":"12003"}' },
        headers: expect.arrayContaining([{ name: 'content-type', value: 'application/json' }]),
      },
    },
  ]);
});

const folder = mkdtempSync(join(tmpdir(), 'har-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface HarExchange {
  readonly request: {
    readonly headers: { name: string; value: string }[];
    readonly postData?: { text: string; mimeType: string };
  };
  readonly response: {
    readonly headers: { name: string; value: string }[];
    readonly content: { text: string };
  };
}

test('exports bodies and headers as they were sent, without credentials', { tags: ['qa-har'] }, async () => {
  const { send, control } = await clientIn('baseline');
  const packed = { reqData: '{"productCode":"12003"}', eid: 'A7QXK2' };
  const secret = { cookie: 'sim_token=secret', 'x-sim-token': 'secret', authorization: 'Bearer secret' };
  const answer = await send('POST', '/gateway/api/v1/user/queryQuickBillData', packed, secret);
  const har = await control<{ log: { entries: HarExchange[] } }>('GET', '/log.har');
  const [entry] = har.log.entries;
  expect(entry?.request.postData).toEqual({ mimeType: 'application/json', text: JSON.stringify(packed) });
  expect(entry?.response.content.text).toBe(answer.text);
  const named = (headers: HarExchange['response']['headers'] = []) =>
    Object.fromEntries(headers.map(({ name, value }) => [name, value]));
  const answered = named(entry?.response.headers);
  expect(Object.keys(answered).length).toBeGreaterThan(4);
  for (const [name, value] of Object.entries(answered)) expect(answer.headers.get(name), name).toBe(value);
  expect(named(entry?.request.headers)).toMatchObject({
    'content-length': String(JSON.stringify(packed).length),
  });
  expect(JSON.stringify(har)).not.toContain('secret');
});

// Two logs, because one keeps 500 requests.
test.each([
  ['provisional', 10],
  ['other', 1],
])(
  'the checker finds no violation in valid and invalid requests to %s services, and counts masked ones',
  { tags: ['qa-har'] },
  async (which, leastMasked) => {
    const client = http(inject('origin'), 20_000);
    const session = await sessionIn(client, 'baseline', `har-of-${which}`);
    const isWanted = (service: string) => (service === 'provisional') === (which === 'provisional');
    for (const operation of catalogue.filter(({ service }) => isWanted(service))) {
      for (const input of examplesOf(operation)) await session.call(operation, input);
      await session.call(operation, { productCode: 'none' });
    }
    const har = await session.control('GET', '/log.har');
    client.close();
    // No request is missing.
    expect(har).not.toHaveProperty('log.comment');
    const file = join(folder, `${which}.har`);
    writeFileSync(file, JSON.stringify(har));
    const { code, out } = await checker('--har', file);
    expect(out).toMatch(/✓ kept/);
    // The log masks passwords, codes and tokens.
    const [, masked] = /traffic: (\d+) requests and \d+ answers hold masked values/.exec(out) ?? [];
    expect(Number(masked)).toBeGreaterThanOrEqual(leastMasked);
    expect(code).toBe(0);
  },
);
