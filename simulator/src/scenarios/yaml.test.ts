import { expect, test } from 'vitest';
import { readYaml } from './yaml.ts';

const text = `title: t
given:
  bills:
    - items:
        - sku: a
        - sku: b
    - items:
        - sku: c
        - sku: d
`;

test.each([
  ['the whole document', '', 1],
  ['a member', '/given/bills', 3],
  ['an item of a list', '/given/bills/1', 7],
  ['an item with the same index as its parent, the first', '/given/bills/0/items/0', 5],
  ['an item with the same index as its parent, the second', '/given/bills/1/items/1/sku', 9],
  ['a missing member, by its parent', '/given/bills/1/items/0/amount', 8],
  ['a missing item, by its list', '/given/bills/1/items/2', 7],
  ['a member of a text, by the text', '/title/0/0', 1],
])('finds the line of %s', (_, pointer, line) => {
  const read = readYaml(text);
  expect('lineOf' in read && read.lineOf(pointer)).toBe(line);
});
