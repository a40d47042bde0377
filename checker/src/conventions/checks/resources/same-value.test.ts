/** Tests enum values, lost members and parts of examples, values under another name, and what excuses a loss. */
import { expect, test } from 'vitest';
import type { Schema } from '../../../core/contract/types.ts';
import { foreignExchange } from '../../../core/fixtures/petshop.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { sameValue } from './same-value.ts';

/** Returns the complaints about an enum value that is sent and shown. @param requestSchema the member's schema in the request */
function complaintsOf(
  name: string,
  sent: string,
  shown: string,
  requestSchema: Schema,
  responseSchema = requestSchema,
): string[] {
  const exchange = foreignExchange(
    'petshop.changePet',
    { [name]: shown },
    { payload: { petId: 1, [name]: sent } },
  );
  const schema = { type: 'object', properties: { [name]: responseSchema } };
  const operation = {
    ...exchange.operation,
    request: { type: 'object', properties: { petId: { type: 'integer' }, [name]: requestSchema } },
    answers: { 200: { types: ['application/json'], schema, headers: [] } },
  };
  return sameValue.judge({ ...exchange, operation }).map(({ message }) => message);
}

const kinds = { type: 'string', enum: ['cat', 'dog'] };

test('reports another value of an enum than the sent one', () => {
  expect(complaintsOf('kind', 'cat', 'dog', kinds)).toEqual(['kind is shown as another: dog, cat was sent']);
});

test.each([
  ['the same', 'kind', 'cat', 'cat', kinds, kinds],
  ['a state that changes by itself', 'status', 'cat', 'dog', kinds, kinds],
  [
    'a value with another name in the response',
    'kind',
    'cat',
    'feline',
    kinds,
    { type: 'string', enum: ['feline'] },
  ],
  ['a text without choices', 'kind', 'cat', 'dog', { type: 'string' }, { type: 'string' }],
])('accepts %s', (_, name, sent, shown, requestSchema, responseSchema) => {
  expect(complaintsOf(name, sent, shown, requestSchema, responseSchema)).toEqual([]);
});

const text = { type: 'string' };

// A response may omit the member if a sentence names it with a condition, or after the word `with`: it may be for some cases only.
test.each([
  ['OUT needs fromWarehouse', 0],
  ['fromWarehouse is needed for OUT', 0],
  ['For OUT, fromWarehouse must be given', 0],
  ['fromWarehouse applies to OUT', 0],
  ['`fromWarehouse` is ignored where goods come in', 0],
  ['Moves goods with fromWarehouse', 0],
  ['Moves goods', 1],
  ['Needs fromWarehouses', 1],
])('"%s" gives %i findings for a response without fromWarehouse', (summary, count) => {
  const body = { type: 'object', properties: { kind: text, fromWarehouse: text } };
  const answer = { type: 'object', properties: { id: text, fromWarehouse: text } };
  const of = (schema: object) => ({ content: { 'application/json': { schema } } });
  const { sent } = smallContract('moves.json', {
    paths: {
      '/moves': {
        post: {
          operationId: 'move',
          summary,
          requestBody: of(body),
          responses: { 201: { description: 'moved', ...of(answer) } },
        },
      },
    },
  });
  const { exchange } = sent('move', { kind: 'IN', fromWarehouse: 'W1' }, { id: '1' });
  expect(sameValue.judge(exchange)).toHaveLength(count);
});

const json = (properties: object) => ({
  content: { 'application/json': { schema: { type: 'object', properties } } },
});
const requests = smallContract('requests.json', {
  paths: {
    '/requests/{id}/reject': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
      post: {
        operationId: 'reject',
        requestBody: json({ reason: text, note: text }),
        responses: {
          200: {
            description: 'it',
            ...json({ id: text, reason: text, note: text, rejectionReason: text }),
          },
        },
      },
    },
  },
});

test.each([
  ['kept under another name', {}, { reason: null, rejectionReason: 'Too late' }, 0],
  ['lost', {}, { reason: null, rejectionReason: null }, 1],
  ['lost beside an equal note', { note: 'Too late' }, { reason: null, note: 'Too late' }, 1],
])('judges the reason of an action that is %s', (_, more, shown, count) => {
  const asked = { id: 'a', reason: 'Too late', ...more };
  const { exchange } = requests.sent('reject', asked, { id: 'a', ...shown });
  expect(sameValue.judge(exchange)).toHaveLength(count);
});

const card = { type: 'object', properties: { number: text, month: text } };
const pay = (summary: string) =>
  smallContract('pay.json', {
    paths: {
      '/payments': {
        post: {
          operationId: 'pay',
          summary,
          requestBody: {
            content: {
              'application/json': {
                schema: { type: 'object', properties: { card, tags: { type: 'array', items: text } } },
                example: { card: { number: '41', month: '3' }, tags: ['a'] },
              },
            },
          },
          responses: {
            201: {
              description: 'it',
              ...json({
                id: text,
                card: { type: 'object', properties: { lastFour: text, month: text } },
                tags: { type: 'array', items: text },
              }),
            },
          },
        },
      },
    },
  });

// No response schema has the card's number. A sentence that ignores the tags excuses their loss; one about their case does not.
test.each([
  ['without the number that no response has', 'Pays', { lastFour: '41', month: '3' }, ['a'], 0],
  ['without the month that responses have', 'Pays', { lastFour: '41' }, ['a'], 1],
  ['without tags', 'Pays', { lastFour: '41', month: '3' }, [], 1],
  [
    'without tags that are ignored',
    'Pays. tags of guests are ignored.',
    { lastFour: '41', month: '3' },
    [],
    0,
  ],
  [
    'without tags that play no role',
    'Pays. tags play no role here and stay empty.',
    { lastFour: '41', month: '3' },
    [],
    0,
  ],
  ['without tags that have no effect', 'The tags have no effect.', { lastFour: '41', month: '3' }, [], 0],
  ['without tags that it ignores', 'Ignores the tags of guests.', { lastFour: '41', month: '3' }, [], 0],
  ['without tags, as case is ignored', 'Case is ignored in tags.', { lastFour: '41', month: '3' }, [], 1],
  [
    'without tags, as in tags case is ignored',
    'In tags, case is ignored.',
    { lastFour: '41', month: '3' },
    [],
    1,
  ],
])('judges an example that is shown %s', (_, summary, shown, tags, count) => {
  const asked = { card: { number: '41', month: '3' }, tags: ['a'] };
  const { exchange } = pay(summary).sent('pay', asked, { id: '1', card: shown, tags });
  expect(sameValue.judge(exchange)).toHaveLength(count);
});

const stored = (...codes: number[]) =>
  smallContract('boxes.json', {
    paths: {
      '/boxes': {
        post: {
          operationId: 'store',
          requestBody: json({ size: kinds }),
          responses: Object.fromEntries(
            codes.map((code) => [code, { description: 'it', ...json({ id: text, size: kinds }) }]),
          ),
        },
      },
    },
  });

test.each([
  ['of a box that was there already', [200, 201], 200, 0],
  ['of a new box beside 200', [200, 201], 201, 1],
  ['of a box that 200 alone shows', [200], 200, 1],
])('judges another value %s', (_, codes, status, count) => {
  const { exchange } = stored(...codes).sent('store', { size: 'cat' }, { id: '1', size: 'dog' }, { status });
  expect(sameValue.judge(exchange)).toHaveLength(count);
});

test.each([
  ['', '', 1],
  ['The note of the staff', 'A note', 1],
  ['Only staff see this field.', '', 0],
  ['Shown to staff only', '', 0],
  ['', 'Ignored unless staff send it.', 0],
  ['Hidden from guests', '', 0],
])(
  'judges a missing member with the description "%s" in the response and "%s" in the request',
  (shown, asked, count) => {
    const answered = { id: text, other: text, staffNote: { ...text, description: shown } };
    const { sent } = smallContract('notes.json', {
      paths: {
        '/notes': {
          post: {
            operationId: 'add',
            requestBody: { ...json({ staffNote: { ...text, description: asked } }) },
            responses: { 201: { description: 'it', ...json(answered) } },
          },
        },
      },
    });
    const { exchange } = sent('add', { staffNote: 'Table 3' }, { id: '1', other: '' });
    expect(sameValue.judge(exchange)).toHaveLength(count);
  },
);
