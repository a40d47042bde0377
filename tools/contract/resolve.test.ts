import { expect, test } from 'vitest';
import type { Components, Schema } from './document.ts';
import { flattened, resolver } from './resolve.ts';

const to = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const components: Components = {
  schemas: {
    Money: { type: 'number', format: 'money', description: '金额' },
    Amounts: { type: 'object', required: ['paid'], properties: { paid: to('Money') } },
    Bill: {
      description: '账单',
      allOf: [to('Amounts'), { type: 'object', required: ['due'], properties: { due: to('Money') } }],
    },
    Tree: { type: 'object', properties: { children: { type: 'array', items: to('Tree') } } },
  },
};
const resolve = resolver(components);

test('replaces a reference by its target and keeps its name', () => {
  expect(resolve(to('Money'))).toEqual({ ...components.schemas?.['Money'], 'x-name': 'Money' });
});

test('members beside a reference override those of its target', () => {
  expect(resolve({ ...to('Money'), description: '应还' })).toMatchObject({
    description: '应还',
    format: 'money',
  });
});

test('merges the parts of an allOf into one object', () => {
  const money = { type: 'number', format: 'money', description: '金额', 'x-name': 'Money' };
  expect(resolve(to('Bill'))).toEqual({
    'x-name': 'Bill',
    description: '账单',
    type: 'object',
    required: ['paid', 'due'],
    properties: { paid: money, due: money },
  });
});

test('a member of two parts must satisfy both', () => {
  const text = { properties: { code: { type: 'string' } } };
  expect(resolve({ allOf: [text, { properties: { code: { enum: ['A'] } } }] })).toEqual({
    properties: { code: { type: 'string', enum: ['A'] } },
  });
});

test('flattened leaves members unresolved', () => {
  expect(flattened(to('Bill'), components).properties).toEqual({ paid: to('Money'), due: to('Money') });
});

test('resolves a referenced parameter', () => {
  const page = { name: 'page', in: 'query', schema: to('Money') } as const;
  const { schemas } = components;
  const [parameter] = resolver({ schemas, parameters: { page } })([{ $ref: '#/components/parameters/page' }]);
  expect(parameter).toMatchObject({ name: 'page', schema: { format: 'money' } });
});

test('handles recursive schemas', () => {
  expect(resolve(to('Tree'))).toMatchObject({
    'x-name': 'Tree',
    properties: { children: { type: 'array', items: { ...to('Tree'), 'x-name': 'Tree' } } },
  });
});

test('throws on a dangling reference and on contradictory parts', () => {
  expect(() => resolve(to('Missing'))).toThrow('no schema #/components/schemas/Missing');
  expect(() => resolve({ allOf: [{ type: 'string' }, { type: 'number' }] })).toThrow(
    'allOf: type is "string" and "number"',
  );
});
