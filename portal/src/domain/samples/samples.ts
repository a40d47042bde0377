/** One sample picture for each upload. Pictures are drawn by us; the marked parts are those of `copy.ts`. */
import type { MaterialType } from '#generated/shared/enums/MaterialType.ts';
import type { OpeningMaterial } from '#generated/shared/enums/OpeningMaterial.ts';
import accountList from './pictures/accountList.svg';
import bankFlow from './pictures/bankFlow.svg';
import businessLicense from './pictures/businessLicense.svg';
import drugLicense from './pictures/drugLicense.svg';
import financialReport from './pictures/financialReport.svg';
import idBack from './pictures/idBack.svg';
import idFront from './pictures/idFront.svg';
import invoice from './pictures/invoice.svg';
import invoiceList from './pictures/invoiceList.svg';
import ledger from './pictures/ledger.svg';
import taxCertificate from './pictures/taxCertificate.svg';
import tradeContract from './pictures/tradeContract.svg';
import voucher from './pictures/voucher.svg';

export const pictures = {
  accountList,
  bankFlow,
  businessLicense,
  drugLicense,
  financialReport,
  idBack,
  idFront,
  invoice,
  invoiceList,
  ledger,
  taxCertificate,
  tradeContract,
  voucher,
} as const;

export type SampleName = keyof typeof pictures;

export const openingSamples: Readonly<Record<OpeningMaterial, SampleName>> = {
  BUSINESS_LICENSE: 'businessLicense',
  BANK_FLOW: 'bankFlow',
  INVOICE: 'invoice',
  LEGAL_ID_FRONT: 'idFront',
  LEGAL_ID_BACK: 'idBack',
  DRUG_LICENSE: 'drugLicense',
  TRADE_CONTRACT: 'tradeContract',
};

export const increaseSamples: Readonly<Record<MaterialType, SampleName>> = {
  BUSINESS_LICENSE: 'businessLicense',
  BANK_FLOW: 'bankFlow',
  TAX_CERTIFICATE: 'taxCertificate',
  INVOICE: 'invoice',
  FINANCIAL_REPORT: 'financialReport',
};
