/** A resolved schema of one field, as far as test values need it. */
export interface FieldSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly items?: FieldSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Valid phones, codes and names, and each of them too short, too long or with a wrong character. */
const texts = [
  '13800006027',
  '1380000602',
  '138000060270',
  '12800006027',
  '604417',
  '60441',
  '6044170',
  '60441a',
  '周敏',
  '周敏1',
];
/** A rare ideograph: one character of two UTF-16 units. */
const rare = '𠮷';

const lengths = ({ minLength = 0, maxLength }: FieldSchema): string[] =>
  [minLength - 1, minLength, ...(maxLength === undefined ? [] : [maxLength, maxLength + 1])]
    .filter((length) => length >= 0)
    .flatMap((length) => ['a'.repeat(length), rare.repeat(length)]);

const numbers = ({ minimum, maximum, exclusiveMinimum, format }: FieldSchema): number[] => {
  const edges = [minimum, maximum, exclusiveMinimum].filter((edge) => edge !== undefined);
  const step = format === 'money' ? 0.01 : 1;
  return [0, -1, 1, 0.5, 1.005, 19.99, ...edges.flatMap((edge) => [edge - step, edge, edge + step])];
};

function lists({ items = {}, minItems = 0, maxItems }: FieldSchema): unknown[][] {
  const [first, ...rest] = boundaryValues(items);
  const distinct = Array.from({ length: (maxItems ?? 2) + 1 }, (_, index) => `item${String(index)}`);
  return [
    [],
    [first],
    [first, first],
    [first, ...rest.slice(0, 1)],
    ...rest.map((value) => [value]),
    distinct.slice(0, minItems),
    distinct.slice(0, maxItems),
    distinct,
  ];
}

/** Returns values at the limits of a schema, just beyond them, and of wrong types. */
export function boundaryValues(schema: FieldSchema): unknown[] {
  const others = [undefined, null, '', 'x', 7, true, [], {}];
  const { enum: choices } = schema;
  if (choices) return [...choices, 'NONE', 99, ...others];
  switch (schema.type) {
    case 'string':
      return [...texts, ...lengths(schema), ...others];
    case 'integer':
    case 'number':
      return [...numbers(schema), Number.NaN, ...others];
    case 'boolean':
      return [true, false, ...others];
    case 'array':
      return [...lists(schema), ...others];
    default:
      return others;
  }
}
