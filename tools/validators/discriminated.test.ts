import { expect, test } from 'vitest';
import { discriminated } from './discriminated.ts';
import type { Document, Schema } from '#tools/contract/document.ts';

const success: Schema = {
  allOf: [{ $ref: '#/components/schemas/Success' }, { type: 'object', required: ['data'] }],
};
const document = {
  components: {
    schemas: {
      Success: { type: 'object', required: ['code'], properties: { code: { enum: ['0000'] } } },
      Failure: { type: 'object', required: ['code'], properties: { code: { enum: ['9101'] } } },
      LoginText: { type: 'object', required: ['error'] },
    },
  },
} as unknown as Document;
const failure: Schema = { $ref: '#/components/schemas/Failure' };

test('the branch of an envelope is chosen by its code', () => {
  expect(discriminated({ oneOf: [success, failure] }, document)).toEqual({
    type: 'object',
    discriminator: { propertyName: 'code' },
    required: ['code'],
    oneOf: [
      { ...success, required: ['code'], properties: { code: { enum: ['0000'] } } },
      { allOf: [failure], required: ['code'], properties: { code: { enum: ['9101'] } } },
    ],
  });
});

test('a branch without a code is chosen by its required member', () => {
  const text: Schema = { $ref: '#/components/schemas/LoginText' };
  expect(discriminated({ oneOf: [success, failure, text] }, document)).toMatchObject({
    if: { required: ['error'] },
    then: text,
    else: { discriminator: { propertyName: 'code' } },
  });
});

test('a schema without branches stays as it is', () => {
  const plain: Schema = { type: 'object', properties: { days: { type: 'integer' } } };
  expect(discriminated(plain, document)).toEqual(plain);
});
