/** Asks each described limit of a list for values that its items have, so that the limit itself matters. */
import type { Operation, Payload } from '../../core/contract/types.ts';
import { itemsOf } from '../../core/judging/items.ts';
import { boundsOf, isExact, rankOf, type Bound } from '../prose/bounds.ts';
import { ask, TRIED } from './ask.ts';
import type { Probe } from './probe.ts';

/** Values to ask for, from each of the first members. */
const VALUES = 3;
const MEMBERS = 3;

export async function readBounds(probe: Probe, operation: Operation): Promise<void> {
  const bounds = boundsOf(operation);
  if (bounds.length === 0) return;
  const whole = probe.requests.widest(operation);
  const sent = await ask(probe, operation, whole);
  const items = (sent && itemsOf(operation, sent.exchange.verdict)) ?? [];
  for (const bound of bounds)
    for (const value of valuesFor(bound, items)) {
      const payload = { ...whole, [bound.name]: value };
      if (probe.requests.isSound(operation, payload)) await ask(probe, operation, payload, 'parent', TRIED);
    }
}

/** Values in the middle tell more: some items are below them, and some above. */
function valuesFor({ form }: Bound, items: readonly Payload[]): unknown[] {
  const members = Object.keys(items[0] ?? {}).filter(
    (name) => items.filter((item) => !Number.isNaN(rankOf(form, item[name]))).length > 1,
  );
  return members.slice(0, MEMBERS).flatMap((name) => {
    const values = [...new Set(items.map((item) => item[name]))]
      .filter((value) => !Number.isNaN(rankOf(form, value)) && isExact(form, value))
      .toSorted((one, other) => rankOf(form, one) - rankOf(form, other));
    const middle = Math.floor((values.length - VALUES + 1) / 2);
    return values.slice(Math.max(0, middle), Math.max(0, middle) + VALUES);
  });
}
