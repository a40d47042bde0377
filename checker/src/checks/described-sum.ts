import { flattened } from '../contract/flattened.ts';
import { dataOf } from '../contract/openapi/kinds.ts';
import { listIn } from '../contract/openapi/paging.ts';
import type { Operation, Payload, Schema } from '../contract/types.ts';
import type { Check } from './check.ts';
import { itemsOf } from './items.ts';
import { thingOf } from './thing.ts';
import { isObject } from '../object.ts';

/** `free`, of which the description is `capacity less occupied`: nothing else is believed to be arithmetic. */
export const describedSum: Check = {
  id: 'described-sum',
  title: 'a number is what its description makes of the numbers beside it',
  judge: ({ operation, verdict }) => {
    if (!operation.answers || !verdict.success) return [];
    const data = dataOf(operation);
    const list = listIn(data, operation.schemas);
    const sums = sumsIn(list?.item ?? data, operation);
    const held = thingOf(operation, verdict.data);
    const things =
      sums.length === 0 ? [] : list ? (itemsOf(operation, verdict) ?? []) : [held].filter(isObject);
    return sums.flatMap((sum) => {
      const wrong = things.find((thing) => isWrong(sum, thing));
      if (!wrong) return [];
      const { name, of } = sum;
      const [one, other] = of.map((each) => `${each} ${String(wrong[each])}`);
      return [
        {
          message: `${name} is ${String(wrong[name])} with ${one} and ${other}, which the contract makes it of`,
          pointer: name,
        },
      ];
    });
  },
};

interface Sum {
  readonly name: string;
  readonly of: readonly [string, string];
  readonly by: (one: number, other: number) => number;
}

const FORMULA = /^(?:=\s*)?(\w+)\s*(less|minus|plus|times|[-−–+*×])\s*(\w+)\.?$/i;

function sumsIn({ properties = {} }: Schema, { schemas }: Operation): Sum[] {
  return Object.entries(properties).flatMap(([name, part]): Sum[] => {
    const { description = '' } = flattened(part, schemas);
    const [, one = '', sign = '', other = ''] = FORMULA.exec(description.trim()) ?? [];
    if (!(one in properties) || !(other in properties)) return [];
    return [{ name, of: [one, other], by: byOf(sign.toLowerCase()) }];
  });
}

function byOf(sign: string): Sum['by'] {
  if (/plus|\+/.test(sign)) return (one, other) => one + other;
  return /times|[*×]/.test(sign) ? (one, other) => one * other : (one, other) => one - other;
}

/** Cents may be lost on the way. */
const LITTLE = 0.01;

function isWrong({ name, of, by }: Sum, thing: Payload): boolean {
  const [sum, one, other] = [name, ...of].map((each) => thing[each]);
  if (typeof sum !== 'number' || typeof one !== 'number' || typeof other !== 'number') return false;
  const whole = by(one, other);
  // Of whole numbers the rest of one is rounded.
  const left = Number.isInteger(sum) && !Number.isInteger(whole) ? 1 : LITTLE;
  return Math.abs(whole - sum) > left;
}
