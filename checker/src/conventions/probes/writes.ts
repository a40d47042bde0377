/**
 * Sends one writing operation: its example, each value changed, the requests that a promise of the contract needs, and the ones
 * that a correct backend may refuse.
 */
import { removes } from '../../core/contract/removes.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { altered } from '../../core/requests/altered.ts';
import { uncommonRequests } from '../../core/requests/candidates.ts';
import { idempotencyKey, withKey } from '../../core/requests/idempotencyKey.ts';
import { sets } from '../consistency/facts.ts';
import { again, inForbiddenStates } from './again.ts';
import { ask, TRIED } from './ask.ts';
import { breakMemberRules } from './bend.ts';
import { beyondOther } from './beyondOther.ts';
import { beyondOwn } from './beyondOwn.ts';
import { sendBlankTexts } from './blankTexts.ts';
import { clearMembers } from './clearing.ts';
import { writeAsOther, writeOwnAsOther } from './crossAccountWrites.ts';
import { eachMember } from './eachMember.ts';
import { firstAccepted, firstOf } from './firstAccepted.ts';
import { withOldVersion, withoutIfMatch } from './ifMatch.ts';
import { leaveOut } from './leaveOut.ts';
import { likeAnother } from './likeAnother.ts';
import { onceMore, tooLate } from './limits.ts';
import { sendLongTexts } from './longTexts.ts';
import { make } from './make.ts';
import { removeKeys } from './mapKeys.ts';
import { sendTooYoung } from './minimumAge.ts';
import { namesIn } from './named.ts';
import { neverReuse } from './neverReuse.ts';
import { writeOtherwise } from './otherValues.ts';
import { sendOutputOnly } from './outputOnly.ts';
import { privateOnes } from './privateOnes.ts';
import type { Probe } from './probe.ts';
import { readBack, details, readLists, owners } from './readBack.ts';
import { reuseKey, shareKey, takeAgain } from './reuseKey.ts';
import { asEachAccount, removeAsChild } from './roles.ts';
import { lengthen } from './spanLengths.ts';
import { respelled, respelledInStates, takeUniqueValue } from './spellings.ts';
import { walkSteps } from './steps.ts';
import { sendOtherTypes } from './strictTypes.ts';
import { readSwitches, restoreSwitches } from './switches.ts';
import { exceedTimes } from './timeBounds.ts';
import { tryOnly } from './tryOnly.ts';
import { referToUnknown } from './unknownReference.ts';
import { uploads } from './uploads.ts';
import { tooMuch, wrong } from './wrong.ts';

/** Maximum number of requests that a correct backend may refuse. */
const MOST_UNCOMMON = 16;

export async function write(probe: Probe, operation: Operation): Promise<void> {
  const { requests } = probe;
  if (removes(operation)) await make(probe, operation);
  await readLists(probe, operation, 'parent');
  let wanted = requests.filled(operation);
  if (!requests.isSound(operation, wanted))
    return probe.observations.gaps.add('read back', 'no right request can be made for it', operation.id);
  const switches = await readSwitches(probe, operation, wanted);
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
  await takeUniqueValue(probe, operation, base);
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
  await sendBlankTexts(probe, operation, base);
  await sendOtherTypes(probe, operation, base);
  await sendTooYoung(probe, operation, base);
  await neverReuse(probe, operation, base);
  await readLists(probe, operation, 'parent');
  await writeStrange(probe, operation, base);
  if (switches) await restoreSwitches(probe, operation, base, switches);
}

/** Sends requests until one is accepted, with its follow-up checks. @returns the accepted payload, else one that is refused or not sent */
async function writeFirst(probe: Probe, operation: Operation, wanted: Payload): Promise<Payload> {
  const first = await firstAccepted(probe, operation, wanted);
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
    // The same request again under its key: the tracker compares the responses.
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

/** Changes values of the resource until the backend accepts a change. Only for an operation that sets values. */
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
