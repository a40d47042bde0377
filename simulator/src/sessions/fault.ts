/** What goes wrong on the way: declared by scenarios, added by QA, taken by the pipeline. */
import { posix } from 'node:path';
import type { NewFault } from '../scenarios/scenario.ts';

export interface Fault extends NewFault {
  readonly id: string;
  /** How often it has struck. */
  readonly used: number;
}

/** Faults with ids, in order, as a fresh session has them. */
export const numbered = (faults: readonly NewFault[], from = 1): Fault[] =>
  faults.map((fault, index) => ({ id: `f${from + index}`, ...fault, used: 0 }));

/** One more fault, with an id that none of the others has. */
export function addFault(faults: readonly Fault[], added: NewFault): { faults: Fault[]; fault: Fault } {
  const last = Math.max(0, ...faults.map(({ id }) => Number(id.slice(1))));
  const [fault] = numbered([added], last + 1) as [Fault];
  return { faults: [...faults, fault], fault };
}

/** Assets may be named by a pattern, as in `asset:/front/assets/*.js`. */
const matches = ({ on }: Fault, address: string): boolean =>
  on === address || (on.startsWith('asset:') && posix.matchesGlob(address, on));

const spent = ({ times, used }: Fault): boolean => times !== undefined && used >= times;

/**
 * The first fault that strikes at an address, and the faults with that strike counted.
 * @param address `standard.queryCouponInfo` or `asset:/front/assets/index.js`
 */
export function strike(
  faults: readonly Fault[],
  address: string,
): { fault: Fault | undefined; faults: readonly Fault[] } {
  const fault = faults.find((candidate) => !spent(candidate) && matches(candidate, address));
  if (!fault) return { fault, faults };
  return {
    fault,
    faults: faults.map((other) => (other === fault ? { ...fault, used: fault.used + 1 } : other)),
  };
}

export const pending = (faults: readonly Fault[]): Fault[] => faults.filter((fault) => !spent(fault));
