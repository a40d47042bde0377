import type { EnumValue, Schema } from '../model.ts';

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

/** The members of an object (or of a list's entries) as rows, depth first, in the contract's order. */
export const fieldsOf = (schema: Schema): Field[] => membersOf(schema, '', 0);

/** The row of one named value, followed by its members. */
export const fieldOf = (name: string, schema: Schema, required: boolean): Field[] =>
  rows(name, schema, required, '', 0);

function membersOf(schema: Schema, prefix: string, depth: number): Field[] {
  const { items, properties = {}, required = [], additionalProperties: entry } = schema;
  if (items) return membersOf(items, `${prefix}[]`, depth);
  const before = prefix && `${prefix}.`;
  return unique([
    ...Object.entries(properties).flatMap(([name, member]) =>
      rows(name, member, required.includes(name), before, depth),
    ),
    ...(typeof entry === 'object' ? rows('*', entry, false, before, depth) : []),
    ...alternativesOf(schema).flatMap((branch) => membersOf(branch, prefix, depth)),
  ]);
}

const alternativesOf = ({ oneOf, anyOf }: Schema): readonly Schema[] => oneOf ?? anyOf ?? [];

function rows(name: string, schema: Schema, required: boolean, prefix: string, depth: number): Field[] {
  const path = `${prefix}${name}`;
  const row: Field = {
    path,
    name,
    depth,
    required,
    type: typeName(schema),
    ...enumOf(schema),
    description: schema.description ?? '',
    limits: limitsOf(schema),
  };
  return [row, ...membersOf(schema, path, depth + 1)];
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
export function typeName(schema: Schema): string {
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 0) return [...new Set(alternatives.map(typeName))].join(' | ');
  const types = [schema.type ?? (schema.properties ? 'object' : [])].flat();
  if (types.length === 0) return schema.enum || schema.const !== undefined ? '常量' : '任意';
  return types.map((type) => simpleName(type, schema)).join(' | ');
}

function simpleName(type: string, schema: Schema): string {
  if (type === 'array' && schema.items) return `数组〈${typeName(schema.items)}〉`;
  if (schema.contentSchema) return 'JSON 文本';
  if (typeof schema.additionalProperties === 'object')
    return `映射〈${typeName(schema.additionalProperties)}〉`;
  return (type !== 'null' && FORMATS[String(schema.format)]) || (TYPES[type] ?? type);
}

/** The values a field may have, by its own list or by that of its entries. */
function enumOf(schema: Schema): Pick<Field, 'enumName' | 'values'> {
  if (schema.items) return enumOf(schema.items);
  const list = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  const values = list.map((value, index) => ({
    value: String(value),
    label: schema['x-enum-descriptions']?.[index] ?? '',
  }));
  const { 'x-name': name } = schema;
  return { values, ...(name && schema['x-enum-varnames'] !== undefined && { enumName: name }) };
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
