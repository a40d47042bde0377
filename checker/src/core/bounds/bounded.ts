/** Limits the time of synchronous work: a regular expression, a validator or a generator may run forever. */
import { Script } from 'node:vm';

/** Thrown if the work exceeds its time. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

// Only a script of `node:vm` can be interrupted. It calls the work, which is kept under this key, so that the work ends with it.
const KEY = Symbol.for('contract-check.bounded');
const holder = globalThis as unknown as Record<symbol, (() => void) | undefined>;
const script = new Script(`globalThis[Symbol.for('contract-check.bounded')]()`);

/**
 * Runs work with a limit of time. Starting the watch costs about 0.3 ms: wrap large pieces of work, not every comparison.
 *
 * @param limitMs wall time
 * @throws TookTooLong
 */
export function bounded<Result>(limitMs: number, work: () => Result): Result {
  // Only the outermost limit applies.
  if (holder[KEY]) return work();
  let result: { readonly value: Result } | undefined;
  holder[KEY] = () => {
    result = { value: work() };
  };
  try {
    script.runInThisContext({ timeout: limitMs });
    return (result as unknown as { value: Result }).value;
  } catch (error) {
    if ((error as NodeJS.ErrnoException | undefined)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      throw new TookTooLong(`it takes more than ${limitMs} ms`);
    throw error;
  } finally {
    holder[KEY] = undefined;
  }
}
