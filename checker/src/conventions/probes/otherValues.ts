/** Sends an accepted write with other values: the other choices, longer lists, other zones and times, and null. */
import { backward } from '../../core/base/inOrder.ts';
import { bodyOf } from '../../core/contract/body.ts';
import { isForbidden } from '../../core/contract/isForbidden.ts';
import { makes } from '../../core/contract/makes.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import {
  withNullableTexts,
  namesMissingResource,
  withOtherChoices,
  changedThenOmitted,
  withOneNull,
  timesThenNull,
} from '../../core/requests/candidates.ts';
import { inBody } from '../../core/requests/inBody.ts';
import { withItemNumbers } from '../../core/requests/itemNumbers.ts';
import { inOtherZone } from '../../core/requests/otherZone.ts';
import { isPart } from '../consistency/facts.ts';
import { ask, TRIED } from './ask.ts';
import { fill } from './fill.ts';
import { checkNestedLists } from './nestedListIsolation.ts';
import type { Probe } from './probe.ts';
import { readBack } from './readBack.ts';
import { overlapByStart } from './startSpans.ts';
import { touching } from './touching.ts';

/** Maximum number of requests with one changed value. */
const VARIED = 6;

/** Sends the request with other values, in other zones, for other times, with a span turned round, and with null. */
export async function writeOtherwise(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  const { requests } = probe;
  const sound = (payload: Payload): boolean => requests.isSound(operation, payload);
  await writeOtherChoices(probe, operation, base);
  if (isPart(operation))
    for (const payload of changedThenOmitted(operation, base).filter(sound).slice(0, VARIED))
      await ask(probe, operation, requests.fresh(operation, payload));
  for (const payload of inBody(operation, base, inOtherZone).filter(sound)) {
    const own = makes(operation) ? requests.unlike(operation, payload) : requests.fresh(operation, payload);
    await ask(probe, operation, own, 'parent', TRIED);
  }
  await checkNestedLists(probe, operation, base);
  await touching(probe, operation, base);
  await overlapByStart(probe, operation, base);
  await fill(probe, operation, base);
  // The backend may refuse a backward span as invalid, and must not accept it.
  for (const payload of inBody(operation, base, (_, body) => backward(body) as Payload[]).filter(sound)) {
    const free = (makes(operation) && requests.later(operation, payload)) || payload;
    await ask(probe, operation, requests.fresh(operation, free), 'parent', { kind: 'conversation' });
  }
  if (isPart(operation)) await clearWithNull(probe, operation, base);
}

/** Sends each other choice and, for a creation, longer lists and other numbers of items. Reads back what is accepted. */
async function writeOtherChoices(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  const { requests } = probe;
  const sound = (payload: Payload): boolean => requests.isSound(operation, payload);
  for (const payload of withOtherChoices(operation, base).filter(sound).slice(0, VARIED)) {
    // A unique resource can be created once only. A new idempotency key makes this a new request.
    const own = makes(operation) ? requests.unlike(operation, payload) : requests.fresh(operation, payload);
    const first = await ask(
      probe,
      operation,
      own,
      'parent',
      namesMissingResource(payload) ? TRIED : undefined,
    );
    const isForRole = isForbidden(first?.exchange.verdict.code, operation);
    const retry = isForRole ? asAdmin : onOtherDays;
    const sent = first?.exchange.verdict.success ? first : await retry(probe, operation, own);
    if (sent?.exchange.verdict.success) await readBack(probe, operation, sent);
  }
  if (!makes(operation)) return;
  const longer = withMoreItems(operation, requests.asInExample(operation, base), base);
  const numbered = [base, ...longer].flatMap((each) => withItemNumbers(operation, each));
  for (const payload of [...longer, ...numbered.slice(0, VARIED)].filter(sound)) {
    const sent = await ask(probe, operation, requests.unlike(operation, payload), 'parent', TRIED);
    if (sent?.exchange.verdict.success) await readBack(probe, operation, sent);
  }
}

/** Sends null for each member that null clears in a partial update. */
async function clearWithNull(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  const sound = (payload: Payload): boolean => probe.requests.isSound(operation, payload);
  for (const full of [base, ...withNullableTexts(operation, base).filter(sound)])
    for (const payload of inBody(operation, full, withOneNull).filter(sound))
      await takeAway(probe, operation, full, payload);
  for (const payload of timesThenNull(operation, base).filter(sound)) {
    const sent = await ask(probe, operation, probe.requests.fresh(operation, payload), 'parent', TRIED);
    if (sent?.exchange.verdict.success) await readBack(probe, operation, sent);
  }
}

/** Examples of a creation with longer lists than the accepted request: a sum of one item proves little. */
function withMoreItems(operation: Operation, examples: readonly Payload[], base: Payload): Payload[] {
  const length = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
  const own = bodyOf(operation, base);
  return examples.filter((each) =>
    Object.entries(bodyOf(operation, each)).some(
      ([name, value]) => length(value) > 1 && length(value) > length(own[name]),
    ),
  );
}

/** Retries as the admin, because the user's role may be the reason for the refusal. */
const asAdmin = (probe: Probe, operation: Operation, payload: Payload): Promise<Sent | undefined> =>
  ask(probe, operation, probe.requests.fresh(operation, payload), 'account:admin', TRIED);

/** Retries for other days, because a resource may exist once per day. */
async function onOtherDays(probe: Probe, operation: Operation, payload: Payload): Promise<Sent | undefined> {
  const moved = makes(operation) ? probe.requests.later(operation, payload) : undefined;
  return moved && ask(probe, operation, moved, 'parent', TRIED);
}

/** Sets the value, clears it with null and sets it again. */
async function takeAway(probe: Probe, operation: Operation, base: Payload, payload: Payload): Promise<void> {
  for (const each of [base, payload, base]) {
    const sent = await ask(probe, operation, probe.requests.fresh(operation, each));
    if (each === payload && sent?.exchange.verdict.success) await readBack(probe, operation, sent);
  }
}
