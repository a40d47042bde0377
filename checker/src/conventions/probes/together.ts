/**
 * Adds parts up to a limit that the contract sets for all of them together, and beyond it: `All refunds of a payment together never
 * exceed its amount`. Two at once must not exceed it either.
 */
import { isObject } from '../../core/base/object.ts';
import { bodyOf } from '../../core/contract/body.ts';
import { kindsOf } from '../../core/contract/kindsOf.ts';
import { makes } from '../../core/contract/makes.ts';
import type { Operation, Payload, Resource } from '../../core/contract/types.ts';
import { itemsOf } from '../../core/judging/items.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { shownIn } from '../consistency/names.ts';
import { wholeInBody } from '../consistency/wholeInBody.ts';
import { amountOf, amountsIn, limitIn, togetherOf, type Together } from '../prose/together.ts';
import { ask, askEither, report } from './ask.ts';
import { areBothTaken, bothAtOnce } from './atOnce.ts';
import { makeNew } from './make.ts';
import type { Probe } from './probe.ts';
import { readsOf } from './readBack.ts';

/** More than half of the limit: two such parts exceed it. */
const PART = 0.6;

/** @param operation adds a part to the resource that its path or its body names */
export async function exceedTogether(probe: Probe, operation: Operation): Promise<void> {
  const together = togetherOf(operation);
  const [as, whole] = wholeOf(probe, operation) ?? [];
  const [read] = whole ? readsOf(probe, whole, 'one') : [];
  if (!together || as === undefined || !whole || !read || operation.effect !== 'write') return;
  const within: Within = { operation, as, whole, read, together };
  const created = await begin(probe, within);
  const starts = [...(created ? [created] : []), ...(await listed(probe, within))];
  for (const start of starts) {
    const one = await add(probe, within, start, PART);
    if (!one?.exchange.verdict.success) continue;
    await exceed(probe, within, start, one, start === created);
    break;
  }
}

/** The parameter or member that names the whole of a part, and the whole: the last one in the path, else one in the body. */
function wholeOf(probe: Probe, operation: Operation): readonly [string, Resource] | undefined {
  const inPath = Object.entries(operation.named ?? {}).at(-1);
  if (inPath) return inPath;
  const kinds = kindsOf(probe.context.neighbours);
  return wholeInBody(operation, kinds);
}

/** Existing wholes to try, because a new one may not be in the state for a part. */
const TRIES = 6;

/** Returns listed wholes with a limit above 0, if the body of the part names the whole. */
async function listed(probe: Probe, within: Within): Promise<Start[]> {
  const { whole, operation } = within;
  if (operation.named?.[within.as]) return [];
  const found: Start[] = [];
  for (const list of readsOf(probe, whole, 'list')) {
    const sent = await ask(probe, list, probe.requests.widest(list));
    const items = (sent && itemsOf(list, sent.exchange.verdict)) ?? [];
    for (const item of items.slice(0, TRIES)) {
      const start = await limitOf(probe, within, item[whole.member]);
      if (start && start.limit > 0) found.push(start);
    }
  }
  return found.slice(0, TRIES);
}

/**
 * Adds a second part that exceeds the limit, then one that takes exactly the rest. The rest is known only if the whole is new.
 *
 * @param one an accepted part @param isNew the whole has no other part
 */
async function exceed(probe: Probe, within: Within, start: Start, one: Sent, isNew: boolean): Promise<void> {
  const { together } = within;
  const two = await add(probe, within, start, PART);
  if (!two) return;
  const steps: Sent[] = [start.by, one];
  const { limit, name } = start;
  if (two.exchange.verdict.success)
    return report(
      probe,
      two,
      [...steps, two],
      'together/more',
      `${describe(one, two)} are more than ${name} ${limit}; the contract says '${together.text}'`,
    );
  if (!isNew) return;
  const rest = await add(probe, within, start, 1, sentAmount(one));
  if (rest && !rest.exchange.verdict.success && saysTogether(together))
    report(
      probe,
      rest,
      [...steps, rest],
      'together/rest',
      `a second part within ${name} ${limit} is refused (${rest.exchange.verdict.code ?? ''}); the contract limits all together`,
    );
  await atOnce(probe, within);
}

const describe = (one: Sent, two: Sent): string => `${sentAmount(one)} and ${sentAmount(two)}`;

/** Returns whether the sentence allows several parts: a second one must be accepted. */
const saysTogether = ({ text }: Together): boolean => /together|合计|累计/i.test(text);

/** Adds two parts at once that together exceed the limit of a new whole. */
async function atOnce(probe: Probe, within: Within): Promise<void> {
  const start = await begin(probe, within);
  if (!start) return;
  const payloads = [0, 1].map(() => payloadFor(probe, within, start, PART, 0));
  const [one, two] = payloads;
  if (!one || !two || !payloads.every((each) => probe.requests.isSound(within.operation, each))) return;
  const both = await bothAtOnce(probe, within.operation, [one, two]);
  if (!areBothTaken(both)) return;
  const message = `two at once are accepted and are together more than ${start.name} ${start.limit}; the contract says '${within.together.text}'`;
  report(probe, both[1]!, [start.by, ...both], 'together/at-once', message);
}

/** An operation that adds parts to a resource with a limit. */
interface Within {
  readonly operation: Operation;
  /** The parameter or the member of the body that names the whole. */
  readonly as: string;
  readonly whole: Resource;
  /** Reads a whole by its id. */
  readonly read: Operation;
  readonly together: Together;
}

/** A new or listed whole, with the limit that it shows, the name of that member, and the read that has shown it. */
interface Start {
  readonly id: unknown;
  readonly limit: number;
  readonly name: string;
  readonly currency?: unknown;
  readonly by: Sent;
}

/** Creates a resource with a limit above 0. Another write may have to come first: a refund needs a captured amount. */
async function begin(probe: Probe, within: Within): Promise<Start | undefined> {
  const { operation, as, whole } = within;
  const id = await makeNew(probe, whole);
  if (id === undefined) return undefined;
  const start = await limitOf(probe, within, id);
  if (!start || start.limit > 0) return start;
  const others = probe.context.operations.filter(
    (each) => each !== operation && makes(each) && each.named?.[as]?.name === whole.name && togetherOf(each),
  );
  for (const other of others) {
    const own = await limitOf(probe, { ...within, operation: other, together: togetherOf(other)! }, id);
    if (own) await add(probe, { ...within, operation: other }, own, PART);
  }
  const now = await limitOf(probe, within, id);
  return now && now.limit > 0 ? now : undefined;
}

/** The amount of the resource that the sentence names, else the one that is called as in the part. */
async function limitOf(probe: Probe, within: Within, id: unknown): Promise<Start | undefined> {
  const { read, whole, operation, together } = within;
  const by = await ask(probe, read, { ...probe.requests.filled(read), [whole.as]: id });
  const shown = shownIn(by);
  const [member] = amountsIn(bodyOf(operation, probe.requests.filled(operation)));
  if (!by || !shown || member === undefined) return undefined;
  const name = limitIn(shown, member, together);
  if (name === undefined) return undefined;
  const value = shown[name];
  const currency = isObject(value) ? value['currency'] : shown['currency'];
  return { id, name, limit: amountOf(value), by, ...(currency !== undefined && { currency }) };
}

/** Adds a part of the limit. @param share factor of the limit @param less amount to subtract */
const add = (
  probe: Probe,
  within: Within,
  start: Start,
  share: number,
  less = 0,
): Promise<Sent | undefined> =>
  askEither(probe, within.operation, payloadFor(probe, within, start, share, less));

function payloadFor(
  probe: Probe,
  { operation, as }: Within,
  { id, limit, currency }: Start,
  share: number,
  less: number,
): Payload {
  const { requests } = probe;
  const wanted = requests.filled(operation);
  const named =
    operation.places?.[as] === undefined
      ? withMembers(operation, wanted, { [as]: id })
      : { ...wanted, [as]: id };
  const base = requests.fresh(operation, named);
  const body = bodyOf(operation, base);
  const [member = ''] = amountsIn(body);
  const part = limit * share - less;
  // An amount in whole units, or with cents, as the limit is.
  const value = Number.isInteger(limit) ? Math.ceil(part) : Math.round(part * 100) / 100;
  const given = body[member];
  const unit = currency === undefined || !isObject(given) || !('currency' in given) ? {} : { currency };
  return withMembers(operation, base, { [member]: isObject(given) ? { ...given, ...unit, value } : value });
}

/** The amount that a request has sent. */
function sentAmount({ case: { operation, ask: request } }: Sent): number {
  const body = bodyOf(operation, request.payload);
  const [member = ''] = amountsIn(body);
  return amountOf(body[member]);
}
