/** Tests the checker on orders with actions, lines, filters and sorting: it must report each fault of the backend. */
import { expect, test } from 'vitest';
import { jsonIn, serve, type BackendResponse } from '../support/checkedBackends/http.ts';
import { findingsOf } from '../support/findingsOf.ts';
import { temporaryFile } from '../support/temporaryFile.ts';

const contract = temporaryFile(
  'orders.yaml',
  `
openapi: 3.1.0
info: { title: Orders, version: '1' }
security: [{ key: [] }]
paths:
  /orders:
    get:
      operationId: listOrders
      summary: All orders, newest first
      parameters:
        - { name: minAmount, in: query, schema: { type: number, minimum: 0 } }
        - { name: order, in: query, schema: { type: string, enum: [amount, -amount] } }
        - { name: offset, in: query, schema: { type: integer, minimum: 0, default: 0 } }
        - { name: rows, in: query, schema: { type: integer, minimum: 1, maximum: 60, default: 20 } }
      responses: { '200': { description: ok, headers: { X-Total-Count: { required: true, schema: { type: integer } } }, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Order' } } } } }, '400': { description: no }, '401': { description: no } }
    post:
      operationId: createOrder
      requestBody: &body { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Input' }, example: { sku: AB-12, amount: 12.5, urgent: true, due: '2027-01-31', at: '2027-01-01T09:30:00Z', note: Ring } } } }
      responses: { '201': { description: ok, content: &order { application/json: { schema: { $ref: '#/components/schemas/Order' } } } }, '400': { description: no }, '401': { description: no } }
  /orders/{no}:
    parameters: &no [{ name: no, in: path, required: true, schema: { type: integer }, example: 1 }]
    get: { operationId: getOrder, responses: { '200': { description: ok, content: *order }, '401': { description: no }, '404': { description: no } } }
    put: { operationId: replaceOrder, requestBody: *body, responses: { '200': { description: ok, content: *order }, '400': { description: no }, '401': { description: no }, '404': { description: no } } }
  /orders/{no}/cancel:
    parameters: *no
    post: { operationId: cancelOrder, responses: { '204': { description: ok }, '401': { description: no }, '404': { description: no }, '409': { description: shipped } } }
  /orders/{no}/lines:
    parameters: *no
    get: { operationId: listLines, responses: { '200': { description: ok, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Line' } } } } }, '401': { description: no }, '404': { description: no } } }
    post: { operationId: addLine, requestBody: { required: true, content: { application/json: { schema: { type: object, required: [text], properties: { text: { type: string, minLength: 1, maxLength: 40 } } }, example: { text: A nut } } } }, responses: { '201': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Line' } } } }, '400': { description: no }, '401': { description: no }, '404': { description: no } } }
  /orders/{no}/lines/{lineId}:
    parameters: [{ name: no, in: path, required: true, schema: { type: integer }, example: 1 }, { name: lineId, in: path, required: true, schema: { type: integer }, example: 1 }]
    delete: { operationId: dropLine, responses: { '204': { description: ok }, '401': { description: no }, '404': { description: no } } }
components:
  securitySchemes: { key: { type: apiKey, in: header, name: X-Key } }
  schemas:
    Input: { type: object, required: [sku, amount], properties: { sku: { type: string, pattern: '^[A-Z]{2}-[0-9]{2}$' }, amount: { type: number, minimum: 0, maximum: 9000 }, urgent: { type: boolean }, due: { type: [string, 'null'], format: date }, at: { type: [string, 'null'], format: date-time }, note: { type: [string, 'null'], maxLength: 40 } } }
    Order: { type: object, required: [createdAt, no, sku, amount, fee, total, urgent, due, at, note, state], properties: { createdAt: { type: string, format: date-time }, no: { type: integer }, sku: { type: string }, amount: { type: number }, fee: { type: number }, total: { type: number, description: amount plus fee }, urgent: { type: boolean }, due: { type: [string, 'null'], format: date }, at: { type: [string, 'null'], format: date-time }, note: { type: [string, 'null'] }, state: { type: string, enum: [open, cancelled] } } }
    Line: { type: object, required: [id, text], properties: { id: { type: integer }, text: { type: string } } }
`,
);

const FAULTS = [
  'a cancelled order stays open',
  'an omitted member keeps its value',
  'a deleted line removes all lines',
  'a new line is added to every order',
  'a deleted line is still listed',
  'a listed order cannot be read',
  'the minimum amount is excluded',
  'the newest order comes last',
  'amounts are sorted as texts',
  'the time zone is ignored',
  'a code of one digit is accepted',
  'the total counts only the page',
  'an urgent order is not urgent',
  'the code is returned in lower case',
  'the total omits the fee',
  'a note is lost',
] as const;
type Fault = (typeof FAULTS)[number];

interface Order {
  readonly no: number;
  readonly sku: string;
  readonly amount: number;
  readonly fee: number;
  readonly urgent: boolean;
  readonly due: string | null;
  readonly at: string | null;
  readonly note: string | null;
  readonly state: 'open' | 'cancelled';
}

function start(fault?: Fault) {
  const wrong = (name: Fault): boolean => fault === name;
  const order = (no: number, amount: number): Order => ({
    no,
    sku: 'XY-01',
    amount,
    fee: no,
    urgent: no === 2,
    due: null,
    at: null,
    note: null,
    state: 'open',
  });
  let orders = [order(1, 80), order(2, 9.5), order(3, 1000), order(4, 250)];
  let lines = [1, 1, 2, 3].map((no, index) => ({ no, id: index + 1, text: `Line ${index}` }));
  const empty = (status: number): BackendResponse => ({ status });
  const shown = ({ fee, ...rest }: Order) => ({
    ...rest,
    createdAt: new Date(Date.UTC(2027, 0, 1, 0, rest.no)).toISOString(),
    fee,
    total: rest.amount + (wrong('the total omits the fee') ? 0 : fee),
    ...(wrong('the code is returned in lower case') && { sku: rest.sku.toLowerCase() }),
  });
  const read = (sent: string): Omit<Order, 'no' | 'fee' | 'state'> | undefined => {
    const { sku, amount, urgent = false, due = null, at = null, note = null } = jsonIn(sent) ?? {};
    const isCode = wrong('a code of one digit is accepted') ? /^[A-Z]{2}-\d{1,2}$/ : /^[A-Z]{2}-\d{2}$/;
    const isDay = (text: unknown): boolean =>
      typeof text === 'string' &&
      /^\d{4}-\d\d-\d\d$/.test(text) &&
      !Number.isNaN(Date.parse(text)) &&
      new Date(text).toISOString().startsWith(text);
    const isTime = (text: unknown): boolean =>
      typeof text === 'string' && /T\d\d:\d\d:\d\d/i.test(text) && !Number.isNaN(Date.parse(text));
    const hasSku = typeof sku === 'string' && isCode.test(sku);
    const hasAmount = typeof amount === 'number' && amount >= 0 && amount <= 9000;
    const hasNote = note === null || (typeof note === 'string' && [...note].length <= 40);
    const hasTimes = (due === null || isDay(due)) && (at === null || isTime(at));
    if (!hasSku || !hasAmount || typeof urgent !== 'boolean' || !hasNote || !hasTimes) return undefined;
    const inUtc = (moment: string): string =>
      wrong('the time zone is ignored') ? `${moment.slice(0, 19)}Z` : new Date(moment).toISOString();
    return {
      sku,
      amount,
      urgent: urgent && !wrong('an urgent order is not urgent'),
      due: due as string | null,
      at: at === null ? null : inUtc(String(at)),
      // Keeps the note of the example.
      note: wrong('a note is lost') && note !== 'Ring' ? null : (note as string | null),
    };
  };
  const list = (query: URLSearchParams): BackendResponse => {
    const [least, by, from, rows] = ['minAmount', 'order', 'offset', 'rows'].map((name) => query.get(name));
    const isCount = (text: string | null | undefined, most: number): boolean =>
      !text || (/^\d+$/.test(text) && Number(text) <= most);
    const isRight =
      (!least || Number(least) >= 0) &&
      (!by || /^-?amount$/.test(by)) &&
      isCount(from, 1e9) &&
      isCount(rows, 60) &&
      rows !== '0';
    if (!isRight) return empty(400);
    const found = orders.filter(
      ({ amount }) =>
        !least ||
        (wrong('the minimum amount is excluded') ? amount > Number(least) : amount >= Number(least)),
    );
    const newest = wrong('the newest order comes last') ? found : found.toReversed();
    const rank = wrong('amounts are sorted as texts')
      ? (one: Order, other: Order): number => (String(one.amount) < String(other.amount) ? -1 : 1)
      : (one: Order, other: Order): number => one.amount - other.amount;
    const sorted = by
      ? newest.toSorted((one, other) => rank(one, other) * (by.startsWith('-') ? -1 : 1))
      : newest;
    const page = sorted.slice(Number(from ?? 0), Number(from ?? 0) + Number(rows ?? 20));
    const total = wrong('the total counts only the page') ? page.length : sorted.length;
    return { status: 200, body: page.map(shown), headers: { 'x-total-count': String(total) } };
  };
  return serve(({ method, path, query, headers, body }) => {
    if (headers['x-key'] !== 'me') return empty(401);
    const [, , at, sub, lineId] = path.split('/');
    if (at === undefined) {
      const given = method === 'POST' ? read(body) : undefined;
      if (method === 'GET' || !given) return method === 'GET' ? list(query) : empty(400);
      const made: Order = { ...given, no: orders.length + 1, fee: 1, state: 'open' };
      orders.push(made);
      return { status: 201, body: shown(made) };
    }
    const one = orders.find((each) => String(each.no) === at);
    if (!one || (wrong('a listed order cannot be read') && one.no === 4 && sub === undefined))
      return empty(404);
    const put = (other: Order): void => void (orders = orders.map((each) => (each === one ? other : each)));
    if (sub === 'cancel') {
      if (!wrong('a cancelled order stays open')) put({ ...one, state: 'cancelled' });
      return empty(204);
    }
    if (sub === 'lines' && method === 'DELETE') {
      const line = lines.find((each) => each.no === one.no && String(each.id) === lineId);
      if (!line) return empty(404);
      if (wrong('a deleted line removes all lines')) lines = lines.filter((each) => each.no !== one.no);
      else if (!wrong('a deleted line is still listed')) lines = lines.filter((each) => each !== line);
      return empty(204);
    }
    if (sub === 'lines' && method === 'GET')
      return {
        status: 200,
        body: lines
          .filter((each) => each.no === one.no || wrong('a new line is added to every order'))
          .map(({ id, text }) => ({ id, text })),
      };
    if (sub === 'lines') {
      const text = jsonIn(body)?.['text'];
      if (typeof text !== 'string' || text === '' || [...text].length > 40) return empty(400);
      const made = { no: one.no, id: Math.max(0, ...lines.map(({ id }) => id)) + 1, text };
      lines.push(made);
      return { status: 201, body: { id: made.id, text } };
    }
    if (method === 'GET') return { status: 200, body: shown(one) };
    const given = read(body);
    if (!given) return empty(400);
    const kept =
      wrong('an omitted member keeps its value') && !body.includes('"note"') ? { note: one.note } : {};
    const changed = { ...one, ...given, ...kept };
    put(changed);
    return { status: 200, body: shown(changed) };
  });
}

const auth = { parent: { 'x-key': 'me' } };
const found = (fault?: Fault): Promise<string[]> =>
  findingsOf(start(fault), { contracts: contract, auth, failFast: fault !== undefined });

test('reports nothing about correct orders', async () => {
  expect(await found()).toEqual([]);
});

test.each<[Fault, RegExp]>([
  ['a cancelled order stays open', /shows state "open" as before; a write has made it "cancelled"/],
  ['an omitted member keeps its value', /shows note "[^"]+" as before; a write has made it null/],
  ['a deleted line removes all lines', /was deleted, and \d+ is not listed any more either/],
  ['a new line is added to every order', /what was made at no \d+ is listed at \d+/],
  ['a deleted line is still listed', /was deleted and is still listed/],
  [
    'a listed order cannot be read',
    /no 4 is listed, and who asks for it is told that it is not there \(404\)/,
  ],
  ['the minimum amount is excluded', /is listed, and not where minAmount [\d.]+ is asked for/],
  ['the newest order comes last', /not newest first/],
  ['amounts are sorted as texts', /not in the order of amount/],
  ['the time zone is ignored', /at is shown moved in time/],
  ['a code of one digit is accepted', /createOrder: answered 201 although it must be refused/],
  ['the total counts only the page', /total is 1 with 1 items|total is \d+ with/],
  ['an urgent order is not urgent', /urgent is shown switched off/],
  ['the code is returned in lower case', /sku is shown in letters that the contract does not take/],
  ['the total omits the fee', /total is [\d.]+ with amount [\d.]+ and fee \d+/],
  ['a note is lost', /note is shown without what it holds/],
])('reports a backend where %s', async (fault, message) => {
  expect(await found(fault)).toContainEqual(expect.stringMatching(message));
});
