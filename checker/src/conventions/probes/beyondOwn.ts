/** Sends the limit that the resource itself sets, and a value beyond it: an end before its start, a lower odometer. */
import { isObject } from '../../core/base/object.ts';
import { timeLike } from '../../core/base/timeText.ts';
import { DAY_MS } from '../../core/base/timeUnits.ts';
import { squeezed, wordPattern } from '../../core/base/words.ts';
import type { Operation, Payload, Resource } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { isPart } from '../consistency/facts.ts';
import { namedRole, resourceWord, returnedResource, shownIn } from '../consistency/names.ts';
import { has, statesOf } from '../consistency/states.ts';
import { ownBounds, type OwnBound } from '../prose/ownBound.ts';
import { ask, askEither, report } from './ask.ts';
import { makeNew } from './make.ts';
import { namesInPath } from './named.ts';
import type { Probe } from './probe.ts';
import { readsOf } from './readBack.ts';

/** A new resource for one request. */
interface Trial {
  /** The read that shows the limit. */
  readonly before: Sent;
  /** The value that limits the request. */
  readonly limit: unknown;
  /** Sends a request with the members. Returns undefined if it would be invalid. */
  readonly send: (members: Payload) => Promise<Sent | undefined>;
}

/**
 * Judges each limit with a value beyond it. If that is refused, sends the limit itself, if the sentence says whether it may be sent.
 *
 * @param base an accepted request
 */
export async function beyondOwn(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  for (const bound of ownBounds(operation)) {
    const { member, side, text } = bound;
    const first = await begin(probe, operation, base, bound);
    if (!first) continue;
    const wrong = moved(first.limit, side === 'above' ? -1 : 1);
    const sent = await first.send({ [member]: wrong });
    if (isTaken(sent, member, wrong)) {
      const message = `${member} ${String(wrong)} is accepted with ${bound.other} ${String(first.limit)}; the contract says '${text}'`;
      report(probe, sent, [first.before, sent], `own/${member}`, message);
    } else if (bound.equal !== undefined) await atLimit(probe, operation, base, bound);
  }
}

/** Sends the limit itself, which the contract allows or refuses. */
async function atLimit(probe: Probe, operation: Operation, base: Payload, bound: OwnBound): Promise<void> {
  const { member, other, side, text, equal } = bound;
  const trial = await begin(probe, operation, base, bound);
  const sent = await trial?.send({ [member]: trial.limit });
  if (!trial || !sent) return;
  const what = `${member} ${String(trial.limit)}, the same as ${other},`;
  if (equal === 'refused' && isTaken(sent, member, trial.limit))
    return report(
      probe,
      sent,
      [trial.before, sent],
      `own/${member}`,
      `${what} is accepted; the contract says '${text}'`,
    );
  const isRefused = /^(400|409|422)$/.test(sent.exchange.verdict.code ?? '');
  if (equal !== 'allowed' || sent.exchange.verdict.success || !isRefused) return;
  // If a value inside the limit is refused too, the refusal of the limit may have another reason.
  const control = await begin(probe, operation, base, bound);
  const inside = await control?.send({ [member]: moved(control.limit, side === 'above' ? 1 : -1) });
  if (!control || !inside?.exchange.verdict.success) return;
  const message = `${what} is refused with ${sent.exchange.verdict.code ?? ''}, and the next one is accepted; the contract says '${text}'`;
  report(probe, sent, [trial.before, inside, sent], `own/${member}`, message);
}

/** Creates a resource for one trial, and reads its limit. Returns undefined if the resource sets none, or none in its state. */
async function begin(
  probe: Probe,
  operation: Operation,
  base: Payload,
  { member, other, text }: OwnBound,
): Promise<Trial | undefined> {
  const role = namedRole(operation);
  const [read] = role ? readsOf(probe, role.resource, 'one') : [];
  const id = role && read && operation.method !== 'DELETE' ? await makeNew(probe, role.resource) : undefined;
  if (!role || !read || id === undefined) return undefined;
  const named = {
    ...base,
    ...namesInPath(operation, probe.requests.filled(operation)),
    [role.resource.as]: id,
  };
  // An update sends nothing else: another member could be the reason for a refusal.
  const outside = Object.fromEntries(Object.entries(named).filter(([name]) => operation.places?.[name]));
  const send = async (members: Payload): Promise<Sent | undefined> => {
    const payload = probe.requests.fresh(
      operation,
      withMembers(operation, isPart(operation) ? outside : named, members),
    );
    return probe.requests.isSound(operation, payload) ? askEither(probe, operation, payload) : undefined;
  };
  // A new number may be 0, below which the schema allows nothing.
  if (member === other) await send({ [member]: HIGH });
  const before = await ask(probe, read, { ...probe.requests.filled(read), [role.resource.as]: id });
  const shown = shownIn(before) ?? {};
  const name = Object.keys(shown).find((each) => squeezed(each) === squeezed(other));
  const limit = name === undefined ? undefined : shown[name];
  if (!before || moved(limit, 1) === undefined || isOfOtherState(text, read, role.resource, shown))
    return undefined;
  return { before, limit, send };
}

/** Returns whether the backend has taken the value. If an accepted write shows another one, the backend has ignored it. */
function isTaken(sent: Sent | undefined, member: string, value: unknown): sent is Sent {
  const shown = sent && returnedResource(sent);
  return (
    sent?.exchange.verdict.success === true &&
    !(isObject(shown) && member in shown && !isAlike(shown[member], value))
  );
}

/** `The goal of a published campaign must not be lowered`: says nothing about a campaign in another state. */
function isOfOtherState(text: string, read: Operation, resource: Resource, shown: Payload): boolean {
  const states = statesOf(read, shown);
  if (states.some(({ value }) => has(text, value))) return false;
  const isNamed = states.some(({ others }) => others.some((each) => has(text, each)));
  // `Of a paid campaign`: a state that no member may show. Not `of an existing campaign`.
  const inState = String.raw`\b(?:of|for|in) an? (?!(?:existing|single|given)\b)\p{L}+ ${wordPattern(resourceWord(resource))}`;
  return isNamed || new RegExp(inState, 'iu').test(text);
}

/** A number from which a lower one can be sent. */
const HIGH = 1000;

/** Returns the next value in a direction, in the form of the limit: a number, or a day. Undefined for any other form. */
function moved(limit: unknown, sign: 1 | -1): unknown {
  if (typeof limit === 'number') return limit + sign;
  const ms = typeof limit === 'string' && /^\d{4}-\d\d-\d\d/.test(limit) ? Date.parse(limit) : Number.NaN;
  return Number.isNaN(ms) ? undefined : timeLike(String(limit), ms + sign * DAY_MS);
}

const isAlike = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'string' && Date.parse(one) === Date.parse(String(other)));
