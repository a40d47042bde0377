import { expect, test } from 'vitest';
import { foreignExchange } from '../../fixtures/petshop.ts';
import { ruleIn } from '../../rules/rule.ts';
import { statedRule } from './stated-rule.ts';

/** Returns the messages about a response for which check.yaml states a rule. */
function complaintsOf(rule: string, shown: object): string[] {
  const exchange = foreignExchange('petshop.getPet', shown);
  const operation = { ...exchange.operation, stated: [{ path: [], rules: [ruleIn(rule)] }] };
  return statedRule.judge({ ...exchange, operation }).map(({ message }) => message);
}

test.each([
  ['a rule that holds', { total: 5, net: 5 }, []],
  ['a broken rule', { total: 5, net: 4 }, ["'total = net' does not hold: total is 5, net is 4"]],
  [
    'a broken rule beside a member with signs in its name',
    { total: 5, net: 4, 'tax (of all': 1 },
    ["'total = net' does not hold: total is 5, net is 4"],
  ],
])('reports a broken rule with the members that it names: %s', (_, shown, messages) => {
  expect(complaintsOf('total = net', shown)).toEqual(messages);
});
