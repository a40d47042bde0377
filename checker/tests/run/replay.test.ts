/** Tests that the command in a finding reproduces the finding, whatever flags the run had. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Finding, Report } from '../../src/composition/check.ts';
import {
  creates,
  exampleBody,
  inPath,
  lists,
  number,
  object,
  reads,
  secured,
  text,
} from '../../src/core/fixtures/contractParts.ts';
import { bundled } from '../../src/core/reading/locate.ts';
import { backend, checker } from '../support/commandLine.ts';

/** A path with a space, which a shell splits without quotes. */
const folder = mkdtempSync(join(tmpdir(), 'replay me '));
afterAll(() => rmSync(folder, { recursive: true }));
const COUPON = '/jc/stdjc/page/coupon/queryCouponInfo';

const envelope = (resultCode: string, resultData: object | null = null): string =>
  JSON.stringify({ resultCode, resultMsg: 'x', resultData, extData: null });
/** Far above the --time-limit of the runs that ask for coupons, so that a busy machine does not matter. */
const LATE_MS = 5000;
const coupons = { availableCouponNum: 3, waitReceiveCouponNum: 2, isAboutExpire: true };

/** A backend with right but late coupons; other operations return the team's code 4711 or an empty object. */
const answers: RequestListener = ({ url = '' }, response) => {
  const known = url === `/jcstd-api${COUPON}`;
  const strange = url.startsWith('/jcstd-api') ? envelope('4711') : '{}';
  response.writeHead(200, { 'content-type': 'application/json' });
  if (known) setTimeout(() => response.end(envelope('0000000', coupons)), LATE_MS);
  else response.end(strange);
};

let target: string;
let stop: () => Promise<void>;
beforeAll(async () => ({ origin: target, stop } = await backend(answers)));
afterAll(() => stop());

/** File with the team's own code for an invalid request. */
const codes = join(folder, 'codes.yaml');
writeFileSync(codes, 'standard: { E9000001: 4711 }\n');

/** The standard service under another address. */
const contracts = join(folder, 'contracts');
cpSync(join(bundled.folder, 'standard'), join(contracts, 'standard'), { recursive: true });
const moved = join(contracts, 'standard', 'openapi.json');
writeFileSync(moved, readFileSync(moved, 'utf8').replaceAll('"/jcstd-api"', '"/moved"'));

/** Returns the arguments of the checker that a shell reads in a command. */
const argumentsOf = (command: string): string[] =>
  execFileSync('sh', ['-c', command.replace('npm run check --', String.raw`printf '%s\0'`)], {
    encoding: 'utf8',
  })
    .split('\0')
    .slice(0, -1);

function findingsIn(file: string): readonly Finding[] {
  const { findings }: Report = JSON.parse(readFileSync(file, 'utf8'));
  return findings;
}

test.each([
  ['--operation provisional.queryBillPage', ['--operation', 'provisional.queryBillPage'], 'envelope'],
  [
    '--time-limit 1000ms',
    ['--service', 'standard', '--operation', 'queryCouponInfo', '--time-limit', '1000ms'],
    'in-time',
  ],
  ['--codes', ['--service', 'standard', '--operation', 'checkNeedAuth', '--codes', codes], 'accepted'],
  ['--contracts', ['--operation', 'queryCouponInfo', '--contracts', contracts], 'envelope'],
  ['--tag coupon', ['--tag', 'coupon', '--service', 'standard', '--time-limit', '1000ms'], 'in-time'],
])('repeats a finding with the flag %s', async (named, flags, check) => {
  const [first, second] = ['first', 'second'].map((name) => join(folder, `${name}.json`)) as [string, string];
  await checker('--target', target, '--cases', '0', '--seed', '5', ...flags, '--json', first);
  const found = findingsIn(first);
  expect(found.map((each) => each.check)).toContain(check);
  const finding = found.find((each) => each.check === check)!;
  expect(finding.replay).toContain(named);
  const again = await checker(...argumentsOf(finding.replay), '--json', second);
  expect(again.code).toBe(1);
  expect(findingsIn(second).map(({ fingerprint }) => fingerprint)).toContain(finding.fingerprint);
});

/** A shop whose responses to the login of check.yaml and to the other user have a name of the wrong type. */
const shop = join(folder, 'shop.json');
const goods = object({ id: number, name: text });
writeFileSync(
  shop,
  JSON.stringify({
    openapi: '3.0.3',
    info: { title: 'Shop', version: '1' },
    ...secured,
    paths: {
      '/login': {
        post: {
          ...creates(
            'login',
            object({ token: text, name: text }),
            exampleBody(object({ name: text }), { name: 'no one' }),
          ),
          security: [],
        },
      },
      '/goods': { get: lists('listGoods', goods) },
      '/goods/{id}': { parameters: [inPath('id', number)], get: reads('getGoods', goods) },
    },
  }),
);
const SHOP_ACCOUNTS = `accounts:
  user: { login: { http: POST /login, json: { name: ada }, token: /token } }
  other user: { headers: { X-Key: bob } }
`;
const shopAnswers: RequestListener = (request, response) => {
  const { url, headers, method } = request;
  const send = (status: number, value: unknown): void =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  const one = { id: 1, name: headers['x-key'] === 'bob' ? 1 : 'Tea' };
  if (method === 'GET') return send(200, url === '/goods' ? [one] : one);
  request.on('data', (chunk: Buffer) =>
    send(201, { token: 'key-of-ada', name: chunk.includes('ada') ? 1 : 'no one' }),
  );
};

test.each([
  ['of a probe', 'shop.listGoods', 'journey', 'round/all'],
  ['of a login of check.yaml', 'shop.login', 'valid', 'shop.login/valid/login:parent'],
])('repeats a finding about a single response %s', async (_, operation, trigger, id) => {
  const { origin, stop } = await backend(shopAnswers);
  onTestFinished(stop);
  const config = join(folder, 'check.yaml');
  writeFileSync(config, SHOP_ACCOUNTS);
  const [first, second] = ['first', 'second'].map((name) => join(folder, `${name}.json`)) as [string, string];
  const flags = [
    '--target',
    origin,
    '--contracts',
    shop,
    '--config',
    config,
    '--writes',
    '--cases',
    '0',
    '--seed',
    '5',
  ];
  await checker(...flags, '--json', first);
  const finding = findingsIn(first).find((each) => each.operation === operation && each.trigger === trigger)!;
  expect(finding).toMatchObject({ check: 'data-schema', caseId: id });
  const again = await checker(...argumentsOf(finding.replay), '--json', second);
  expect(again).toMatchObject({ code: 1, err: '' });
  expect(findingsIn(second).map(({ fingerprint }) => fingerprint)).toContain(finding.fingerprint);
});
