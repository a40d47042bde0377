import type { Violation } from './violations.ts';
import { toPointer } from './pointer.ts';

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

const kindNames: Readonly<Record<string, string>> = {
  array: '数组',
  object: '对象',
  string: '字符串',
  number: '数字',
  boolean: '布尔值',
};

/**
 * Where `value` is not built like `model`: a member is missing or of another JSON type, or an integer has become a fraction.
 * Guards what people change by hand; null, new members and the length of arrays are free.
 */
export function departures(
  model: unknown,
  value: unknown,
  path: readonly (string | number)[] = [],
): Violation[] {
  if (value === null || model === null || model === undefined) return [];
  const kind = kindOf(model);
  const here = { pointer: toPointer(path) };
  if (value === undefined) return [{ ...here, message: '不能缺少' }];
  if (kindOf(value) !== kind) return [{ ...here, message: `应为${kindNames[kind] ?? kind}` }];
  if (Number.isInteger(model) && !Number.isInteger(value)) return [{ ...here, message: '应为整数' }];
  if (Array.isArray(model) && Array.isArray(value)) {
    const item = modelOf(model);
    return value.flatMap((each, index) => departures(item, each, [...path, index]));
  }
  if (kind !== 'object') return [];
  const members = value as Readonly<Record<string, unknown>>;
  return Object.entries(model as object).flatMap(([name, part]) =>
    departures(part, members[name], [...path, name]),
  );
}

/**
 * What all samples have in common: members that only some of them carry are optional, at any depth, and so is everything
 * that is null in one of them.
 */
export function modelOf(samples: readonly unknown[]): unknown {
  const known = samples.filter((sample) => sample !== null && sample !== undefined);
  const [first] = known;
  if (Array.isArray(first)) return known.filter(Array.isArray).flat();
  // One fraction among the samples: whole numbers are not asked for.
  if (typeof first === 'number') return known.find((sample) => !Number.isInteger(sample)) ?? first;
  if (kindOf(first) !== 'object') return first;
  const objects = known.filter(
    (sample): sample is Readonly<Record<string, unknown>> => kindOf(sample) === 'object',
  );
  const shared = Object.keys(first as object).filter((name) => objects.every((sample) => name in sample));
  return Object.fromEntries(shared.map((name) => [name, modelOf(objects.map((sample) => sample[name]))]));
}
