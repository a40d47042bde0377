import { noFeatures, noFlags, type ProductRecord } from '../record.ts';

/** Product of a login without a named product (open point ns-product-12000). */
export const product12000: ProductRecord = {
  code: '12000',
  name: '金采',
  type: undefined,
  userType: 'company',
  theme: 'red',
  flags: noFlags,
  opening: 'anyone',
  pop: undefined,
  isUpgrade: false,
  landing: 'company',
  recordPages: 'company',
  chooserHome: 'company',
  urlAlias: undefined,
  otherProducts: undefined,
  alsoBannersOf: [],
  showsBannersWithoutProduct: true,
  menu: undefined,
  features: noFeatures,
};
