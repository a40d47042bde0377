/**
 * Sends each bound of a list (such as `from` or `maxPrice`) with values that its items have: only then does the response show
 * whether the list includes the bound itself.
 */
import type { Operation, Payload } from '../../core/contract/types.ts';
import { itemsOf } from '../../core/judging/items.ts';
import { boundsOf, isExact, membersOfForm, rankOf, withBound, type Bound } from '../prose/bounds.ts';
import { ask, TRIED } from './ask.ts';
import type { Probe } from './probe.ts';

/** Number of values of each member to send. */
const VALUES = 3;
/** Number of members that a bound may mean, if the contract names none. */
const MEMBERS = 3;

/** The watcher Boundaries judges the responses. */
export async function readBounds(probe: Probe, operation: Operation): Promise<void> {
  const bounds = boundsOf(operation);
  if (bounds.length === 0) return;
  const whole = probe.requests.widest(operation);
  const sent = await ask(probe, operation, whole);
  const items = (sent && itemsOf(operation, sent.exchange.verdict)) ?? [];
  for (const bound of bounds)
    for (const value of valuesFor(bound, items)) {
      const payload = withBound(whole, bound, value);
      if (probe.requests.isSound(operation, payload)) await ask(probe, operation, payload, 'parent', TRIED);
    }
}

/** The values of the items in the middle: some items are below them, and some above. */
function valuesFor({ form, member }: Bound, items: readonly Payload[]): unknown[] {
  return membersOfForm(form, items)
    .filter((name) => member === undefined || name === member)
    .slice(0, MEMBERS)
    .flatMap((name) => {
      const shown = items.map((item) => item[name]);
      // A bound by day, such as `from=2026-03-01`, takes the day of a time.
      const ofForm = shown.map((value) =>
        form === 'day' && typeof value === 'string' ? value.slice(0, 10) : value,
      );
      const values = [...new Set(ofForm)]
        .filter((value) => !Number.isNaN(rankOf(form, value)) && isExact(form, value))
        .toSorted((one, other) => rankOf(form, one) - rankOf(form, other));
      const first = Math.max(0, Math.floor((values.length - VALUES + 1) / 2));
      return values.slice(first, first + VALUES);
    });
}
