import { backwardIn } from '../../../core/base/inOrder.ts';
import { isObject } from '../../../core/base/object.ts';
import type { Check } from '../../../core/judging/check.ts';
import { none, one } from '../../../core/judging/check.ts';

/** No schema can express this rule, but an end before the start is always an error. */
export const spanInOrder: Check = {
  id: 'in-order',
  title: 'nothing is written that ends before it begins',
  judge: ({ operation, payload, verdict }) => {
    if (operation.effect !== 'write' || !verdict.success) return none;
    const body = operation.bodyMember === undefined ? payload : payload[operation.bodyMember];
    const found = isObject(body) ? backwardIn(body) : undefined;
    return found
      ? one(`${found.end} is before ${found.begin}, and it is taken (${verdict.code})`, {
          pointer: `span ${found.begin}`,
        })
      : none;
  },
};
