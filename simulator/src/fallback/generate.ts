/**
 * Generates data by the contract for operations without a handler. Only this file uses Prism and faker, because they
 * take a third of a second to load.
 */
import type { Schema } from '#tools/contract/document.ts';
import { dayOf, momentOf, monthOf } from '../world/values/calendar.ts';
import type { FallbackOperation, CalendarFormat } from './dataSchema.ts';
import { dataSchema } from './dataSchema.ts';
import prism from './prism.cjs';

const { faker, generate, JSONSchemaFaker } = prism;

const YEAR = 365;
const recently = (): Date => faker.date.recent({ days: YEAR });
const recentDay = (): string => dayOf(recently().getTime());

// Prism registers faker with English data: from here on `x-faker` in a schema gives Chinese, and times before the
// session's.
JSONSchemaFaker.extend('faker', () => faker);
JSONSchemaFaker.format('date', recentDay);
JSONSchemaFaker.format('date-time', () => recently().toISOString());
JSONSchemaFaker.format('moment' satisfies CalendarFormat, () => momentOf(recently().getTime()));
JSONSchemaFaker.format('month' satisfies CalendarFormat, () => monthOf(recentDay()));

/** Returns data for a success response, the same for the same seed; null if a success carries no data. */
export async function generateData(
  operation: FallbackOperation,
  seed: string,
  now: number,
): Promise<unknown> {
  const schema = dataSchema(operation);
  if (!schema) return null;
  // Faker gets seed and date directly before the synchronous call: the generator's own `seed` does not affect its fields.
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

/** Examples in the contract would be used as values; descriptions only cost time. */
const withoutNotes = (schema: Schema): Schema =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === 'description' || key === 'examples' || key === 'x-name' ? undefined : value,
    ),
  );

const numberOf = (text: string): number =>
  [...text].reduce((hash, character) => (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0, 7);
