/**
 * Tests the cost of one request: less than a second of a core for any content within the size limits. The measure is the simulator's
 * processor time, which a busy machine does not change.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations as controlOperations } from '#generated/control/operations.ts';
import { services } from '#generated/services.ts';
import { valueLimits } from '#simulator/json/readJson.ts';
import { limits } from '#simulator/server/limits.ts';
import { catalogue } from '#simulator/services/catalogue.ts';
import type { Schema } from '#tools/contract/document.ts';
import { operationOf } from '#tools/contract/generated.ts';
import { innerSchema, requestSchema } from '#tools/contract/operations.ts';
import { startSimulator, type Served } from '#tools/simulatorProcess.ts';
import { drawnByCommit } from '../../support/commitSeed.ts';

/** Maximum processor time of one request, in ms. */
const LIMIT_MS = 1000;

/** Size of a body just below the limit, in bytes. */
const BYTES = limits.bodyBytes - 1000;

/** Number of items whose values are below the maximum of a world. */
const WORLD_ITEMS = valueLimits.world - 5_000;

/** The commit selects one in this many lists of requests, and of worlds, to test. */
const SHARES = 3;

const controls = Object.values(controlOperations)
  .filter(({ method }) => method !== 'get')
  .map(({ method, path }) => ({ method: method.toUpperCase(), path: `/_sim/api${path}` }));

let simulator: Served;
beforeAll(async () => {
  simulator = await startSimulator();
  // Code is loaded at the first request of a kind.
  await cost(() => send('GET', '/front/'));
  await cost(() => send('PATCH', '/_sim/api/world', '{}'));
});
afterAll(() => simulator.stop());

const send = async (
  method: string,
  path: string,
  body?: string,
  contentType = 'application/json',
): Promise<number> => {
  const answer = await fetch(simulator.origin + path, {
    method,
    redirect: 'manual',
    headers: { 'x-sim-session': 'bounded', ...(body !== undefined && { 'content-type': contentType }) },
    ...(body !== undefined && { body }),
  });
  await answer.arrayBuffer();
  return answer.status;
};

/** Returns the processor time of requests with their responses. */
async function cost(requests: () => Promise<unknown>): Promise<number> {
  const before = simulator.cpuMs();
  await requests();
  return simulator.cpuMs() - before;
}

const many = (item: string, count: number): string =>
  `[${Array.from({ length: Math.floor(count) }, () => item).join(',')}]`;

/** Documents that need much work for their size. */
const documents: readonly (readonly [what: string, text: string])[] = [
  ['many items', many('{}', BYTES / 3)],
  ['many members', `{${Array.from({ length: 90_000 }, (_, index) => `"m${index}":0`).join(',')}}`],
  ['many levels', '['.repeat(BYTES / 2) + ']'.repeat(BYTES / 2)],
  ['a long text', JSON.stringify('9'.repeat(BYTES - 2))],
];

const oneOfEach = Object.keys(services).map((service) => {
  const found = catalogue.find((operation) => operation.service === service && operation.method === 'post');
  if (!found) throw new Error(`${service} has no operation that takes a body`);
  return found;
});

const packed = (service: string, text: string): string =>
  service === 'gateway' ? JSON.stringify({ eid: 'A7QXK2', reqData: text }) : text;

test.each(documents)(
  'bounds a document with %s, at every service and the control API',
  { tags: ['mend-bounded-work'] },
  async (_what, text) => {
    // The quotes of the gateway's payload can make a text longer than the limit, so it is cut.
    for (const { service, url } of oneOfEach)
      expect(await cost(() => send('POST', url, packed(service, text).slice(0, BYTES))), url).toBeLessThan(
        LIMIT_MS,
      );
    for (const { path, method } of controls)
      expect(await cost(() => send(method, path, text)), path).toBeLessThan(LIMIT_MS);
  },
);

/** Returns the paths to an operation's lists. */
function listsIn({ type, properties = {} }: Schema, memberPath: readonly string[] = []): string[][] {
  if (type === 'array') return [[...memberPath]];
  return Object.entries(properties).flatMap(([name, member]) => listsIn(member, [...memberPath, name]));
}

const lists = catalogue.flatMap(({ service, id, url, method }) => {
  const operation = operationOf(service, id);
  if (operation.requestBody === undefined) return [];
  const memberPaths = listsIn(innerSchema(operation) ?? requestSchema(operation));
  return memberPaths.map((memberPath) => ({
    service,
    url,
    method,
    id,
    memberPath,
    member: memberPath.join('.'),
  }));
});

test('finds lists to test', () => expect(lists.length).toBeGreaterThan(20));

test.each(drawnByCommit(lists, SHARES))(
  'bounds $id with too many $member',
  { tags: ['mend-bounded-work'] },
  async ({ service, url, method, memberPath }) => {
    // A request may have 5,000 values: the first two lists are just below that, the last one is far above.
    for (const [length, item] of [
      [4_900, (index: number) => String(index)],
      [2_400, (index: number) => ({ billNo: `B${index}` })],
      [60_000, () => ({})],
    ] as const) {
      const list: unknown = Array.from({ length }, (_, index) => item(index));
      const body = JSON.stringify(memberPath.toReversed().reduce((inner, name) => ({ [name]: inner }), list));
      expect(await cost(() => send(method.toUpperCase(), url, packed(service, body)))).toBeLessThan(LIMIT_MS);
    }
  },
);

test('bounds sixteen unknown paths or scenarios at once', { tags: ['mend-bounded-work'] }, async () => {
  const paths = Array.from({ length: 16 }, (_, index) => `/${index}${'bill/'.repeat(3_000)}`);
  expect(await cost(() => Promise.all(paths.map((path) => send('POST', path, '{}'))))).toBeLessThan(LIMIT_MS);
  const names = paths.map((path) => `/front/?scenario=${path.slice(1)}`);
  expect(await cost(() => Promise.all(names.map((path) => send('GET', path))))).toBeLessThan(LIMIT_MS);
});

test('bounds snapshots with a long name and with many faults', { tags: ['mend-bounded-work'] }, async () => {
  const snapshot: object = JSON.parse(await (await fetch(`${simulator.origin}/_sim/api/snapshot`)).text());
  const fault = { id: 'f1', on: 'x.y', answer: { status: 502 }, used: 0 };
  const wrong = [
    { scenarios: ['b'.repeat(300_000)] },
    { scenarios: Array.from({ length: 60_000 }, () => 'baseline') },
    { faults: Array.from({ length: 10_000 }, () => fault) },
  ];
  for (const members of wrong)
    expect(
      await cost(() => send('PUT', '/_sim/api/snapshot', JSON.stringify({ ...snapshot, ...members }))),
    ).toBeLessThan(LIMIT_MS);
});

test(
  'bounds worlds with the maximum number of items, valid and invalid',
  { tags: ['mend-bounded-work'] },
  async () => {
    const world: Record<string, unknown> = JSON.parse(
      await (await fetch(`${simulator.origin}/_sim/api/world`)).text(),
    );
    const worldLists = Object.entries(world).filter((entry): entry is [string, unknown[]] =>
      Array.isArray(entry[1]),
    );
    for (const [name, list] of drawnByCommit(worldLists, SHARES)) {
      const item = JSON.stringify(list[0] ?? 0);
      // At least the number of its values: each has one of these signs before it.
      const values = item.split(/[,:[{]/).length;
      const right = many(item, Math.min(WORLD_ITEMS / values, BYTES / (item.length + 1)));
      for (const text of [many('{}', WORLD_ITEMS), right])
        expect(await cost(() => send('PATCH', '/_sim/api/world', `{"${name}":${text}}`)), name).toBeLessThan(
          LIMIT_MS,
        );
    }
  },
);

test('bounds faults with ambiguous patterns', { tags: ['mend-bounded-work'] }, async () => {
  for (const on of [
    'asset:/front/{1..300}{1..300}{1..9}',
    `asset:/${'*a'.repeat(120)}`,
    `asset:/${'**a'.repeat(80)}`,
  ])
    for (let count = 0; count < 33; count++)
      await send('POST', '/_sim/api/faults', JSON.stringify({ on, answer: { status: 404 } }));
  const path = `/front/${'a'.repeat(15_000)}`;
  expect(await cost(() => send('GET', path))).toBeLessThan(LIMIT_MS);
  expect(await cost(() => send('GET', path.slice(0, 1000)))).toBeLessThan(LIMIT_MS);
  await send('DELETE', '/_sim/api/faults');
});

test('bounds a form with very many parts', { tags: ['mend-bounded-work'] }, async () => {
  const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n0\r\n';
  const body = part.repeat(Math.floor((limits.uploadBytes - 1000) / part.length)) + '--b--\r\n';
  for (const { url } of catalogue.filter(({ upload }) => upload))
    expect(await cost(() => send('POST', url, body, 'multipart/form-data; boundary=b'))).toBeLessThan(
      LIMIT_MS,
    );
});

test('answers a valid request afterwards', async () => {
  expect(await send('GET', '/api/v1/user/getUserNickName?productCode=12003&systemId=company-portal')).toBe(
    200,
  );
});
