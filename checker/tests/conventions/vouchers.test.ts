/** Tests promises about money and changes, with vouchers: parts that have a limit together, keys, states, times and ids. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { jsonIn, serve, type Answer } from '../support/checkedBackends/http.ts';
import { findingsOf } from '../support/findingsOf.ts';

const folder = mkdtempSync(join(tmpdir(), 'vouchers-'));
afterAll(() => rmSync(folder, { recursive: true }));
const contract = join(folder, 'vouchers.json');

const text = { type: 'string' };
const number = { type: 'integer' };
const time = { ...text, format: 'date-time' };
const object = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  required,
  properties,
});
const answer = (description: string, schema?: object, headers?: object) => ({
  description,
  ...(headers && { headers }),
  ...(schema && { content: { 'application/json': { schema } } }),
});
const no = (...codes: number[]) => Object.fromEntries(codes.map((code) => [code, answer('no')]));
const body = (schema: object, example: object) => ({
  required: true,
  content: { 'application/json': { schema, example } },
});
const inPath = { name: 'id', in: 'path', required: true, schema: number, example: 1 };
const asked = (name: string, schema: object) => ({ name, in: 'query', schema });
const amount = { ...number, minimum: 1, maximum: 1_000_000 };
const notes = { type: 'object', additionalProperties: { ...text, maxLength: 40 } };
const status = { ...text, enum: ['open', 'used', 'closed'] };
const voucher = object({
  id: number,
  amount,
  usedAmount: { ...number, description: 'Sum of the uses' },
  status,
  notes,
  memo: { ...text, nullable: true },
  link: { ...text, description: 'Page of the voucher: the shop, then /v/ and the id' },
  createdAt: time,
  endsAt: { ...time, description: '30 days after `createdAt`' },
  updatedAt: { ...time, description: 'Time of the last change, also by a use' },
});
const use = object({ id: number, voucherId: number, amount });
writeFileSync(
  contract,
  JSON.stringify({
    openapi: '3.0.3',
    info: { title: 'Vouchers', version: '1', description: 'The links keep the filters. Times are UTC.' },
    security: [{ key: [] }],
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
    paths: {
      '/vouchers': {
        get: {
          operationId: 'listVouchers',
          parameters: [
            asked('page', { ...number, minimum: 1, default: 1 }),
            asked('size', { ...number, minimum: 1, maximum: 50, default: 20 }),
            asked('status', status),
          ],
          responses: {
            200: answer(
              'some',
              object({
                data: { type: 'array', items: voucher },
                total: number,
                next: { ...text, nullable: true },
              }),
            ),
            ...no(400, 401),
          },
        },
        post: {
          operationId: 'createVoucher',
          description:
            'The number of a deleted voucher is never given again. Repeat the request with the same Idempotency-Key and get the first answer. `validUntil` lies at most 60 days from now (400). With `validateOnly` nothing is created.',
          parameters: [
            { name: 'Idempotency-Key', in: 'header', schema: { ...text, pattern: '^[a-z0-9-]{4,40}$' } },
            asked('validateOnly', { type: 'boolean', default: false }),
          ],
          requestBody: body(object({ amount, validUntil: time }, ['amount']), { amount: 1000 }),
          responses: {
            201: answer('it', voucher, {
              'Replayed-Answer': { description: 'present in a repeated answer', schema: text },
            }),
            ...no(400, 401),
          },
        },
      },
      '/vouchers/{id}': {
        parameters: [inPath],
        get: { operationId: 'getVoucher', responses: { 200: answer('it', voucher), ...no(400, 401, 404) } },
        patch: {
          operationId: 'changeVoucher',
          description:
            'What is not sent stays. `notes` are merged; after the change there may be at most 3 entries (400). An empty text clears `memo`.',
          requestBody: body(object({ notes, memo: { ...text, maxLength: 40 } }, []), { memo: 'for Ada' }),
          responses: { 200: answer('it', voucher), ...no(400, 401, 404) },
        },
        delete: {
          operationId: 'deleteVoucher',
          responses: { 204: answer('gone'), ...no(400, 401, 404) },
        },
      },
      '/vouchers/{id}/uses': {
        parameters: [inPath],
        get: {
          operationId: 'listUses',
          responses: {
            200: answer('all', object({ data: { type: 'array', items: use } })),
            ...no(400, 401, 404),
          },
        },
        post: {
          operationId: 'useVoucher',
          description: 'Only open or used vouchers (409). All uses together never exceed the amount (422).',
          requestBody: body(object({ amount }), { amount: 100 }),
          responses: { 201: answer('it', use), ...no(400, 401, 404, 409, 422) },
        },
      },
      '/vouchers/{id}/close': {
        parameters: [inPath],
        post: {
          operationId: 'closeVoucher',
          description: 'Only while nothing is used, that is in the status `open`; otherwise 409.',
          responses: { 200: answer('it', voucher), ...no(400, 401, 404, 409) },
        },
      },
    },
  }),
);

type Fault =
  | 'each use is compared alone'
  | 'two uses at once are compared with the same rest'
  | 'one use closes the voucher for others'
  | 'a used voucher is closed'
  | 'links forget the filter'
  | 'repeated answers are not marked'
  | 'keys are shared by all accounts'
  | 'validateOnly creates'
  | 'numbers are given again'
  | 'notes grow for ever'
  | 'the empty text is not sent on'
  | 'uses do not touch the voucher'
  | 'vouchers end at once'
  | 'vouchers may be valid for ever'
  | 'links have another number'
  | 'times are those of another zone';

interface Voucher {
  readonly id: number;
  readonly of: string;
  readonly amount: number;
  readonly notes: Readonly<Record<string, string>>;
  readonly memo: string | null;
  readonly status: string;
  readonly usedAmount: number;
  readonly createdAt: number;
  readonly updatedAt: number;
}

const SECOND = 1000;
const DAY = 86_400_000;

function start(fault?: Fault) {
  const wrong = (one: Fault): boolean => fault === one;
  const all = new Map<number, Voucher>();
  const uses: { readonly id: number; readonly voucherId: number; readonly amount: number }[] = [];
  const keyed = new Map<string, { readonly sent: string; readonly id: number }>();
  let last = 0;
  const now = (): number => Math.floor(Date.now() / SECOND) * SECOND;
  const put = (one: Voucher, change: Partial<Voucher>, touch = true): Voucher => {
    const next = { ...one, ...change, ...(touch && { updatedAt: now() }) };
    all.set(one.id, next);
    return next;
  };
  const create = (of: string, value: number): Voucher => {
    last = wrong('numbers are given again') ? Math.max(0, ...all.keys()) + 1 : last + 1;
    const one = {
      id: last,
      of,
      amount: value,
      notes: {},
      memo: null,
      status: 'open',
      usedAmount: 0,
      createdAt: now(),
      updatedAt: now(),
    };
    all.set(last, one);
    return one;
  };
  for (const value of [500, 700, 900]) create('ada', value);
  const shown = ({ of: _, ...one }: Voucher) => {
    const written = (ms: number): string => new Date(ms).toISOString();
    const created = one.createdAt + (wrong('times are those of another zone') ? 2 * 3_600_000 : 0);
    return {
      ...one,
      link: `https://shop.example/v/${wrong('links have another number') ? one.id + 1000 : one.id}`,
      createdAt: written(created),
      endsAt: written(created + (wrong('vouchers end at once') ? 0 : 30 * DAY)),
      updatedAt: written(Math.max(created, one.updatedAt)),
    };
  };
  const not = (status: number): Answer => ({ status });
  const isAmount = (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 1_000_000;
  const isMap = (value: unknown): value is Record<string, string> =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((each) => typeof each === 'string' && each.length <= 40);
  return serve(({ method, path, query, headers, body: sent }) => {
    const who = { 'k-ada': 'ada', 'k-bob': 'bob' }[String(headers['x-key'])];
    if (who === undefined) return not(401);
    const json = jsonIn(sent);
    const [, , at, sub] = path.split('/');
    if (at === undefined && method === 'GET') {
      const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('size') ?? 20)];
      const status = query.get('status');
      if (!(page >= 1) || !Number.isInteger(page) || !Number.isInteger(size) || !(size >= 1 && size <= 50))
        return not(400);
      if (status !== null && !['open', 'used', 'closed'].includes(status)) return not(400);
      const own = [...all.values()].filter(
        (one) => one.of === who && (status === null || one.status === status),
      );
      const filter = status === null || wrong('links forget the filter') ? '' : `&status=${status}`;
      const next = page * size < own.length ? `/vouchers?page=${page + 1}&size=${size}${filter}` : null;
      return {
        status: 200,
        body: { data: own.slice((page - 1) * size, page * size).map(shown), total: own.length, next },
      };
    }
    if (at === undefined) {
      const until = json?.['validUntil'];
      const isTime =
        until === undefined ||
        (typeof until === 'string' &&
          /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i.test(until) &&
          !Number.isNaN(Date.parse(until)));
      if (!json || !isAmount(json['amount']) || !isTime) return not(400);
      if (
        typeof until === 'string' &&
        Date.parse(until) > Date.now() + 60 * DAY &&
        !wrong('vouchers may be valid for ever')
      )
        return not(400);
      const key = headers['idempotency-key'];
      if (key !== undefined && !/^[a-z0-9-]{4,40}$/.test(String(key))) return not(400);
      const trial = query.get('validateOnly');
      if (trial !== null && !/^(true|false)$/.test(trial)) return not(400);
      const place = wrong('keys are shared by all accounts') ? String(key) : `${who} ${String(key)}`;
      const before = key === undefined ? undefined : keyed.get(place);
      const known = before && all.get(before.id);
      if (known)
        return {
          status: 201,
          body: shown(known),
          headers: wrong('repeated answers are not marked') ? {} : { 'replayed-answer': 'true' },
        };
      const made = create(who, json['amount']);
      if (trial === 'true' && !wrong('validateOnly creates')) all.delete(made.id);
      else if (key !== undefined) keyed.set(place, { sent, id: made.id });
      return { status: 201, body: shown(made) };
    }
    if (!/^\d+$/.test(at)) return not(400);
    const one = all.get(Number(at));
    if (!one || one.of !== who) return not(404);
    if (sub === 'uses' && method === 'GET')
      return { status: 200, body: { data: uses.filter(({ voucherId }) => voucherId === one.id) } };
    if (sub === 'uses') {
      const value = json?.['amount'];
      if (!isAmount(value)) return not(400);
      const isShut =
        one.status === 'closed' || (one.status === 'used' && wrong('one use closes the voucher for others'));
      if (isShut) return not(409);
      const rest = wrong('each use is compared alone') ? one.amount : one.amount - one.usedAmount;
      if (value > rest) return not(422);
      const made = { id: uses.length + 1, voucherId: one.id, amount: value };
      uses.push(made);
      const change = (): unknown =>
        put(
          all.get(one.id) ?? one,
          { usedAmount: (all.get(one.id) ?? one).usedAmount + value, status: 'used' },
          !wrong('uses do not touch the voucher'),
        );
      if (wrong('two uses at once are compared with the same rest')) setTimeout(change, 40);
      else change();
      return {
        status: 201,
        body: made,
        ...(wrong('two uses at once are compared with the same rest') && { after: 60 }),
      };
    }
    if (sub === 'close') {
      if (one.status === 'closed' || (one.status === 'used' && !wrong('a used voucher is closed')))
        return not(409);
      return { status: 200, body: shown(put(one, { status: 'closed' })) };
    }
    if (method === 'GET') return { status: 200, body: shown(one) };
    if (method === 'DELETE') {
      all.delete(one.id);
      return not(204);
    }
    const { notes: more = {}, memo = one.memo } = json ?? {};
    if (!json || !isMap(more) || (memo !== one.memo && (typeof memo !== 'string' || memo.length > 40)))
      return not(400);
    if ('memo' in json && json['memo'] === null) return not(400);
    const merged = { ...one.notes, ...more };
    if (Object.keys(merged).length > 3 && !wrong('notes grow for ever')) return not(400);
    const cleared = memo === '' ? (wrong('the empty text is not sent on') ? one.memo : null) : memo;
    return { status: 200, body: shown(put(one, { notes: merged, memo: cleared as string | null })) };
  });
}

const auth = { parent: { 'x-key': 'k-ada' }, other: { 'x-key': 'k-bob' } };
const found = (fault?: Fault): Promise<string[]> =>
  findingsOf(start(fault), { contracts: contract, auth, failFast: fault !== undefined });

test('reports nothing about correct vouchers', { tags: ['far-checker-amounts'] }, async () => {
  expect(await found()).toEqual([]);
});

test.each<[Fault, RegExp]>([
  ['each use is compared alone', /useVoucher: \d+ and \d+ are more than amount/],
  [
    'two uses at once are compared with the same rest',
    /two at once are accepted and are together more than amount/,
  ],
  ['one use closes the voucher for others', /a second part within amount \d+ is refused \(409\)/],
  ['a used voucher is closed', /closeVoucher: id \d+: it is used, and that is accepted/],
  ['links forget the filter', /the link to the next part drops status/],
  ['repeated answers are not marked', /the answer of an earlier request lacks the header Replayed-Answer/],
  ['keys are shared by all accounts', /another account with the same key gets id \d+, which it may not read/],
  ['validateOnly creates', /is there although validateOnly was sent/],
  ['numbers are given again', /id \d+ of \S+ was deleted and is given again/],
  ['notes grow for ever', /notes has 4 entries; the contract says/],
  ['the empty text is not sent on', /memo is "Sample text" as before; "" was sent/],
  [
    'uses do not touch the voucher',
    /(usedAmount|status) has changed, and updatedAt is .* as a second before/,
  ],
  ['vouchers end at once', /endsAt is .* with createdAt .*; the contract says/],
  ['vouchers may be valid for ever', /validUntil 62 days ahead is accepted; the contract says/],
  ['links have another number', /link is .* with id \d+; the contract says/],
  ['times are those of another zone', /is made now, and createdAt is .*: 2 hours away/],
])('reports a backend where %s', { tags: ['far-checker-amounts'] }, async (fault, message) => {
  expect(await found(fault)).toContainEqual(expect.stringMatching(message));
});
