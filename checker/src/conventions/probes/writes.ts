/**
 * Sends one writing operation: its example, each value changed, the requests that a promise of the contract needs, and the ones
 * that a correct backend may refuse.
 */
import { backward } from '../../core/base/inOrder.ts';
import { isObject } from '../../core/base/object.ts';
import { bodyOf, membersOf } from '../../core/contract/body.ts';
import { makes } from '../../core/contract/makes.ts';
import { removes } from '../../core/contract/removes.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { itemsOf } from '../../core/judging/items.ts';
import { resourceOf } from '../../core/judging/resource.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { altered } from '../../core/requests/altered.ts';
import {
  withNullableTexts,
  namesMissingResource,
  withOtherChoices,
  uncommonRequests,
  changedThenOmitted,
  withOneNull,
  timesThenNull,
} from '../../core/requests/candidates.ts';
import { idempotencyKey, withKey } from '../../core/requests/idempotencyKey.ts';
import { inBody } from '../../core/requests/inBody.ts';
import { withItemNumbers } from '../../core/requests/itemNumbers.ts';
import { inOtherZone } from '../../core/requests/otherZone.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { isPart, sets } from '../consistency/facts.ts';
import { stateRows } from '../consistency/stateRows.ts';
import { again, inForbiddenStates } from './again.ts';
import { ask, askEither, TRIED } from './ask.ts';
import { breakMemberRules } from './bend.ts';
import { beyondOther } from './beyondOther.ts';
import { beyondOwn } from './beyondOwn.ts';
import { clearMembers } from './clearing.ts';
import { writeAsOther, writeOwnAsOther } from './crossAccountWrites.ts';
import { eachMember } from './eachMember.ts';
import { fill } from './fill.ts';
import { withOldVersion, withoutIfMatch } from './ifMatch.ts';
import { leaveOut } from './leaveOut.ts';
import { likeAnother } from './likeAnother.ts';
import { onceMore, tooLate } from './limits.ts';
import { sendLongTexts } from './longTexts.ts';
import { make, createParents, unlessTaken } from './make.ts';
import { removeKeys } from './mapKeys.ts';
import { idsFor, namesIn, namesInPath } from './named.ts';
import { checkNestedLists } from './nestedListIsolation.ts';
import { neverReuse } from './neverReuse.ts';
import { sendOutputOnly } from './outputOnly.ts';
import { ownValues } from './ownValues.ts';
import { privateOnes } from './privateOnes.ts';
import type { Probe } from './probe.ts';
import { readBack, details, readLists, owners, readsOf } from './readBack.ts';
import { reuseKey, shareKey, takeAgain } from './reuseKey.ts';
import { asEachAccount, removeAsChild } from './roles.ts';
import { lengthen } from './spanLengths.ts';
import { respelled, respelledInStates, takeName } from './spellings.ts';
import { overlapByStart } from './startSpans.ts';
import { walkSteps } from './steps.ts';
import { exceedTimes } from './timeBounds.ts';
import { touching } from './touching.ts';
import { tryOnly } from './tryOnly.ts';
import { referToUnknown } from './unknownReference.ts';
import { uploads } from './uploads.ts';
import { tooMuch, wrong } from './wrong.ts';

/** Maximum number of requests that a correct backend may refuse. */
const MOST_UNCOMMON = 16;
/** Maximum number of requests with one changed value. */
const VARIED = 6;

export async function write(probe: Probe, operation: Operation): Promise<void> {
  const { requests } = probe;
  if (removes(operation)) await make(probe, operation);
  await readLists(probe, operation, 'parent');
  let wanted = requests.filled(operation);
  if (!requests.isSound(operation, wanted))
    return probe.observations.gaps.add('read back', 'no right request can be made for it', operation.id);
  const flags = await readFlags(probe, operation, wanted);
  for (const { resource, does } of operation.roles ?? [])
    if (does === 'one') await details(probe, resource, namesIn(operation, resource, wanted), 'parent');
  await owners(probe, operation, wanted);
  await writeAsOther(probe, operation, wanted);
  await writeOwnAsOther(probe, operation, wanted);
  // If another account has removed the resource, the user needs a new one.
  if (removes(operation) && (await removeAsChild(probe, operation, wanted))) {
    await make(probe, operation);
    wanted = requests.filled(operation);
  }
  await wrong(probe, operation, wanted);
  await tooMuch(probe, operation, wanted);
  const base = await writeFirst(probe, operation, wanted);
  await eachMember(probe, operation, base);
  await tooLate(probe, operation);
  await inForbiddenStates(probe, operation, base);
  if (removes(operation)) return;
  await writeOtherwise(probe, operation, base);
  await breakMemberRules(probe, operation, base);
  await beyondOther(probe, operation, base);
  await beyondOwn(probe, operation, base);
  await referToUnknown(probe, operation, base);
  await walkSteps(probe, operation, base);
  await respelled(probe, operation, base);
  await respelledInStates(probe, operation, base);
  await takeName(probe, operation, base);
  await takeAgain(probe, operation, base);
  await onceMore(probe, operation, base);
  await privateOnes(probe, operation, base);
  await tryOnly(probe, operation, base);
  await clearMembers(probe, operation, base);
  await removeKeys(probe, operation, base);
  await leaveOut(probe, operation, base);
  await likeAnother(probe, operation, base);
  await exceedTimes(probe, operation, base);
  await lengthen(probe, operation, base);
  await sendOutputOnly(probe, operation, base);
  await sendLongTexts(probe, operation, base);
  await neverReuse(probe, operation, base);
  await readLists(probe, operation, 'parent');
  await writeStrange(probe, operation, base);
  // Later requests may need the flags: an inactive product cannot be ordered.
  if (flags) await restore(probe, operation, base, flags);
}

/** Sets flags and states again. The backend may refuse some states, so each one that is not in the base request goes alone. */
async function restore(probe: Probe, operation: Operation, base: Payload, flags: Payload): Promise<void> {
  const own = Object.entries(flags).filter(([name]) => name in base);
  await ask(probe, operation, probe.requests.fresh(operation, { ...base, ...Object.fromEntries(own) }));
  for (const [name, value] of Object.entries(flags).filter(([each]) => !(each in base))) {
    const payload = withMembers(operation, base, { [name]: value });
    if (probe.requests.isSound(operation, payload))
      await askEither(probe, operation, probe.requests.fresh(operation, payload));
  }
}

/** Sends requests until one is accepted, with its follow-up checks. @returns the accepted payload */
async function writeFirst(probe: Probe, operation: Operation, wanted: Payload): Promise<Payload> {
  const { requests } = probe;
  const tried = await firstOf(probe, operation, [
    wanted,
    ...[...requests.others(operation), ...requests.asInExample(operation, wanted)].filter((payload) =>
      requests.isSound(operation, payload),
    ),
    requests.unlike(operation, wanted),
  ]);
  const free = tried && makes(operation) ? await unlessTaken(probe, tried) : tried;
  const other = await onAnother(probe, operation, free);
  const first = other?.exchange.verdict.success ? other : await asItIs(probe, operation, wanted, other);
  const base = first?.case.ask.payload ?? wanted;
  if (!first?.exchange.verdict.success) {
    if (first)
      probe.observations.gaps.add(
        'read back',
        `every right request is refused (${first.exchange.verdict.code ?? 'no answer'}): give an example that the backend takes, or a journey if its values come from another response`,
        operation.id,
      );
    return base;
  }
  await readBack(probe, operation, first);
  await change(probe, operation, base);
  await again(probe, operation, first);
  if (idempotencyKey(operation, base) !== undefined) {
    await ask(probe, operation, base);
    await reuseKey(probe, operation, base);
    await shareKey(probe, operation, first);
  } else await writeWithKey(probe, operation, base);
  await withOldVersion(probe, operation, first);
  await withoutIfMatch(probe, operation, first);
  await uploads(probe, operation, first);
  await asEachAccount(probe, operation, first);
  return base;
}

/** Updates the resource with its own values, because the example's values may not fit it. */
async function asItIs(
  probe: Probe,
  operation: Operation,
  wanted: Payload,
  tried: Sent | undefined,
): Promise<Sent | undefined> {
  // A state may forbid the update, even of equal values.
  if (!sets(operation) || removes(operation) || stateRows(operation).some(({ code }) => code !== '404'))
    return tried;
  // Others may need the existing resources as they are.
  await make(probe, operation);
  const own = { ...wanted, ...namesInPath(operation, probe.requests.filled(operation)) };
  const payloads = (await ownValues(probe, operation, own)).filter((each) =>
    probe.requests.isSound(operation, each),
  );
  for (const payload of payloads) {
    const sent = await ask(probe, operation, probe.requests.fresh(operation, payload), 'parent', TRIED);
    if (!sent?.exchange.verdict.success) continue;
    probe.requests.ownOnly.add(operation);
    return sent;
  }
  return tried;
}

/** Repeats a refused write with a new resource: the state of the first one may forbid it. */
async function onAnother(
  probe: Probe,
  operation: Operation,
  tried: Sent | undefined,
): Promise<Sent | undefined> {
  const { success, code } = tried?.exchange.verdict ?? {};
  const isState = stateRows(operation).some((row) => row.code === code);
  const isInvalid = operation.errors.some((row) => row.code === code && row.when === 'request-invalid');
  if (!tried || success) return tried;
  if (isState) await make(probe, operation);
  else if (!isInvalid || !(await createParents(probe, operation))) return tried;
  const filled = probe.requests.filled(operation);
  const [wanted = filled] = isInvalid ? probe.requests.asInExample(operation, filled) : [];
  const sent = await ask(probe, operation, wanted, 'parent', TRIED);
  return sent?.exchange.verdict.success ? sent : tried;
}

/** Changes the values of an operation that sets values. */
async function change(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  if (!sets(operation)) return;
  for (const payload of altered(operation, base).filter((each) => probe.requests.isSound(operation, each))) {
    const sent = await ask(probe, operation, probe.requests.fresh(operation, payload), 'parent', TRIED);
    if (sent?.exchange.verdict.success) return readBack(probe, operation, sent);
  }
}

/** Sends a request with an idempotency key, if the key is optional, and repeats it: no second resource may be created. */
async function writeWithKey(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  const { validators } = probe.context.rules;
  const keyed = [...probe.requests.others(operation), base]
    .map((payload) => withKey(operation, probe.requests.unlike(operation, payload), validators))
    .filter((payload) => payload !== undefined);
  const sent = await firstOf(probe, operation, keyed);
  if (!sent?.exchange.verdict.success) return;
  await ask(probe, operation, sent.case.ask.payload, 'parent', TRIED);
  await reuseKey(probe, operation, sent.case.ask.payload);
  await shareKey(probe, operation, sent);
}

/** Sends the request with other values, in other zones, for other times, with a span turned round, and with null. */
async function writeOtherwise(probe: Probe, operation: Operation, base: Payload): Promise<void> {
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

/** Sends each value changed, and reads back what is accepted. */
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
    const isForRole = first?.exchange.verdict.code === '403';
    const retry = isForRole ? asAdmin : onOtherDays;
    const sent = first?.exchange.verdict.success ? first : await retry(probe, operation, own);
    if (sent?.exchange.verdict.success) await readBack(probe, operation, sent);
  }
  const longer = withMoreItems(operation, requests.asInExample(operation, base), base);
  const numbered = makes(operation)
    ? [base, ...longer].flatMap((each) => withItemNumbers(operation, each))
    : [];
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
const withMoreItems = (operation: Operation, examples: readonly Payload[], base: Payload): Payload[] => {
  const length = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
  const own = bodyOf(operation, base);
  return examples.filter(
    (each) =>
      makes(operation) &&
      Object.entries(bodyOf(operation, each)).some(
        ([name, value]) => length(value) > 1 && length(value) > length(own[name]),
      ),
  );
};

/** Retries as the admin, because the user's role may be the reason for the refusal. */
const asAdmin = (probe: Probe, operation: Operation, payload: Payload): Promise<Sent | undefined> =>
  ask(probe, operation, probe.requests.fresh(operation, payload), 'account:admin', TRIED);

/** Retries for other days, because a resource may exist once per day. */
async function onOtherDays(probe: Probe, operation: Operation, payload: Payload): Promise<Sent | undefined> {
  const moved = makes(operation) ? probe.requests.later(operation, payload) : undefined;
  return moved && ask(probe, operation, moved, 'parent', TRIED);
}

/** Sends requests that a correct backend may refuse. A refused request must change nothing. */
async function writeStrange(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  const { requests } = probe;
  const codes = new Set<string | undefined>();
  const uncommon = uncommonRequests(operation, base).filter((payload) =>
    requests.isSound(operation, payload),
  );
  for (const payload of uncommon.slice(0, MOST_UNCOMMON)) {
    const sent = await ask(probe, operation, requests.fresh(operation, payload), 'parent', TRIED);
    const { success, code } = sent?.exchange.verdict ?? {};
    // Each refusal code may have its own side effect. Repeating the same code shows nothing new.
    if (success || !codes.has(code)) await readLists(probe, operation, 'parent');
    if (!success) codes.add(code);
  }
}

/** Sets the value, clears it with null and sets it again. */
async function takeAway(probe: Probe, operation: Operation, base: Payload, payload: Payload): Promise<void> {
  for (const each of [base, payload, base]) {
    const sent = await ask(probe, operation, probe.requests.fresh(operation, each));
    if (each === payload && sent?.exchange.verdict.success) await readBack(probe, operation, sent);
  }
}

/** Reads the flags and states that a write is about to set. @returns their values before the write */
async function readFlags(probe: Probe, operation: Operation, base: Payload): Promise<Payload | undefined> {
  const names = switchesOf(operation, base);
  if (names.length === 0) return undefined;
  for (const { resource } of operation.roles ?? [])
    for (const read of [...readsOf(probe, resource, 'one'), ...readsOf(probe, resource, 'list')]) {
      const one = read.roles?.some(({ does }) => does === 'one');
      const asked = one
        ? { ...probe.requests.filled(read), ...idsFor(read, namesIn(operation, resource, base), resource) }
        : probe.requests.widest(read);
      const sent = await ask(probe, read, asked);
      const { verdict } = sent?.exchange ?? {};
      const things = verdict?.success
        ? [resourceOf(read, verdict.data), ...(itemsOf(read, verdict) ?? [])].filter(isObject)
        : [];
      const thing = things.find((each) => resource.single ?? each[resource.member] === base[resource.as]);
      const shown = names.filter((name) => /^(boolean|string)$/.test(typeof thing?.[name]));
      if (thing && shown.length > 0) return Object.fromEntries(shown.map((name) => [name, thing[name]]));
    }
  return undefined;
}

/** Booleans and enums of a request. A partial update may set those too that its example leaves out. */
const switchesOf = (operation: Operation, base: Payload): string[] =>
  Object.entries(membersOf(operation)).flatMap(([name, part]) => {
    const { type, enum: values } = valueOf(part, operation.schemas);
    const isSwitch = type === 'boolean' || values !== undefined;
    return isSwitch && !operation.places?.[name] && (name in base || isPart(operation)) ? [name] : [];
  });

/** Returns the first accepted request, else the first one. */
async function firstOf(
  probe: Probe,
  operation: Operation,
  payloads: readonly Payload[],
): Promise<Sent | undefined> {
  let first: Sent | undefined;
  for (const payload of payloads) {
    const sent = await ask(probe, operation, payload);
    if (!sent || sent.exchange.verdict.success) return sent;
    first ??= sent;
  }
  return first;
}
