/**
 * Invoices in the tax office's register: three that serve for an increase, one used, one too old, one of another
 * buyer.
 */
import type { Invoice } from '../invoices/schema.ts';
import { cents } from '../values/money.ts';

export const invoicesOf = (company: string): Invoice[] => [
  {
    no: '26332000000118204417',
    invoicedOn: '2026-10-18',
    amount: cents(286_400),
    seller: '杭州恒润化工有限公司',
    buyer: company,
  },
  {
    no: '26332000000120995630',
    invoicedOn: '2026-09-06',
    amount: cents(158_620.5),
    seller: '宁波北仑五金有限公司',
    buyer: company,
  },
  {
    no: '26332000000125518072',
    invoicedOn: '2026-08-21',
    amount: cents(420_000),
    seller: '上海申港自动化有限公司',
    buyer: company,
  },
  {
    no: '26332000000103377514',
    invoicedOn: '2026-03-15',
    amount: cents(118_000),
    seller: '杭州恒润化工有限公司',
    buyer: company,
    served: true,
  },
  {
    no: '25332000000077120945',
    invoicedOn: '2025-06-30',
    amount: cents(96_000),
    seller: '宁波北仑五金有限公司',
    buyer: company,
  },
  {
    no: '26332000000119306628',
    invoicedOn: '2026-10-11',
    amount: cents(73_500),
    seller: '上海申港自动化有限公司',
    buyer: '杭州禾川自动化有限公司',
  },
];
