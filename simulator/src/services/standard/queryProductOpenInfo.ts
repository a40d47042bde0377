import { isOpened } from '../../world/company/company.ts';
import { unnamedProduct } from '../../world/products.ts';
import type { Handler } from '../handler.ts';

/** Answers visitors without a login too, unless the request needs one. */
export const queryProductOpenInfo: Handler<'standard', 'queryProductOpenInfo'> = (input, { world }) => {
  const { viewer, company, opening } = world;
  const productCode = input.defaultProductCode ?? viewer.product ?? unnamedProduct;
  if (!viewer.loggedIn) {
    return input.needLogin
      ? { refuse: 'NotLoggedIn' }
      : { data: { productCode, code: 'NOT_LOGIN', extMap: {} } };
  }
  const { bpinUser, factoringType } = opening;
  return {
    data: {
      productCode,
      code: isOpened(world, productCode) ? 'OPENED' : 'UNOPENED',
      // Only an enterprise account belongs to a company.
      extMap: { ...(bpinUser ? { companyName: company.name } : {}), factoringType, bpinUser },
    },
  };
};
