/** Fault injection: faults are declared by scenarios, added by QA and triggered by requests. */
import { valueAt } from '../json/pointer.ts';
import type { FaultWhen, NewFault } from '../scenarios/scenario.ts';
import { fitsPattern } from './addressPattern.ts';
import { chance } from './chance.ts';
import { fitsText } from './textPattern.ts';

export interface Fault extends NewFault {
  readonly id: string;
  /** Requests so far with this address and the fields of `when`. */
  readonly seen?: number;
  /** Number of uses. */
  readonly used: number;
}

const withId = (fault: NewFault, number: number): Fault => unused(`f${number}`, fault);

/** Returns a fault whose counts start at zero. */
const unused = (id: string, fault: NewFault): Fault => ({
  id,
  ...fault,
  ...(fault.when && { seen: 0 }),
  used: 0,
});

/** Adds ids in order, as in a new session. */
export const withIds = (faults: readonly NewFault[]): Fault[] =>
  faults.map((fault, index) => withId(fault, index + 1));

/** Maximum faults of a session: each request checks them all. */
export const FAULT_LIMIT = 100;

/** Adds a fault under an unused id. */
export function addFault(faults: readonly Fault[], added: NewFault): { faults: Fault[]; fault: Fault } {
  const taken = new Set(faults.map(({ id }) => id));
  let number = faults.length + 1;
  while (taken.has(`f${number}`)) number += 1;
  const fault = withId(added, number);
  return { faults: [...faults, fault], fault };
}

/** Assets may be matched by a pattern, as in `asset:/front/assets/*.js`. */
export const matchesAddress = ({ on }: Pick<Fault, 'on'>, address: string): boolean =>
  on === address || (on.startsWith('asset:') && fitsPattern(address, on));

const exhausted = ({ times, used }: Fault): boolean => times !== undefined && used >= times;

/** The parts of a request that decide whether a fault applies. */
export interface FaultRequest {
  /** `standard.queryCouponInfo` or `asset:/front/assets/index.js` */
  readonly address: string;
  /** The parsed payload; assets have none. */
  readonly payload?: unknown;
  /** Seed of the session: random effects are reproducible. */
  readonly seed?: number;
}

/** Returns the first fault that a request triggers, and the faults with its use counted. */
export function trigger(
  faults: readonly Fault[],
  request: FaultRequest,
): { fault: Fault | undefined; faults: readonly Fault[] } {
  if (faults.length === 0) return { fault: undefined, faults };
  let fault: Fault | undefined;
  let changed = false;
  const after = faults.map((candidate) => {
    if (exhausted(candidate) || !matchesAddress(candidate, request.address)) return candidate;
    // Compared once per fault, for the count and for the decision.
    if (candidate.when && !hasFields(candidate.when, request.payload)) return candidate;
    const counted = withRequestCounted(candidate);
    if (fault === undefined && isDue(counted, request.seed ?? 0))
      fault = { ...counted, used: counted.used + 1 };
    const result = fault?.id === counted.id ? fault : counted;
    changed ||= result !== candidate;
    return result;
  });
  return { fault, faults: changed ? after : faults };
}

/** Counts one more request of the fault. */
const withRequestCounted = (fault: Fault): Fault =>
  fault.when ? { ...fault, seen: (fault.seen ?? 0) + 1 } : fault;

/** Returns whether a fault applies to the current request, which its count already includes. */
function isDue({ id, when, seen = 0 }: Fault, seed: number): boolean {
  if (!when) return true;
  const { call, every, percent } = when;
  return (
    (call === undefined || seen === call) &&
    (every === undefined || seen % every === 0) &&
    (percent === undefined || chance(seed, id, seen) * 100 < percent)
  );
}

/** Returns whether a request has the fields that a fault requires. */
function hasFields({ fields = {}, like = {} }: FaultWhen, payload: unknown): boolean {
  return (
    Object.entries(fields).every(([pointer, value]) => (valueAt(payload, pointer) ?? null) === value) &&
    Object.entries(like).every(([pointer, pattern]) => {
      const value = valueAt(payload, pointer);
      const text = typeof value === 'number' ? String(value) : value;
      return typeof text === 'string' && fitsText(text, pattern);
    })
  );
}

/**
 * Replaces a fault and resets its counts.
 * @param place its new position in the list, from 1; default: the old one
 * @returns undefined if no fault has the id
 */
export function changeFault(
  faults: readonly Fault[],
  id: string,
  changed: NewFault,
  place?: number,
): { faults: Fault[]; fault: Fault } | undefined {
  const at = faults.findIndex((fault) => fault.id === id);
  if (at < 0) return undefined;
  const fault = unused(id, changed);
  const others = faults.filter((other) => other.id !== id);
  const to = Math.min((place ?? at + 1) - 1, others.length);
  return { faults: others.toSpliced(to, 0, fault), fault };
}

export const remaining = (faults: readonly Fault[]): Fault[] => faults.filter((fault) => !exhausted(fault));
