import { isObject } from '../../../core/base/object.ts';
import { bodyOf } from '../../../core/contract/body.ts';
import { promisesOf } from '../../../core/contract/sentences.ts';
import { versionOf } from '../../../core/contract/versionOf.ts';
import type { Check } from '../../../core/judging/check.ts';
import { none, one } from '../../../core/judging/check.ts';
import { resourceOf } from '../../../core/judging/resource.ts';

/** Checks `Each update raises version by one`. Without the number (`makes a new version`), any other version is right. */
export const nextVersion: Check = {
  id: 'next-version',
  title: 'a change raises the version if the contract says so',
  judge: ({ operation, payload, verdict }) => {
    const name = verdict.success ? versionOf(operation) : undefined;
    const data = resourceOf(operation, verdict.data);
    if (name === undefined || !isObject(data)) return none;
    const sentence = promisesOf(operation).find(
      (text) => RAISES.test(text) && /version|revision/i.test(text),
    );
    const [before, after] = [bodyOf(operation, payload)[name], data[name]];
    if (sentence === undefined || typeof before !== 'number' || typeof after !== 'number') return none;
    const isNext = /by (one|1)\b|\+ ?1\b/i.test(sentence) ? after === before + 1 : after !== before;
    return isNext
      ? none
      : one(`${name} is ${after} after ${before}; the contract says '${sentence}'`, { pointer: name });
  },
};

/** `Each update raises version by one`, `Makes a new version`. Not `Raises the price`, which names no version. */
const RAISES = /\b(rais|increas|increment)(es|ed|s)\b|new version|count(s|ed)? up|加一|递增/i;
