/** Finds the members by which requests refer to a kind of resource: `patientId` and `patient_id` to `/Patients`. */
import { singular, squeezed, wordsOf } from '../../base/words.ts';
import { collectionWord } from '../collectionWord.ts';
import { scalarsOf } from '../freeText.ts';
import { typeOf } from '../typeOf.ts';
import type { Operation, Resource, Schema } from '../types.ts';
import type { Plain } from './collections.ts';
import { dataOf } from './dataOf.ts';
import { listIn } from './paging.ts';

/** Last words of names that refer to a resource by its `id`. */
const BY_ID = /^(id|uuid|guid|ref)$/;

/** Returns the names, apart from that of its own id. Members in paths and headers are found by their place. */
export function namesReferringTo(
  { name, member, as, single, keys }: Resource,
  operations: readonly Operation[],
): string[] {
  const word = squeezed(singular(collectionWord({ name })));
  // A kind of calls has the same name in requests and responses.
  if (single || keys || word === '' || !name.startsWith('/')) return [];
  const found = operations.flatMap((operation) =>
    [...scalarsOf(operation)].flatMap(([each, schema]) => {
      const place = operation.places?.[each]?.in ?? 'query';
      return each !== as && place === 'query' && refers(each, schema, word, member) ? [each] : [];
    }),
  );
  return [...new Set(found)];
}

/** `product` alone refers to a product if it is an id by its form, and no name. */
function refers(name: string, schema: Schema, word: string, member: string): boolean {
  if (schema.enum) return false;
  const words = wordsOf(name);
  if (words.join('') === word) return schema.format === 'uuid' || typeOf(schema) === 'integer';
  const last = singular(words.at(-1) ?? '');
  const isOfId = BY_ID.test(last) ? BY_ID.test(squeezed(member)) : last === squeezed(member);
  return isOfId && words.slice(0, -1).join('') === word;
}

/** Returns the kind of a list whose resources no other operation names: `GET /practitioners` alone. */
export function listedOnly(operation: Plain): Resource | undefined {
  if (operation.method !== 'GET') return undefined;
  const item = listIn(dataOf(operation), operation.schemas)?.item;
  return item?.properties?.['id'] ? { name: operation.template, member: 'id', as: 'id' } : undefined;
}
