import { noFeatures, noFlags, type ProductRecord } from '../record.ts';

/** What a login has that nothing names a product for (open point ns-product-12000). */
export const product12000: ProductRecord = {
  code: '12000',
  name: '金采',
  type: undefined,
  userType: 'company',
  theme: 'red',
  flags: noFlags,
  factoring: false,
  opening: 'anyone',
  pop: undefined,
  isUpgrade: false,
  landing: 'company',
  books: 'company',
  chooserHome: 'company',
  queryWord: undefined,
  otherProducts: undefined,
  alsoBannersOf: [],
  bannersForAll: true,
  menu: undefined,
  features: noFeatures,
};
