import { personalMenu } from '../menuLists.ts';
import { noFlags, type ProductRecord } from '../record.ts';

/** The menu is assumed: open point ns-menu-other-products. */
export const product12011: ProductRecord = {
  code: '12011',
  name: '法人贷',
  type: 'company',
  userType: 'personal',
  theme: 'red',
  flags: { ...noFlags, offline: true },
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
  menu: personalMenu,
  features: {
    activities: false,
    memberCentre: false,
    settleCertificate: false,
    quickBill: false,
    quickIncrease: false,
    accounts: false,
    clearTypes: true,
    paymentSetting: false,
    approvals: false,
    cancellation: false,
    compliance: false,
    repayReminder: false,
  },
};
