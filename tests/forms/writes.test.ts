/** Tests that each write of the contracts is called, and sent once where it must be, and that its fields have a source (writes.ts). */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { services } from '#generated/services.ts';
import { keylessWrites } from '#portal/domain/submission/keylessWrites.ts';
import { contractFields } from './contractFields.ts';
import { forms } from './forms.ts';
import { everywhere, given, prepared } from './writes.ts';

/** Every writing operation of the contracts, with the names of its fields. */
const writes = new Map<string, string[]>(
  Object.keys(services).flatMap((service) =>
    [...contractFields(service)].map(
      ([id, fields]) => [`${service}.${id}`, [...fields.keys()]] as [string, string[]],
    ),
  ),
);
const hasKey = (address: string): boolean => writes.get(address)?.includes('idempotencyKey') ?? false;

const sources = globSync('portal/src/**/*.{ts,tsx}')
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** Returns the files that call an operation: those that import it, because lint allows no unused import. */
const callers = (address: string) => {
  const [service = '', id = ''] = address.split('.');
  return sources.filter(({ text }) => text.includes(`'#generated/${service}/operations/${id}.ts'`));
};

const addresses = [...writes.keys()].filter((address) => !prepared.has(address));

test('needs an idempotency key for each write, or a reason against it', () => {
  expect(addresses.length).toBeGreaterThan(14);
  expect(Object.keys(keylessWrites).sort()).toEqual(
    [...writes.keys()].filter((address) => !hasKey(address)).sort(),
  );
});

test.each([...prepared])('%s has no caller yet', { tags: ['far-push-contract'] }, (address) => {
  expect(writes.has(address)).toBe(true);
  expect(callers(address)).toEqual([]);
});

test.each(addresses)('%s is called, and sent once where it must not happen twice', (address) => {
  const files = callers(address);
  expect(files.map(({ path }) => path)).not.toEqual([]);
  if (keylessWrites[address]?.sent === 'free') return;
  for (const { path, text } of files) expect(/\buse(Money)?Submission\(/.test(text), path).toBe(true);
});

test.each(addresses)('takes every field of %s from either a form or `given`', (address) => {
  const [service, id] = address.split('.');
  const inForms = Object.values(forms).flatMap(({ operations }) =>
    Object.entries(operations).flatMap(([field, operation]) =>
      service === 'provisional' && operation === id ? [field] : [],
    ),
  );
  const covered = [...inForms, ...(given[address] ?? []), ...everywhere];
  expect(writes.get(address)?.filter((field) => !covered.includes(field))).toEqual([]);
  expect((given[address] ?? []).filter((field) => inForms.includes(field))).toEqual([]);
});
