/** Evaluates success criteria of Arazzo 1.0: conditions of the types simple and regex. */
import { MissingValue } from '../../base/values.ts';
import type { Scope } from './expression.ts';
import { valueOfExpression } from './expression.ts';

/** A condition of a step. @see https://spec.openapis.org/arazzo/v1.0.1#criterion-object */
export interface Criterion {
  readonly condition: string;
  readonly context?: string;
  readonly type?: string;
}

/** Returns a description of the first unmet condition; undefined if all of them hold. */
export const unmetCriterion = (criteria: readonly Criterion[], scope: Scope): string | undefined =>
  criteria.map((each) => complaint(each, scope)).find((each) => each !== undefined);

function complaint({ condition, context, type = 'simple' }: Criterion, scope: Scope): string | undefined {
  if (type === 'regex') {
    const value = String(valueOfExpression(context ?? '', scope));
    return patternIn(condition).test(value)
      ? undefined
      : `${context} is ${value}, it should match ${condition}`;
  }
  const { holds, rest } = either(tokens(condition), scope);
  if (rest.length > 0) throw new MissingValue(`the condition ${condition} is not read`);
  if (holds) return undefined;
  const [expression] = /\$[\w.#/~-]+/.exec(condition) ?? [];
  const came =
    expression === undefined
      ? ''
      : `: ${expression} is ${JSON.stringify(valueOfExpression(expression, scope))}`;
  return `${condition} does not hold${came}`;
}

/** @throws MissingValue if the condition is no regular expression */
function patternIn(condition: string): RegExp {
  try {
    return new RegExp(condition);
  } catch {
    throw new MissingValue(`the condition ${condition} is no regular expression`);
  }
}

type Tokens = readonly string[];

/** The value of a part of a condition, and the tokens after it. */
interface Read {
  readonly holds: boolean;
  readonly rest: Tokens;
}

/** An operator, a parenthesis, a text in quotes (`'Tom''s'`), an expression (`$response.body#/id`), or a bare word such as `true`. */
const TOKEN = /\s*(&&|\|\||[=!<>]=|[<>!()]|'(?:[^']|'')*'|"[^"]*"|\$[\w.#/~-]+|[\w.+-]+)/gy;

/** Blanks outside of texts in single quotes: an even number of quotes follows. */
const OUTER_BLANKS = /\s+(?=(?:[^']*'[^']*')*[^']*$)/g;

/** Returns the tokens of a condition. @throws MissingValue if a part of it is no token */
function tokens(condition: string): Tokens {
  const found = [...condition.matchAll(TOKEN)].map(([, token = '']) => token);
  const isWhole = found.join('').length === condition.replaceAll(OUTER_BLANKS, '').length;
  if (!isWhole) throw new MissingValue(`the condition ${condition} is not read`);
  return found;
}

/** Reads conditions joined by `||`; `both` reads those joined by `&&`, and `single` one comparison. */
function either(given: Tokens, scope: Scope): Read {
  const first = both(given, scope);
  if (first.rest[0] !== '||') return first;
  const next = either(first.rest.slice(1), scope);
  return { holds: first.holds || next.holds, rest: next.rest };
}

function both(given: Tokens, scope: Scope): Read {
  const first = single(given, scope);
  if (first.rest[0] !== '&&') return first;
  const next = both(first.rest.slice(1), scope);
  return { holds: first.holds && next.holds, rest: next.rest };
}

function single([first = '', ...rest]: Tokens, scope: Scope): Read {
  if (first === '!') {
    const { holds, rest: left } = single(rest, scope);
    return { holds: !holds, rest: left };
  }
  if (first === '(') {
    const inner = either(rest, scope);
    if (inner.rest[0] !== ')') throw new MissingValue('a condition lacks a closing parenthesis');
    return { holds: inner.holds, rest: inner.rest.slice(1) };
  }
  const [operator = '', second = '', ...left] = rest;
  const compare = OPERATORS[operator];
  const value = operand(first, scope);
  return compare
    ? { holds: compare(value, operand(second, scope)), rest: left }
    : { holds: Boolean(value), rest };
}

/** Compares texts without regard to case, as the specification requires. */
const plain = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value);

const OPERATORS: Readonly<Record<string, (one: unknown, other: unknown) => boolean>> = {
  '==': (one, other) => plain(one) === plain(other),
  '!=': (one, other) => plain(one) !== plain(other),
  '<': (one, other) => Number(one) < Number(other),
  '<=': (one, other) => Number(one) <= Number(other),
  '>': (one, other) => Number(one) > Number(other),
  '>=': (one, other) => Number(one) >= Number(other),
};

function operand(token: string, scope: Scope): unknown {
  if (token.startsWith('$')) return valueOfExpression(token, scope);
  if (/^'.*'$/s.test(token)) return token.slice(1, -1).replaceAll("''", "'");
  if (/^".*"$/s.test(token)) return token.slice(1, -1);
  if (token === 'true' || token === 'false') return token === 'true';
  if (token === 'null') return null;
  if (!Number.isNaN(Number(token)) && token !== '') return Number(token);
  throw new MissingValue(`a condition with ${token} is not read`);
}
