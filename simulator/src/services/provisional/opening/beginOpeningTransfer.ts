import { beginTransfer } from '#simulator/world/opening/verify.ts';
import type { Handler } from '../../handler.ts';
import { refused, transfer } from '../wire/opening.ts';

/** Begins the small verification payment to the company's bank account. */
export const beginOpeningTransfer: Handler<'provisional', 'beginOpeningTransfer'> = (
  { productCode: product, accountNo, bankName },
  { world, now },
) => {
  const outcome = beginTransfer(world, { product, accountNo, bankName }, now);
  return 'refuse' in outcome ? refused(outcome) : { data: transfer(outcome.transfer), world: outcome.world };
};
