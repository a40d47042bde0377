/** Tests that contracts, simulator, documentation and checker agree on the headers of a client (spec 1 §7). */
import type { IncomingHttpHeaders } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { services } from '#generated/services.ts';
import { catalogue, operationNamed } from '#simulator/services/catalogue.ts';
import { siteFiles } from '#tools/docs/pages.ts';
import { readSite } from '#tools/docs/read/site.ts';
import { root } from '#tools/simulatorProcess.ts';
import { checkOperations } from '../../../checker/proofs/judged.ts';
import { backend } from '../../../checker/tests/support/commandLine.ts';
import { clientIn } from '../client.ts';

const legacy = services.legacy.headers;
const standard = services.standard.headers;

test('the base client has a system token, the others a device type, and all a request id', () => {
  const { xRequestId } = legacy;
  expect(legacy).toEqual({ xSystemToken: 'x-system-token', xRequestId });
  expect(services.activity.headers).toEqual({ xDeviceType: 'x-device-type', xRequestId });
  const ofWriters = {
    xDeviceType: 'x-device-type',
    xPreparedUnder: 'x-prepared-under',
    xRequestId,
  };
  for (const { headers } of [services.standard, services.provisional]) expect(headers).toEqual(ofWriters);
  const signature = { xNonce: 'x-nonce', xSignature: 'x-signature' };
  expect(services.gateway.headers).toEqual({ ...ofWriters, ...signature });
});

test.each(catalogue)(
  '$address accepts the headers of its service',
  ({ service, signed = false, headers }) => {
    const taken = Object.entries(services[service].headers).filter(
      ([name]) => signed || !['xNonce', 'xSignature'].includes(name),
    );
    expect([...headers].sort()).toEqual(taken.map(([, name]) => name).sort());
  },
);

test('shows these headers in the simulator’s log, with a masked token', async () => {
  const { send, log, control } = await clientIn('baseline');
  const path = '/api/v1/user/getUserNickName?productCode=12003&systemId=company-portal';
  const sent = { [legacy.xSystemToken]: 'a-token', [legacy.xRequestId]: 'r-17', 'x-unknown': 'not shown' };
  expect((await send('GET', path, undefined, sent)).status).toBe(200);
  const masked: unknown = expect.stringMatching(/^\*{3}[0-9a-f]{6}$/);
  const shown = { [legacy.xSystemToken]: masked, [legacy.xRequestId]: 'r-17' };
  expect(await log()).toMatchObject([
    { headers: shown, request: { systemId: 'company-portal' }, valid: { request: true } },
  ]);
  expect((await log())[0]?.headers).toEqual(shown);
  expect(await control('GET', '/log.har')).toMatchObject({
    log: {
      entries: [
        {
          request: {
            headers: expect.arrayContaining([
              { name: legacy.xSystemToken.toLowerCase(), value: masked },
              { name: legacy.xRequestId.toLowerCase(), value: 'r-17' },
            ]),
          },
        },
      ],
    },
  });
});

test('documents these headers at every operation of the service', async () => {
  const files = siteFiles(await readSite(root));
  for (const [service, { headers }] of Object.entries(services)) {
    const pages = [...files].filter(([, text]) => text.includes(headers.xRequestId)).map(([name]) => name);
    expect(pages, service).toContain(`${service}.html`);
    const ids = catalogue.filter((operation) => operation.service === service);
    const shown = files.get(`${service}.html`)?.split(headers.xRequestId).length ?? 0;
    expect(shown - 1, service).toBeGreaterThanOrEqual(ids.length);
  }
});

const stops: (() => Promise<void>)[] = [];
afterEach(async () => void (await Promise.all(stops.splice(0).map((stop) => stop()))));

/** Returns the headers of the checker's requests to an operation. */
async function headersSentTo(address: string, options: Parameters<typeof checkOperations>[2] = {}) {
  const all: IncomingHttpHeaders[] = [];
  const { url = '' } = operationNamed(address) ?? {};
  const { origin, stop } = await backend((request, response) => {
    if (request.url?.startsWith(url)) all.push(request.headers);
    response.end('{}');
  });
  stops.push(stop);
  await checkOperations(origin, [address], { simulator: false, cases: 1, ...options });
  expect(all.length).toBeGreaterThan(0);
  return all;
}

test('sends the contract’s headers from the checker, unless its user overrides them', async () => {
  for (const headers of await headersSentTo('standard.queryCouponInfo'))
    expect(headers[standard.xDeviceType]).toBe('PC');
  const parent = { 'X-System-Token': 'of-the-team' };
  const tokens = (await headersSentTo('legacy.getUserNickName', { auth: { parent } })).map(
    (headers) => headers[legacy.xSystemToken],
  );
  expect(tokens).toContain('of-the-team');
  expect(tokens.filter((token) => token?.includes(','))).toEqual([]);
});
