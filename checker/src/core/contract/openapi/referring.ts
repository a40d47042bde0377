/** Finds the members by which requests refer to a kind of resource: `patientId` and `patient_id` to `/Patients`. */
import { singular, squeezed, wordsOf } from '../../base/words.ts';
import { collectionWord } from '../collectionWord.ts';
import { scalarsOf } from '../freeText.ts';
import { typeOf } from '../typeOf.ts';
import type { Operation, Resource } from '../types.ts';
import type { Plain } from './collections.ts';
import { dataOf } from './dataOf.ts';
import { listIn } from './paging.ts';

/** Last words of names that refer to a resource by its `id`. */
const BY_ID = /^(id|uuid|guid|ref)$/;

/** A member of a request that may refer to a resource. */
interface Reference {
  readonly name: string;
  readonly words: readonly string[];
  /** It is an id by its form, and no name. */
  readonly isId: boolean;
}

/** Returns for a kind of resource the names, apart from that of its own id. Reads the members of all requests once. */
export function namesReferringTo(operations: readonly Operation[]): (kind: Resource) => string[] {
  const references = referencesIn(operations);
  return ({ name, member, as, single, keys }) => {
    const word = squeezed(singular(collectionWord({ name })));
    // A kind of calls has the same name in requests and responses.
    if (single || keys || word === '' || !name.startsWith('/')) return [];
    const found = references.filter((each) => each.name !== as && refers(each, word, squeezed(member)));
    return [...new Set(found.map((each) => each.name))];
  };
}

/** Members in paths and headers are left out: they are found by their place. */
function referencesIn(operations: readonly Operation[]): Reference[] {
  const all = operations.flatMap((operation) =>
    [...scalarsOf(operation)].flatMap(([name, schema]) => {
      if ((operation.places?.[name]?.in ?? 'query') !== 'query' || schema.enum) return [];
      const isId = schema.format === 'uuid' || typeOf(schema) === 'integer';
      return [{ name, words: wordsOf(name), isId }];
    }),
  );
  return [...new Map(all.map((each) => [`${each.name} ${each.isId}`, each])).values()];
}

/** `patientId` refers to a patient with an `id` or `uuid`, `petCode` to a pet with a `code`; `product` alone if it is an id by its form. */
function refers({ words, isId }: Reference, word: string, member: string): boolean {
  if (words.join('') === word) return isId;
  const last = singular(words.at(-1) ?? '');
  const isOfId = BY_ID.test(last) ? BY_ID.test(member) : last === member;
  return isOfId && words.slice(0, -1).join('') === word;
}

/** Returns the kind of a list whose items have an `id`, for one without a role: `GET /practitioners` alone. */
export function listedOnly(operation: Plain): Resource | undefined {
  if (operation.method !== 'GET') return undefined;
  const item = listIn(dataOf(operation), operation.schemas)?.item;
  return item?.properties?.['id'] ? { name: operation.template, member: 'id', as: 'id' } : undefined;
}
