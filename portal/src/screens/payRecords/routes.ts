import { query, screen } from '../../routing/screen.ts';

const records = {
  title: '还款记录',
  help: 'repay/online#papers',
  query: query<{ dateFrom?: string; dateTo?: string }>(),
  page: () => import('./PayRecordsPage.tsx'),
} as const;

export const payRecordScreens = {
  companyPayRecords: screen('/company/payRecord', {
    ...records,
    role: 'company',
    menu: { name: 'payRecord', icon: 'history' },
  }),
  fenxiaoPayRecords: screen('/fenxiao/payRecord', {
    ...records,
    role: 'fenxiao',
    menu: { name: 'payRecord', icon: 'history' },
  }),
  fenxiaoPayRecordsFxzq: screen('/fenxiao/payRecordFxzq', {
    ...records,
    role: 'fenxiao',
    menu: { name: 'payRecordFxzq', icon: 'history' },
  }),
  yipanhuoPayRecords: screen('/yipanhuo/payedRecord', {
    ...records,
    role: 'yipanhuo',
    menu: { name: 'payedRecord', icon: 'history' },
  }),
};
