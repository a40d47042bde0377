/** Tests rules and examples of check.yaml. A correct backend keeps the rules, and each fault breaks one. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfiguration } from '../../src/core/config/configuration.ts';
import { jsonIn, serve, type BackendResponse, type RunningServer } from '../support/checkedBackends/http.ts';
import { checker } from '../support/commandLine.ts';
import { findingsOf } from '../support/findingsOf.ts';

const folder = mkdtempSync(join(tmpdir(), 'rules-'));
afterAll(() => rmSync(folder, { recursive: true }));
const contract = join(folder, 'orders.yaml');
writeFileSync(
  contract,
  `
openapi: 3.1.0
info: { title: Orders, version: '1' }
paths:
  /orders:
    get: { operationId: listOrders, responses: { '200': { description: ok, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Order' } } } } } } }
    post:
      operationId: createOrder
      requestBody: { required: true, content: { application/json: { schema: { type: object, required: [code, customer, lines], properties: { code: { type: string, minLength: 3, maxLength: 30 }, customer: { type: string, minLength: 3 }, lines: { type: array, minItems: 1, items: { $ref: '#/components/schemas/Line' } } } } } } }
      responses: { '201': { description: ok, content: &order { application/json: { schema: { $ref: '#/components/schemas/Order' } } } }, '400': { description: no }, '404': { description: no customer }, '409': { description: no } }
  /orders/{id}:
    parameters: &id [{ name: id, in: path, required: true, schema: { type: integer } }]
    get: { operationId: getOrder, responses: { '200': { description: ok, content: *order }, '400': { description: no }, '404': { description: no } } }
  /orders/{id}/move:
    parameters: *id
    post:
      operationId: moveOrder
      requestBody: { required: true, content: { application/json: { schema: { type: object, required: [to], properties: { to: { $ref: '#/components/schemas/Status' } } } } } }
      responses: { '200': { description: ok, content: *order }, '400': { description: no }, '404': { description: no }, '409': { description: no } }
components:
  schemas:
    Status: { type: string, enum: [placed, paid, shipped, cancelled] }
    Line: { type: object, required: [amount], properties: { amount: { type: integer, minimum: 1, maximum: 900 } } }
    Order: { type: object, required: [id, code, customer, lines, total, status, made], properties: { id: { type: integer }, code: { type: string }, customer: { type: string }, lines: { type: array, items: { $ref: '#/components/schemas/Line' } }, total: { type: integer }, status: { $ref: '#/components/schemas/Status' }, made: { type: string, format: date-time } } }
`,
);
const config = join(folder, 'check.yaml');
writeFileSync(
  config,
  `
contracts: orders.yaml
writes: true
examples:
  createOrder: { code: A-100, customer: c-77, lines: [{ amount: 20 }, { amount: 5 }] }
rules:
  Order:
    - total = sum(lines.amount)
    - 'status: placed -> paid -> shipped, placed -> cancelled'
    - 'unique: code, ignoring case'
    - 'never changes: made'
    - 'oldest first: id'
`,
);

type Fault = 'total' | 'steps' | 'code' | 'made' | 'order';

interface Order {
  readonly id: number;
  readonly code: string;
  readonly lines: readonly { readonly amount: number }[];
  readonly status: string;
}

const NEXT: Readonly<Record<string, readonly string[]>> = {
  placed: ['paid', 'cancelled'],
  paid: ['shipped'],
};

const reply = (status: number, body: unknown): BackendResponse => ({ status, body });

function orders(fault?: Fault): Promise<RunningServer> {
  let all: Order[] = [];
  const shown = (order: Order) => ({
    ...order,
    total: order.lines.reduce((sum, { amount }) => sum + amount, fault === 'total' ? 1 : 0),
    made: fault === 'made' && order.status !== 'placed' ? '2026-02-02T00:00:00Z' : '2026-01-01T00:00:00Z',
  });
  return serve(({ method, path, body }): BackendResponse => {
    const [, , id, move] = path.split('/');
    if (id === undefined && method === 'GET')
      return reply(200, (fault === 'order' ? all.toReversed() : all).map(shown));
    if (id === undefined) {
      const given = jsonIn(body) ?? {};
      const { code, customer, lines } = given;
      const isLine = (line: unknown): boolean =>
        typeof line === 'object' &&
        line !== null &&
        Number.isInteger((line as { amount?: unknown }).amount) &&
        (line as { amount: number }).amount >= 1 &&
        (line as { amount: number }).amount <= 900;
      if (typeof code !== 'string' || code.length < 3 || code.length > 30) return reply(400, {});
      if (typeof customer !== 'string' || customer.length < 3) return reply(400, {});
      if (!Array.isArray(lines) || lines.length === 0 || !lines.every(isLine)) return reply(400, {});
      if (customer !== 'c-77') return reply(404, {});
      const same = all.some((each) => each.code.toLowerCase() === code.toLowerCase());
      if (same && fault !== 'code') return reply(409, {});
      const order = { id: all.length + 1, code, customer, lines, status: 'placed' };
      all = [...all, order];
      return reply(201, shown(order));
    }
    if (!/^\d+$/.test(id)) return reply(400, {});
    const order = all.find((each) => each.id === Number(id));
    if (method === 'POST' && move === 'move') {
      const { to } = jsonIn(body) ?? {};
      if (!['placed', 'paid', 'shipped', 'cancelled'].includes(String(to))) return reply(400, {});
      if (!order) return reply(404, {});
      if (!NEXT[order.status]?.includes(String(to)) && fault !== 'steps') return reply(409, {});
      const moved = { ...order, status: String(to) };
      all = all.map((each) => (each === order ? moved : each));
      return reply(200, shown(moved));
    }
    return order ? reply(200, shown(order)) : reply(404, {});
  });
}

/** Returns the findings about rules. */
const ruleFindings = async (fault?: Fault): Promise<string[]> => {
  const configuration = readConfiguration(config);
  const all = await findingsOf(orders(fault), { contracts: contract, configuration });
  return all.filter((each) => /breaks '|does not hold/.test(each));
};

test(
  'reports no broken rule of a correct backend',
  { tags: ['odd-stated-rules', 'odd-stated-examples'] },
  async () => {
    expect(await ruleFindings()).toEqual([]);
  },
);

test.each<[Fault, RegExp]>([
  ['total', /'total = sum\(lines\.amount\)' does not hold/],
  ['steps', /breaks 'status: placed -> paid/],
  ['code', /breaks 'unique: code/],
  ['made', /breaks 'never changes: made'/],
  ['order', /'oldest first: id' does not hold/],
])(
  'reports the fault %s as a broken rule, in orders that only the example of check.yaml creates',
  { tags: ['odd-stated-rules', 'odd-stated-examples'] },
  async (fault, message) => {
    expect(await ruleFindings(fault)).toContainEqual(expect.stringMatching(message));
  },
);

test.each([
  ['rules: { Order: [total] }', /rules\.Order: 'total' is not understood \(it compares nothing\)/],
  [
    'rules: { Invoice: [a = b] }',
    /rules\.Invoice: the contracts have no schema and no operation of that name/,
  ],
  [
    'examples: { createInvoice: {} }',
    /examples\.createInvoice: the contracts have no operation of that name/,
  ],
])('refuses %s by name', { tags: ['odd-stated-rules'] }, async (text, message) => {
  const file = join(folder, 'wrong.yaml');
  writeFileSync(file, `contracts: orders.yaml\n${text}\n`);
  const { origin, stop } = await orders();
  const { err, code } = await checker('--config', file, '--target', origin);
  await stop();
  expect(err).toMatch(message);
  expect(code).toBe(2);
});

test('init proposes rules and examples', { tags: ['odd-stated-rules'] }, async () => {
  const file = join(folder, 'first.yaml');
  await checker('init', '--config', file, '--contracts', contract);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(
    "#   Order: ['total = sum(lines.amount)', 'status: placed -> paid -> shipped -> cancelled']",
  );
  expect(text).toMatch(/# {3}createOrder: \{"code":/);
});
