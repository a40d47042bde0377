import { escaped } from '../../../core/base/words.ts';
import { descriptionOf } from '../../../core/contract/descriptionOf.ts';
import { flattened } from '../../../core/contract/flattened.ts';
import { sentencesIn, sentencesOf } from '../../../core/contract/sentences.ts';
import { typeOf } from '../../../core/contract/typeOf.ts';
import type { Operation } from '../../../core/contract/types.ts';
import type { Check } from '../../../core/judging/check.ts';
import { objectCheck, type Rule } from '../../prose/objectCheck.ts';
import { roundingIn } from '../../prose/rounding.ts';

/** A number has no more decimals than its description, or a sentence about it, says. */
export const decimals: Check = objectCheck(
  { id: 'decimals', title: 'a number has no more decimals than the contract allows' },
  ({ properties = {} }, operation) =>
    Object.entries(properties).flatMap(([name, part]): Rule[] => {
      if (typeOf(flattened(part, operation.schemas)) !== 'number') return [];
      const texts = [...sentencesIn(descriptionOf(part, operation)), ...roundingSentences(name, operation)];
      const [places] = texts.flatMap((text) => roundingIn(text)?.places ?? []);
      if (places === undefined) return [];
      return [
        {
          name,
          complaint: ({ [name]: shown }) =>
            typeof shown === 'number' && decimalsOf(shown) > places
              ? `${name} is ${shown}; the contract says ${places} decimals`
              : undefined,
        },
      ];
    }),
);

/** Sentences about the rounding of a member: `quantities in proportion and rounded to two decimals` for `quantity`. */
function roundingSentences(name: string, operation: Operation): string[] {
  const stem = escaped(name.replace(/y$/, ''));
  const names = new RegExp(String.raw`(?<![\p{L}\d_])${stem}(y|ies|s|es)?(?![\p{L}\d_])`, 'iu');
  return sentencesOf(operation).filter((text) => names.test(text) && /\bround/i.test(text));
}

/** Number of decimals, also of `1e-7`. */
const decimalsOf = (value: number): number => {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
};
