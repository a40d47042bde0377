import type { Parameter, Schema } from '#tools/contract/document.ts';

/** One row of a request or response table. */
export interface Field {
  /** Path from the table's root: `upContract.faceContractList[].contractName`. */
  readonly path: string;
  readonly name: string;
  readonly depth: number;
  readonly type: string;
  /** Name of the shared enumeration; `values` are its values. */
  readonly enumName?: string | undefined;
  readonly values: readonly { readonly value: string; readonly label: string }[];
  readonly required: boolean;
  readonly description: string;
  readonly limits: string;
}

export const parameterFields = (parameters: readonly Parameter[]): Field[] =>
  parameters.flatMap(({ name, schema, required = false, description }) =>
    fieldOf(name, description ? { ...schema, description } : schema, required),
  );

/** Returns the members of an object, or of a list's entries, depth first in the contract's order. */
export function fieldsOf(schema: Schema, prefix = '', depth = 0): Field[] {
  const { items, properties = {}, required = [], additionalProperties: entry } = schema;
  if (items) return fieldsOf(items, `${prefix}[]`, depth);
  const before = prefix && `${prefix}.`;
  const fields = [
    ...Object.entries(properties).flatMap(([name, member]) =>
      fieldOf(name, member, required.includes(name), before, depth),
    ),
    ...(typeof entry === 'object' ? fieldOf('*', entry, false, before, depth) : []),
    ...alternativesOf(schema).flatMap((branch) => fieldsOf(branch, prefix, depth)),
  ];
  // Branches of a oneOf may share members: each path gets one row.
  const seen = new Set<string>();
  return fields.filter(({ path }) => !seen.has(path) && seen.add(path));
}

/** Returns the row of a named value, followed by the rows of its members. */
export function fieldOf(name: string, schema: Schema, required: boolean, prefix = '', depth = 0): Field[] {
  const path = `${prefix}${name}`;
  const { description = '' } = schema;
  const row = { path, name, depth, required, description, type: typeName(schema), limits: limitsOf(schema) };
  return [{ ...row, ...enumOf(schema) }, ...fieldsOf(schema, path, depth + 1)];
}

const alternativesOf = ({ oneOf, anyOf }: Schema): readonly Schema[] => oneOf ?? anyOf ?? [];

const WORDS: Readonly<Record<string, string>> = {
  ...{ string: '字符串', number: '数字', integer: '整数', boolean: '布尔', object: '对象', array: '数组' },
  ...{ null: '空', money: '金额', date: '日期', 'date-time': '时刻', binary: '文件' },
};

/** Returns a type in words: 金额, 数组〈对象〉, 字符串 | 空. */
export function typeName(schema: Schema): string {
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 0) return [...new Set(alternatives.map(typeName))].join(' | ');
  const types = [schema.type ?? (schema.properties ? 'object' : [])].flat();
  if (types.length === 0) return schema.enum || schema.const !== undefined ? '常量' : '任意';
  return types.map((type) => simpleName(type, schema)).join(' | ');
}

function simpleName(type: string, { items, contentSchema, additionalProperties, format }: Schema): string {
  if (type === 'array' && items) return `数组〈${typeName(items)}〉`;
  if (contentSchema) return 'JSON 文本';
  if (typeof additionalProperties === 'object') return `映射〈${typeName(additionalProperties)}〉`;
  // 金额 says more than 数字. In `[number, 'null']` the format belongs to the number.
  return (type !== 'null' && WORDS[String(format)]) || (WORDS[type] ?? type);
}

/** Returns the enum values of a field or of its list entries. */
function enumOf(schema: Schema): Pick<Field, 'enumName' | 'values'> {
  if (schema.items) return enumOf(schema.items);
  const labels = schema['x-enum-descriptions'] ?? [];
  const list = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  const values = list.map((value, index) => ({ value: String(value), label: labels[index] ?? '' }));
  return { values, enumName: schema['x-enum-varnames'] && schema['x-name'] };
}

/** Returns the bounds of a value in words. */
function limitsOf(schema: Schema): string {
  const range = (low: unknown, high: unknown, unit: string) => {
    if (low === undefined && high === undefined) return '';
    if (low === high) return `${String(low)}${unit}`;
    if (high === undefined) return `至少 ${String(low)}${unit}`;
    return low === undefined ? `至多 ${String(high)}${unit}` : `${String(low)}–${String(high)}${unit}`;
  };
  const labelled = (words: string, value: unknown) =>
    value === undefined ? '' : `${words} ${String(value)}`;
  const parts = [
    range(schema.minLength, schema.maxLength, ' 个字符'),
    range(schema.minimum, schema.maximum, ''),
    labelled('大于', schema.exclusiveMinimum),
    labelled('小于', schema.exclusiveMaximum),
    range(schema.minItems, schema.maxItems, ' 项'),
    labelled('格式', schema.pattern),
    labelled('默认', JSON.stringify(schema.default)),
  ];
  return parts.filter(Boolean).join('，');
}
