import type { Check } from '../../../core/judging/check.ts';
import { none, one } from '../../../core/judging/check.ts';
import { ifMatchOf } from '../../consistency/etags.ts';

/** 428 means a missing If-Match, 412 one that does not match. */
export const precondition: Check = {
  id: 'precondition',
  title: 'a write without If-Match is refused with 428 if the contract has that code',
  judge: ({ operation, payload, verdict, got }) => {
    const name = ifMatchOf(operation);
    const has428 = operation.errors.some(({ code, implied }) => code === '428' && !implied);
    if (name === undefined || !has428 || operation.effect !== 'write' || got.lost) return none;
    const isSent = payload[name] !== undefined;
    const hasOtherCondition = Object.keys(payload).some((each) =>
      /^if-(none-match|unmodified-since)$/i.test(each),
    );
    if (isSent || hasOtherCondition) return none;
    if (verdict.success) return one('it is accepted without If-Match, and the contract has 428 for that');
    return verdict.code === '412'
      ? one('HTTP 412 without If-Match: the contract has 428 for that', { code: '412' })
      : none;
  },
};
