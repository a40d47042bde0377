/** Numbers of printed documents. */
import type { Period } from '#simulator/world/values/calendar.ts';
import type { World } from '#simulator/world/world.ts';

const companyPart = ({ company }: World): string => company.creditCode.slice(-4);

export const receiptNo = (repayNo: string): string => repayNo.replace('HK', 'HD');

export const monthlyStatementNo = (world: World, product: string, month: string): string =>
  `DZ${month.replace('-', '')}-${product}-${companyPart(world)}`;

export const accountStatementNo = (world: World, product: string, { from, to }: Period): string =>
  `DZ${from.replaceAll('-', '')}-${to.replaceAll('-', '')}-${product}-${companyPart(world)}`;

export const fundStatementNo = (accountNo: string, month: string): string =>
  `YJ${month.replace('-', '')}-${accountNo.slice(-4)}`;
