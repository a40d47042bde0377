/** Lets another account create a resource that the user may not read, and filters the user's list by each value of that resource. */
import { flattened } from '../../core/contract/flattened.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { itemsOf } from '../../core/judging/items.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { isReadParameter } from '../../core/requests/asked.ts';
import { examplesOf } from '../../core/requests/valid.ts';
import { createdIdOf, isHidden, shownIn } from '../consistency/names.ts';
import { ask, report, TRIED } from './ask.ts';
import { createOperationOf } from './make.ts';
import { idsFor, namesIn, namesInPath } from './named.ts';
import type { Probe } from './probe.ts';
import { readsOf } from './readBack.ts';
import { sendUnfollowed } from './sendUnfollowed.ts';

/** Maximum number of filters. */
const MOST = 8;

export async function filterAwayOthers(probe: Probe, list: Operation): Promise<void> {
  const resource = list.roles?.find(({ does }) => does === 'list')?.resource;
  const maker = resource && createOperationOf(probe, resource);
  const [read] = resource ? readsOf(probe, resource, 'one') : [];
  if (!resource || !maker || !read || !probe.headers.has('other') || filtersOf(list).length === 0) return;
  const { requests } = probe;
  const made = await makeAsOther(probe, maker);
  const [id, shown] = [createdIdOf(resource, made), shownIn(made)];
  if (!made || id === undefined || !shown) return;
  const wanted = made.case.ask.payload;
  const names = namesIn(maker, resource, wanted).set(resource.name, id);
  // The tracker must not see this read: an account that may see everything is no leak.
  const asked = { ...requests.filled(read), ...idsFor(read, names, resource) };
  const own = await sendUnfollowed(probe, read, asked, 'parent');
  // If the user may read the resource, each list may show it.
  if (!own || !isHidden(own)) return;
  const whole: Payload = { ...requests.widest(list), ...namesInPath(list, wanted) };
  const has = (sent: Sent | undefined): boolean =>
    (sent && itemsOf(list, sent.exchange.verdict))?.some(
      (item) => String(item[resource.member]) === String(id),
    ) === true;
  for (const name of filtersOf(list).slice(0, MOST)) {
    const value = shown[name];
    const payload = { ...whole, [name]: value };
    if (!isScalar(value) || !requests.isSound(list, payload)) continue;
    const sent = await ask(probe, list, payload, 'parent', TRIED);
    if (!sent || !has(sent)) continue;
    const message = `${resource.as} ${String(id)} of another account is listed where ${name} ${String(value)} is asked for, and is ${own.exchange.verdict.code} by itself`;
    return report(probe, sent, [made, own, sent], `private/${name}`, message);
  }
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
