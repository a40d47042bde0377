/** Finds out whether the contract lets a response show a sent number rounded, and how. */
import { escaped } from '../../core/base/words.ts';
import { membersOf } from '../../core/contract/body.ts';
import { descriptionOf } from '../../core/contract/descriptionOf.ts';
import { flattened } from '../../core/contract/flattened.ts';
import { isMultiple } from '../../core/contract/isMultiple.ts';
import { dataOf } from '../../core/contract/openapi/dataOf.ts';
import { sentencesIn, sentencesOf } from '../../core/contract/sentences.ts';
import { typeOf } from '../../core/contract/typeOf.ts';
import type { Operation, Schema } from '../../core/contract/types.ts';
import { roundedValues, roundingIn } from './rounding.ts';

/** `Rounded to one decimal`, `to the nearest quarter`, `in whole grams`, `truncated`, `取整`; not `a round trip`. */
const ROUNDS =
  /\brounded\b|\brounding\b|\brounds? (\w+ )?(up|down|half|off|to)\b|\bto the nearest\b|\b(in|to|as) (a )?whole\b|\btruncated\b|\bcut (off|to)\b|\bprecision\b|\bin steps of\b|四舍五入|取整|保留[^。；]*(位|小数|整)|舍去|精确到/i;
/** `Never rounded`, `without rounding`, `unrounded` */
const NEVER = /\b(not|never|no|without|isn't|aren't)( being)? round|不(四舍五入|取整)/i;

/** @returns whether the contract allows that a number which was sent in a member is shown as another one */
export function mayShowRounded(operation: Operation, name: string, sent: number, shown: number): boolean {
  const asked = membersOf(operation)[name] ?? {};
  const answered = dataOf(operation).properties?.[name] ?? {};
  const { multipleOf: step, ...form } = flattened(answered, operation.schemas);
  // A response of whole numbers, or of steps, cannot show each number that the request takes.
  if (
    (typeOf(form) === 'integer' && !Number.isInteger(sent)) ||
    (step !== undefined && !isMultiple(step, sent))
  )
    return true;
  const texts = textsOn(operation, name, [asked, answered]);
  return texts.some((text) => {
    const rounding = NEVER.test(text) ? undefined : roundingIn(text);
    if (rounding) return roundedValues(sent, rounding).some((each) => Math.abs(each - shown) < EXACT);
    // Rounded, but how is not stated in a readable way: any value may be shown.
    return ROUNDS.test(text) && !NEVER.test(text);
  });
}

/** Tolerance of floating point alone. */
const EXACT = 1e-9;

/** Sentences about the member: in its descriptions, and those of the operation that name it: `The temperature is rounded`. */
function textsOn(operation: Operation, name: string, parts: readonly Schema[]): string[] {
  const words = escaped(name).replaceAll(/[_-]/g, '[ _-]?').replace(/y$/, '(?:y|ie)');
  const names = new RegExp(String.raw`(?<![\p{L}\d_])${words}s?(?![\p{L}\d_])`, 'iu');
  return [
    ...parts.flatMap((part) => sentencesIn(descriptionOf(part, operation))),
    ...sentencesOf(operation).filter((text) => names.test(text)),
  ];
}
