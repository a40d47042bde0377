/** Runs a check as the flags say, in this thread. */
import type { Flags } from '../cli/args.ts';
import { fetchContracts } from '../cli/fetchContracts.ts';
import { optionsOf } from '../cli/options.ts';
import { check, type CheckOptions, type Report } from '../composition/check.ts';

export async function checkWithFlags(
  flags: Flags,
  watching: Pick<CheckOptions, 'progress' | 'isStopped' | 'onStart'>,
): Promise<Report> {
  const remove = await fetchContracts(flags);
  try {
    return await check({ ...optionsOf(flags), ...watching });
  } finally {
    remove();
  }
}
