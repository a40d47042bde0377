/** Filters the user's list by each value of a resource of another account that the user may not see. */
import { flattened } from '../../core/contract/flattened.ts';
import type { Operation, Payload, Resource } from '../../core/contract/types.ts';
import { itemsOf } from '../../core/judging/items.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { isReadParameter } from '../../core/requests/asked.ts';
import { examplesOf } from '../../core/requests/valid.ts';
import { createdIdOf, isHidden, shownIn } from '../consistency/names.ts';
import { houseListSentence, ownListSentence } from '../consistency/ownList.ts';
import { isWhole } from '../consistency/parts.ts';
import { ask, report, TRIED } from './ask.ts';
import { createOperationOf } from './make.ts';
import { idsFor, namesIn, namesInPath } from './named.ts';
import type { Probe } from './probe.ts';
import { readsOf } from './readBack.ts';
import { sendUnfollowed } from './sendUnfollowed.ts';

/** Maximum number of filters. */
const MOST = 8;
/** Maximum number of resources from the list of the other account. */
const MOST_LISTED = 2;

export async function filterAwayOthers(probe: Probe, list: Operation): Promise<void> {
  const resource = list.roles?.find(({ does }) => does === 'list')?.resource;
  if (!resource || !probe.headers.has('other') || filtersOf(list).length === 0) return;
  const all = [await createdByOther(probe, resource), ...(await listedToOther(probe, list, resource))];
  for (const theirs of all) if (theirs && (await filterBy(probe, list, resource, theirs))) return;
}

/** A resource of another account that the user must not see. */
interface Theirs {
  readonly id: unknown;
  readonly shown: Payload;
  /** Members of the path of its lists. */
  readonly within: Payload;
  /** The exchanges that prove it. */
  readonly proofs: readonly Sent[];
  readonly why: string;
}

/** Filters the user's list by each value of the resource. @returns true if a filter finds it, which is reported */
async function filterBy(probe: Probe, list: Operation, resource: Resource, theirs: Theirs): Promise<boolean> {
  const { requests } = probe;
  const { id, shown, within, proofs, why } = theirs;
  const whole: Payload = { ...requests.widest(list), ...within };
  for (const name of filtersOf(list).slice(0, MOST)) {
    const value = shown[name];
    const payload = { ...whole, [name]: value };
    if (!isScalar(value) || !requests.isSound(list, payload)) continue;
    const sent = await ask(probe, list, payload, 'parent', TRIED);
    if (!sent || !hasOne(sent, resource, id)) continue;
    const message = `${resource.as} ${String(id)} of another account is listed where ${name} ${String(value)} is asked for, and ${why}`;
    report(probe, sent, [...proofs, sent], `private/${name}`, message);
    return true;
  }
  return false;
}

const hasOne = (sent: Sent, resource: Resource, id: unknown): boolean =>
  itemsOf(sent.case.operation, sent.exchange.verdict)?.some(
    (item) => String(item[resource.member]) === String(id),
  ) === true;

/** Creates a resource as another account. @returns it, if the user may not read it */
async function createdByOther(probe: Probe, resource: Resource): Promise<Theirs | undefined> {
  const maker = createOperationOf(probe, resource);
  const [read] = readsOf(probe, resource, 'one');
  const made = maker && read ? await makeAsOther(probe, maker) : undefined;
  const [id, shown] = [createdIdOf(resource, made), shownIn(made)];
  if (!maker || !read || !made || id === undefined || !shown) return undefined;
  const wanted = made.case.ask.payload;
  const names = namesIn(maker, resource, wanted).set(resource.name, id);
  const refused = await refusedRead(probe, read, idsFor(read, names, resource));
  if (!refused) return undefined;
  const why = `is ${String(refused.exchange.verdict.code)} by itself`;
  return { id, shown, within: namesInPath(maker, wanted), proofs: [made, refused], why };
}

/** Returns resources in the list of another account that the user's list lacks, and that the user may not read. */
async function listedToOther(probe: Probe, list: Operation, resource: Resource): Promise<Theirs[]> {
  const payload = probe.requests.widest(list);
  const [theirs, own] = [
    await sendUnfollowed(probe, list, payload, 'other'),
    await sendUnfollowed(probe, list, payload, 'parent'),
  ];
  const ownItems = own && itemsOf(list, own.exchange.verdict);
  const items = (theirs && itemsOf(list, theirs.exchange.verdict)) ?? [];
  if (!theirs || !ownItems) return [];
  const [read] = readsOf(probe, resource, 'one');
  // Without a read, a sentence must keep the list to what is the caller's, and the user's list must be whole.
  const sentence = ownListSentence(list, resource) ?? houseListSentence(list, resource);
  if (!read && (sentence === undefined || !isWhole(own, ownItems))) return [];
  const found: Theirs[] = [];
  for (const shown of items) {
    const id = shown[resource.member];
    if (found.length === MOST_LISTED || id === undefined || hasOne(own, resource, id)) continue;
    const names = namesIn(list, resource, payload).set(resource.name, id);
    const refused = read && (await refusedRead(probe, read, idsFor(read, names, resource)));
    if (read && !refused) return found;
    const why = refused
      ? `is ${String(refused.exchange.verdict.code)} by itself`
      : `the contract says '${String(sentence)}'`;
    found.push({ id, shown, within: {}, proofs: [theirs, own, ...(refused ? [refused] : [])], why });
  }
  return found;
}

/** Reads a resource as the user. @returns the refusal, if it hides the resource; if the user may read it, each list may show it */
async function refusedRead(probe: Probe, read: Operation, ids: Payload): Promise<Sent | undefined> {
  // The tracker must not see this read: an account that may see everything is no leak.
  const own = await sendUnfollowed(probe, read, { ...probe.requests.filled(read), ...ids }, 'parent');
  return own && isHidden(own) ? own : undefined;
}

/** Creates a resource as another account: like the user's last one, like the newest resources, or as in an example. */
async function makeAsOther(probe: Probe, maker: Operation): Promise<Sent | undefined> {
  const { requests } = probe;
  const examples = examplesOf(maker).map(({ payload }) => payload);
  for (const like of [requests.accepted.get(maker), requests.filled(maker), ...examples]) {
    const sent = like && (await sendUnfollowed(probe, maker, requests.unlike(maker, like), 'other'));
    if (sent?.exchange.verdict.success) return sent;
  }
  return undefined;
}

/** The parameters of a list that may have the name of a member. */
function filtersOf(list: Operation): string[] {
  const { paging, cursor, request, schemas, places = {} } = list;
  const pages = [paging?.ask.page, paging?.ask.size, cursor?.ask, cursor?.size];
  return Object.keys(flattened(request, schemas).properties ?? {}).filter(
    (name) => places[name]?.in !== 'path' && isReadParameter(list, name) && !pages.includes(name),
  );
}

const isScalar = (value: unknown): boolean => /^(string|number|boolean)$/.test(typeof value);
