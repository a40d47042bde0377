/** Replays a recorded conversation. Pure. */
import { isDeepStrictEqual } from 'node:util';
import type { NewReplay } from '../scenarios/scenario.ts';

export interface Replay extends NewReplay {
  /** Number of replays. */
  readonly used: number;
}

/** Returns a recording of which nothing was replayed yet. */
export const unplayed = (exchanges: readonly NewReplay[]): readonly Replay[] =>
  exchanges.map((exchange) => ({ ...exchange, used: 0 }));

interface ReplayRequest {
  readonly address: string;
  readonly payload: unknown;
  /** Names of masked members: a recording does not contain their values. */
  readonly secrets: readonly string[];
}

/** Returns the first exchange that was not replayed yet, else the last one. */
const nextOf = (exchanges: readonly Replay[]): Replay | undefined =>
  exchanges.find(({ used }) => used === 0) ?? exchanges.at(-1);

/**
 * Returns the recorded response to a request, and the recording with its use counted. The same payload gets its
 * responses in recorded order; another payload gets the response for any payload, else the operation's next one.
 * @returns undefined if the recording lacks the operation
 */
export function replayed(
  recording: readonly Replay[],
  { address, payload, secrets }: ReplayRequest,
): { found: Replay; recording: readonly Replay[] } | undefined {
  const same = recording.filter(({ on }) => on === address);
  const comparedPayload = without(payload, secrets);
  const exact = same.filter(
    ({ request }) => request !== undefined && isDeepStrictEqual(without(request, secrets), comparedPayload),
  );
  const forAny = same.filter(({ request }) => request === undefined);
  const found = nextOf(exact) ?? nextOf(forAny) ?? nextOf(same);
  if (!found) return undefined;
  return { found, recording: recording.map((one) => (one === found ? { ...one, used: one.used + 1 } : one)) };
}

/** @returns the payload without the signature and secrets, which differ each time */
function without(payload: unknown, secrets: readonly string[]): unknown {
  if (typeof payload !== 'object' || payload === null) return {};
  return Object.fromEntries(
    Object.entries(payload).filter(([name]) => name !== 'signature' && !secrets.includes(name)),
  );
}
