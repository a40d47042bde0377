import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rules } from './rules.ts';

const folder = join(import.meta.dirname, '..');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !/(\.test|changes\/rules)\.ts$/.test(name))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

/** The comparison writes `type-changed` for both directions, and `${kind}-added` for callbacks and webhooks. */
const formsOf = (id: string): string[] => [
  id,
  id.replace(/^(request|response)-/, ''),
  id.replace(/^(callback|webhook)-/, '${kind}-'),
];

test('every rule of the page is one that the comparison reports', () => {
  const unused = Object.keys(rules).filter(
    (id) => !formsOf(id).some((form) => sources.includes(`'${form}'`) || sources.includes(`\`${form}\``)),
  );
  expect(unused).toEqual([]);
});
