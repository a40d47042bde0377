/** Compares the figures of one session: equal meanings have equal values, sums equal their parts. */
import type { Sighting } from '../observed.ts';
import { factValue } from './factValue.ts';
import type { Finding } from './rule.ts';

export const contradictions = (seen: readonly Sighting[]): Finding[] => {
  const byFact = Map.groupBy(seen, ({ fact }) => fact);
  return [...[...byFact.values()].flatMap(disagreeing), ...seen.flatMap((total) => wrongSum(total, byFact))];
};

const nameOf = (fact: string): string => fact.split(':', 1)[0] ?? '';

function disagreeing([first, ...others]: readonly Sighting[]): Finding[] {
  if (first === undefined) return [];
  const other = others.find(({ text }) => factValue(text) !== factValue(first.text));
  if (other === undefined) return [];
  return [
    {
      check: 'agrees.fact',
      subject: `${nameOf(first.fact)} ${[first.at, other.at].sort().join(' ')}`,
      message: `${first.fact} 在 ${first.at} 是「${first.text}」，在 ${other.at} 是「${other.text}」`,
    },
  ];
}

/** Returns an amount in cents; undefined for any other text. */
function cents(text: string): number | undefined {
  const [kind, value] = factValue(text).split(' ');
  return kind === 'amount' ? Number(value) : undefined;
}

/** Compares a total with the sum of its parts, if all of them were seen. A part is a fact, with `-` before it if it is subtracted. */
function wrongSum(total: Sighting, byFact: ReadonlyMap<string, readonly Sighting[]>): Finding[] {
  if (total.sumOf === undefined) return [];
  const whole = cents(total.text);
  const parts = total.sumOf.map((term) => {
    const sign = term.startsWith('-') ? -1 : 1;
    const [sighting] = byFact.get(term.replace(/^-/, '')) ?? [];
    const value = sighting && cents(sighting.text);
    return value === undefined ? undefined : sign * value;
  });
  const known = parts.filter((part) => part !== undefined);
  if (whole === undefined || known.length < parts.length) return [];
  const sum = known.reduce((one, other) => one + other, 0);
  if (sum === whole) return [];
  return [
    {
      check: 'agrees.sum',
      subject: `${nameOf(total.fact)} ${total.at}`,
      message: `${total.fact} 在 ${total.at} 是「${total.text}」，其各项之和是 ${(sum / 100).toFixed(2)}`,
    },
  ];
}
