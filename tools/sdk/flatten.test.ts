import { expect, test } from 'vitest';
import type { Document, RawOperation, Schema } from '#tools/contract/document.ts';
import { flattenEnvelopes } from './flatten.ts';

const answer = (schema: Schema) => ({
  responses: { '200': { content: { 'application/json': { schema } } } },
});
const queryBill: RawOperation = {
  operationId: 'queryBill',
  summary: '账单',
  responses: {},
  'x-effect': 'read',
};
const contract = (operation: Partial<RawOperation>): Document => ({
  info: { title: '样例', version: '0.1.0' },
  servers: [{ url: '/' }],
  'x-envelope': 'none',
  paths: { '/bill': { post: { ...queryBill, ...operation } } },
  components: {
    schemas: {
      Success: { type: 'object', properties: { code: { enum: ['0000'] } } },
      Failure: { type: 'object', properties: { code: { enum: ['9101'] }, data: { type: 'null' } } },
    },
  },
});
const success: Schema = {
  allOf: [{ $ref: '#/components/schemas/Success' }, { properties: { data: { type: 'integer' } } }],
};
const envelope: Schema = { oneOf: [success, { $ref: '#/components/schemas/Failure' }] };

test('an envelope becomes one named schema with the members of all branches', () => {
  const flat = flattenEnvelopes(contract(answer(envelope)));
  expect(flat).toMatchObject({
    paths: {
      '/bill': {
        post: {
          responses: {
            '200': {
              content: { 'application/json': { schema: { $ref: '#/components/schemas/QueryBillAnswer' } } },
            },
          },
        },
      },
    },
    components: {
      schemas: {
        QueryBillAnswer: {
          type: 'object',
          properties: { code: { enum: ['0000', '9101'] }, data: { type: 'integer' } },
        },
      },
    },
  });
});

test('a nested envelope gets its own name', () => {
  const outer: Schema = {
    oneOf: [
      { properties: { resultCode: { enum: ['0'] }, resultData: envelope } },
      { properties: { resultCode: { enum: ['801'] } } },
    ],
  };
  const flat = flattenEnvelopes(contract(answer(outer)));
  expect(flat).toHaveProperty('components.schemas.QueryBillAnswer', {
    type: 'object',
    properties: {
      resultCode: { enum: ['0', '801'] },
      resultData: { $ref: '#/components/schemas/QueryBillResult' },
    },
  });
  expect(flat).toHaveProperty('components.schemas.QueryBillResult.properties.data.type', 'integer');
});

test('drops keywords that OpenAPI 3.0 lacks', () => {
  const body: Schema = {
    type: 'object',
    properties: {
      reqData: { type: 'string', contentMediaType: 'application/json', contentSchema: {} },
      ext: { type: ['object', 'null'] },
    },
  };
  const flat = flattenEnvelopes(
    contract({ requestBody: { content: { 'application/json': { schema: body } } } }),
  );
  expect(flat).toMatchObject({
    paths: {
      '/bill': {
        post: {
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  properties: { reqData: { type: 'string' }, ext: { type: 'object', nullable: true } },
                },
              },
            },
          },
        },
      },
    },
  });
  expect(JSON.stringify(flat)).not.toContain('contentSchema');
});
