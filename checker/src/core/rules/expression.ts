/** Parses the arithmetic of a rule: `sum(lines.amount where kind = item) - discount`. Names are members of the judged object. */
import { numberOf } from '../base/numberOf.ts';
import { isObject } from '../base/object.ts';
import type { Payload } from '../base/payload.ts';
import { timeOf } from '../base/timeOf.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../base/timeUnits.ts';
import { comparisonHolds } from './compare.ts';
import { tokensIn, type Token } from './tokens.ts';

/** Objects for name lookup, the innermost first. */
type Scope = readonly Payload[];
/** Returns the value of an expression for an object. */
export type Expression = (scope: Scope) => unknown;

/** Parses an expression. @throws Error with the unreadable part */
export function expressionIn(text: string): Expression {
  const reader = new Reader(tokensIn(text));
  const found = reader.condition();
  reader.end();
  return found;
}

class Reader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  end(): void {
    const rest = this.#tokens[this.#at];
    if (rest) throw new Error(`'${rest.text}' is not expected there`);
  }

  /**
   * Reads comparisons joined by `and` and `or`, from the left: neither binds more tightly. One known side may decide. Otherwise an
   * unknown side makes the whole unknown.
   */
  condition(): Expression {
    let left = this.#comparison();
    for (let word = this.#take(/^(and|or)$/); word !== undefined; word = this.#take(/^(and|or)$/)) {
      const [one, other, isAnd] = [left, this.#comparison(), word === 'and'];
      left = (scope) => {
        const [first, second] = [one(scope), other(scope)];
        const deciding = !isAnd;
        if (first === deciding || second === deciding) return deciding;
        return first === undefined || second === undefined ? undefined : !deciding;
      };
    }
    return left;
  }

  /** A null member is unknown, unless the comparison names `null`. */
  #comparison(): Expression {
    const before = this.#isNull();
    const left = this.#sum();
    const sign = this.#take(/^(=|==|!=|<=|>=|<|>)$/);
    if (sign === undefined) return left;
    const namesNull = this.#isNull() || before;
    const right = this.#sum();
    const valueOf = (side: Expression, scope: Scope): unknown =>
      namesNull ? side(scope) : (side(scope) ?? undefined);
    return (scope) => comparisonHolds(valueOf(left, scope), sign, valueOf(right, scope));
  }

  #isNull(): boolean {
    const token = this.#tokens[this.#at];
    return token?.kind === 'value' && token.value === null;
  }

  #sum(): Expression {
    return this.#chain(/^[+-]$/, () => this.#product());
  }

  #product(): Expression {
    return this.#chain(/^[*/]$/, () => this.#single());
  }

  #chain(signs: RegExp, part: () => Expression): Expression {
    let left = part();
    for (let sign = this.#take(signs); sign !== undefined; sign = this.#take(signs)) {
      const [one, other, by] = [left, part(), sign];
      left = (scope) => calculated(numberOf(one(scope)), by, numberOf(other(scope)));
    }
    return left;
  }

  #single(): Expression {
    const token = this.#tokens[this.#at];
    if (!token) throw new Error('something is missing at its end');
    this.#at += 1;
    if (token.text === '(') return this.#closed(this.condition());
    if (token.text === '-') {
      const value = this.#single();
      return (scope) => ifNumber(-numberOf(value(scope)));
    }
    if (token.kind === 'value') return () => token.value;
    if (token.kind !== 'name') throw new Error(`'${token.text}' is not expected there`);
    return this.#take(/^\($/) === undefined ? named(token.text) : this.#called(token.text);
  }

  /** Reads the arguments of a function: `lines.amount where kind = item)`, `net * 1.19, 2)`. */
  #called(name: string): Expression {
    const call = FUNCTIONS[name.toLowerCase()];
    if (!call)
      throw new Error(`there is no function ${name}: there are ${Object.keys(FUNCTIONS).join(', ')}`);
    const start = this.#at;
    const first = this.#sum();
    const [list, ...others] = this.#tokens.slice(start, this.#at);
    const where = this.#take(/^where$/) === undefined ? undefined : this.condition();
    if (where && (list?.kind !== 'name' || others.length > 0))
      throw new Error("'where' is only expected after a list, such as lines.amount");
    const second = this.#take(/^,$/) === undefined ? undefined : this.#sum();
    return this.#closed((scope) => {
      const values = where && list ? chosen(list.text, where, scope) : first(scope);
      const result = call(values, second?.(scope));
      return result === undefined ? undefined : ifNumber(result);
    });
  }

  #closed(value: Expression): Expression {
    if (this.#take(/^\)$/) === undefined) throw new Error("a ')' is missing");
    return value;
  }

  #take(wanted: RegExp): string | undefined {
    const token = this.#tokens[this.#at];
    if (!token || token.kind === 'value' || !wanted.test(token.text)) return undefined;
    this.#at += 1;
    return token.text;
  }
}

/** Returns the values of `lines.amount` in all items of a list. A word that is no member is a text: `status = open`. */
function named(path: string): Expression {
  const [head = '', ...rest] = path.split('.');
  return (scope) => {
    const holder = scope.find((each) => head in each);
    if (holder) return below(holder[head], rest);
    return rest.length === 0 ? path : undefined;
  };
}

const below = (value: unknown, [name, ...rest]: readonly string[]): unknown => {
  if (name === undefined) return value;
  if (Array.isArray(value)) return value.map((each) => below(each, [name, ...rest]));
  return isObject(value) ? below(value[name], rest) : undefined;
};

/** Returns the items of `lines.amount` that match a condition. */
function chosen(path: string, where: Expression, scope: Scope): unknown {
  const [head = '', ...rest] = path.split('.');
  const holder = scope.find((each) => head in each);
  const list = holder?.[head];
  if (!Array.isArray(list)) return undefined;
  return list
    .filter((item) => isObject(item) && where([item, ...scope]) === true)
    .map((item) => below(item, rest));
}

const numbers = (value: unknown): number[] => [value].flat().map(numberOf);

const FUNCTIONS: Readonly<Record<string, (value: unknown, second: unknown) => number | undefined>> = {
  sum: (value) => (Array.isArray(value) ? numbers(value).reduce((all, each) => all + each, 0) : undefined),
  count: (value) => (Array.isArray(value) ? value.length : undefined),
  avg: (value) =>
    Array.isArray(value) && value.length > 0
      ? numbers(value).reduce((all, each) => all + each, 0) / value.length
      : undefined,
  min: (value) => Math.min(...numbers(value)),
  max: (value) => Math.max(...numbers(value)),
  abs: (value) => Math.abs(numberOf(value)),
  round: (value, places) => {
    const by = 10 ** (places === undefined ? 0 : numberOf(places));
    return Math.round((numberOf(value) + Number.EPSILON) * by) / by;
  },
  days: (from, to) => (timeOf(to) - timeOf(from)) / DAY_MS,
  hours: (from, to) => (timeOf(to) - timeOf(from)) / HOUR_MS,
  minutes: (from, to) => (timeOf(to) - timeOf(from)) / MINUTE_MS,
};

function calculated(one: number, sign: string, other: number): number | undefined {
  const results: Readonly<Record<string, number>> = {
    '+': one + other,
    '-': one - other,
    '*': one * other,
    '/': one / other,
  };
  return ifNumber(results[sign] ?? Number.NaN);
}

/** Arithmetic with a missing value gives NaN, which is unknown. */
const ifNumber = (value: number): number | undefined => (Number.isFinite(value) ? value : undefined);
