/** Reduces the request of a finding to the smallest one that still fails. */
import type { Payload } from '../contract/types.ts';
import type { Validators } from '../contract/validators.ts';
import { judge } from '../judging/judge.ts';
import type { Sent } from '../judging/sent.ts';
import { shrink } from '../requests/shrink.ts';
import type { Group } from './collector.ts';
import { fingerprintOf } from './collector.ts';
import type { Sender } from './send.ts';

/** Checks whose findings are not reduced: eighty more requests explain no slow response or outage. */
const NOT_REDUCED = new Set(['in-time', 'answered']);

/** Returns the failure with the smallest request. */
export async function reduce(group: Group, sender: Sender, validators: Validators): Promise<Group> {
  const { case: one } = group.sent;
  const reducible =
    !group.conversation &&
    (one.trigger === 'valid' || one.trigger === 'request-invalid') &&
    !one.ask.deviation;
  if (!reducible || NOT_REDUCED.has(group.failure.check.id)) return group;
  let smallest = group;
  await shrink<Payload>(one.ask.payload, sameKind(group, validators), async (payload) => {
    const sent = await sender.send({ ...one, ask: { ...one.ask, payload } });
    if (!('exchange' in sent)) return false;
    const failure = judge(sent.exchange).find((each) => fingerprintOf(sent, each) === group.fingerprint);
    if (failure) smallest = { ...group, sent: sent as Sent, failure };
    return failure !== undefined;
  });
  return smallest;
}

/** Returns a function that tells whether a request is still valid, or still invalid at the same places only. */
function sameKind({ sent: { case: one } }: Group, validators: Validators): (payload: Payload) => boolean {
  const violationsOf = (payload: Payload): string =>
    validators
      .request(one.operation, payload)
      .map(({ pointer, keyword }) => `${keyword} ${pointer}`)
      .sort()
      .join('\n');
  const before = violationsOf(one.ask.payload);
  return (payload) =>
    typeof payload === 'object' &&
    payload !== null &&
    !Array.isArray(payload) &&
    violationsOf(payload) === before;
}
