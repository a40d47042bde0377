import { expect, test } from 'vitest';
import type { Document, Schema } from '#tools/contract/document.ts';
import { discriminated } from './discriminated.ts';

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
const text: Schema = { $ref: '#/components/schemas/LoginText' };
const succeeded = {
  type: 'object',
  discriminator: { propertyName: 'code' },
  required: ['code'],
  oneOf: [{ ...success, required: ['code'], properties: { code: { enum: ['0000'] } } }],
};
const failed = { required: ['code'], properties: { code: { enum: ['9101'] } } };

test('chooses the branch of an envelope by its code, and calls shared failures', () => {
  expect(discriminated({ oneOf: [success, failure] }, document)).toEqual({
    if: failed,
    then: failure,
    else: succeeded,
  });
});

test('writes out the first branch with its code, also if it is a reference', () => {
  expect(discriminated({ oneOf: [failure] }, document)).toEqual({
    ...succeeded,
    oneOf: [{ allOf: [failure], required: ['code'], properties: { code: { enum: ['9101'] } } }],
  });
});

test('chooses a branch without a code by its required member', () => {
  expect(discriminated({ oneOf: [success, failure, text] }, document)).toEqual({
    if: { required: ['error'] },
    then: text,
    else: { if: failed, then: failure, else: succeeded },
  });
});

test('a schema without branches stays as it is', () => {
  const plain: Schema = { type: 'object', properties: { days: { type: 'integer' } } };
  expect(discriminated(plain, document)).toEqual(plain);
});
