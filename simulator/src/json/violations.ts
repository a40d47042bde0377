/** Violations of a schema, in Chinese words. */
import type { ErrorObject } from 'ajv';
import { toPointer } from './pointer.ts';

export interface Violation {
  readonly pointer: string;
  readonly message: string;
}

const typeNames: Readonly<Record<string, string>> = {
  string: '字符串',
  number: '数字',
  integer: '整数',
  boolean: '布尔值',
  object: '对象',
  array: '数组',
  null: '空值',
};

const formatNames: Readonly<Record<string, string>> = {
  money: '最多两位小数的金额',
  date: 'YYYY-MM-DD 格式的日期',
  moment: 'YYYY-MM-DD HH:MM:SS 格式的时刻',
  'date-time': '带时区的 ISO 8601 时刻',
  uri: '完整的网址',
  'uri-reference': '网址',
};

/** Names of patterns that testers write by hand; other patterns are shown as they are. */
const patternNames: Readonly<Record<string, string>> = {
  '^[a-z0-9][a-z0-9-]*$': '场景名：小写字母、数字与连字符，如 overdue-bill',
  '^\\d{1,6}(ms|s)$': '时长，如 30s 或 500ms',
  '^([a-z]+\\.[A-Za-z0-9]+|asset:/.+)$':
    '服务.接口，如 gateway.userDataV2，或 asset:/路径，如 asset:/front/assets/*.js',
  '^/': '以 / 开头的地址',
  '^[A-Za-z0-9+/]*={0,2}$': 'base64',
  '^[A-Za-z0-9_-][A-Za-z0-9._-]*(/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$':
    '本文件所在文件夹里的文件，如 team-backend/1.png，名称限字母、数字、点、下划线与连字符',
};

type Describe = (params: Readonly<Record<string, unknown>>) => string;

/** Expectation of each JSON Schema keyword, in terms of its parameters. */
const expectations: Readonly<Record<string, Describe>> = {
  type: ({ type }) =>
    `应为${[type]
      .flat()
      .map((name) => typeNames[String(name)] ?? String(name))
      .join('或')}`,
  required: () => '缺少必填字段',
  additionalProperties: () => '不是约定的字段',
  unevaluatedProperties: () => '不是约定的字段',
  enum: ({ allowedValues }) => `应为以下之一：${(allowedValues as unknown[]).map(String).join('、')}`,
  const: ({ allowedValue }) => `应为 ${String(allowedValue)}`,
  format: ({ format }) => `应为${formatNames[String(format)] ?? String(format)}`,
  pattern: ({ pattern }) => {
    const name = patternNames[String(pattern)];
    return name === undefined ? `应符合格式 ${String(pattern)}` : `应为${name}`;
  },
  minLength: ({ limit }) => (limit === 1 ? '不能为空' : `长度不能小于 ${String(limit)}`),
  maxLength: ({ limit }) => `长度不能大于 ${String(limit)}`,
  minItems: ({ limit }) => `至少 ${String(limit)} 项`,
  maxItems: ({ limit }) => `最多 ${String(limit)} 项`,
  uniqueItems: () => '各项不能重复',
  minProperties: ({ limit }) => `至少有 ${String(limit)} 个字段`,
  minimum: ({ limit }) => `不能小于 ${String(limit)}`,
  maximum: ({ limit }) => `不能大于 ${String(limit)}`,
  exclusiveMinimum: ({ limit }) => `应大于 ${String(limit)}`,
  exclusiveMaximum: ({ limit }) => `应小于 ${String(limit)}`,
  discriminator: ({ tag }) => `${String(tag)} 不是约定的取值`,
};

/** Keywords whose error only says that a part failed; the error of the part says why. */
const composite = new Set(['oneOf', 'anyOf', 'allOf', 'if', 'propertyNames']);

/** Maximum number of listed violations; longer lists are of no help. */
const MAX_LISTED = 100;

/**
 * Returns every violation once, in the order found. Of more than 100 it returns the first ones and the number of others.
 * @param at pointer of the validated document inside the request
 */
export function describeErrors(errors: readonly ErrorObject[] | null | undefined, at = ''): Violation[] {
  const found = errors ?? [];
  const precise = found.filter(({ keyword }) => !composite.has(keyword));
  const all = precise.length > 0 ? precise : found;
  const seen = new Map(
    all
      .slice(0, MAX_LISTED)
      .map((error) => describe(error, at))
      .map((v) => [asText(v), v]),
  );
  const more = all.length - MAX_LISTED;
  return [...seen.values(), ...(more > 0 ? [{ pointer: at, message: `另有 ${more} 处不符` }] : [])];
}

export const asText = ({ pointer, message }: Violation): string =>
  `${pointer === '' ? '/' : pointer} ${message}`;

function describe(error: ErrorObject, at: string): Violation {
  const params = error.params as Readonly<Record<string, unknown>>;
  const member = params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  return {
    pointer: at + error.instancePath + (typeof member === 'string' ? toPointer([member]) : ''),
    message: expectations[error.keyword]?.(params) ?? error.message ?? error.keyword,
  };
}
