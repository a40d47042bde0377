import { expect, test } from 'vitest';
import { answerOf, gateway, resolve, standard } from '../fixture.ts';
import type { Schema } from '../model.ts';
import { dataOf } from './data.ts';

const data: Schema = { type: 'integer' };

test('the data of an envelope is what its success branch carries', () => {
  expect(dataOf(answerOf(data), standard.envelope)).toEqual({
    schema: data,
    path: ['resultData'],
  });
});

test('the data of the gateway lies inside both envelopes', () => {
  const inner: Schema = {
    oneOf: [
      { type: 'object', properties: { resCode: { enum: ['0000000'] }, data } },
      { type: 'object', properties: { resCode: { enum: ['E1'] } } },
    ],
  };
  const outer: Schema = {
    oneOf: [{ type: 'object', properties: { resultCode: { enum: ['0'] }, resultData: inner } }],
  };
  expect(dataOf(outer, gateway.envelope, 'STD')).toEqual({ schema: data, path: ['resultData', 'data'] });
});

test('a success without data has none; without an envelope the answer is the data', () => {
  const bare = resolve<Schema>({
    oneOf: [{ $ref: '#/components/schemas/Success' }, { $ref: '#/components/schemas/Failure' }],
  });
  expect(dataOf(bare, standard.envelope)).toBeUndefined();
  expect(dataOf(data, { base: '/_sim/api' })).toEqual({ schema: data, path: [] });
});
