/**
 * Compares counts that the contract describes (`number of its notes`, `number of issues in the state opened`) with the lists of a new
 * resource: after two additions, after a change of state, and after a removal.
 */
import { bodyOf, membersOf } from '../../core/contract/body.ts';
import { lastPartOf } from '../../core/contract/lastPart.ts';
import { dataOf } from '../../core/contract/openapi/dataOf.ts';
import type { Operation, Payload, Resource } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { itemsOf } from '../../core/judging/items.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { namedRole, returnedIdOf, shownIn } from '../consistency/names.ts';
import { isWhole } from '../consistency/parts.ts';
import { ask, askEither, report } from './ask.ts';
import { makeNew, removalOf } from './make.ts';
import { namesInPath } from './named.ts';
import type { Probe } from './probe.ts';

/** `Number of its notes`, `count of issues in the state opened`: the groups are the noun and the state. */
const COUNTS =
  /^(?:the )?(?:number|count) of (?:its |the |all |their )?(\w+)(?: (?:in|with) (?:the )?(?:state|status) `?(\w+)`?| that are `?(\w+)`?)?(?=$|[.;]|,? \(?[\w ]+ (?:included|too)\b)/i;

/** Returns the noun and the state of a described count. A further condition, as in `who have signed`, makes it another count. */
export function countedIn(says: string): { readonly noun: string; readonly state?: string } {
  const [, noun = '', one, other] = COUNTS.exec(says) ?? [];
  const state = one ?? other;
  return { noun, ...(state !== undefined && { state }) };
}

/** A member that counts the parts of a resource, and the operations that read, list and create them. */
interface DescribedCount {
  readonly member: string;
  readonly says: string;
  /** The state of the counted parts; undefined if all count. */
  readonly state?: string;
  readonly whole: Resource;
  readonly read: Operation;
  readonly list: Operation;
  readonly maker: Operation;
}

export async function countParts(probe: Probe): Promise<void> {
  for (const counted of countsIn(probe)) await judge(probe, counted);
}

function countsIn(probe: Probe): DescribedCount[] {
  const { operations, neighbours } = probe.context;
  return neighbours.flatMap((read) => {
    const role = namedRole(read);
    if (!role || read.effect !== 'read') return [];
    return Object.entries(dataOf(read).properties ?? {}).flatMap(([member, part]): DescribedCount[] => {
      const says = part.description ?? valueOf(part, read.schemas).description ?? '';
      const { noun, state } = countedIn(says);
      const within = (each: Operation): boolean =>
        noun !== '' &&
        each.url.startsWith(`${read.url}/`) &&
        lastPartOf(each.url).toLowerCase() === noun.toLowerCase();
      const list = neighbours.find((each) => each.effect === 'read' && within(each));
      const maker = operations.find((each) => each.method === 'POST' && within(each));
      return list && maker
        ? [{ member, says, whole: role.resource, read, list, maker, ...(state !== undefined && { state }) }]
        : [];
    });
  });
}

async function judge(probe: Probe, counted: DescribedCount): Promise<void> {
  const { whole, maker } = counted;
  const id = await makeNew(probe, whole);
  if (id === undefined) return;
  const parts: Sent[] = [];
  for (let at = 0; at < 2; at += 1) {
    const base = { ...probe.requests.filled(maker), [parameterOf(maker, whole)]: id };
    const sent = await ask(probe, maker, probe.requests.unlike(maker, base));
    if (sent?.exchange.verdict.success) parts.push(sent);
  }
  if (parts.length < 2 || !(await fits(probe, counted, id, parts))) return;
  const changed = await changeState(probe, counted, parts[0]!);
  if (changed && !(await fits(probe, counted, id, [changed]))) return;
  const removed = await removeOne(probe, counted, parts[1]!);
  if (removed) await fits(probe, counted, id, [removed]);
}

/** The parameter that names the whole. */
const parameterOf = ({ named = {} }: Operation, { name, as }: Resource): string =>
  Object.entries(named).find(([, each]) => each.name === name)?.[0] ?? as;

/** Compares the count with the list. @returns false if they differ, which is reported, or if one of them cannot be read */
async function fits(
  probe: Probe,
  counted: DescribedCount,
  id: unknown,
  steps: readonly Sent[],
): Promise<boolean> {
  const { read, list, whole, member, state, says } = counted;
  const listed = await ask(probe, list, { ...probe.requests.widest(list), [parameterOf(list, whole)]: id });
  const items = listed && itemsOf(list, listed.exchange.verdict);
  const by = await ask(probe, read, { ...probe.requests.filled(read), [whole.as]: id });
  const shown = shownIn(by);
  if (!listed || !items || !by || !shown || !isWhole(listed, items)) return false;
  const wanted = items.filter((item) => state === undefined || Object.values(item).includes(state)).length;
  if (shown[member] === wanted || typeof shown[member] !== 'number') return true;
  const message = `${member} is ${shown[member]}, and ${wanted} are listed${state === undefined ? '' : ` as ${state}`}; the contract says '${says}'`;
  report(probe, by, [...steps, listed, by], `counted/${member}`, message);
  return false;
}

/** Sends each value of each enum until the part has lost the counted state. Does nothing if all parts count, whatever their state. */
async function changeState(
  probe: Probe,
  { state, maker }: DescribedCount,
  part: Sent,
): Promise<Sent | undefined> {
  const role = maker.roles?.find(({ does }) => does === 'made');
  const name = role && returnedIdOf(role.resource, part);
  const update = probe.context.operations.find(
    (each) =>
      /^(PUT|PATCH)$/.test(each.method) &&
      each.roles?.some(({ does, resource }) => does === 'one' && resource.name === role?.resource.name),
  );
  if (state === undefined || !role || name === undefined || !update) return undefined;
  const names = {
    ...namesInPath(update, { ...probe.requests.filled(update), ...part.case.ask.payload }),
    [role.resource.as]: name,
  };
  const body = bodyOf(update, probe.requests.filled(update));
  for (const [member, schema] of Object.entries(membersOf(update)))
    for (const value of valueOf(schema, update.schemas).enum ?? []) {
      // A PUT replaces the whole part, so it sends the other members too.
      const others = update.method === 'PUT' ? body : {};
      const payload: Payload = withMembers(update, names, { ...others, [member]: value });
      const sent = probe.requests.isSound(update, payload)
        ? await askEither(probe, update, payload)
        : undefined;
      const shown = shownIn(sent);
      if (sent && shown && !Object.values(shown).includes(state)) return sent;
    }
  return undefined;
}

/** Removes a part. @returns undefined if it cannot be removed */
async function removeOne(probe: Probe, { maker }: DescribedCount, part: Sent): Promise<Sent | undefined> {
  const role = maker.roles?.find(({ does }) => does === 'made');
  const name = role && returnedIdOf(role.resource, part);
  const removal = role && removalOf(probe, role.resource);
  if (!role || !removal || name === undefined) return undefined;
  const payload = {
    ...probe.requests.filled(removal),
    ...namesInPath(maker, part.case.ask.payload),
    [role.resource.as]: name,
  };
  const sent = await askEither(probe, removal, payload);
  return sent?.exchange.verdict.success ? sent : undefined;
}
