/** Tests that lint guards every response member with an address (list in tools/lint/addressGate.ts). */
import { expect, test } from 'vitest';
import { services } from '#generated/services.ts';
import type { Schema } from '#tools/contract/document.ts';
import { contractOf } from '#tools/contract/generated.ts';
import { responseSchema } from '#tools/contract/operations.ts';
import { addressFields } from '#tools/lint/addressGate.ts';

/** Returns the names of all members below a schema. */
function membersOf({ properties = {}, items, oneOf = [], anyOf = [], allOf = [] }: Schema): string[] {
  const below = [...Object.values(properties), ...(items ? [items] : []), ...oneOf, ...anyOf, ...allOf];
  return [...Object.keys(properties), ...below.flatMap(membersOf)];
}

test('lists every address member of the contracts in the lint rule', { tags: ['mend-address-gate'] }, () => {
  const members = Object.keys(services)
    .flatMap((service) => contractOf(service).operations)
    .flatMap((operation) => membersOf(responseSchema(operation)));
  const addresses = new Set(members.filter((name) => /(url|link|src|href)$/i.test(name)));
  expect(addresses.size).toBeGreaterThan(5);
  expect([...addresses].filter((name) => !addressFields.has(name))).toEqual([]);
});
