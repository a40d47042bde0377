import { lookOf } from '../lookOf.ts';
import { contradictions } from './contradictions.ts';
import { plainName, type Finding, type Rule } from './rule.ts';

/** Equal meanings have equal values, sums equal their parts, and exclusive words do not share a row. */
export const agrees: Rule = (observed, { before }) => {
  const look = lookOf(observed);
  return [...contradictions([...before, ...look.sightings]), ...look.rows.flatMap(contradicting)];
};

/** Status words that cannot be true of one row. */
const exclusiveWords: readonly (readonly [string, string])[] = [
  ['已结清', '失败'],
  ['已结清', '处理中'],
  ['已结清', '未结清'],
  ['已结清', '已逾期'],
  ['还款成功', '还款失败'],
  ['成功', '失败'],
  ['未结清', '还款失败'],
];

/** Reports a row with two exclusive words. @param words the short words of the row */
export function contradicting(words: readonly string[]): Finding[] {
  const found = exclusiveWords.find(([one, other]) => words.includes(one) && words.includes(other));
  return found
    ? [
        {
          check: 'agrees.words',
          subject: plainName(found.join('+')),
          message: `同一行里既有「${found[0]}」又有「${found[1]}」：${words.join(' ')}`,
        },
      ]
    : [];
}
