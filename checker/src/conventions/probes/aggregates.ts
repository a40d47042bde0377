/**
 * Compares a sum, an average or a number of parts with the list of these parts: for a new resource, after each of several additions
 * and after a removal. What has agreed with the list once must agree with it always.
 */
import { numberOf } from '../../core/base/numberOf.ts';
import { squeezed, singular } from '../../core/base/words.ts';
import { bodyOf, membersOf } from '../../core/contract/body.ts';
import { descriptionOf } from '../../core/contract/descriptionOf.ts';
import { flattened } from '../../core/contract/flattened.ts';
import { keepsRemoved } from '../../core/contract/keepsRemoved.ts';
import { dataOf } from '../../core/contract/openapi/dataOf.ts';
import { listIn } from '../../core/contract/openapi/paging.ts';
import { sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation, Payload, Resource } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import type { Login } from '../../core/exchange/ask.ts';
import { itemsOf } from '../../core/judging/items.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { createdIdOf, shownIn } from '../consistency/names.ts';
import { isWhole } from '../consistency/parts.ts';
import { LATE } from '../consistency/watchers/statusCounts.ts';
import { aggregateIn, nounFits, type Aggregate } from '../prose/aggregate.ts';
import { LITTLE } from '../prose/little.ts';
import { roundedValues } from '../prose/rounding.ts';
import { ask, report } from './ask.ts';
import { makeNew, removalOf } from './make.ts';
import { namesInPath } from './named.ts';
import { ofWhole, wholeIn } from './partOf.ts';
import type { Probe } from './probe.ts';
import { sendUnfollowed } from './sendUnfollowed.ts';

/** A described number, with the list that it sums up. */
interface Summed {
  readonly member: string;
  readonly aggregate: Aggregate;
  /** The member of the items to add up; undefined for a number of parts. */
  readonly part?: string;
  /** The state of the items that count; undefined if all count. */
  readonly state?: string;
}

/** The described numbers of one read over one list of parts. */
interface Group {
  readonly whole: Resource;
  readonly read: Operation;
  readonly list: Operation;
  readonly maker: Operation;
  readonly summed: readonly Summed[];
}

/** Follows each described number of the contract over the parts that it sums up. */
export async function addUpParts(probe: Probe): Promise<void> {
  const { operations, neighbours } = probe.context;
  for (const read of neighbours.filter(({ effect }) => effect === 'read')) {
    const whole = Object.values(read.named ?? {}).at(-1);
    // A sum that may be out of date proves nothing.
    if (!whole || listIn(dataOf(read), read.schemas) || LATE.test(sentencesOf(read).join(' '))) continue;
    for (const list of neighbours.filter((each) => each.effect === 'read')) {
      const maker = operations.find(({ method, url }) => method === 'POST' && url === list.url);
      const summed = summedIn(read, list);
      const isOf = [list, maker].every((each) => each && wholeIn(each, whole) !== undefined);
      if (maker && isOf && summed.length > 0) await follow(probe, { whole, read, list, maker, summed });
    }
  }
}

/**
 * The numbers of a read that sum up a list, by their description. Over `/orders/{id}/lines`, `Number of open lines` counts the
 * items in the state `open`, and `Sum of the amounts of its lines` adds up their member `amount`.
 */
function summedIn(read: Operation, list: Operation): Summed[] {
  const items = listIn(dataOf(list), list.schemas)?.item.properties;
  const collection = /([^/{}]+)\/?$/.exec(list.url)?.[1];
  if (!items || collection === undefined) return [];
  return Object.entries(dataOf(read).properties ?? {}).flatMap(([member, schema]): Summed[] => {
    const aggregate = aggregateIn(descriptionOf(schema, read));
    const fits = aggregate && nounFits(aggregate, collection);
    if (!aggregate || fits === undefined) return [];
    const part = Object.keys(items).find((each) => singular(squeezed(each)) === aggregate.member);
    const state = Object.values(items)
      .flatMap((each) => flattened(each, list.schemas).enum ?? [])
      .find((each) => fits === 'state' && squeezed(String(each)) === squeezed(aggregate.before ?? ''));
    // A sum needs the member to add up. A noun with a word before it needs a state of that name.
    const isClear =
      (aggregate.kind === 'number' || part !== undefined) && (fits === 'whole' || state !== undefined);
    return isClear
      ? [
          {
            member,
            aggregate,
            ...(part !== undefined && { part }),
            ...(state !== undefined && { state: String(state) }),
          },
        ]
      : [];
  });
}

/** Number of parts. With the third one, an average of whole numbers has many decimals. */
const PARTS = 3;
/** Accounts that add parts, in this order: the backend may allow each account one part only. */
const LOGINS = ['parent', 'other', 'account:admin', 'child'] as const;

/** Adds parts to a new resource one by one, removes the last one, and compares the numbers with the list after each step. */
async function follow(probe: Probe, group: Group): Promise<void> {
  const { whole, read, list } = group;
  const id = await makeNew(probe, whole);
  if (id === undefined) return;
  const agreed = new Set<string>();
  // Parts of other accounts do not belong into a list of the user's own.
  const isPrivate = [list, read].some(({ id: each }) =>
    probe.context.options.configuration?.private?.includes(each),
  );
  const logins = LOGINS.filter((login) => probe.headers.has(login) && (login === 'parent' || !isPrivate));
  const steps: Sent[] = [];
  /** Number of parts that the resource has. */
  let size = 0;
  for (let count = 0; count <= PARTS; count += 1) {
    // The last step removes a part again.
    const last = steps.at(-1);
    const isRemoval = count === PARTS && last !== undefined;
    const step = isRemoval ? await remove(probe, last) : await add(probe, group, id, count, logins);
    if (!step) return;
    steps.push(step);
    size += isRemoval ? -1 : 1;
    const listed = await ask(probe, list, {
      ...probe.requests.widest(list),
      [wholeIn(list, whole) ?? '']: id,
    });
    const items = listed && itemsOf(list, listed.exchange.verdict);
    const as = wholeIn(read, whole) ?? whole.as;
    const by = await ask(probe, read, { ...probe.requests.filled(read), [as]: id });
    const shown = shownIn(by);
    // Without all parts in the list, its sum is unknown.
    if (!listed || !items || !by || !shown || !isWhole(listed, items) || items.length !== size) return;
    for (const one of group.summed) {
      const why = differs(one, items, shown);
      if (why === undefined) agreed.add(one.member);
      else if (why !== '' && agreed.has(one.member)) {
        report(
          probe,
          by,
          [...steps, listed, by],
          `summed/${one.member}`,
          `${why}; the contract says '${one.aggregate.text}'`,
        );
        agreed.delete(one.member);
      }
    }
  }
}

/** Sends a request. The tracker judges those of the user only: parts that other accounts add count as no user's. */
const sendAs = (
  probe: Probe,
  operation: Operation,
  payload: Payload,
  login: Login,
): Promise<Sent | undefined> =>
  login === 'parent'
    ? ask(probe, operation, payload, login, { kind: 'conversation' })
    : sendUnfollowed(probe, operation, payload, login);

/** Adds a part, as the first account that may. @param count parts so far: those after the first have other numbers and flags */
async function add(
  probe: Probe,
  { maker, whole }: Group,
  id: unknown,
  count: number,
  logins: readonly (typeof LOGINS)[number][],
): Promise<Sent | undefined> {
  const { requests } = probe;
  const base = requests.unlike(maker, requests.filled(maker));
  const as = wholeIn(maker, whole) ?? '';
  const varied = withMembers(maker, base, count === 0 ? {} : changedIn(maker, base, as));
  for (const payload of [varied, base].map((each) => ofWhole(maker, each, as, id)))
    for (const login of logins) {
      if (!requests.isSound(maker, payload)) break;
      const sent = await sendAs(probe, maker, requests.fresh(maker, payload), login);
      if (sent?.exchange.verdict.success) return sent;
    }
  return undefined;
}

/** Removes a part, as the account that has added it. */
async function remove(probe: Probe, made: Sent): Promise<Sent | undefined> {
  const { operation, ask: asked } = made.case;
  const part = operation.roles?.find(({ does }) => does === 'made')?.resource;
  const [name, removal] = [part && createdIdOf(part, made), part && removalOf(probe, part)];
  if (!part || !removal || name === undefined || keepsRemoved(removal)) return undefined;
  const payload = {
    ...probe.requests.filled(removal),
    ...namesInPath(removal, asked.payload),
    [part.as]: name,
  };
  const sent = await sendAs(probe, removal, payload, asked.login);
  return sent?.exchange.verdict.success ? sent : undefined;
}

/** Other values for the numbers and flags of a part. Ids stay, also that of the whole (`as`). */
function changedIn(maker: Operation, base: Payload, as: string): Payload {
  const body = bodyOf(maker, base);
  return Object.fromEntries(
    Object.entries(membersOf(maker)).flatMap(([name, part]): [string, unknown][] => {
      const schema = valueOf(part, maker.schemas);
      const value = body[name];
      if (name === as || /(_id|Id|_no|No)$/.test(name)) return [];
      if (schema.type === 'boolean') return [[name, !(value ?? schema.default)]];
      if (typeof value !== 'number') return [];
      const { maximum = Infinity } = schema;
      return [[name, value + 1 <= maximum ? value + 1 : value - 1]];
    }),
  );
}

/** @returns why the number differs from its list; undefined if it agrees, empty if nothing can be said */
function differs(
  { member, aggregate, part, state }: Summed,
  items: readonly Payload[],
  shown: Payload,
): string | undefined {
  const counted = items.filter((item) => state === undefined || Object.values(item).includes(state));
  const values = counted.map((item) => (part === undefined ? 1 : numberOf(item[part])));
  const sum = values.reduce((all, each) => all + each, 0);
  const wanted = aggregate.kind === 'average' ? sum / values.length : sum;
  const is = numberOf(shown[member]);
  // A number that is always 0 agrees with a sum of 0 by chance.
  if (values.length === 0 || Number.isNaN(wanted) || wanted === 0 || Number.isNaN(is)) return '';
  // An average whose rounding the contract leaves open may differ by one in its last decimal.
  const decimals = /\.(\d+)$/.exec(String(shown[member]))?.[1]?.length ?? 0;
  const isRight = aggregate.rounding
    ? roundedValues(wanted, aggregate.rounding).some((each) => Math.abs(each - is) < EXACT)
    : Math.abs(wanted - is) <= (aggregate.kind === 'average' ? 10 ** -decimals : LITTLE);
  if (isRight) return undefined;
  const what =
    part === undefined ? `${counted.length} are listed` : `those listed have ${part} ${values.join(', ')}`;
  return `${member} is ${String(shown[member])}, and ${what}`;
}

/** Tolerance of floating point alone. */
const EXACT = 1e-6;
