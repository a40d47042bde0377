import type { EnumValue, Schema } from '../model.ts';
import { merge, nameOf, type Schemas } from './resolve.ts';

/** One row of a request or answer table. */
export interface Field {
  /** From the table's root: `upContract.faceContractList[].contractName`. */
  readonly path: string;
  readonly name: string;
  readonly depth: number;
  readonly type: string;
  /** The shared enumeration that gives its values. */
  readonly enumName?: string;
  readonly values: readonly Pick<EnumValue, 'value' | 'label'>[];
  readonly required: boolean;
  readonly description: string;
  readonly limits: string;
}

/** Deep enough for every contract; a schema that contains itself ends earlier. */
const MAX_DEPTH = 8;

/** The members of an object (or of a list's entries) as rows, depth first, in the contract's order. */
export function fieldsOf(schema: Schema, schemas: Schemas): Field[] {
  return membersOf(schema, schemas, '', 0, []);
}

/** The row of one named value, followed by its members. */
export function fieldOf(name: string, schema: Schema, required: boolean, schemas: Schemas): Field[] {
  return rows(name, schema, required, schemas, '', 0, []);
}

function membersOf(
  schema: Schema,
  schemas: Schemas,
  prefix: string,
  depth: number,
  seen: readonly string[],
): Field[] {
  const whole = merge(schema, schemas);
  const trail = [...seen, ...(nameOf(schema) ? [nameOf(schema)!] : [])];
  if (depth > MAX_DEPTH) return [];
  if (whole.items)
    return seen.includes(nameOf(whole.items) ?? '')
      ? []
      : membersOf(whole.items, schemas, `${prefix}[]`, depth, trail);
  const alternatives = whole.oneOf ?? whole.anyOf ?? [];
  const own = Object.entries(whole.properties ?? {}).flatMap(([name, member]) =>
    rows(
      name,
      member,
      whole.required?.includes(name) ?? false,
      schemas,
      prefix && `${prefix}.`,
      depth,
      trail,
    ),
  );
  const map =
    typeof whole.additionalProperties === 'object'
      ? rows('*', whole.additionalProperties, false, schemas, prefix && `${prefix}.`, depth, trail)
      : [];
  const others = alternatives.flatMap((branch) => membersOf(branch, schemas, prefix, depth, trail));
  return unique([...own, ...map, ...others]);
}

function rows(
  name: string,
  schema: Schema,
  required: boolean,
  schemas: Schemas,
  prefix: string,
  depth: number,
  seen: readonly string[],
): Field[] {
  const whole = merge(schema, schemas);
  const path = `${prefix}${name}`;
  const row: Field = {
    ...{ path, name, depth, required },
    type: typeName(schema, schemas),
    ...enumOf(schema, schemas),
    description: whole.description ?? '',
    limits: limitsOf(whole),
  };
  const recursive = seen.includes(nameOf(schema) ?? '');
  return [row, ...(recursive ? [] : membersOf(schema, schemas, path, depth + 1, seen))];
}

/** Branches of a `oneOf` share members: each name stands once. */
function unique(fields: readonly Field[]): Field[] {
  const paths = new Set<string>();
  return fields.filter(({ path }) => !paths.has(path) && paths.add(path));
}

const TYPES: Readonly<Record<string, string>> = {
  string: '字符串',
  number: '数字',
  integer: '整数',
  boolean: '布尔',
  object: '对象',
  array: '数组',
  null: '空',
};
const FORMATS: Readonly<Record<string, string>> = {
  money: '金额',
  date: '日期',
  'date-time': '时刻',
  binary: '文件',
};

/** A type in words: 金额, 数组〈对象〉, 字符串 | 空. */
export function typeName(schema: Schema, schemas: Schemas): string {
  const whole = merge(schema, schemas);
  const alternatives = whole.oneOf ?? whole.anyOf;
  if (alternatives) return [...new Set(alternatives.map((branch) => typeName(branch, schemas)))].join(' | ');
  const types =
    typeof whole.type === 'string' ? [whole.type] : (whole.type ?? (whole.properties ? ['object'] : []));
  if (types.length === 0) return whole.enum || whole.const !== undefined ? '常量' : '任意';
  return types.map((type) => simpleName(type, whole, schemas)).join(' | ');
}

function simpleName(type: string, schema: Schema, schemas: Schemas): string {
  if (type === 'array' && schema.items) return `数组〈${typeName(schema.items, schemas)}〉`;
  if (schema.contentSchema) return 'JSON 文本';
  if (typeof schema.additionalProperties === 'object')
    return `映射〈${typeName(schema.additionalProperties, schemas)}〉`;
  return (type !== 'null' && FORMATS[String(schema.format)]) || (TYPES[type] ?? type);
}

/** The values a field may have, by its own list or by that of its entries. */
function enumOf(schema: Schema, schemas: Schemas): Pick<Field, 'enumName' | 'values'> {
  const whole = merge(schema, schemas);
  if (whole.items) return enumOf(whole.items, schemas);
  const list = whole.enum ?? (whole.const === undefined ? [] : [whole.const]);
  const values = list.map((value, index) => ({
    value: String(value),
    label: whole['x-enum-descriptions']?.[index] ?? '',
  }));
  const name = nameOf(schema);
  return { values, ...(name && whole['x-enum-varnames'] !== undefined && { enumName: name }) };
}

/** Bounds that the validators hold a value to, in words. */
function limitsOf(schema: Schema): string {
  const range = (low: unknown, high: unknown, unit: string) => {
    if (low === undefined && high === undefined) return '';
    if (low === high) return `${String(low)}${unit}`;
    if (high === undefined) return `至少 ${String(low)}${unit}`;
    return low === undefined ? `至多 ${String(high)}${unit}` : `${String(low)}–${String(high)}${unit}`;
  };
  const parts = [
    range(schema.minLength, schema.maxLength, ' 个字符'),
    range(schema.minimum, schema.maximum, ''),
    schema.exclusiveMinimum === undefined ? '' : `大于 ${String(schema.exclusiveMinimum)}`,
    schema.exclusiveMaximum === undefined ? '' : `小于 ${String(schema.exclusiveMaximum)}`,
    range(schema.minItems, schema.maxItems, ' 项'),
    typeof schema.pattern === 'string' ? `格式 ${schema.pattern}` : '',
    schema.default === undefined ? '' : `默认 ${JSON.stringify(schema.default)}`,
  ];
  return parts.filter(Boolean).join('，');
}
