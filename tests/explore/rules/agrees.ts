import type { Look, Observation, Sighting } from '../observed.ts';
import { factValue } from './factValue.ts';
import { plainName, type Finding, type Rule } from './rule.ts';

/** What carries the same meaning carries the same value; words that exclude each other do not stand in one row. */
export const agrees: Rule = (observed, { before }) => {
  const look = lookOf(observed);
  if (look === undefined) return [];
  return [...disagreeing([...before, ...look.sightings]), ...look.rows.flatMap(contradicting)];
};

const lookOf = (observed: Observation): Look | undefined =>
  observed.kind === 'visited' ? observed.look : observed.kind === 'printed' ? observed.paper : observed.after;

function disagreeing(sightings: readonly Sighting[]): Finding[] {
  return [...Map.groupBy(sightings, ({ fact }) => fact)].flatMap(([fact, seen]) => {
    const [first, ...others] = seen;
    const other = others.find(({ text }) => first && factValue(text) !== factValue(first.text));
    if (!first || !other) return [];
    return [
      {
        check: 'agrees.fact' as const,
        subject: `${fact.split(':', 1)[0] ?? ''} ${[first.at, other.at].sort().join(' ')}`,
        says: `${fact} 在 ${first.at} 是「${first.text}」，在 ${other.at} 是「${other.text}」`,
      },
    ];
  });
}

/** Whoever is the one cannot be the other. */
const excluding: readonly (readonly [string, string])[] = [
  ['已结清', '失败'],
  ['已结清', '处理中'],
  ['已结清', '未结清'],
  ['已结清', '已逾期'],
  ['还款成功', '还款失败'],
  ['成功', '失败'],
  ['未结清', '还款失败'],
];

function contradicting(words: readonly string[]): Finding[] {
  const found = excluding.find(([one, other]) => words.includes(one) && words.includes(other));
  return found
    ? [
        {
          check: 'agrees.words',
          subject: plainName(found.join('+')),
          says: `同一行里既有「${found[0]}」又有「${found[1]}」：${words.join(' ')}`,
        },
      ]
    : [];
}
