/** `It must not overlap another booking of the desk`: the backend must refuse a span that overlaps another one. */
import { spansIn, type Range } from '../../../core/base/inOrder.ts';
import { isStateName } from '../../../core/base/stateName.ts';
import { timeOf } from '../../../core/base/timeOf.ts';
import { bodyOf, membersOf } from '../../../core/contract/body.ts';
import { flattened } from '../../../core/contract/flattened.ts';
import { dataOf } from '../../../core/contract/openapi/dataOf.ts';
import { listIn } from '../../../core/contract/openapi/paging.ts';
import type { Operation, Payload, Resource } from '../../../core/contract/types.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { countsInState, overlapRule, type OverlapRule } from '../../prose/overlap.ts';
import { sameMembers } from '../../prose/sameMembers.ts';
import { collectionPath, idText, parentMembers } from '../names.ts';
import { contradiction, type Contradiction, type LastState } from '../trackedResource.ts';
import { isWrite, sightingsIn, touchedBy, type Sighting, type Watcher } from './watcher.ts';

/** A resource with its span, as the last response has shown it. */
interface Spanned extends LastState {
  readonly name: unknown;
}

export class Overlaps implements Watcher {
  /** The last shown state of each resource with a span, by collection path and then by key. */
  readonly #known = new Map<string, Map<string, Spanned>>();

  forget(): void {
    this.#known.clear();
  }

  saw(sent: Sent, account: string): Contradiction[] {
    const sightings = sightingsIn(sent, account);
    if (isWrite(sent) && sent.exchange.verdict.success) this.#forgetChanged(sent, account);
    const found = isWrite(sent) ? sightings.flatMap((sighting) => this.#judge(sent, sighting)) : [];
    for (const { key, resource, name, shown } of sightings)
      if (spanIn(shown)) {
        const place = collectionPath(resource, sent);
        const all = this.#known.get(place) ?? new Map<string, Spanned>();
        this.#known.set(place, all.set(key, { name, shown, by: sent }));
      }
    return found;
  }

  /** A write to another kind of resource may end a booking too. */
  #forgetChanged(sent: Sent, account: string): void {
    const touched = touchedBy(sent, account);
    const own = new Set(
      (sent.case.operation.roles ?? []).map(({ resource }) => collectionPath(resource, sent)),
    );
    for (const [place, all] of this.#known)
      if (own.has(place)) for (const key of touched) all.delete(key);
      else this.#known.delete(place);
  }

  #judge(sent: Sent, { key, resource, name, shown, from }: Sighting): Contradiction[] {
    const { operation } = sent.case;
    const rule = overlapRule(operation);
    const span = spanIn(shown);
    if (!rule || !span || (from !== 'made' && from !== 'done')) return [];
    // A write that sends no time, such as a check-in, is not judged.
    const body = bodyOf(operation, sent.case.ask.payload);
    if (body[span.begin] === undefined && body[span.end] === undefined) return [];
    const other = [...(this.#known.get(collectionPath(resource, sent)) ?? [])].find(
      ([at, each]) => at !== key && overlapIn({ rule, operation, resource }, span, shown, each.shown),
    )?.[1];
    if (!other) return [];
    const message = `${idText(resource, name)}: ${textOf(shown, span)} is accepted beside ${String(other.name)} with ${textOf(other.shown, span)}; the contract says '${rule.text}'`;
    return [contradiction('forbidden', `${operation.id}/overlap`, message, other.by)];
  }
}

/** The only span of a resource. With two, it is unclear which one must not overlap. */
function spanIn(shown: Payload): Range | undefined {
  const [span, ...others] = spansIn(shown);
  return others.length === 0 ? span : undefined;
}

const textOf = (shown: Payload, { begin, end }: Range): string =>
  `${String(shown[begin])} to ${String(shown[end])}`;

/** The rule of a write for one kind of resource. */
interface RuleOf {
  readonly rule: OverlapRule;
  readonly operation: Operation;
  readonly resource: Resource;
}

/** The spans overlap, and the rule forbids it: both are of the same desk, and the other one counts. */
function overlapIn(of: RuleOf, { begin, end }: Range, one: Payload, other: Payload): boolean {
  const [from, to] = [timeOf(one[begin]), timeOf(one[end])];
  const [since, until] = [timeOf(other[begin]), timeOf(other[end])];
  // `2031-05-09` is a day, and a longer text is a time.
  const isDay = [one[begin], one[end], other[begin], other[end]].every((each) => String(each).length === 10);
  const isCommon = of.rule.lastDayCounts && isDay ? from <= until && since <= to : from < until && since < to;
  // A reversed span overlaps nothing.
  if (!isCommon || !(from <= to) || !(since <= until)) return false;
  return isOfSame(of, one, other) && countsIn(of.rule, of.operation, other);
}

/** Names of members that refer to what is booked: `desk_id`, `roomNo`. */
const REFERENCE = /(_id|Id|_no|No|_code|Code|_ref|_key|_slug)$/;

/**
 * Both are of the desk that the sentence names; without a named one, all references in the request must be the same. In a collection
 * within another resource, such as `/rooms/{id}/bookings`, the path alone may say so.
 */
function isOfSame({ rule, operation, resource }: RuleOf, one: Payload, other: Payload): boolean {
  const parents = parentMembers(operation, resource, one);
  // The response does not show the room of the path.
  if (!parents) return false;
  const isScalar = (name: string): boolean => /^(string|number)$/.test(typeof one[name]);
  const names = Object.keys(one).filter((name) => isScalar(name) && name in other);
  const named = sameMembers(rule.text, names);
  const inBody = names.filter((name) => membersOf(operation)[name] && REFERENCE.test(name));
  const same = [...parents, ...(named.length > 0 ? named : inBody)];
  return (same.length > 0 || resource.name.includes('{')) && same.every((name) => one[name] === other[name]);
}

/** Each state that the other resource shows counts for the rule, and no flag or time says that it is over or may end by itself. */
function countsIn(rule: OverlapRule, operation: Operation, other: Payload): boolean {
  const data = dataOf(operation);
  const { properties = {} } = listIn(data, operation.schemas)?.item ?? data;
  return Object.entries(other).every(([name, value]) => {
    if (value === true && ENDS.test(name)) return false;
    if (value === false && /^(is_?)?(active|enabled)$/i.test(name)) return false;
    if (typeof value === 'string' && ENDS.test(name) && !Number.isNaN(timeOf(value))) return false;
    const states = (flattened(properties[name] ?? {}, operation.schemas).enum ?? []).map(String);
    const isState = typeof value === 'string' && states.includes(value) && isStateName(name);
    return !isState || countsInState(rule, value, states);
  });
}

/** Names of flags and times of a resource that is over, or ends by itself: `cancelled`, `expires_at`, `hold_until`. */
const ENDS = /cancel|archiv|delet|expir|releas|withdr|reject|hold/i;
