import { expect, test } from 'vitest';
import { flattened } from './flattened.ts';

const schemas = {
  Page: { type: 'object', required: ['pageNo'], properties: { pageNo: { type: 'integer' } } },
  Bills: {
    allOf: [
      { $ref: '#/components/schemas/Page' },
      { required: ['tab'], properties: { tab: { type: 'string' } } },
    ],
    required: ['pageNo'],
    properties: { tab: { enum: ['all'] } },
  },
};

test("follows references and merges parts; a schema's own members take precedence", () => {
  expect(flattened({ $ref: '#/components/schemas/Bills' }, schemas)).toEqual({
    type: 'object',
    required: ['pageNo', 'tab'],
    properties: { pageNo: { type: 'integer' }, tab: { enum: ['all'] } },
  });
});

test('a schema without parts stays as it is', () => {
  expect(flattened(schemas.Page, schemas)).toEqual(schemas.Page);
});
