/** Compares a sum with the list that the contract adds up: `used is the total exposure of all observations which are SUBMITTED`. */
import { numberOf } from '../../core/base/numberOf.ts';
import { squeezed } from '../../core/base/words.ts';
import { flattened } from '../../core/contract/flattened.ts';
import { lastPartOf } from '../../core/contract/lastPart.ts';
import { dataOf } from '../../core/contract/openapi/dataOf.ts';
import { listIn } from '../../core/contract/openapi/paging.ts';
import { sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { itemsOf } from '../../core/judging/items.ts';
import { resourceOf } from '../../core/judging/resource.ts';
import { nextPart } from '../../core/requests/nextPart.ts';
import { examplesOf } from '../../core/requests/valid.ts';
import { shownIn } from '../consistency/names.ts';
import { LITTLE } from '../prose/little.ts';
import { ask, report } from './ask.ts';
import { namesInPath } from './named.ts';
import type { Probe } from './probe.ts';

/** The groups are the member with the sum, the member to add up, the list and the states. */
const SUM =
  /^`?(\w+)`? is the (?:total|sum of (?:the |all )?) ?(\w+) of (?:all )?(?:your |its |the )?(\w+)\b.*?\b(?:which|that) are ((?:\w+, )*\w+(?:,? (?:or|and) \w+)?)/i;
/** Maximum number of pages. A longer list is not added up. */
const PAGES = 30;

/** A member of a read that the contract describes as the sum of a list's items in some states. */
interface Sum {
  readonly read: Operation;
  readonly list: Operation;
  /** The member with the sum: `used`. */
  readonly name: string;
  /** The member of the items that is added up: `exposure`. */
  readonly member: string;
  /** The states of the items that count: `SUBMITTED`. */
  readonly states: readonly string[];
  readonly says: string;
}

/** @param known keys of the sums that have agreed with their lists; a later call reports those that no longer do */
export async function addUpLists(probe: Probe, known: Set<string>): Promise<void> {
  for (const sum of probe.context.neighbours.flatMap((read) => sumsOf(probe, read)))
    for (const asked of placesOf(probe, sum.read)) await judge(probe, sum, asked, known);
}

/** The request for the newest resource in the path, and for that of the example. */
function placesOf({ requests }: Probe, read: Operation): Payload[] {
  const all = [requests.filled(read), ...examplesOf(read).map(({ payload }) => payload)];
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()].filter((each) =>
    requests.isSound(read, each),
  );
}

function sumsOf(probe: Probe, read: Operation): Sum[] {
  if (read.effect !== 'read') return [];
  return sentencesOf(read).flatMap((says): Sum[] => {
    const [, name = '', what = '', noun = '', said = ''] = SUM.exec(says.replaceAll('`', '')) ?? [];
    const list = probe.context.neighbours.find(
      (each) =>
        each.effect === 'read' &&
        noun !== '' &&
        lastPartOf(each.url).toLowerCase() === noun.toLowerCase() &&
        listIn(dataOf(each), each.schemas) !== undefined,
    );
    const members = Object.keys((list && listIn(dataOf(list), list.schemas)?.item.properties) ?? {});
    const member =
      members.find((each) => squeezed(each) === `total${what.toLowerCase()}`) ??
      members.find((each) => squeezed(each) === what.toLowerCase());
    const states = said
      .split(/, | or | and /)
      .map((each) => each.trim())
      .filter((each) => each !== '');
    return list && member !== undefined && dataOf(read).properties?.[name]
      ? [{ read, list, name, member, states, says }]
      : [];
  });
}

async function judge(
  probe: Probe,
  { read, list, name, member, states, says }: Sum,
  asked: Payload,
  known: Set<string>,
): Promise<void> {
  const key = `${read.address} ${JSON.stringify(asked)}`;
  const items = await allItems(probe, list, {
    ...probe.requests.widest(list),
    ...namesInPath(list, asked),
    ...withDeleted(list, says),
  });
  const sent = items && (await ask(probe, read, asked));
  const shown = shownIn(sent);
  if (!items || !sent || !shown) return;
  const sumOf = (some: readonly Payload[]): number =>
    some.reduce((sum, item) => sum + numberOf(item[member]), 0);
  const wanted = sumOf(
    items.filter((item) => Object.values(item).some((value) => states.includes(String(value)))),
  );
  const shownSum = numberOf(shown[name]);
  if (Number.isNaN(shownSum) || Number.isNaN(wanted)) return;
  const isNear = (one: number, other: number): boolean => Math.abs(one - other) < LITTLE;
  if (isNear(shownSum, wanted)) return void known.add(key);
  // The sum may mean other items than this function adds up. It is wrong for certain if it has agreed before, or if it is exactly
  // the sum of the named states and of some others.
  const others = otherStates(list, states).map((state) =>
    sumOf(items.filter((item) => Object.values(item).includes(state))),
  );
  const countsOthersToo = subsetSums(others).some((sum) => sum > 0 && isNear(shownSum, wanted + sum));
  if (!known.has(key) && !countsOthersToo) return;
  const message = `${name} is ${String(shown[name])}, and ${member} of those listed as ${states.join(', ')} adds up to ${wanted}; the contract says '${says}'`;
  report(probe, sent, [sent], `sum/${name}`, message);
}

/** Returns the states that the sentence does not name. */
function otherStates(list: Operation, states: readonly string[]): string[] {
  const { properties = {} } = listIn(dataOf(list), list.schemas)?.item ?? {};
  const all = Object.values(properties)
    .map((part) => (flattened(part, list.schemas).enum ?? []).map(String))
    .find((values) => states.every((state) => values.includes(state)));
  return (all ?? []).filter((each) => !states.includes(each)).slice(0, MOST_STATES);
}

/** Maximum number of states whose combinations are tried: their number doubles with each state. */
const MOST_STATES = 6;

/** The sums of all subsets: 0, 1, 2 and 3 for 1 and 2. */
const subsetSums = (values: readonly number[]): number[] =>
  values.reduce<number[]>((sums, value) => [...sums, ...sums.map((sum) => sum + value)], [0]);

/** `deleted ones, too`: the list shows them on request. */
function withDeleted(list: Operation, says: string): Payload {
  const name = Object.keys(flattened(list.request, list.schemas).properties ?? {}).find((each) =>
    /deleted/i.test(each),
  );
  return name !== undefined && /deleted/i.test(says) ? { [name]: true } : {};
}

/** Reads all pages of a list. @returns undefined if one cannot be read, or if there are too many */
async function allItems(probe: Probe, list: Operation, begin: Payload): Promise<Payload[] | undefined> {
  const found: Payload[] = [];
  let asked: Payload | undefined = begin;
  for (let count = 0; asked && count < PAGES; count += 1) {
    const sent: Awaited<ReturnType<typeof ask>> = await ask(probe, list, asked);
    const items = sent && itemsOf(list, sent.exchange.verdict);
    if (!sent || !items) return undefined;
    found.push(...items);
    asked = nextPart(list, asked, resourceOf(list, sent.exchange.verdict.data), sent.exchange.got)?.payload;
  }
  return asked ? undefined : found;
}
