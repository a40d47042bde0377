import { number } from '../edited.ts';
import { mutants } from '../mutant.ts';
import { inData } from '../operators/answering.ts';

/** Money with more than two decimals. */
export const moneyFormat = mutants('money-format', {
  'legacy.queryOpenProductsAndUnPayStatus': {
    summary: 'amounts have four decimals',
    mutate: inData(
      '/*/unPayAmount',
      number((amount) => amount + 0.0001),
    ),
  },
  'gateway.queryQuickBillData': {
    summary: 'amounts carry the rounding of floating point',
    mutate: inData(
      '/companyBillAmount',
      number((amount) => amount + 1e-9),
    ),
  },
});
