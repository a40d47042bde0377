import { numberOf } from '../../../core/base/numberOf.ts';
import { descriptionOf } from '../../../core/contract/descriptionOf.ts';
import { flattened } from '../../../core/contract/flattened.ts';
import { isFreeText } from '../../../core/contract/freeText.ts';
import { dataOf } from '../../../core/contract/openapi/dataOf.ts';
import { listIn } from '../../../core/contract/openapi/paging.ts';
import { typeOf } from '../../../core/contract/typeOf.ts';
import type { Operation, Payload, Schema } from '../../../core/contract/types.ts';
import { valueOf } from '../../../core/contract/valueOf.ts';
import { shownWithin } from '../../../core/contract/within.ts';
import type { Check, Complaint } from '../../../core/judging/check.ts';
import { itemsOf } from '../../../core/judging/items.ts';
import { isReadParameter } from '../../../core/requests/asked.ts';
import { limitOf, plainName } from '../../../core/requests/limits.ts';
import { isFilterForSome } from '../../prose/forSomeAccounts.ts';
import { wantsAll } from '../../prose/wantsAll.ts';

/** Each item of a list matches its filters: `status=sold`, `minPrice=5`, `onlyAvailable=true`. Items without the member are not judged. */
export const filtered: Check = {
  id: 'filtered',
  title: 'a filtered list shows only items that match the filter',
  judge: ({ operation, payload, verdict }) => {
    const items = operation.answers && operation.effect === 'read' ? itemsOf(operation, verdict) : undefined;
    if (!items) return [];
    return filtersIn(operation, payload).flatMap(({ name, member, asked, keeps }): Complaint[] => {
      const other = items.find((item) => item[member] !== undefined && keeps(item[member]) === false);
      return other
        ? [
            {
              message: `${member} ${String(other[member])} is listed, ${name === member ? '' : `${name} `}${asked} was asked for`,
              pointer: `filter ${name}`,
            },
          ]
        : [];
    });
  },
};

export interface Filter {
  /** The parameter. */
  readonly name: string;
  /** The item member that it filters by. */
  readonly member: string;
  /** The requested values as one text, with commas between them. */
  readonly asked: string;
  /** Returns whether an item with this value matches the filter; undefined if unknown. */
  readonly keeps: (value: unknown) => boolean | undefined;
}

/** Returns the item filters in a request. */
export function filtersIn(operation: Operation, payload: Payload): Filter[] {
  const filters = new Map(filtersOf(operation));
  return Object.entries(payload).flatMap(([name, value]): Filter[] => {
    if (value === undefined || value === null || value === '') return [];
    const limit = isReadParameter(operation, name) ? limitOf(name) : undefined;
    if (limit && !Number.isNaN(Number(value)))
      return [
        {
          name,
          member: limitedMember(operation, limit.member),
          asked: String(value),
          keeps: withinLimit(limit.end, Number(value), isExclusive(operation, name)),
        },
      ];
    const filter = filters.get(name);
    if (!filter) return [];
    const wanted = wantedValues(operation, filter.member, value);
    const isBlank = wanted.every((each) => each.trim() === '');
    if (isBlank || isForAll(operation, filter, wanted)) return [];
    return [{ name, member: filter.member, asked: wanted.join(', '), keeps: filter.matcher(wanted) }];
  });
}

/** `labels=bug,backend`: one text with commas names several values of a list. */
function wantedValues(operation: Operation, member: string, value: unknown): string[] {
  const all = [value].flat().map(String);
  const isList = itemMembers(operation)[member]?.items !== undefined;
  return isList ? all.flatMap((each) => each.split(',')).map((each) => each.trim()) : all;
}

/** The member that a limit applies to: `minPower` to `powerKw`, `max_price` to `daily_price`, if only one name is like it. */
function limitedMember(operation: Operation, name: string): string {
  const shown = itemMembers(operation);
  if (shown[name]) return name;
  const isLike = (each: string): boolean =>
    (each.startsWith(name) && UNITS.test(each.slice(name.length))) || each.endsWith(`_${name}`);
  const longer = Object.keys(shown).filter(isLike);
  return longer.length === 1 ? (longer[0] ?? name) : name;
}

/** Ends of a member's name after the name of a limit. */
const UNITS =
  /^_?(kw|kwh|cents|amount|value|eur|usd|cny|fen|minutes|hours|seconds|kg|grams|km|meters|metres|cm|mm)$/i;

/** Parameters that narrow a list by a member of its items. */
export const filterNames = (operation: Operation): string[] => [
  ...filtersOf(operation).map(([name]) => name),
  ...Object.keys(flattened(operation.request, operation.schemas).properties ?? {}).filter((name) =>
    limitOf(name),
  ),
];

const withinLimit =
  (end: 'min' | 'max', limit: number, excludesLimit: boolean) =>
  (value: unknown): boolean | undefined => {
    const number = numberOf(value);
    if (Number.isNaN(number)) return undefined;
    if (excludesLimit && number === limit) return false;
    return end === 'min' ? number >= limit : number <= limit;
  };

/** The contract excludes values exactly at the limit. */
function isExclusive({ request, schemas }: Operation, name: string): boolean {
  const { description = '' } = valueOf(flattened(request, schemas).properties?.[name] ?? {}, schemas);
  return EXCLUDES.test(description) && !INCLUDES.test(description);
}

/** `more than 5`, `strictly`. */
const EXCLUDES =
  /\bexclusive(ly)?\b|\bstrictly\b|\b(more|greater|higher|larger|less|lower|fewer|smaller) than\b|不含/i;

/** `not more than 5`, `greater than or equal`. */
const INCLUDES =
  /\bor (equal|the same)|\binclusive|\bat (least|most)|no (more|less|greater|fewer) than|not (more|less|greater) than/i;

/** Makes the test of an item's value from the requested values. The test returns undefined for a value that it cannot judge. */
type Matcher = (wanted: readonly string[]) => (value: unknown) => boolean | undefined;

/** The value is one of the requested values. */
const equalsOne: Matcher = (wanted) => (value) =>
  typeof value === 'object' && value !== null ? undefined : wanted.includes(String(value));

/** Values that ask for all items, if the member has no enum. */
const ALL = /^(all|any|both|every(thing)?|\*|全部|所有|不限)$/i;

/** `state=all`: a value that no item can have does not filter by this member. */
function isForAll(
  operation: Operation,
  { member }: { readonly member: string },
  wanted: readonly string[],
): boolean {
  const shown = itemMembers(operation)[member] ?? {};
  const { enum: values } = shown.items ? valueOf(shown.items, operation.schemas) : shown;
  return wanted.some((each) => (values ? !values.map(String).includes(each) : ALL.test(each)));
}

/** `connector=ccs`: the item has several connectors, and one of them matches. */
const containsOne: Matcher = (wanted) => (value) =>
  Array.isArray(value) ? value.some((each) => wanted.includes(String(each))) : undefined;

/** `returned=true`: the item has a return time. */
const hasTime: Matcher = (wanted) => (value) =>
  wanted.length === 1 && /^(true|false)$/.test(wanted[0] ?? '')
    ? (value !== null) === (wanted[0] === 'true')
    : undefined;

/** A text may match part of another text, or of any text in a list. */
const containsText: Matcher = (wanted) => (value) => {
  // A null value contains no text, so it does not match.
  const texts = value === null ? [] : [value].flat();
  if (!texts.every((each) => typeof each === 'string')) return undefined;
  return wanted.some((text) => texts.some((each) => each.toLowerCase().includes(text.toLowerCase())));
};

/** `tag=novel&tag=sea`: the item must have all of them. */
const containsAllTexts: Matcher = (wanted) => (value) => {
  const each = wanted.map((one) => containsText([one])(value));
  return each.includes(undefined) ? undefined : each.every(Boolean);
};

/** `includeArchived=false`: excludes archived items. */
const isNotFlagged: Matcher = (wanted) => (value) =>
  typeof value === 'boolean' && wanted.includes('false') ? !value : undefined;

/** `onlyAvailable=true`: excludes items whose number is 0. */
const isPositive: Matcher = (wanted) => (value) =>
  typeof value === 'number' && wanted.includes('true') ? value > 0 : undefined;

/** Returns the member that `onlyAvailable` names, if it is a number. */
function requiredMember(name: string, shown: Readonly<Record<string, Schema>>): string | undefined {
  const [, rest = ''] = /^only_?(\w+)$/i.exec(name) ?? [];
  return Object.keys(shown).find(
    (each) =>
      rest !== '' && each.toLowerCase() === rest.toLowerCase() && typeOf(shown[each] ?? {}) === 'integer',
  );
}

/** Returns the flag that `includeArchived`, `with_archived` or `showArchived` names. */
function includedMember(name: string, shown: Readonly<Record<string, Schema>>): string | undefined {
  const [, rest = ''] = /^(?:include|with|show)_?(\w+)$/i.exec(name) ?? [];
  const plain = (text: string): string =>
    text
      .replace(/^is(?=_|[A-Z])/, '')
      .replaceAll('_', '')
      .toLowerCase();
  return Object.keys(shown).find(
    (each) => rest !== '' && plain(each) === plain(rest) && typeOf(shown[each] ?? {}) === 'boolean',
  );
}

/** Names of numbers that identify a resource. Other numbers may be limits: a request for four stars may return five. */
const ID_NAMES = /(?:^|_|-|[a-z])(?:id|no|nr|number|code)$/i;

/** The member by which a parameter filters, and the way in which it matches. */
interface MemberFilter {
  readonly member: string;
  readonly matcher: Matcher;
}

/** Parameters that filter by the value of a member, by the parameter's name. */
function filtersOf(operation: Operation): (readonly [string, MemberFilter])[] {
  const { request, schemas, places = {} } = operation;
  const { properties = {}, required = [] } = flattened(request, schemas);
  const shown = itemMembers(operation);
  return Object.entries(properties).flatMap(([given, part]) => {
    if (isFilterForSome(descriptionOf(part, operation))) return [];
    const name = plainName(given);
    if (places[name]?.in === 'path')
      return parentMembers(operation, name, shown).map(
        (member) => [name, { member, matcher: equalsOne }] as const,
      );
    const schema = valueOf(part, schemas);
    const filter =
      (typeOf(schema) === 'boolean' ? flagFilter(name, shown) : undefined) ??
      valueFilter(name, schema, { shown, schemas, isRequired: required.includes(given) }) ??
      (isReadParameter(operation, given) ? textFilter(name, part, { shown, schemas }) : undefined);
    return filter ? [[given, filter] as const] : [];
  });
}

type Members = Readonly<Record<string, Schema>>;

/** The members with the id of the parent: each order of `/customers/{customerId}/orders` has that id as its `customerId`. */
function parentMembers(operation: Operation, parameter: string, shown: Members): string[] {
  // Without known resources, no path parameter is known to be the id of a parent.
  if (!operation.roles) return [];
  // Other names of the parent, such as `customer`, count only if the contract has them.
  return shownWithin(operation, parameter).filter(
    (member) => member === parameter || shown[member] !== undefined,
  );
}

/** A boolean parameter about a flag, a number or a time of the item. */
function flagFilter(name: string, shown: Members): MemberFilter | undefined {
  const flag = includedMember(name, shown);
  if (flag !== undefined) return { member: flag, matcher: isNotFlagged };
  const number = requiredMember(name, shown);
  if (number !== undefined) return { member: number, matcher: isPositive };
  const time = [`${name}_at`, `${name}At`, `${name}_on`, `${name}On`].find((each) => shown[each]);
  return time !== undefined && shown[name] === undefined ? { member: time, matcher: hasTime } : undefined;
}

/** A parameter with exact values: of an enum, a boolean, an id, a required list, or a required value with a pattern. */
function valueFilter(
  name: string,
  schema: Schema,
  { shown, schemas, isRequired }: { shown: Members; schemas: Members; isRequired: boolean },
): MemberFilter | undefined {
  const value = schema.items ? valueOf(schema.items, schemas) : schema;
  // A required list names the wanted resources: `ids` those with one of these values as their `id`.
  const singular = name.replace(/(List|_list|s)$/, '');
  if (schema.items && isRequired && singular !== name && shown[singular])
    return { member: singular, matcher: equalsOne };
  const plural = `${name}s`;
  if (value.enum && !shown[name] && shown[plural]?.items) return { member: plural, matcher: containsOne };
  const isId = typeOf(value) === 'integer' && ID_NAMES.test(name);
  // A required value with a pattern is the code of a resource.
  const isCode = value.pattern !== undefined && isRequired;
  const isExact = value.enum || typeOf(value) === 'boolean' || isId || isCode || shown[name]?.enum;
  return isExact ? { member: name, matcher: equalsOne } : undefined;
}

/** A parameter with a free text, or several. */
function textFilter(
  name: string,
  part: Schema,
  { shown, schemas }: { shown: Members; schemas: Members },
): MemberFilter | undefined {
  const schema = valueOf(part, schemas);
  const value = schema.items ? valueOf(schema.items, schemas) : schema;
  const member = [name, `${name}s`].find((each) => shown[each] !== undefined);
  if (member === undefined || !isFreeText(value) || isTimed(value)) return undefined;
  const isList = schema.items !== undefined || shown[member]?.items !== undefined;
  const isAll = isList && wantsAll(`${part.description ?? ''}\n${schema.description ?? ''}`);
  return { member, matcher: isAll ? containsAllTexts : containsText };
}

const isTimed = ({ format = '' }: Schema): boolean => /date|time|duration/.test(format);

/** The members of each item in the contract. */
function itemMembers(operation: Operation): Readonly<Record<string, Schema>> {
  const { properties = {} } = listIn(dataOf(operation), operation.schemas)?.item ?? {};
  return Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [name, valueOf(part, operation.schemas)]),
  );
}
