/**
 * Reads the object of a write and its amount of money from the input. The operation log stores both, so no secret member may have one
 * of these names.
 */
import { isObject } from '#tools/object.ts';
import { cents, type Cents } from '../../world/values/money.ts';

/** Names of identifying members, the most specific first. */
const NAMES = [
  'approvalNo',
  'billNo',
  'jdpin',
  'loginId',
  'couponId',
  'activityId',
  'templateNo',
  'applicationNo',
  'orderNo',
  'accountNo',
  'taskId',
  'joinId',
];
const AMOUNTS = ['amount', 'limit', 'smallAmount'];

/** Returns all objects in a value, the outer ones first. */
const members = (value: unknown): Readonly<Record<string, unknown>>[] => {
  if (Array.isArray(value)) return value.flatMap(members);
  return isObject(value) ? [value, ...Object.values(value).flatMap(members)] : [];
};

/** Returns the numbers of the objects that a write concerns, joined by 、. */
export function subjectIn(input: unknown): string | undefined {
  const all = members(input);
  for (const name of NAMES) {
    const found = all
      .map((member) => member[name])
      .filter((value) => typeof value === 'string' && value !== '');
    if (found.length > 0) return [...new Set(found)].join('、');
  }
  return undefined;
}

/** @returns integer cents of the first amount in the input */
export function amountIn(input: unknown): Cents | undefined {
  const all = members(input);
  for (const name of AMOUNTS) {
    const found = all.map((member) => member[name]).find((value) => typeof value === 'number' && value >= 0);
    if (typeof found === 'number') return cents(found);
  }
  return undefined;
}
