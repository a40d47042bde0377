/** One operation that writes: as its example says, with each value otherwise, and as a sound backend may refuse it. */
import { makes } from '../../core/contract/makes.ts';
import { itemsOf } from '../../core/judging/items.ts';
import { thingOf } from '../../core/judging/resource.ts';
import { removes } from '../../core/contract/removes.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { isObject } from '../../core/base/object.ts';
import { altered } from '../../core/requests/altered.ts';
import {
  fuller,
  isOfNobody,
  otherwise,
  strangeRequests,
  thenLeftOut,
  withoutOne,
} from '../../core/requests/candidates.ts';
import { idempotencyKey, withKey } from '../../core/requests/idempotencyKey.ts';
import { inBody } from '../../core/requests/inBody.ts';
import { backward } from '../../core/requests/inOrder.ts';
import { inOtherZone } from '../../core/requests/otherZone.ts';
import { isPart, sets } from '../consistency/facts.ts';
import { stateRows } from '../consistency/forbidden.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { asItWas } from './ifMatch.ts';
import { again, inForbiddenStates } from './again.ts';
import { after, details, look, owners, readsOf } from './readBack.ts';
import { make, makePlaces } from './make.ts';
import { known, namesIn } from './named.ts';
import { asEverybody, removeAsChild } from './roles.ts';
import { writeAsOther, writeOwnAsOther } from './crossAccountWrites.ts';
import { uploads } from './uploads.ts';
import { tooMuch, wrong } from './wrong.ts';
import { ask, TRIED } from './ask.ts';
import { elsewhere } from './nestedListIsolation.ts';
import { touching } from './touching.ts';
import type { Round } from './probe.ts';

const STRANGE = 16;
const VARIED = 6;

export async function write(round: Round, operation: Operation): Promise<void> {
  const { requests } = round;
  if (removes(operation)) await make(round, operation);
  await look(round, operation, 'parent');
  let wanted = requests.filled(operation);
  if (!requests.isSound(operation, wanted))
    return round.observations.gaps.add('read back', 'no right request can be made for it', operation.id);
  const was = await switches(round, operation, wanted);
  for (const { kind, does } of operation.roles ?? [])
    if (does === 'one') await details(round, kind, namesIn(operation, kind, wanted), 'parent');
  await owners(round, operation, wanted);
  await writeAsOther(round, operation, wanted);
  await writeOwnAsOther(round, operation, wanted);
  if (removes(operation) && (await removeAsChild(round, operation, wanted))) {
    await make(round, operation);
    wanted = requests.filled(operation);
  }
  await wrong(round, operation, wanted);
  await tooMuch(round, operation, wanted);
  const base = await writeFirst(round, operation, wanted);
  await inForbiddenStates(round, operation, base);
  if (removes(operation)) return;
  await writeOtherwise(round, operation, base);
  // What was switched is switched back: what follows may need it.
  if (was) await ask(round, operation, requests.fresh(operation, { ...base, ...was }));
  await look(round, operation, 'parent');
  await writeStrange(round, operation, base);
}

/** The first request that is taken, with what follows from it. @returns what it asked for */
async function writeFirst(round: Round, operation: Operation, wanted: Payload): Promise<Payload> {
  const { requests } = round;
  const tried = await firstOf(round, operation, [
    wanted,
    ...[...requests.others(operation), ...requests.asShown(operation, wanted)].filter((payload) =>
      requests.isSound(operation, payload),
    ),
    requests.unlike(operation, wanted),
  ]);
  const first = await onAnother(round, operation, tried);
  const base = first?.case.ask.payload ?? wanted;
  if (!first?.exchange.verdict.success) {
    if (first)
      round.observations.gaps.add(
        'read back',
        `every right request is refused (${first.exchange.verdict.code ?? 'no answer'}): give an example that the backend takes`,
        operation.id,
      );
    return base;
  }
  await after(round, operation, first);
  await change(round, operation, base);
  await again(round, operation, first);
  if (idempotencyKey(operation, base) !== undefined) await ask(round, operation, base);
  else await writeWithKey(round, operation, base);
  await asItWas(round, operation, first);
  await uploads(round, operation, first);
  await asEverybody(round, operation, first);
  return base;
}

/** What cannot be done to this one, as it is, can be to one that nobody has touched. */
async function onAnother(
  round: Round,
  operation: Operation,
  tried: Sent | undefined,
): Promise<Sent | undefined> {
  const { success, code } = tried?.exchange.verdict ?? {};
  const isState = stateRows(operation).some((row) => row.code === code);
  const isInvalid = operation.errors.some((row) => row.code === code && row.when === 'request-invalid');
  if (!tried || success) return tried;
  if (isState) await make(round, operation);
  else if (!isInvalid || !(await makePlaces(round, operation))) return tried;
  const filled = round.requests.filled(operation);
  const [wanted = filled] = isInvalid ? round.requests.asShown(operation, filled) : [];
  const sent = await ask(round, operation, wanted, 'parent', TRIED);
  return sent?.exchange.verdict.success ? sent : tried;
}

/** What sets values sets others than there are. */
async function change(round: Round, operation: Operation, base: Payload): Promise<void> {
  if (!sets(operation)) return;
  for (const payload of altered(operation, base).filter((each) => round.requests.isSound(operation, each))) {
    const sent = await ask(round, operation, round.requests.fresh(operation, payload), 'parent', TRIED);
    if (sent?.exchange.verdict.success) return after(round, operation, sent);
  }
}

/** The same again under one key, where a key need not be given. */
async function writeWithKey(round: Round, operation: Operation, base: Payload): Promise<void> {
  const { validators } = round.context.rules;
  const keyed = [...round.requests.others(operation), base]
    .map((payload) => withKey(operation, round.requests.unlike(operation, payload), validators))
    .filter((payload) => payload !== undefined);
  const sent = await firstOf(round, operation, keyed);
  if (sent?.exchange.verdict.success) await ask(round, operation, sent.case.ask.payload, 'parent', TRIED);
}

/** Each value otherwise; what ends before it begins; what null takes away. */
async function writeOtherwise(round: Round, operation: Operation, base: Payload): Promise<void> {
  const { requests } = round;
  const sound = (payload: Payload): boolean => requests.isSound(operation, payload);
  for (const payload of otherwise(operation, base).filter(sound).slice(0, VARIED)) {
    // What was made once is not to be made again, and another key makes it another request.
    const own = makes(operation) ? requests.unlike(operation, payload) : requests.fresh(operation, payload);
    const first = await ask(round, operation, own, 'parent', isOfNobody(payload) ? TRIED : undefined);
    const sent = first?.exchange.verdict.success ? first : await onOtherDays(round, operation, own);
    if (sent?.exchange.verdict.success) await after(round, operation, sent);
  }
  if (isPart(operation))
    for (const payload of thenLeftOut(operation, base).filter(sound).slice(0, VARIED))
      await ask(round, operation, requests.fresh(operation, payload));
  for (const payload of inBody(operation, base, inOtherZone).filter(sound)) {
    const own = makes(operation) ? requests.unlike(operation, payload) : requests.fresh(operation, payload);
    await ask(round, operation, own, 'parent', TRIED);
  }
  await elsewhere(round, operation, base);
  await touching(round, operation, base);
  // It may be refused as wrong, and is not to be taken.
  for (const payload of inBody(operation, base, (_, body) => backward(body) as Payload[]).filter(sound)) {
    const free = (makes(operation) && requests.later(operation, payload)) || payload;
    await ask(round, operation, requests.fresh(operation, free), 'parent', { kind: 'conversation' });
  }
  if (isPart(operation))
    for (const full of [base, ...fuller(operation, base).filter(sound)])
      for (const payload of inBody(operation, full, withoutOne).filter(sound))
        await takeAway(round, operation, full, payload);
}

/** What is made for some days may be there once on each. */
async function onOtherDays(round: Round, operation: Operation, payload: Payload): Promise<Sent | undefined> {
  const moved = makes(operation) ? round.requests.later(operation, payload) : undefined;
  return moved && ask(round, operation, moved, 'parent', TRIED);
}

/** What a sound backend may refuse: then it has changed nothing. */
async function writeStrange(round: Round, operation: Operation, base: Payload): Promise<void> {
  const { requests } = round;
  const codes = new Set<string | undefined>();
  const strange = strangeRequests(operation, base).filter((payload) => requests.isSound(operation, payload));
  for (const payload of strange.slice(0, STRANGE)) {
    const sent = await ask(round, operation, requests.fresh(operation, payload), 'parent', TRIED);
    const { success, code } = sent?.exchange.verdict ?? {};
    // One refusal may write where another does not; the same again shows nothing new.
    if (success || !codes.has(code)) await look(round, operation, 'parent');
    if (!success) codes.add(code);
  }
}

/** What null takes away is there before, and again after. */
async function takeAway(round: Round, operation: Operation, base: Payload, payload: Payload): Promise<void> {
  for (const each of [base, payload, base]) {
    const sent = await ask(round, operation, round.requests.fresh(operation, each));
    if (each === payload && sent?.exchange.verdict.success) await after(round, operation, sent);
  }
}

/** How the switches that a write sets stand before it. */
async function switches(round: Round, operation: Operation, base: Payload): Promise<Payload | undefined> {
  const names = Object.keys(base).filter((name) => typeof base[name] === 'boolean');
  if (names.length === 0) return undefined;
  for (const { kind } of operation.roles ?? [])
    for (const read of [...readsOf(round, kind, 'one'), ...readsOf(round, kind, 'list')]) {
      const one = read.roles?.some(({ does }) => does === 'one');
      const asked = one
        ? { ...round.requests.filled(read), ...known(read, namesIn(operation, kind, base), kind) }
        : round.requests.widest(read);
      const sent = await ask(round, read, asked);
      const { verdict } = sent?.exchange ?? {};
      const things = verdict?.success
        ? [thingOf(read, verdict.data), ...(itemsOf(read, verdict) ?? [])].filter(isObject)
        : [];
      const thing = things.find((each) => kind.single ?? each[kind.member] === base[kind.as]);
      const shown = names.filter((name) => typeof thing?.[name] === 'boolean');
      if (thing && shown.length > 0) return Object.fromEntries(shown.map((name) => [name, thing[name]]));
    }
  return undefined;
}

/** The first of some requests that is not refused; else the first of all. */
async function firstOf(
  round: Round,
  operation: Operation,
  payloads: readonly Payload[],
): Promise<Sent | undefined> {
  let first: Sent | undefined;
  for (const payload of payloads) {
    const sent = await ask(round, operation, payload);
    if (!sent || sent.exchange.verdict.success) return sent;
    first ??= sent;
  }
  return first;
}
