import { noFeatures, noFlags, type ProductRecord } from '../record.ts';

/** Only the lending site shows it (open point ns-product-12029-home). */
export const product12029: ProductRecord = {
  code: '12029',
  name: '金采提现',
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
  showsBannersWithoutProduct: false,
  menu: undefined,
  features: noFeatures,
};
