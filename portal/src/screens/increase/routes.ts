import { redirect, screen } from '../../routing/screen.ts';

export const increaseScreens = {
  increaseActivity: screen('/increaseActivity', {
    role: 'all',
    title: '提额活动',
    help: 'increase/materials',
    page: () => import('./IncreasePage.tsx'),
  }),
  invoiceQuotaOld: redirect('/invoiceQuota', '/invoiceQuotaNew'),
  invoiceQuota: screen('/invoiceQuotaNew', {
    role: 'all',
    title: '发票提额',
    help: 'increase/materials',
    page: () => import('./invoices/InvoiceQuotaPage.tsx'),
  }),
};
