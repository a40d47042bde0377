/** Tests connections to a real backend: proxies of the environment, and trusted certificates per upstream. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSimulator, type Served } from '#tools/simulatorProcess.ts';
import { certificate, CERTIFIED_NAME } from '../../../checker/tests/support/certificate.ts';
import { backend } from '../../../checker/tests/support/commandLine.ts';
import { passingProxy, type PassingProxy } from '../../support/passingProxy.ts';
import { client, clientIn, type Client } from '../client.ts';

const COUPON = '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo';
const asked = { productCode: '12003' };
const { key, cert } = certificate();
const folder = mkdtempSync(join(tmpdir(), 'upstream-way-'));
const file = (name: string, text: string): string => {
  const at = join(folder, name);
  writeFileSync(at, text);
  return at;
};

const answer: RequestListener = ({ headers }, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'x-asked-host': headers.host ?? '' });
  response.end('{}');
};
const safe = createServer({ key, cert }, answer);
let plain: Awaited<ReturnType<typeof backend>>;
let proxy: PassingProxy;
let simulator: Served;
let safePort = 0;

beforeAll(async () => {
  plain = await backend(answer);
  await new Promise<void>((listening) => safe.listen(0, '127.0.0.1', listening));
  safePort = (safe.address() as AddressInfo).port;
  proxy = await passingProxy({
    [`${CERTIFIED_NAME}:80`]: Number(new URL(plain.origin).port),
    [`${CERTIFIED_NAME}:443`]: safePort,
  });
  const by = proxy.origin.replace('http://', 'http://team:pass%20word@');
  simulator = await startSimulator({
    env: { SIM_STORE: 'memory', HTTP_PROXY: by, HTTPS_PROXY: by, NO_PROXY: 'inside.example' },
  });
});
afterAll(async () => {
  await Promise.all([simulator.stop(), proxy.stop(), plain.stop()]);
  safe.close();
  safe.closeAllConnections();
  rmSync(folder, { recursive: true });
});

const setUpstream = (one: Client, url: string, more: Record<string, unknown> = {}) =>
  one.control<Record<string, unknown>[]>('PUT', '/upstreams', { on: 'standard', url, ...more });
const ask = async (one: Client) => {
  const { status, text, headers } = await one.send('POST', COUPON, asked);
  return { status, text, host: headers.get('x-asked-host') };
};

test(
  'reaches a backend that only the proxy knows by HTTP_PROXY and HTTPS_PROXY',
  { tags: ['team-upstream-way'] },
  async () => {
    const one = await clientIn('baseline', simulator.origin);
    proxy.asked.length = 0;
    await setUpstream(one, `http://${CERTIFIED_NAME}`);
    expect(await ask(one)).toMatchObject({ status: 200, text: '{}', host: CERTIFIED_NAME });
    await setUpstream(one, `https://${CERTIFIED_NAME}`, { ca: cert });
    expect(await ask(one)).toMatchObject({ status: 200, text: '{}', host: CERTIFIED_NAME });
    const login = `Basic ${Buffer.from('team:pass word').toString('base64')}`;
    expect(proxy.asked).toEqual([
      `POST http://${CERTIFIED_NAME}${COUPON} ${login}`,
      `CONNECT ${CERTIFIED_NAME}:443 ${login}`,
    ]);
  },
);

test('reaches this machine and NO_PROXY hosts directly', { tags: ['team-upstream-way'] }, async () => {
  const one = await clientIn('baseline', simulator.origin);
  proxy.asked.length = 0;
  await setUpstream(one, plain.origin);
  expect((await ask(one)).status).toBe(200);
  await setUpstream(one, 'http://inside.example');
  const { status, text } = await ask(one);
  expect([status, text]).toEqual([502, expect.stringContaining('真实后端 http://inside.example 没有应答')]);
  expect(proxy.asked).toEqual([]);
});

test(
  'names a backend that the proxy does not know, without the password of the proxy',
  { tags: ['team-upstream-way'] },
  async () => {
    const one = await clientIn('baseline', simulator.origin);
    await setUpstream(one, 'https://other.example');
    const { status, text } = await ask(one);
    expect([status, text]).toEqual([502, expect.stringContaining('真实后端 https://other.example 没有应答')]);
    expect(text).not.toContain('pass');
  },
);

test(
  'trusts the usual roots, an own CA or any certificate, for each upstream separately',
  { tags: ['team-upstream-way'] },
  async () => {
    const url = `https://127.0.0.1:${safePort}`;
    const [usual, own, any] = await Promise.all([0, 1, 2].map(() => clientIn('baseline', simulator.origin)));
    expect(await setUpstream(usual!, url)).toEqual([{ on: 'standard', url, from: 'session' }]);
    expect(await setUpstream(own!, url, { ca: cert })).toEqual([
      { on: 'standard', url, from: 'session', ca: true },
    ]);
    expect(await setUpstream(any!, url, { insecure: true })).toEqual([
      { on: 'standard', url, from: 'session', insecure: true },
    ]);
    const got = await Promise.all([own!, usual!, any!, usual!].map(ask));
    expect(got.map(({ status }) => status)).toEqual([200, 502, 200, 502]);
    expect(got[1]?.text).toContain('--insecure');
  },
);

test(
  'refuses a certificate of another CA, or for another name',
  { tags: ['team-upstream-way'] },
  async () => {
    const one = await clientIn('baseline', simulator.origin);
    const url = `https://127.0.0.1:${safePort}`;
    await setUpstream(one, url, { ca: certificate().cert });
    expect((await ask(one)).status).toBe(502);
    await setUpstream(one, `https://localhost:${safePort}`, { ca: cert });
    expect(await ask(one)).toMatchObject({ status: 502, text: expect.stringContaining('localhost') });
  },
);

test(
  'accepts certificates in the control API, never a file of this machine',
  { tags: ['team-upstream-way'] },
  async () => {
    const one = client({ origin: simulator.origin });
    const put = (ca: string) =>
      one.send('PUT', '/_sim/api/upstreams', { on: 'standard', url: 'https://127.0.0.1:1', ca });
    for (const ca of [
      file('team.pem', cert),
      '/etc/passwd',
      key,
      cert.replace('M', '!'),
      'file:///etc/passwd',
    ]) {
      const { status, json } = await put(ca);
      expect([status, json]).toMatchObject([400, { violations: [{ pointer: '/ca' }] }]);
    }
    expect((await put(cert + cert)).status).toBe(200);
  },
);

test(
  'lets the operator name files, each for an upstream of the start',
  { tags: ['team-upstream-way'] },
  async () => {
    const args = [`standard=https://127.0.0.1:${safePort}`, `legacy=https://127.0.0.1:${safePort}`];
    const trust = { ca: [`standard=${file('ca.pem', cert)}`], insecure: ['legacy'] };
    const own = await startSimulator({ upstreams: args, ...trust, env: { SIM_STORE: 'memory' } });
    const one = await clientIn('baseline', own.origin);
    const listed = await one.control('GET', '/upstreams');
    const status = (await ask(one)).status;
    await own.stop();
    expect([status, listed]).toEqual([
      200,
      [
        { on: 'legacy', url: `https://127.0.0.1:${safePort}`, from: 'start', insecure: true },
        { on: 'standard', url: `https://127.0.0.1:${safePort}`, from: 'start', ca: true },
      ],
    ]);
  },
);

test.each([
  [{ ca: [`standard=${join(folder, 'none.pem')}`] }, /读不到 --ca 的文件/],
  [{ ca: [`standard=${file('key.pem', key)}`] }, /应为 PEM 格式的证书/],
  [{ ca: [`standard=${file('both.pem', cert + key)}`] }, /除证书外还有 \w*\s?PRIVATE KEY/],
  [{ ca: ['team.pem'] }, /--ca 应形如 standard=team-ca\.pem/],
  [{ insecure: ['legacy'] }, /只用于 --upstream 写明的服务或接口，而不是 legacy/],
])('refuses a start with %j with a message', { tags: ['team-upstream-way'] }, async (trust, message) => {
  const start = startSimulator({ upstreams: ['standard=https://127.0.0.1:1'], ...trust });
  await expect(start).rejects.toThrow(message);
});
