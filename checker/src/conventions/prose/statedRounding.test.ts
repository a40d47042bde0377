import { expect, test } from 'vitest';
import type { Operation, Schema } from '../../core/contract/types.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { mayShowRounded } from './statedRounding.ts';

/** Returns an operation whose request and response have the member `weight`. */
function operationWith(answered: Schema, summary: string): Operation {
  const schemaOf = (part: Schema) => ({
    'application/json': { schema: { type: 'object', properties: { id: { type: 'integer' }, weight: part } } },
  });
  const { operationOf } = smallContract('parcels.json', {
    paths: {
      '/parcels': {
        post: {
          operationId: 'add',
          summary,
          requestBody: { content: schemaOf({ type: 'number' }) },
          responses: { 201: { description: 'Created', content: schemaOf(answered) } },
        },
      },
    },
  });
  return operationOf('add');
}

test.each<[string, number, number, boolean]>([
  ['Rounded to one decimal', 7.59, 7.6, true],
  ['Rounded to one decimal', 7.59, 7.5, false],
  ['Rounded to one decimal', 7.5, 8, false],
  ['One decimal', 7.59, 7.6, true],
  ['In kilograms, rounded half up to two decimals', 7.5, 8, false],
  ['Rounded up to the next half', 7.1, 7.5, true],
  ['To the nearest kilogram', 7.6, 8, true],
  ['In whole grams', 7.6, 8, true],
  ['Truncated', 7.6, 7, true],
  ['四舍五入', 7.6, 8, true],
  ['精确到整数', 7.6, 8, true],
  ['Never rounded', 7.6, 8, false],
  ['Without rounding', 7.6, 8, false],
  ['不四舍五入', 7.6, 8, false],
  ['Weight of the whole parcel', 7.6, 8, false],
  ['Weight for a round trip', 7.6, 8, false],
  ['In kilograms', 7.6, 8, false],
  ['', 7.6, 8, false],
])('reads from the description %j that %d may be shown as %d: %s', (description, sent, shown, may) => {
  expect(mayShowRounded(operationWith({ type: 'number', description }, 'Adds'), 'weight', sent, shown)).toBe(
    may,
  );
});

test.each<[string, boolean]>([
  ['The weight is rounded to whole kilograms', true],
  ['Rounds weights up', true],
  ['Rounds up: the weight, and the price', true],
  ['The price is rounded', false],
  ['Weighs it', false],
])('reads from the summary %j that 7.6 may be shown as 8: %s', (summary, may) => {
  expect(mayShowRounded(operationWith({ type: 'number' }, summary), 'weight', 7.6, 8)).toBe(may);
});

test.each<[Schema, boolean]>([
  [{ type: 'integer' }, true],
  [{ type: 'number', multipleOf: 0.5 }, true],
  [{ type: 'number', multipleOf: 0.1 }, false],
  [{ type: 'number' }, false],
])('lets a response with the schema %j show 7.6 as 8: %s', (schema, may) => {
  expect(mayShowRounded(operationWith(schema, 'Adds'), 'weight', 7.6, 8)).toBe(may);
});
