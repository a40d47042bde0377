import { factoringMenu } from '../menuLists.ts';
import { noFlags, type ProductRecord } from '../record.ts';

export const product12037: ProductRecord = {
  code: '12037',
  name: '先采后付',
  type: 'baolibiaopin',
  userType: 'company',
  theme: 'red',
  flags: { ...noFlags, bl: true, xchf: true },
  opening: 'anyone',
  pop: undefined,
  isUpgrade: false,
  landing: 'xchf',
  recordPages: 'factoring',
  chooserHome: 'company',
  urlAlias: 'xchf',
  otherProducts: { group: 'prepaid', place: 1 },
  alsoBannersOf: [],
  showsBannersWithoutProduct: true,
  menu: factoringMenu,
  features: {
    activities: false,
    memberCentre: false,
    settleCertificate: false,
    quickBill: false,
    quickIncrease: false,
    accounts: false,
    clearTypes: false,
    paymentSetting: false,
    // Child accounts have no pages here (1 §2), so no other account could decide.
    approvals: false,
    cancellation: true,
    compliance: false,
    repayReminder: false,
  },
};
