/** A recorded conversation told again. Pure. */
import { isDeepStrictEqual } from 'node:util';
import type { NewReplay } from '../scenarios/scenario.ts';

export interface Replay extends NewReplay {
  /** How often it has been told again. */
  readonly used: number;
}

export const unheard = (exchanges: readonly NewReplay[]): readonly Replay[] =>
  exchanges.map((exchange) => ({ ...exchange, used: 0 }));

interface Asked {
  readonly address: string;
  readonly payload: unknown;
  /** Names of what the log masks: a recording does not know it. */
  readonly secrets: readonly string[];
}

/** In the order of the recording, at last the same again. */
const nextOf = (exchanges: readonly Replay[]): Replay | undefined =>
  exchanges.find(({ used }) => used === 0) ?? exchanges.at(-1);

/**
 * What was answered to a request then, and the recording with that counted: to the same payload in the order of the recording;
 * to another one what is for any payload, else what came next of that operation.
 * @returns undefined where the recording does not know the operation
 */
export function replayed(
  recording: readonly Replay[],
  { address, payload, secrets }: Asked,
): { found: Replay; recording: readonly Replay[] } | undefined {
  const same = recording.filter(({ on }) => on === address);
  const told = without(payload, secrets);
  const exact = same.filter(
    ({ request }) => request !== undefined && isDeepStrictEqual(without(request, secrets), told),
  );
  const forAny = same.filter(({ request }) => request === undefined);
  const found = nextOf(exact) ?? nextOf(forAny) ?? nextOf(same);
  if (!found) return undefined;
  return { found, recording: recording.map((one) => (one === found ? { ...one, used: one.used + 1 } : one)) };
}

/** @returns the payload without members that differ each time */
function without(payload: unknown, secrets: readonly string[]): unknown {
  if (typeof payload !== 'object' || payload === null) return {};
  return Object.fromEntries(
    Object.entries(payload).filter(([name]) => name !== 'signature' && !secrets.includes(name)),
  );
}
