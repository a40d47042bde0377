/** Tests the checker on bookings from one day to another. No schema states that the end comes after the start. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { jsonIn } from '../support/checkedBackends/http.ts';
import { backend, checker } from '../support/commandLine.ts';

const folder = mkdtempSync(join(tmpdir(), 'spans-'));
afterAll(() => rmSync(folder, { recursive: true }));

const contracts = join(folder, 'openapi.yaml');
writeFileSync(
  contracts,
  `
openapi: 3.1.0
info: { title: Rooms, version: 1.0.0 }
paths:
  /bookings:
    get:
      operationId: listBookings
      parameters:
        - { name: from, in: query, schema: { type: string, format: date } }
        - { name: to, in: query, schema: { type: string, format: date } }
      responses:
        '200': { description: Those that touch these days, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Booking' } } } } }
        '400': { description: Not understood, content: { application/json: { schema: { $ref: '#/components/schemas/Reason' } } } }
    post:
      operationId: book
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/Stay' }, example: { from: '2027-03-01', to: '2027-03-04' } } }
      responses:
        '201': { description: It is booked, content: { application/json: { schema: { $ref: '#/components/schemas/Booking' } } } }
        '400': { description: Not understood, content: { application/json: { schema: { $ref: '#/components/schemas/Reason' } } } }
  /bookings/{bookingId}:
    get:
      operationId: oneBooking
      parameters: [{ name: bookingId, in: path, required: true, schema: { type: integer, minimum: 1 } }]
      responses:
        '200': { description: It, content: { application/json: { schema: { $ref: '#/components/schemas/Booking' } } } }
        '400': { description: Not understood, content: { application/json: { schema: { $ref: '#/components/schemas/Reason' } } } }
        '404': { description: There is none, content: { application/json: { schema: { $ref: '#/components/schemas/Reason' } } } }
components:
  schemas:
    Stay:
      type: object
      required: [from, to]
      properties: { from: { type: string, format: date }, to: { type: string, format: date } }
    Booking:
      allOf: [{ $ref: '#/components/schemas/Stay' }, { type: object, required: [id], properties: { id: { type: integer } } }]
    Reason: { type: object, required: [reason], properties: { reason: { type: string, minLength: 1 } } }
`,
);

const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

type Fault = 'a stay may end before it begins' | 'the requested days are ignored';

async function bookings(fault?: Fault): Promise<string> {
  const kept = [{ id: 1, from: '2027-01-02', to: '2027-01-05' }];
  const book = (text: string): readonly [number, object] => {
    const { from, to } = jsonIn(text) ?? {};
    if (!isDay(from) || !isDay(to)) return [400, { reason: 'which days?' }];
    if (to < from && fault !== 'a stay may end before it begins')
      return [400, { reason: 'it ends before it begins' }];
    kept.push({ id: kept.length + 1, from, to });
    return [201, kept.at(-1)!];
  };
  const list = (query: URLSearchParams): readonly [number, object] => {
    const [from, to] = [query.get('from') ?? '0000-01-01', query.get('to') ?? '9999-12-31'];
    if (![from, to].every((day) => day.startsWith('0000') || isDay(day)))
      return [400, { reason: 'which days?' }];
    const showsAll = fault === 'the requested days are ignored';
    return [200, kept.filter((stay) => showsAll || (stay.to >= from && stay.from <= to))];
  };
  const one = (id: string): readonly [number, object] => {
    if (!/^[1-9]\d*$/.test(id)) return [400, { reason: 'no number' }];
    return kept[Number(id) - 1] ? [200, kept[Number(id) - 1]!] : [404, { reason: 'there is none' }];
  };
  const { origin, stop } = await backend((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://rooms');
      const last = pathname.split('/').at(-1) ?? '';
      const [status, body] =
        request.method === 'POST' ? book(text) : last === 'bookings' ? list(searchParams) : one(last);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  onTestFinished(stop);
  return origin;
}

const flags = ['--contracts', contracts, '--writes', '--seed', '5'];

test('reports nothing about bookings that refuse reversed stays and list none for free days', async () => {
  const kept = await checker('--target', await bookings(), ...flags);
  expect(kept.out).toContain('✓ kept');
  expect(kept.code).toBe(0);
});

test.each<[Fault, RegExp]>([
  ['a stay may end before it begins', /to is before from, and it is accepted \(201\)/],
  ['the requested days are ignored', /to 2027-01-05 is listed, from 2099-01-01 was asked for/],
])('reports a backend where %s', async (fault, message) => {
  const broken = await checker('--target', await bookings(fault), ...flags);
  expect(broken.out).toMatch(message);
  expect(broken.code).toBe(1);
});
