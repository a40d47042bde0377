import { expect, test } from 'vitest';
import { filesNaming } from './proofs.ts';

const ids = ['row-one', 'row-two', 'state-5001', 'state-5002', 'long-row-one'];
const naming = (...texts: string[]) =>
  Object.fromEntries(
    filesNaming(
      ids,
      texts.map((text, index) => ({ path: `${String(index)}.test.ts`, text })),
    ),
  );

test('finds every id of a list of tags', () => {
  expect(naming("test('shows', { tags: ['row-one', 'row-two'] })")).toMatchObject({
    'row-one': ['0.test.ts'],
    'row-two': ['0.test.ts'],
  });
});

test('does not find an id inside a longer one', () => {
  expect(naming("test('shows', { tags: ['long-row-one'] })")['row-one']).toEqual([]);
});

test('a tag template names every id that it can expand to', () => {
  const found = naming('test(code, { tags: [`state-${code}`] })', 'test(code, { tag: [`@state-${code}`] })');
  expect(found['state-5001']).toEqual(['0.test.ts', '1.test.ts']);
  expect(found['state-5002']).toEqual(['0.test.ts', '1.test.ts']);
});

test('an id outside the tags counts only if no tag has it', () => {
  const found = naming("test('shows', { tags: ['row-one'] })", "{ a: 'row-one', b: 'row-two' }");
  expect(found).toMatchObject({ 'row-one': ['0.test.ts'], 'row-two': ['1.test.ts'] });
});
