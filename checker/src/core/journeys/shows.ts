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
  if (!verdict.success) return undefined;
  return (
    values(
      step.shows,
      (at, wanted) =>
        isDeepStrictEqual(partAt(data, at), wanted)
          ? undefined
          : `${at} is ${text(partAt(data, at))}, expected ${text(wanted)}`,
      kept,
      salt,
    ) ??
    values(
      step.below,
      (at, than) =>
        Number(partAt(data, at)) < Number(than)
          ? undefined
          : `${at} is ${text(partAt(data, at))}, it should have fallen below ${text(than)}`,
      kept,
      salt,
    ) ??
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
  const found =
    Array.isArray(list) &&
    list.some((each: Record<string, unknown>) =>
      Object.entries(members).every(([name, value]) => isDeepStrictEqual(each[name], value)),
    );
  if (found === (expected === 'present')) return undefined;
  return `${at === '' ? 'the list' : at} ${expected === 'present' ? 'lacks' : 'still holds'} ${text(members)}`;
}

const text = (value: unknown): string => JSON.stringify(value) ?? 'absent';
