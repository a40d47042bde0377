import { isObject } from '../../base/object.ts';
import { escaped } from '../../base/words.ts';
import { standingAt } from '../../contract/openapi/objects.ts';
import type { Payload } from '../../contract/types.ts';
import type { Check, Exchange } from '../../judging/check.ts';
import { resourceOf } from '../../judging/resource.ts';
import { isSort } from '../../requests/sorting.ts';
import { orderOf } from '../../rules/compare.ts';
import { normalized } from '../../rules/normalized.ts';
import type { Rule } from '../../rules/rule.ts';

/** Checks the sums, comparisons and orders in check.yaml. */
export const statedRule: Check = {
  id: 'stated-rule',
  title: 'the response keeps the rules of check.yaml',
  judge: (exchange) => {
    const { operation, verdict } = exchange;
    if (!operation.stated || !verdict.success) return [];
    const data = resourceOf(operation, verdict.data);
    return operation.stated.flatMap(({ path, rules }) => {
      const objects = standingAt(path, data);
      const isList = path.includes('*');
      return rules.flatMap((rule) => {
        const message = problemIn(rule, objects, { exchange, isList });
        return message === undefined ? [] : [{ message, pointer: rule.text }];
      });
    });
  },
};

function problemIn(
  rule: Rule,
  objects: readonly Payload[],
  { exchange, isList }: { readonly exchange: Exchange; readonly isList: boolean },
): string | undefined {
  if (rule.kind === 'holds') return brokenBy(rule, objects, exchange);
  return rule.kind === 'order' && isList ? disordered(rule, objects, exchange) : undefined;
}

function brokenBy(
  { text, holds, when }: Extract<Rule, { kind: 'holds' }>,
  objects: readonly Payload[],
  { payload }: Exchange,
): string | undefined {
  const broken = objects.find((each) => {
    const scope = [each, { request: payload }];
    return (!when || when(scope) === true) && holds(scope) === false;
  });
  return broken && `'${text}' does not hold: ${shortly(broken, text)}`;
}

/** Returns the members that a rule names, with their values. */
function shortly(object: Payload, text: string): string {
  const isNamed = (name: string): boolean => new RegExp(`(?<![\\w$.])${escaped(name)}(?![\\w$])`).test(text);
  const names = Object.keys(object).filter(isNamed);
  return names.map((name) => `${name} is ${JSON.stringify(object[name]).slice(0, 120)}`).join(', ');
}

function disordered(
  { text, member, isDown, ignoring }: Extract<Rule, { kind: 'order' }>,
  objects: readonly Payload[],
  { payload }: Exchange,
): string | undefined {
  // The request may sort by another member.
  if (Object.keys(payload).some(isSort)) return undefined;
  const values = objects.map((each) => each[member]).filter((value) => value !== null && value !== undefined);
  const wrong = values.findIndex((value, at) => {
    const before = values[at - 1];
    if (at === 0 || isObject(value) || isObject(before)) return false;
    const by = comparison(normalized(before, ignoring), normalized(value, ignoring));
    return isDown ? by < 0 : by > 0;
  });
  return wrong < 0
    ? undefined
    : `'${text}' does not hold: ${member} ${String(values[wrong])} stands after ${String(values[wrong - 1])}`;
}

/** Returns a negative number if the first value comes first; 0 also for a text beyond ASCII letters: other scripts have their own order. */
function comparison(one: unknown, other: unknown): number {
  const by = orderOf(one) - orderOf(other);
  if (!Number.isNaN(by)) return by;
  const isPlain = [one, other].every((text) => typeof text === 'string' && /^[a-z\d ]*$/i.test(text));
  if (!isPlain || one === other) return 0;
  return String(one) < String(other) ? -1 : 1;
}
