import { expect, test } from 'vitest';
import { ownTests, tagOf } from './ownTests.ts';

const files = [
  { path: 'tools/a.test.ts', text: "test('it', { tags: ['a-row', 'b-row'] })" },
  { path: 'tests/contract/b.test.ts', text: "test('it', { tags: ['a-row'] })" },
  { path: 'tests/e2e/c.spec.ts', text: "test('it', { tag: ['@a-row-more'] })" },
  { path: 'tests/e2e/d.spec.ts', text: 'test(`it is ${state}`, { tag: [`@state-${state}`, `@z-row`] })' },
  { path: 'checker/tests/run/f.test.ts', text: "test('it', { tags: ['f-row'] })" },
  { path: 'tools/e.test.ts', text: 'test(code, { tags: [`kind-${code}`] })' },
];

test('a row has tests of each kind that its observe names, otherwise of the strongest kind available', () => {
  const unit = { kind: 'unit', files: ['tools/a.test.ts'] };
  const http = { kind: 'http', files: ['tests/contract/b.test.ts'] };
  expect(ownTests('a-row', 'unit: it', files)).toEqual([unit]);
  expect(ownTests('a-row', 'http: it; unit: it', files)).toEqual([http, unit]);
  expect(ownTests('a-row', 'browser: it', files)).toEqual([http]);
  expect(ownTests('b-row', 'browser: it', files)).toEqual([unit]);
  expect(ownTests('f-row', 'http: it', files)).toEqual([
    { kind: 'http', files: ['checker/tests/run/f.test.ts'] },
  ]);
  expect(ownTests('no-row', 'unit: it', files)).toEqual([]);
});

test('a tag template names each row that it can expand to', () => {
  expect(ownTests('state-5001', 'browser: it', files)[0]?.files).toEqual(['tests/e2e/d.spec.ts']);
  expect(ownTests('kind-10', 'unit: it', files)[0]?.files).toEqual(['tools/e.test.ts']);
  expect(ownTests('other-state-5001', 'browser: it', files)).toEqual([]);
});

test('a tag does not match a longer id with the same beginning', () => {
  const tag = new RegExp(tagOf('a-row'));
  expect(tag.test('it @b-row @a-row')).toBe(true);
  expect(tag.test('it @a-row-more')).toBe(false);
});
