/** Takes ids of other kinds from what the run has seen, in the ways in which contracts name them. */
import { expect, test } from 'vitest';
import {
  answer,
  body,
  creates,
  exampleBody,
  inPath,
  number,
  object,
  reads,
  text,
} from '../fixtures/contractParts.ts';
import { smallContract } from '../fixtures/smallContract.ts';
import { Pool } from './pool.ts';
import { examplesOf } from './valid.ts';

const uuid = { type: 'string', format: 'uuid' };
const list = (schema: object) => ({ 200: answer('all', { type: 'array', items: schema }) });

/** Returns the requests of a booking, after two patients of `/Patients` and a listed doctor were seen. */
function bookings(requestBody: object, id: object, [one, other]: readonly unknown[]): unknown[] {
  const person = object({ id, name: text });
  const { operationOf } = smallContract('clinic.json', {
    paths: {
      '/Patients': { get: { operationId: 'patients', responses: list(person) } },
      '/Patients/{id}': { get: { ...reads('patient', person), parameters: [inPath('id', id)] } },
      '/doctors': { get: { operationId: 'doctors', responses: list(person) } },
      '/Bookings': {
        post: {
          operationId: 'book',
          requestBody,
          responses: { 201: answer('it', object({ id, minutes: number })), 404: answer('Not found') },
        },
      },
    },
  });
  const pool = new Pool();
  pool.learnFrom(operationOf('patients'), [
    { id: one, name: 'Ana' },
    { id: other, name: 'Bo' },
  ]);
  pool.learnFrom(operationOf('doctors'), [{ id: one === 1 ? 7 : `d-${String(one)}`, name: 'Dee' }]);
  const book = operationOf('book');
  return pool.filled(book, examplesOf(book)[0]!.payload, 9);
}

const relation = object({ data: object({ type: { type: 'string', enum: ['patients'] }, id: text }) });
const jsonApi = object({
  data: object({
    type: { type: 'string', enum: ['bookings'] },
    attributes: object({ minutes: number }),
    relationships: object({ patient: relation }),
  }),
});

const A = '0b9a3a0e-6d0f-4c7f-8a55-5a5c1a0f3b01';
const B = '0b9a3a0e-6d0f-4c7f-8a55-5a5c1a0f3b02';

test.each<[string, object, object, readonly unknown[], unknown]>([
  ['patientId', body({ patientId: uuid }, ['patientId']), uuid, [A, B], { patientId: B }],
  ['patient_id', body({ patient_id: text }, ['patient_id']), text, ['p-1', 'p-2'], { patient_id: 'p-2' }],
  ['PatientId', body({ PatientId: number }, ['PatientId']), number, [1, 2], { PatientId: 2 }],
  ['patient', body({ patient: number }, ['patient']), number, [1, 2], { patient: 2 }],
  [
    'an example',
    exampleBody(object({ patient_id: text }), { patient_id: 'p-9' }),
    text,
    ['p-1', 'p-2'],
    { patient_id: 'p-2' },
  ],
  [
    'a list',
    body({ patientIds: { type: 'array', items: text } }, ['patientIds']),
    text,
    ['p-1', 'p-2'],
    { patientIds: ['p-2'] },
  ],
  [
    'two kinds, one of which is listed only',
    body({ patient_id: text, doctor_id: text }, ['patient_id', 'doctor_id']),
    text,
    ['p-1', 'p-2'],
    { patient_id: 'p-2', doctor_id: 'd-p-1' },
  ],
  [
    'a relationship of JSON:API',
    { required: true, content: { 'application/vnd.api+json': { schema: jsonApi } } },
    text,
    ['p-1', 'p-2'],
    {
      data: {
        type: 'bookings',
        attributes: { minutes: 1 },
        relationships: { patient: { data: { type: 'patients', id: 'p-2' } } },
      },
    },
  ],
  // Each seen patient makes a request. That of the second one shows that the first is not the only choice.
])('names a seen resource by %s', (_, requestBody, id, seen, wanted) => {
  expect(bookings(requestBody, id, seen)).toContainEqual(wanted);
});

test.each([
  ['a name', { patient: text }],
  ['another kind', { impatient_id: text }],
  ['a choice', { patient_id: { type: 'string', enum: ['p-8', 'p-9'] } }],
])('leaves %s as it is', (_, properties) => {
  const all = bookings(body(properties, Object.keys(properties)), text, ['p-1', 'p-2']);
  expect(JSON.stringify(all)).not.toMatch(/p-[12]/);
});

/** Returns the first request of an order, after these products were seen. The example has two lines. */
function firstOrder(...seen: string[]): unknown {
  const line = object({ sku: text, quantity: number });
  const { operationOf } = smallContract('shop.json', {
    paths: {
      '/orders': {
        post: creates(
          'order',
          object({ id: number }),
          exampleBody(object({ lines: { type: 'array', items: line } }), {
            lines: [
              { sku: 'MUG', quantity: 2 },
              { sku: 'TEA', quantity: 1 },
            ],
          }),
        ),
      },
    },
  });
  const pool = new Pool();
  pool.learn(seen.map((sku) => ({ sku, name: 'a' })));
  const order = operationOf('order');
  return pool.filled(order, examplesOf(order)[0]!.payload, 1)[0];
}

test('orders the two lines of the example if both of their products were seen', () => {
  expect(firstOrder('CUP', 'MUG', 'TEA')).toEqual({
    lines: [
      { sku: 'MUG', quantity: 2 },
      { sku: 'TEA', quantity: 1 },
    ],
  });
});

test('orders one line with a seen product if a product of the example was not seen', () => {
  expect(firstOrder('CUP', 'MUG')).toEqual({ lines: [{ sku: 'CUP', quantity: 2 }] });
});
