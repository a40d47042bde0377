import { messageOf } from '../base/messageOf.ts';

/** Returns the reason that a piece of work failed, for a report. */
export function reasonOf(error: unknown): string {
  if (error instanceof RangeError) return 'it is nested too deeply or too large';
  return messageOf(error).split('\n', 1)[0] ?? '';
}
