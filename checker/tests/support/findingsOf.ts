import { check, type CheckOptions } from '../../src/composition/check.ts';
import type { RunningServer } from './checkedBackends/http.ts';

/** Returns the findings of one complete check of a small backend. @param started is stopped afterwards */
export async function findingsOf(
  started: Promise<RunningServer>,
  options: Omit<CheckOptions, 'target'>,
): Promise<string[]> {
  const { origin, stop } = await started;
  try {
    const { findings } = await check({ target: origin, writes: true, seed: 5, cases: 2, ...options });
    return findings.map(({ operation, message }) => `${operation}: ${message}`);
  } finally {
    await stop();
  }
}
