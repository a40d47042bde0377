/** By which members pages are asked for, where the contract does not say it (`x-paging`): by their usual names. */
import { flattened } from '../flattened.ts';
import { typeOf } from '../typeOf.ts';
import type { Paging, Schema } from '../types.ts';

type All = Readonly<Record<string, Schema>>;

const PAGE = /^(page|page_?(no|num|number|index)|current|current_?page)$/i;
const OFFSET = /^(offset|skip|start|from)$/i;
const SIZE = /^(limit|size|page_?size|per_?page|count|top)$/i;
const TOTAL = /^(total|total_?(count|elements|items|num|records|size))$/i;

/** @param data what a successful answer holds */
export function pagingOf(request: Schema, data: Schema, schemas: All): Paging | undefined {
  const asked = flattened(request, schemas).properties ?? {};
  const names = Object.keys(asked);
  const size = names.find((name) => SIZE.test(name));
  const page = names.find((name) => PAGE.test(name));
  const offset = names.find((name) => OFFSET.test(name));
  const list = listIn(data, schemas);
  if (size === undefined || list === undefined || (page === undefined && offset === undefined))
    return undefined;
  // Whether pages are counted from 0 or from 1 must be said: by the least one, or by the one that comes unasked.
  const first = page === undefined ? undefined : flattened(asked[page] ?? {}, schemas);
  if (first && offset === undefined && first.minimum !== 1 && first.default !== 1) return undefined;
  const byOffset = first === undefined || (first.minimum !== 1 && first.default !== 1);
  const shown = Object.keys(properties(data, schemas));
  return {
    ask: { page: (byOffset ? offset : page) ?? '', size },
    show: {
      page: byOffset ? '' : (shown.find((name) => name === page) ?? ''),
      size: shown.find((name) => name === size) ?? '',
      list: list.name,
      total: shown.find((name) => TOTAL.test(name)) ?? '',
    },
    ...(byOffset && { byOffset }),
  };
}

const properties = (data: Schema, schemas: All): Readonly<Record<string, Schema>> =>
  objectOf(data, schemas).properties ?? {};

/** A choice between something and null is the something. */
export function objectOf(given: Schema, schemas: All): Schema {
  const schema = flattened(given, schemas);
  const options = schema.properties || schema.items ? undefined : (schema.anyOf ?? schema.oneOf);
  const some = options?.find((option) => flattened(option, schemas).type !== 'null');
  return some ? objectOf(some, schemas) : schema;
}

/** The list of an answer: all of it, or the only list among its members. */
export function listIn(
  data: Schema,
  schemas: All,
): { readonly name: string; readonly item: Schema } | undefined {
  const schema = objectOf(data, schemas);
  if (typeOf(schema) === 'array') return { name: '', item: objectOf(schema.items ?? {}, schemas) };
  const lists = Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    const each = objectOf(part, schemas);
    return typeOf(each) === 'array' ? [{ name, item: objectOf(each.items ?? {}, schemas) }] : [];
  });
  return lists.length === 1 ? lists[0] : undefined;
}
