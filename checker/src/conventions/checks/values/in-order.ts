import { backwardIn } from '../../../core/base/inOrder.ts';
import { bodyOf } from '../../../core/contract/body.ts';
import type { Check } from '../../../core/judging/check.ts';
import { none, one } from '../../../core/judging/check.ts';

/** No schema can express this rule, but an end before the start is always an error. */
export const spanInOrder: Check = {
  id: 'in-order',
  title: 'the backend accepts no span that ends before it begins',
  judge: ({ operation, payload, verdict }) => {
    if (operation.effect !== 'write' || !verdict.success) return none;
    const found = backwardIn(bodyOf(operation, payload));
    return found
      ? one(`${found.end} is before ${found.begin}, and it is accepted (${verdict.code})`, {
          pointer: `span ${found.begin}`,
        })
      : none;
  },
};
