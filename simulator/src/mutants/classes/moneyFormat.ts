import { number } from '../edited.ts';
import { mutants } from '../mutant.ts';
import { inData } from '../operators/answering.ts';

/** Money with more than two decimals. */
export const moneyFormat = mutants('money-format', {
  'legacy.queryOpenProductsAndUnPayStatus': {
    says: 'amounts have four decimals',
    mutate: inData(
      '/*/unPayAmount',
      number((amount) => amount + 0.0001),
    ),
  },
  'gateway.queryQuickBillData': {
    says: 'amounts carry the rounding of floating point',
    mutate: inData(
      '/companyBillAmount',
      number((amount) => amount + 1e-9),
    ),
  },
});
