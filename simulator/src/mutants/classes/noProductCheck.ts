import { mutants } from '../mutant.ts';
import { withPayloadMembers } from '../operators/reading.ts';

const alwaysWith = (right: string) =>
  withPayloadMembers(({ productCode }) =>
    /^12\d{3}$/.test(String(productCode)) ? { productCode: right } : {},
  );

/** Accepts a product that the operation does not support. */
export const noProductCheck = mutants('no-product-check', {
  'legacy.creditContractSignCheck': {
    summary: 'answers every product as 12003',
    mutate: alwaysWith('12003'),
  },
  'standard.settleProofSignCheck': { summary: 'answers every product as 12003', mutate: alwaysWith('12003') },
  'gateway.queryUserActivityTaskPage': {
    summary: 'answers every product as 12025',
    mutate: alwaysWith('12025'),
  },
});
