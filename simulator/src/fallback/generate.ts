/** The one seam to Prism and faker: contract-shaped data for operations without a handler. Costs a third of a second to load. */
import { createRequire } from 'node:module';
import { generate } from '@stoplight/prism-http/dist/mocker/generator/JSONSchema.js';
import type { Answered, Schema } from './dataSchema.ts';
import { dataSchema } from './dataSchema.ts';

// Prism is CommonJS: its faker is another instance than the one an import would give.
const { faker } = createRequire(import.meta.url)('@faker-js/faker') as typeof import('@faker-js/faker');

/** @returns the same data for the same seed, byte for byte; null where a success carries none */
export async function generateData(operation: Answered, seed: string, now: number): Promise<unknown> {
  const schema = dataSchema(operation);
  if (!schema) return null;
  // Both right before the synchronous call: `seed` alone does not reach fields made by faker.
  faker.seed(numberOf(seed));
  faker.setDefaultRefDate(new Date(now));
  const made = generate(
    {} as Parameters<typeof generate>[0],
    {},
    withoutNotes(schema) as Parameters<typeof generate>[2],
    seed,
  );
  if (made._tag === 'Left') throw made.left;
  return made.right;
}

/** Examples in the contract would be taken as values; descriptions only cost time. */
const withoutNotes = (schema: Schema): Schema =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === 'description' || key === 'examples' ? undefined : value,
    ),
  ) as Schema;

const numberOf = (text: string): number =>
  [...text].reduce((hash, character) => (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0, 7);
