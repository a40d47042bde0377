import { asRaw } from '../../base/object.ts';
import { valueAt } from '../../base/pointer.ts';
import type { Check } from '../../judging/check.ts';
import { none, one } from '../../judging/check.ts';

/** `success`, `isSuccess`, `ok`. */
const FLAG = /^(is_?)?(success|succeeded|successful|ok)$/i;

/** The flag must agree with the code: some clients read one, some the other. */
export const successFlag: Check = {
  id: 'success-flag',
  title: 'a success flag beside the code agrees with the code',
  judge: ({ operation: { answers, envelope, inner }, document, verdict }) => {
    // Our own envelopes (`answers` is missing) have no such flag.
    if (!answers || inner || envelope.byStatus || verdict.code === undefined) return none;
    const beside = valueAt(document, envelope.code.replace(/\/[^/]*$/, ''));
    const [flag] = Object.entries(asRaw(beside)).filter(
      ([name, value]) => FLAG.test(name) && typeof value === 'boolean',
    );
    if (!flag || flag[1] === verdict.success) return none;
    return one(`${flag[0]} is ${String(flag[1])} beside the code ${verdict.code}`, { pointer: flag[0] });
  },
};
