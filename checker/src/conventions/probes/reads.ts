/** Reads each list and each resource before any write: pages, parts, continuations, and as other accounts. */
import { isDeepStrictEqual } from 'node:util';
import { flattened } from '../../core/contract/flattened.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { itemsOf } from '../../core/judging/items.ts';
import { resourceOf } from '../../core/judging/resource.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { isReadParameter } from '../../core/requests/asked.ts';
import { narrowed } from '../../core/requests/narrowed.ts';
import { nextPart } from '../../core/requests/nextPart.ts';
import { firstPages, partOf, smallPages } from '../../core/requests/paging.ts';
import { SEARCH } from '../../core/requests/searching.ts';
import { ordersBy } from '../../core/requests/sorting.ts';
import { matchingNothing } from '../../core/requests/spanFilters.ts';
import { ask, report, TRIED } from './ask.ts';
import type { Probe } from './probe.ts';
import { headersOf } from './probe.ts';
import { probeCase } from './probeCase.ts';

/** Maximum number of parts of a list to judge. */
const PAGES = 8;

/** Reads the first two pages of the smallest size. No item may stand on both. */
export async function readPages(probe: Probe, operation: Operation): Promise<void> {
  const base = probe.requests.filled(operation);
  for (const payload of smallPages(operation, base)) await ask(probe, operation, payload);
}

/**
 * Reads the list in two halves, with each filter and in each order. The tracker compares them with the whole list, which is read
 * before and after.
 */
export async function readParts(probe: Probe, operation: Operation): Promise<void> {
  const whole = probe.requests.widest(operation);
  const list = await ask(probe, operation, whole);
  const items = list && itemsOf(operation, list.exchange.verdict);
  if (!items || items.length === 0) {
    const { verdict } = list?.exchange ?? {};
    const why = items
      ? 'the list was empty when its filters were to be tried: put something into the backend before the run'
      : `the list is answered with ${verdict?.code ?? 'nothing that can be read'}`;
    if (operation.roles?.some(({ does }) => does === 'list'))
      probe.observations.gaps.add('filters and order', why, operation.id);
    return;
  }
  probe.requests.pool.learnFrom(operation, items);
  const half = Math.ceil(items.length / 2);
  const parts = [...firstPages(operation, whole, half), ...narrowed(operation, whole, probe.requests.pool)];
  for (const payload of parts)
    if (probe.requests.isSound(operation, payload)) await ask(probe, operation, payload, 'parent', TRIED);
  await readNonsense(probe, operation, list, items);
  await readOrders(probe, operation, list, items);
  await ask(probe, operation, whole);
}

/**
 * Sorts by each key in both directions, and judges the keys that change the order, because only the backend knows its sort keys. If
 * none of several keys does, it judges the first one.
 */
async function readOrders(
  probe: Probe,
  operation: Operation,
  whole: Sent,
  items: readonly Payload[],
): Promise<void> {
  const headers = headersOf(probe, operation, 'parent') ?? {};
  const pairs: Sent[][] = [];
  for (const each of ordersBy(operation, whole.case.ask.payload, items)) {
    const pair: Sent[] = [];
    for (const payload of each) {
      const ask = { payload, login: 'parent' } as const;
      const one = probeCase(operation, 'journey', 'round:order', { ask, expect: { kind: 'conversation' } });
      pair.push(await probe.context.sender.sendIn(headers, one));
    }
    if (pair.every(({ exchange }) => exchange.verdict.success)) pairs.push(pair);
  }
  const itemsIn = (sent: Sent | undefined): unknown => sent && itemsOf(operation, sent.exchange.verdict);
  const reordered = pairs.filter((pair) => !isDeepStrictEqual(itemsIn(pair[0]), itemsIn(pair[1])));
  const [firstPair = []] = pairs.length > 1 ? pairs : [];
  const judged = reordered.length > 0 ? reordered.flat() : firstPair;
  for (const sent of judged) probe.observations.saw(sent);
}

/** A word that no resource contains. */
const NONSENSE = 'zzqxjvkw';

/** Checks that a search for a text that does not occur does not return everything. */
async function readNonsense(
  probe: Probe,
  operation: Operation,
  whole: Sent,
  items: readonly Payload[],
): Promise<void> {
  const { properties = {} } = flattened(operation.request, operation.schemas);
  const name = Object.keys(properties).find((each) => SEARCH.test(each) && isReadParameter(operation, each));
  const payload = { ...whole.case.ask.payload, ...(name !== undefined && { [name]: NONSENSE }) };
  if (name === undefined || items.length < 2 || !probe.requests.isSound(operation, payload)) return;
  const sent = await ask(probe, operation, payload, 'parent', TRIED);
  if (!sent || !isDeepStrictEqual(itemsOf(operation, sent.exchange.verdict), items)) return;
  report(
    probe,
    sent,
    [whole, sent],
    `filter/${name}`,
    `${name} ${NONSENSE} is asked for, and all ${items.length} are listed as without it`,
  );
}

/** Reads as another account what the first account can read. */
export async function readAsOther(probe: Probe, operation: Operation): Promise<void> {
  const isOne = operation.roles?.some(({ does }) => does === 'one') === true;
  const payload = isOne ? probe.requests.filled(operation) : probe.requests.widest(operation);
  for (const login of ['parent', 'other'] as const) await ask(probe, operation, payload, login);
}

/** Reads the list in parts until no cursor leads on. The parts must leave nothing out, and only the last one may say that no more follows. */
export async function readOn(probe: Probe, operation: Operation): Promise<void> {
  if (!operation.cursor) return;
  const {
    ask: cursorParameter,
    size: sizeParameter,
    next: nextMember = '',
    more: moreMember = '',
  } = operation.cursor;
  const widest = probe.requests.widest(operation);
  const whole = await ask(probe, operation, widest);
  const items = whole && itemsOf(operation, whole.exchange.verdict);
  if (!items || items.length < 2) return;
  // Parts have two items or more if the list has more than two. With one, a backend that repeats the last item would return the same
  // part again and again, and the loop would end at its limit without a judgment.
  const length = Math.max(items.length > 2 ? 2 : 1, Math.ceil(items.length / PAGES));
  const base = { ...widest, ...(sizeParameter !== undefined && { [sizeParameter]: length }) };
  const steps: Sent[] = [whole];
  const seen: Payload[] = [];
  for (let asked: Payload | undefined = base; asked;) {
    const sent: Sent | undefined = await ask(probe, operation, asked);
    const part = sent && itemsOf(operation, sent.exchange.verdict);
    // A longer part than requested: the backend ignores the size.
    if (!part || part.length > length || steps.length > PAGES) return;
    const dataBefore = resourceOf(operation, steps.at(-1)?.exchange.verdict.data);
    const wasPromised = partOf(dataBefore, moreMember) === true;
    steps.push(sent);
    if (part.length === 0 && wasPromised)
      return report(
        probe,
        sent,
        steps,
        'pages/more',
        `there is said to be more after ${seen.length}, and nothing comes`,
      );
    seen.push(...part);
    const data = resourceOf(operation, sent.exchange.verdict.data);
    const isIncomplete = partOf(data, moreMember) === false && seen.length < items.length;
    if (isIncomplete)
      return report(
        probe,
        sent,
        [whole, sent],
        'pages/more',
        `there is said to be no more after ${seen.length} of ${items.length}`,
      );
    // The response has no member with a cursor: the parameter may take the id of the last item.
    const last = nextMember === '' ? idOfLast(operation, data, part) : undefined;
    asked =
      typeof last === 'string' && last !== '' && cursorParameter !== undefined
        ? { ...base, [cursorParameter]: last }
        : nextPart(operation, base, data, sent.exchange.got)?.payload;
  }
  // Only one part was read, because neither the contract nor the response says how to get the next one.
  const leadsOn = cursorParameter !== undefined && (nextMember !== '' || moreMember !== '');
  if (!leadsOn && steps.length < 3) return;
  const again = await ask(probe, operation, widest);
  // Another client may have changed the list since the first read.
  if (!again || !isDeepStrictEqual(itemsOf(operation, again.exchange.verdict), items)) return;
  const missing = items.find((item) => !seen.some((other) => isDeepStrictEqual(other, item)));
  if (missing)
    report(
      probe,
      steps.at(-1) ?? whole,
      steps,
      'pages/lacking',
      `${briefly(missing)} is listed, and in no part of ${length}`,
    );
}

/** The id of the last shown item, for `starting_after`; undefined if no more items follow. */
function idOfLast({ cursor, roles = [] }: Operation, data: unknown, part: readonly Payload[]): unknown {
  const member = roles.find(({ does }) => does === 'list')?.resource.member;
  const goesOn = partOf(data, cursor?.more ?? '') === true && /after$/i.test(cursor?.ask ?? '');
  return goesOn && member !== undefined ? part.at(-1)?.[member] : undefined;
}

/** A resource by its first member. */
const briefly = (item: Payload): string => {
  const [[name, value] = ['an item', '']] = Object.entries(item);
  return `${name} ${String(value)}`;
};

/** Reads days without any items. A backend may refuse days so far ahead. */
export async function readNothing(probe: Probe, operation: Operation): Promise<void> {
  for (const payload of matchingNothing(operation, probe.requests.widest(operation)))
    if (probe.requests.isSound(operation, payload))
      await ask(probe, operation, payload, 'parent', { kind: 'conversation' });
}
