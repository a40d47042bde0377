import { dayOf } from '#simulator/world/values/calendar.ts';
import { cents } from '#simulator/world/values/money.ts';
import { checkedAgainAt, withUnknownCode } from '#simulator/world/verification/attempts.ts';
import type { Handler } from '../../handler.ts';
import { findDocument } from '../wire/findDocument.ts';

/** Returns only facts that are printed on the document. Unknown codes are counted and limited, so that guessing is slow. */
export const verifyDocument: Handler<'provisional', 'verifyDocument'> = (
  { verifyCode, amount },
  { world, now },
) => {
  const wait = checkedAgainAt(world, now);
  if (wait !== undefined) return { refuse: 'VerifyTooOften', message: `多次未查到，请于${wait}后再试` };
  const found = findDocument(world, verifyCode, dayOf(now));
  if (found === undefined) return { refuse: 'DocumentUnknown', world: withUnknownCode(world, now) };
  const canCompare = amount !== undefined && found.amount !== undefined;
  return {
    data: { ...found, ...(canCompare && { amountMatches: cents(amount) === cents(found.amount ?? 0) }) },
  };
};
