/** Fault injection: faults are declared by scenarios, added by QA and triggered by requests. */
import { valueAt } from '../json/pointer.ts';
import type { FaultWhen, NewFault } from '../scenarios/scenario.ts';
import { fitsPattern } from './addressPattern.ts';
import { chance } from './chance.ts';
import { fitsText } from './textPattern.ts';

export interface Fault extends NewFault {
  readonly id: string;
  /** Of one with `when`: how many requests to its address, with its fields, there were. */
  readonly seen?: number;
  /** How often it was triggered. */
  readonly used: number;
}

const withId = (fault: NewFault, number: number): Fault => fresh(`f${number}`, fault);

const fresh = (id: string, fault: NewFault): Fault => ({
  id,
  ...fault,
  ...(fault.when && { seen: 0 }),
  used: 0,
});

/** Faults with ids, in order, as a fresh session has them. */
export const withIds = (faults: readonly NewFault[]): Fault[] =>
  faults.map((fault, index) => withId(fault, index + 1));

/** How many faults a session may have: each request looks through them. */
export const FAULT_LIMIT = 100;

/** One more fault, with an id that none of the others has. */
export function addFault(faults: readonly Fault[], added: NewFault): { faults: Fault[]; fault: Fault } {
  const taken = new Set(faults.map(({ id }) => id));
  let number = faults.length + 1;
  while (taken.has(`f${number}`)) number += 1;
  const fault = withId(added, number);
  return { faults: [...faults, fault], fault };
}

/** Assets may be named by a pattern, as in `asset:/front/assets/*.js`. */
export const isMeant = ({ on }: Pick<Fault, 'on'>, address: string): boolean =>
  on === address || (on.startsWith('asset:') && fitsPattern(address, on));

const exhausted = ({ times, used }: Fault): boolean => times !== undefined && used >= times;

/** What is asked, as the rules of faults see it. */
export interface Asked {
  /** `standard.queryCouponInfo` or `asset:/front/assets/index.js` */
  readonly address: string;
  /** The payload as it is read; assets have none. */
  readonly payload?: unknown;
  /** Of the session: what is left to chance comes out the same again. */
  readonly seed?: number;
}

/** The first fault, in order, that a request triggers, and the faults with that counted. */
export function trigger(
  faults: readonly Fault[],
  asked: Asked,
): { fault: Fault | undefined; faults: readonly Fault[] } {
  if (faults.length === 0) return { fault: undefined, faults };
  let fault: Fault | undefined;
  let changed = false;
  const after = faults.map((candidate) => {
    if (exhausted(candidate) || !isMeant(candidate, asked.address)) return candidate;
    // Compared once for each fault: counting and striking ask the same.
    if (candidate.when && !hasFields(candidate.when, asked.payload)) return candidate;
    const seen = withSeen(candidate);
    if (fault === undefined && isDue(seen, asked.seed ?? 0)) fault = { ...seen, used: seen.used + 1 };
    const result = fault?.id === seen.id ? fault : seen;
    changed ||= result !== candidate;
    return result;
  });
  return { fault, faults: changed ? after : faults };
}

/** The fault with one more request seen. */
const withSeen = (fault: Fault): Fault => (fault.when ? { ...fault, seen: (fault.seen ?? 0) + 1 } : fault);

/** @param fault the request counted among those it has seen */
function isDue({ id, when, seen = 0 }: Fault, seed: number): boolean {
  if (!when) return true;
  const { call, every, percent } = when;
  return (
    (call === undefined || seen === call) &&
    (every === undefined || seen % every === 0) &&
    (percent === undefined || chance(seed, id, seen) * 100 < percent)
  );
}

/** Whether the fields of a request are those that a fault asks for. */
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

/** @returns undefined where there is none of that id */
export function changeFault(
  faults: readonly Fault[],
  id: string,
  changed: NewFault,
  place?: number,
): { faults: Fault[]; fault: Fault } | undefined {
  const at = faults.findIndex((fault) => fault.id === id);
  if (at < 0) return undefined;
  const fault = fresh(id, changed);
  const others = faults.filter((other) => other.id !== id);
  const to = Math.min((place ?? at + 1) - 1, others.length);
  return { faults: others.toSpliced(to, 0, fault), fault };
}

export const remaining = (faults: readonly Fault[]): Fault[] => faults.filter((fault) => !exhausted(fault));
