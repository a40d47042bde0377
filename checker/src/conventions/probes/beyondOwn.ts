/** Sends a value beyond the limit that the resource itself sets: an end before its start, a lower odometer. */
import { isObject } from '../../core/base/object.ts';
import { wordPattern } from '../../core/base/words.ts';
import type { Operation, Payload, Resource } from '../../core/contract/types.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { isPart } from '../consistency/facts.ts';
import { namedRole, resourceWord, returnedResource, shownIn } from '../consistency/names.ts';
import { has, statesOf } from '../consistency/states.ts';
import { ownBounds } from '../prose/ownBound.ts';
import { DAY_MS } from '../prose/units.ts';
import { ask, askEither, report } from './ask.ts';
import { makeNew } from './make.ts';
import { namesInPath } from './named.ts';
import type { Probe } from './probe.ts';
import { readsOf } from './readBack.ts';

/** @param base an accepted request */
export async function beyondOwn(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  const role = namedRole(operation);
  const [read] = role ? readsOf(probe, role.resource, 'one') : [];
  if (!role || !read || operation.method === 'DELETE') return;
  for (const { member, other, side, text } of ownBounds(operation)) {
    const id = await makeNew(probe, role.resource);
    if (id === undefined) return;
    const named = {
      ...base,
      ...namesInPath(operation, probe.requests.filled(operation)),
      [role.resource.as]: id,
    };
    // An update sends nothing else: another member could be the reason for a refusal.
    const outside = Object.fromEntries(Object.entries(named).filter(([name]) => operation.places?.[name]));
    const send = (members: Payload) => {
      const payload = probe.requests.fresh(
        operation,
        withMembers(operation, isPart(operation) ? outside : named, members),
      );
      return probe.requests.isSound(operation, payload) ? askEither(probe, operation, payload) : undefined;
    };
    // A new number may be 0, below which the schema allows nothing.
    if (member === other) await send({ [member]: HIGH });
    const before = await ask(probe, read, { ...probe.requests.filled(read), [role.resource.as]: id });
    const wrong = beyond(shownIn(before)?.[other], side);
    if (!before || wrong === undefined || isOfOtherState(text, read, role.resource, shownIn(before) ?? {}))
      continue;
    const sent = await send({ [member]: wrong });
    const shown = sent && returnedResource(sent);
    // A backend may ignore the value, but not take it.
    if (
      !sent?.exchange.verdict.success ||
      (isObject(shown) && member in shown && !isAlike(shown[member], wrong))
    )
      continue;
    const message = `${member} ${String(wrong)} is accepted with ${other} ${String(shownIn(before)?.[other])}; the contract says '${text}'`;
    report(probe, sent, [before, sent], `own/${member}`, message);
  }
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

/** Returns a value beyond the limit, in the form of the limit. */
function beyond(limit: unknown, side: 'above' | 'below'): unknown {
  const sign = side === 'above' ? -1 : 1;
  if (typeof limit === 'number') return limit + sign;
  const ms = typeof limit === 'string' && /^\d{4}-\d\d-\d\d/.test(limit) ? Date.parse(limit) : Number.NaN;
  if (Number.isNaN(ms)) return undefined;
  const moved = new Date(ms + sign * DAY_MS).toISOString();
  return String(limit).length === 10 ? moved.slice(0, 10) : moved.replace(/\.\d+/, '');
}

const isAlike = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'string' && Date.parse(one) === Date.parse(String(other)));
