import { noFeatures, noFlags, type ProductRecord } from '../record.ts';

export const product12035: ProductRecord = {
  code: '12035',
  name: '平台金采',
  type: 'platform',
  userType: 'company',
  theme: 'red',
  flags: { ...noFlags, platform: true },
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
