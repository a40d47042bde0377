/** Evaluates the runtime expressions of Arazzo 1.0 that a step may have. */
import { valueAt } from '../../base/pointer.ts';
import type { KeptValues } from '../../base/values.ts';
import { withKeptValues, MissingValue } from '../../base/values.ts';
import type { ReceivedResponse } from '../../exchange/response.ts';

/** Values from the response and from earlier steps. */
export interface Scope {
  readonly kept: KeptValues;
  readonly salt: string;
  readonly got?: ReceivedResponse;
}

/** Evaluates `$statusCode`, `$response.body#/id`, `$response.header.Location`, `$inputs.name`, `$steps.login.outputs.token`. */
export function valueOfExpression(expression: string, { kept, salt, got }: Scope): unknown {
  if (got && expression === '$statusCode') return got.status;
  // `$response.body#/list/0/id`, or `$response.body.list[0].id` in the notation of other tools.
  const [, dots = '', written] = /^\$response\.body((?:\.\w+|\[\d+\])*)(?:#(.*))?$/.exec(expression) ?? [];
  const pointer = written ?? dots.replaceAll(/[.[]+/g, '/').replaceAll(']', '');
  if (got && expression.startsWith('$response.body')) return valueAt(parsed(got.text), pointer);
  const [, header] = /^\$response\.header\.([\w-]+)$/.exec(expression) ?? [];
  if (got && header !== undefined) return got.headers?.[header.toLowerCase()];
  if (/^\$(inputs|steps)\./.test(expression)) return withKeptValues(expression, kept, salt);
  throw new MissingValue(`the expression ${expression} is not read`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Replaces expressions in braces within texts: `Bearer {$steps.login.outputs.token}`. */
export function resolveExpressions(value: unknown, scope: Scope): unknown {
  if (Array.isArray(value)) return value.map((each) => resolveExpressions(each, scope));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, resolveExpressions(part, scope)]),
    );
  if (typeof value !== 'string' || !value.includes('{$')) return value;
  return value.replaceAll(/\{(\$[^}]+)\}/g, (_, expression: string) =>
    String(valueOfExpression(expression, scope)),
  );
}
