/** Compares a response with the expectation of a step. */
import { isDeepStrictEqual } from 'node:util';
import type { KeptValues } from '../base/values.ts';
import { withKeptValues, partAt } from '../base/values.ts';
import type { Verdict } from '../contract/envelope.ts';
import type { Item, Step } from './journey.ts';

/**
 * Returns a description of the failure; undefined if there is none.
 *
 * @param before the response of the previous step
 * @param salt part of the idempotency keys
 */
export function complaintOf(
  step: Step,
  { verdict, before }: { readonly verdict: Verdict; readonly before: unknown },
  kept: KeptValues,
  salt: string,
): string | undefined {
  if (step.refused) return refusal(step.refused, verdict);
  const { data } = verdict;
  if (step.same && !(verdict.success && isDeepStrictEqual(data, before)))
    return `the same request with the same idempotency key is answered ${verdict.success ? 'differently' : `with ${verdict.code}`}`;
  // The run itself reports a refusal that the step does not expect.
  if (!verdict.success) return undefined;
  const ifOther = (at: string, wanted: unknown): string | undefined =>
    isDeepStrictEqual(partAt(data, at), wanted)
      ? undefined
      : `${at} is ${text(partAt(data, at))}, expected ${text(wanted)}`;
  const ifNotBelow = (at: string, limit: unknown): string | undefined =>
    Number(partAt(data, at)) < Number(limit)
      ? undefined
      : `${at} is ${text(partAt(data, at))}, it should have fallen below ${text(limit)}`;
  return (
    values(step.shows, ifOther, kept, salt) ??
    values(step.below, ifNotBelow, kept, salt) ??
    item(step.holds, data, 'present', kept, salt) ??
    item(step.lacks, data, 'absent', kept, salt)
  );
}

function refusal(codes: readonly string[], { success, code }: Verdict): string | undefined {
  if (success) return `answered ${code}, it must be refused with ${codes.join(' or ')}`;
  return code !== undefined && codes.includes(code)
    ? undefined
    : `refused with ${code}, expected ${codes.join(' or ')}`;
}

/** Returns the first complaint about a wanted value. */
function values(
  wanted: Readonly<Record<string, unknown>> | undefined,
  complain: (at: string, value: unknown) => string | undefined,
  kept: KeptValues,
  salt: string,
): string | undefined {
  return Object.entries(wanted ?? {})
    .map(([at, value]) => complain(at, withKeptValues(value, kept, salt)))
    .find((complaint) => complaint !== undefined);
}

/** Returns a complaint if a list lacks an item that it should have, or has one that it should not. */
function item(
  wanted: Item | undefined,
  data: unknown,
  expected: 'present' | 'absent',
  kept: KeptValues,
  salt: string,
): string | undefined {
  if (!wanted) return undefined;
  const { in: at, ...members } = withKeptValues(wanted, kept, salt) as Item;
  const list = partAt(data, at);
  const isPresent =
    Array.isArray(list) &&
    list.some((each: Record<string, unknown>) =>
      Object.entries(members).every(([name, value]) => isDeepStrictEqual(each[name], value)),
    );
  if (isPresent === (expected === 'present')) return undefined;
  return `${at === '' ? 'the list' : at} ${isPresent ? 'still holds' : 'lacks'} ${text(members)}`;
}

const text = (value: unknown): string => JSON.stringify(value) ?? 'absent';
