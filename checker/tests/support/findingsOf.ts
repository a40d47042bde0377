import { check, type CheckOptions } from '../../src/composition/check.ts';
import type { Contract } from '../../src/core/contract/types.ts';
import { contractsOf } from '../../src/core/run/context.ts';
import type { RunningServer } from './checkedBackends/http.ts';

/** By file. Each contract is read only once, so its validators are compiled only once. */
const known = new Map<string, readonly Contract[]>();

interface Options extends Omit<CheckOptions, 'target' | 'read'> {
  readonly contracts: string;
}

/** Returns the findings of one check of a small backend. @param started is stopped afterwards */
export async function findingsOf(started: Promise<RunningServer>, options: Options): Promise<string[]> {
  const { origin, stop } = await started;
  try {
    const read = known.get(options.contracts) ?? contractsOf(options);
    known.set(options.contracts, read);
    const { findings } = await check({ target: origin, writes: true, seed: 5, cases: 2, read, ...options });
    return findings.map(({ operation, message }) => `${operation}: ${message}`);
  } finally {
    await stop();
  }
}
