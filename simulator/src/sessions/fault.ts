/** Fault injection: faults are declared by scenarios, added by QA and triggered by requests. */
import type { NewFault } from '../scenarios/scenario.ts';
import { fitsPattern } from './addressPattern.ts';

export interface Fault extends NewFault {
  readonly id: string;
  /** How often it was triggered. */
  readonly used: number;
}

const withId = (fault: NewFault, number: number): Fault => ({ id: `f${number}`, ...fault, used: 0 });

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
const matches = ({ on }: Fault, address: string): boolean =>
  on === address || (on.startsWith('asset:') && fitsPattern(address, on));

const exhausted = ({ times, used }: Fault): boolean => times !== undefined && used >= times;

/**
 * The first fault that a request to an address triggers, and the faults with that use counted.
 * @param address `standard.queryCouponInfo` or `asset:/front/assets/index.js`
 */
export function trigger(
  faults: readonly Fault[],
  address: string,
): { fault: Fault | undefined; faults: readonly Fault[] } {
  const fault = faults.find((candidate) => !exhausted(candidate) && matches(candidate, address));
  if (!fault) return { fault, faults };
  return {
    fault,
    faults: faults.map((other) => (other === fault ? { ...fault, used: fault.used + 1 } : other)),
  };
}

export const remaining = (faults: readonly Fault[]): Fault[] => faults.filter((fault) => !exhausted(fault));
