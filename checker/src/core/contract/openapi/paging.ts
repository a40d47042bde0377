/** Finds the page members by their usual names if the contract does not state them (`x-paging`). */
import { isNamedIn } from '../../base/words.ts';
import { flattened } from '../flattened.ts';
import { hasResourceName, plainSchema } from '../resource.ts';
import { sentencesIn } from '../sentences.ts';
import { typeOf } from '../typeOf.ts';
import type { Cursor, Paging, Schema } from '../types.ts';

type Schemas = Readonly<Record<string, Schema>>;

// Members of requests: the page number (`pageNo`), the offset (`skip`), the size (`per_page`), the cursor (`page_token`).
const PAGE = /^(page|page\[number\]|page_?(no|num|number|index)|current|current_?page)$/i;
const OFFSET = /^(page\[offset\]|offset|\$?skip|start|from)$/i;
const SIZE =
  /^(page\[(size|limit)\]|limit|size|page_?size|per_?page|rows|count|\$?top|max_?(results|items))$/i;
const CURSOR =
  /^(page\[(cursor|after)\]|cursor|after|starting_?after|page_?token|next_?token|\$?skip_?token|page_?info|continue|continuation(_?token)?|marker)$/i;
/** The page size in a response, where its name differs from that in the request. */
const SHOWN_SIZE = /^(items_?per_?page|per_?page|page_?size)$/i;
// Members of responses: totals (`total_count`, `totalPages`), flags (`hasMore`, `isLast`, `hasPrevious`), the length of the page, and
// what leads to the next one (`nextCursor`).
const TOTAL = /^(total|total_?(count|elements|items|num|records|size|results))$/i;
const PAGES = /^(total_?pages?|pages|page_?count|last_?page)$/i;
const MORE = /^has_?(more|next)(_?page)?$/i;
const LAST = /^(is_?)?last(_?page)?$/i;
const FIRST = /^(is_?)?first(_?page)?$/i;
const PREVIOUS = /^has_?prev(ious)?(_?page)?$/i;
const EMPTY = /^(is_?)?empty$/i;
const LENGTH = /^number_?of_?(elements|items)$/i;
const NEXT =
  /^((@odata\.)?next_?link|next(_?(cursor|token|page_?token|page_?info|marker|url|href))?|continue)$/i;

/** Words of a sentence that says of a cursor: the last part has none. `Null on the last page`, `Absent if there are no more`. */
const NONE =
  /\b(null|none|absent|missing|empty|omitted|left out|not (present|set|there|returned|included))\b|空|不返回|没有(?!更多|下一)/i;
const ON_LAST = /\b(last|final|no more|no further|no next|at the end|end of)\b|最后|末|没有(更多|下一)/i;

/** Returns how a list is paged by number or offset. @param data schema of a successful response */
export function pagingOf(request: Schema, data: Schema, schemas: Schemas): Paging | undefined {
  const asked = flattened(request, schemas).properties ?? {};
  const names = numbersIn(asked, schemas);
  const size = names.find((name) => SIZE.test(name));
  const page = names.find((name) => PAGE.test(name));
  const offset = names.find((name) => OFFSET.test(name));
  const list = listIn(data, schemas);
  if (size === undefined || list === undefined) return undefined;
  const first = page === undefined ? undefined : firstPage(flattened(asked[page] ?? {}, schemas));
  // Page numbers are used only if the contract says where they start. Otherwise an offset is.
  if (first === undefined && offset === undefined) return undefined;
  const byOffset = first === undefined;
  const shown = placesIn(data, schemas);
  const called = (wanted: RegExp): string => shown.find((place) => wanted.test(lastOf(place))) ?? '';
  const total = shown.find((place) => TOTAL.test(lastOf(place)) && !isMoney(data, place, schemas));
  // Spring counts from 0 too, and shows the page as `number`.
  const isPage = (place: string): boolean => lastOf(place) === page || (first === 0 && place === 'number');
  const own: readonly (readonly [keyof Paging['show'], RegExp])[] = [
    ['pages', PAGES],
    ['more', MORE],
    ['last', LAST],
    ['first', FIRST],
    ['previous', PREVIOUS],
    ['empty', EMPTY],
    ['length', LENGTH],
  ];
  return {
    ask: { page: (byOffset ? offset : page) ?? '', size },
    show: {
      page: byOffset ? '' : (shown.find(isPage) ?? ''),
      size:
        shown.find((place) => lastOf(place) === size) ??
        shown.find((place) => SHOWN_SIZE.test(lastOf(place))) ??
        '',
      list: list.name,
      total: total ?? (isDjango(shown) ? 'count' : ''),
      ...Object.fromEntries(
        own.map(([name, wanted]) => [name, called(wanted)]).filter(([, place]) => place !== ''),
      ),
    },
    ...(byOffset && { byOffset }),
    ...(first === 0 && { fromZero: true }),
  };
}

/** Returns whether the response is a page of Django, which names its total `count`. */
const isDjango = (shown: readonly string[]): boolean =>
  ['count', 'next', 'previous', 'results'].every((name) => shown.includes(name));

/** Returns the parameters with a number: `from` may be a day. */
const numbersIn = (asked: Readonly<Record<string, Schema>>, schemas: Schemas): string[] =>
  Object.keys(asked).filter((name) => {
    const { format, enum: values, ...schema } = objectOf(asked[name] ?? {}, schemas);
    const isNumber =
      /^(integer|number)$/.test(typeOf(schema)) || values?.every((each) => typeof each === 'number');
    return isNumber === true || (schema.type === undefined && format === undefined);
  });

/** Reads the number of the first page (0 or 1) from the default or from the minimum. */
function firstPage({ default: usual, minimum }: Schema): 0 | 1 | undefined {
  if (usual === 0 || usual === 1) return usual;
  return minimum === 0 || minimum === 1 ? minimum : undefined;
}

/** Returns how a list is limited if `pagingOf` cannot read its pages: by a cursor, by a size alone, or by numbers that it cannot use. */
export function cursorOf(request: Schema, data: Schema, schemas: Schemas): Cursor | undefined {
  const asked = flattened(request, schemas).properties ?? {};
  const names = numbersIn(asked, schemas);
  const ask = Object.keys(asked).find((name) => CURSOR.test(name));
  const size = names.find((name) => SIZE.test(name));
  const isPaged = names.some((name) => PAGE.test(name) || OFFSET.test(name));
  if (listIn(data, schemas) === undefined || (ask === undefined && size === undefined && !isPaged))
    return undefined;
  const shown = placesIn(data, schemas);
  const next = shown.find(
    (place) =>
      NEXT.test(lastOf(place)) || (lastOf(place) === ask && endsWithout(partAt(data, place, schemas))),
  );
  const more = shown.find((place) => MORE.test(lastOf(place)));
  return {
    ...(ask !== undefined && { ask }),
    ...(size !== undefined && { size }),
    ...(next !== undefined && { next }),
    ...(more !== undefined && { more }),
  };
}

/**
 * Returns the member with the total of a list that has no numbered pages.
 *
 * @param isInParts whether each response has a part of the list, as with a cursor
 * @param texts sentences that may describe the member
 */
export function totalOf(
  data: Schema,
  schemas: Schemas,
  isInParts: boolean,
  texts: readonly string[] = [],
): string | undefined {
  if (!listIn(data, schemas)) return undefined;
  const shown = placesIn(data, schemas);
  const members = Object.values(objectOf(data, schemas).properties ?? {}).map((part) =>
    objectOf(part, schemas),
  );
  // Beside other numbers, `total` may be their sum.
  const numbers = members.filter((part) => /^(integer|number)$/.test(typeOf(part)));
  if (!isInParts && numbers.length > 1) return undefined;
  const isTotal = (place: string): boolean =>
    TOTAL.test(lastOf(place)) && !isMoney(data, place, schemas) && !isOfBytes(lastOf(place), texts);
  // In a list of parts, the count may be that of the part.
  const isCount = (place: string): boolean => !isInParts && /^count$/i.test(place);
  return shown.find((place) => isTotal(place) || isCount(place));
}

/** Returns whether a total is an amount of money, not a number of items. */
function isMoney(data: Schema, place: string, schemas: Schemas): boolean {
  const { description = '', multipleOf = 1, format = '' } = partAt(data, place, schemas);
  return (
    /\b(amounts?|prices?|sums?|cents|money|costs?|balance|currency)\b|金额|总价/i.test(description) ||
    multipleOf % 1 !== 0 ||
    /^(decimal|money|double|float)$/.test(format)
  );
}

/** `in bytes`, `number of MB`, `bytes of all documents`. */
const OF_BYTES = /\b(in|of) (the |all )?(bytes?|[KMG]i?B|characters|octets)\b|\bbytes of\b|字节|字符/i;

/** Returns whether a sentence says that a total counts bytes: `totalSize is the number of bytes of all documents`. */
const isOfBytes = (member: string, texts: readonly string[]): boolean =>
  texts.some((text) => isNamedIn(text, member) && OF_BYTES.test(text));

/** Returns the members of a response and of the objects in it: `total`, `meta/total`. */
function placesIn(data: Schema, schemas: Schemas): string[] {
  const members = Object.entries(objectOf(data, schemas).properties ?? {});
  const inner = members.flatMap(([name, part]) =>
    Object.keys(objectOf(part, schemas).properties ?? {}).map((each) => `${name}/${each}`),
  );
  return [...members.map(([name]) => name), ...inner];
}

const endsWithout = ({ description = '' }: Schema): boolean =>
  sentencesIn(description).some((text) => NONE.test(text) && ON_LAST.test(text));

/** Returns the schema at a place of a response: `meta/total`. */
const partAt = (data: Schema, place: string, schemas: Schemas): Schema =>
  place
    .split('/')
    .reduce<Schema>(
      (whole, name) => objectOf(objectOf(whole, schemas).properties?.[name] ?? {}, schemas),
      data,
    );

const lastOf = (place: string): string => place.slice(place.lastIndexOf('/') + 1);

/** Maximum depth of choices within choices. A deeper one contains itself. */
const DEEPEST_CHOICE = 20;

/** Returns a schema without references. Of a choice, returns the first branch that is not null. */
export function objectOf(given: Schema, schemas: Schemas, depth = 0): Schema {
  const schema = flattened(given, schemas);
  if (depth > DEEPEST_CHOICE) return schema;
  const options = schema.properties || schema.items ? undefined : (schema.anyOf ?? schema.oneOf);
  const some = options?.find((option) => flattened(option, schemas).type !== 'null');
  return some ? objectOf(some, schemas, depth + 1) : schema;
}

/** Lists beside the data of JSON:API and GraphQL. */
export const BESIDE = /^(included|errors|warnings)$/;

/** Returns the list of a response: the response itself, or the only list among its members. */
export function listIn(
  data: Schema,
  schemas: Schemas,
): { readonly name: string; readonly item: Schema } | undefined {
  const schema = objectOf(data, schemas);
  if (typeOf(schema) === 'array')
    return { name: '', item: plainSchema(objectOf(schema.items ?? {}, schemas), schemas) };
  const lists = Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    if (BESIDE.test(name)) return [];
    const each = objectOf(part, schemas);
    return typeOf(each) === 'array'
      ? [{ name, item: plainSchema(objectOf(each.items ?? {}, schemas), schemas) }]
      : [];
  });
  return lists.length === 1 ? lists[0] : undefined;
}

/** Usual names of the member that holds the resource: `data`, `result`. */
const WRAPPER = /^(data|result|item|entity|payload|body|content|resource|record|response)$/i;

/** Returns the member that holds the resource of a response: the only member, or one with a usual name. */
export function wrapperOf(data: Schema, schemas: Schemas): string | undefined {
  const members = Object.entries(objectOf(data, schemas).properties ?? {});
  if (listIn(data, schemas)) return undefined;
  // An object with a resource name is itself the resource, such as an operation with its `response` (AIP-151).
  if (hasResourceName(data, schemas)) return undefined;
  const objects = members.filter(([, part]) => objectOf(part, schemas).properties);
  const named = objects.find(([name]) => WRAPPER.test(name));
  return (named ?? (members.length === 1 ? objects[0] : undefined))?.[0];
}
