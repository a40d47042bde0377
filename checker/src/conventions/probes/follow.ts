/** Follows the link in each response to the next part of a list, until the end. The backend must accept each link that it names. */
import { isDeepStrictEqual } from 'node:util';
import { flattened } from '../../core/contract/flattened.ts';
import { dataOf } from '../../core/contract/openapi/dataOf.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { itemsOf } from '../../core/judging/items.ts';
import { resourceOf } from '../../core/judging/resource.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { nextPart } from '../../core/requests/nextPart.ts';
import { numberIn, partOf } from '../../core/requests/paging.ts';
import { ask, report } from './ask.ts';
import type { Probe } from './probe.ts';

/** Maximum number of parts to follow. */
const PARTS = 12;
/** Number of parts into which a known list is cut. */
const CUT = 4;

/** Status codes that concern the request itself. Others result from a limit, a login or a failure. */
const REFUSED: ReadonlySet<number> = new Set([400, 404, 410, 422]);

export async function followParts(probe: Probe, operation: Operation): Promise<void> {
  const widest = probe.requests.widest(operation);
  const whole = await ask(probe, operation, widest);
  const all = whole && itemsOf(operation, whole.exchange.verdict);
  if (!all || all.length < 2) return;
  const steps: Sent[] = [];
  const seen = new Set<string>();
  const shown: Payload[] = [];
  let payload: Payload | undefined = { ...widest, ...sizeFor(operation, all.length) };
  while (payload && steps.length < PARTS) {
    const sent: Sent | undefined = await ask(probe, operation, payload, 'parent', { kind: 'conversation' });
    const { verdict, got } = sent?.exchange ?? {};
    if (!sent || !verdict || !got || got.lost) return;
    const items = itemsOf(operation, verdict);
    const before = steps.at(-1);
    if (!items) {
      if (before && REFUSED.has(got.status))
        report(
          probe,
          sent,
          [before, sent],
          'pages/next',
          `what an answer names as next is refused (${got.status})`,
        );
      return;
    }
    steps.push(sent);
    shown.push(...items);
    const next = nextPart(operation, payload, resourceOf(operation, verdict.data), got);
    if (next && seen.has(next.shownAs))
      return report(
        probe,
        sent,
        steps,
        'pages/next',
        `${next.shownAs} is named as next again: the list never ends`,
      );
    if (next) seen.add(next.shownAs);
    else if (isSaidToGoOn(operation, sent)) return;
    payload = next?.payload;
  }
  // There are more than `PARTS` parts, or only one.
  if (payload || seen.size === 0) return;
  const again = await ask(probe, operation, widest);
  // Another client may have changed the list since the first read.
  if (!again || !isDeepStrictEqual(itemsOf(operation, again.exchange.verdict), all)) return;
  judgeParts(probe, operation, steps, { all, shown });
}

/** The response says that more items follow, in a way that cannot be followed. */
function isSaidToGoOn(operation: Operation, sent: Sent): boolean {
  const data = resourceOf(operation, sent.exchange.verdict.data);
  const { next = '', more = '' } = operation.cursor ?? {};
  // A bare list has no place for a link.
  const flag = next === '' ? undefined : partOf(data, next);
  return (flag !== undefined && flag !== null && flag !== '') || partOf(data, more) === true;
}

interface Lists {
  /** The items in one response for the whole list, and those of all parts. */
  readonly all: readonly Payload[];
  readonly shown: readonly Payload[];
}

/** Reports a resource on two parts that the whole list shows once, and a count that differs from the items. */
function judgeParts(probe: Probe, operation: Operation, steps: readonly Sent[], { all, shown }: Lists): void {
  const [last] = steps.slice(-1);
  if (!last) return;
  const member = operation.roles?.find(({ does }) => does === 'list')?.resource.member;
  const names = shown.map((item) => (member === undefined ? undefined : item[member]));
  const listed = all.map((item) => (member === undefined ? undefined : item[member]));
  // A list may contain one resource several times.
  const isSet = new Set(listed).size === listed.length;
  const twice = isSet
    ? names.find((name, index) => name !== undefined && names.indexOf(name) !== index)
    : undefined;
  if (twice !== undefined)
    return report(probe, last, steps, 'pages/twice', `${member} ${String(twice)} stands on two of the parts`);
  for (const { place, of } of countsOf(operation))
    for (const sent of steps) {
      const count = numberIn(resourceOf(operation, sent.exchange.verdict.data), place);
      const part = itemsOf(operation, sent.exchange.verdict)?.length ?? 0;
      const wanted = of === 'all' ? shown.length : part;
      if (count === undefined || count === wanted || !Number.isInteger(count)) continue;
      const message =
        of === 'all'
          ? `${place} is ${count}, and all parts together hold ${shown.length}`
          : `${place} is ${count} with ${part} items in this part`;
      return report(probe, sent, steps, `pages/${place}`, message);
    }
}

/** `Total number of matching items` */
const OF_ALL = /\b(total|in all|altogether|overall|all (pages|parts|items|results)|matching)\b|总/i;
/** `Number of items on this page` */
const OF_PART = /\b(on|in|of) (this|the current) (page|part|answer|response)\b|\breturned\b|本页|当前页/i;

/**
 * Names of item counts: `count`, `itemsCount`, `total_records`. Not `size`, which is the requested one, and not `totalAmount`,
 * which may be money.
 */
const COUNTS =
  /^(count|total|returned|(total|items?|results?|records?)_?count|(total|num(ber)?_?of)_?(items|elements|results|records))$/i;

interface Count {
  /** Path of the number in the response. */
  readonly place: string;
  /** The counted items: those of all parts, or those of its own part. */
  readonly of: 'all' | 'part';
}

/** Returns the numbers that count this part or the whole list, by a usual name or by their description. */
function countsOf(operation: Operation): Count[] {
  const { total, paging, schemas } = operation;
  const all = total ?? paging?.show.total ?? '';
  const { properties = {} } = dataOf(operation);
  const described = Object.entries(properties).flatMap(([name, part]): Count[] => {
    const { description = '' } = flattened(part, schemas);
    if (!COUNTS.test(name) || /page/i.test(name) || name === all) return [];
    // A number of pages or a page index is no item count.
    if (/\bpages?\b/i.test(description.replaceAll(/\b(all pages|(this|the current) page)\b/gi, '')))
      return [];
    const [isAll, isPart] = [OF_ALL.test(description), OF_PART.test(description)];
    return isAll === isPart ? [] : [{ place: name, of: isAll ? 'all' : 'part' }];
  });
  // Django names the total count `count`, beside next, previous and results.
  const isDjango = ['count', 'next', 'previous', 'results'].every((name) => properties[name]);
  const usual = all === '' && isDjango ? 'count' : all;
  return [...(usual === '' ? [] : [{ place: usual, of: 'all' } as const]), ...described];
}

/** Page size that splits the list into several parts, within the contract's limits. */
function sizeFor({ request, schemas, paging, cursor }: Operation, length: number): Payload {
  const size = paging?.ask.size ?? cursor?.size;
  if (size === undefined) return {};
  const { enum: sizes, minimum = 1 } = flattened(
    flattened(request, schemas).properties?.[size] ?? {},
    schemas,
  );
  const wanted = Math.max(1, minimum, Math.ceil(length / CUT));
  return { [size]: sizes ? Math.min(...sizes.map(Number)) : wanted };
}
