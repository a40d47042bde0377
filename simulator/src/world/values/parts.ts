/** The four parts of every debt and payment, and their arithmetic. */
import type { Cents } from './money.ts';
import type { Parts } from './schema.ts';

export const noParts: Parts = { principal: 0, fee: 0, interest: 0, penalty: 0 };

export const total = (parts: Parts): Cents => parts.principal + parts.fee + parts.interest + parts.penalty;

const combine = (a: Parts, b: Parts, of: (a: Cents, b: Cents) => Cents): Parts => ({
  principal: of(a.principal, b.principal),
  fee: of(a.fee, b.fee),
  interest: of(a.interest, b.interest),
  penalty: of(a.penalty, b.penalty),
});

export const plus = (a: Parts, b: Parts): Parts => combine(a, b, (x, y) => x + y);

export const minus = (a: Parts, b: Parts): Parts => combine(a, b, (x, y) => x - y);

export const sumParts = (all: Iterable<Parts>): Parts => {
  let sum = noParts;
  for (const parts of all) sum = plus(sum, parts);
  return sum;
};

/** Order in which a payment fills the parts: penalty, then costs, then principal (assumed). */
const payingOrder = ['penalty', 'fee', 'interest', 'principal'] as const;

/** Takes an amount out of parts, in the order of payment or, if `principalFirst`, in the reverse order. */
export function take(from: Parts, amount: Cents, principalFirst = false): Parts {
  const taken = { ...noParts };
  let left = amount;
  for (const part of principalFirst ? payingOrder.toReversed() : payingOrder) {
    taken[part] = Math.min(left, from[part]);
    left -= taken[part];
  }
  return taken;
}
