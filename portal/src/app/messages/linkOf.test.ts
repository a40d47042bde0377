import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { MessageEvent } from '#generated/shared/enums/MessageEvent.ts';
import { catalogue, isSupported } from '../../products/catalogue.ts';
import { isFactoring } from '../../products/factoring.ts';
import type { Product } from '../../products/product.ts';
import { isRedirect } from '../routeRecord.ts';
import { routes } from '../routes.ts';
import { linkOf } from './linkOf.ts';

test.each([
  ['DUE_SOON', { referenceNo: 'ZD1' }, '/repayCom?bills=ZD1'],
  ['OVERDUE', { referenceNo: 'ZD1', period: 3 }, '/repayCom?bills=ZD1.3'],
  ['BILLED', { referenceNo: 'ZD1' }, '/company/billDetailNew?billNo=ZD1'],
  ['REPAID', { referenceNo: 'HK1' }, '/repayCom/result?repayNo=HK1'],
  ['REPAY_FAILED', { referenceNo: 'HK1' }, '/repayCom/result?repayNo=HK1'],
  ['REFUNDED', { referenceNo: 'TK1' }, '/refundDetail?refundNo=TK1'],
  ['AUDIT_ENDED', { referenceNo: 'TE1' }, '/quotaManage'],
  ['OPENING_ENDED', { referenceNo: 'SQ1', productCode: '12003' }, '/quotaManage'],
  ['OPENING_ENDED', { productCode: '12025' }, '/company/open/auditResult?productCode=12025'],
  ['OPENING_ENDED', { productCode: '12023' }, '/baolibiaopin/standard/auditResult?productCode=12023'],
  ['COMPANY_CHANGE_ENDED', { referenceNo: 'BG1' }, '/company/companyInfo'],
  ['AGENT_CHANGE_ENDED', { referenceNo: 'JB1' }, '/baolibiaopin/modifyAgentInfo'],
  ['WITHDRAWAL_ENDED', { referenceNo: 'ZC1', accountType: 'vas' }, '/vas/withdrawal/result?withdrawalNo=ZC1'],
  ['APPROVAL_WAITING', { referenceNo: 'SP1' }, '/company/approvalCards?no=SP1'],
  ['APPROVAL_ENDED', { referenceNo: 'SP1' }, '/company/approvals/SP1'],
  ['CONTRACT_TO_SIGN', { referenceNo: 'QYJC' }, '/company/serviceContract'],
  ['COUPON_EXPIRING', { referenceNo: 'YHQ1' }, '/company/myCoupons?tab=usable'],
  [
    'TRANSFER_ARRIVED',
    { referenceNo: 'ZJF1', accountType: 'vas' },
    '/vas/vasClaim?fromName=vasClaimResult&investorNo=ZJF1',
  ],
  ['TRANSFER_ARRIVED', { referenceNo: 'ZJF1', accountType: 'easyPay' }, '/yjf/claim?investorNo=ZJF1'],
  [
    'TRANSFER_ARRIVED',
    { referenceNo: 'ZJF1', accountType: 'factoring' },
    '/baolibiaopin/balanceAccount/claim',
  ],
  ['CLAIM_ENDED', { referenceNo: 'RL1', accountType: 'vas' }, '/vas/vasClaim/Result?claimNo=RL1'],
  ['CLAIM_ENDED', { referenceNo: 'RL1', accountType: 'easyPay' }, '/yjf/claim?claimNo=RL1'],
  [
    'CLAIM_ENDED',
    { referenceNo: 'RL1', accountType: 'factoring' },
    '/baolibiaopin/balanceAccount/claimResult?claimNo=RL1',
  ],
] as const)('links the message %s with %j to %s', (event, message, to) => {
  expect(linkOf({ event, ...message }, catalogue['12003'])).toBe(to);
});

test('links other products to their own pages', () => {
  expect(linkOf({ event: 'CONTRACT_TO_SIGN' }, catalogue['12012'])).toBe('/fenxiao/serviceContract');
  expect(linkOf({ event: 'COMPANY_CHANGE_ENDED' }, catalogue['12012'])).toBe('/fenxiao/companyInfo/index');
  expect(linkOf({ event: 'COMPANY_CHANGE_ENDED' }, catalogue['12023'])).toBe('/baolibiaopin/companyInfo');
  expect(linkOf({ event: 'BILLED', referenceNo: 'ZD1' }, catalogue['12012'])).toBe('/repayCom?bills=ZD1');
});

test('links no product to a page that its guard refuses', { tags: ['msg-bell'] }, () => {
  // An agent receives messages on factoring products only.
  const eventsFor = (product: Product) =>
    Object.values(MessageEvent).filter(
      (event) => isFactoring(product) || event !== MessageEvent.AgentChangeEnded,
    );
  // The platform has only a landing page. 1 §2
  const supported = Object.values(catalogue).filter(
    (product) => isSupported(product) && !product.flags.platform,
  );
  const refusedLinks = supported.flatMap((product) =>
    eventsFor(product).flatMap((event) => {
      const to = linkOf({ event, referenceNo: 'X1' }, product).split('?')[0] ?? '';
      const allowed = routes.some(
        (route) =>
          !isRedirect(route) &&
          matchPath(route.path, to) !== null &&
          (route.role === 'all' || route.role === product.type),
      );
      return allowed ? [] : [`${product.code} ${event} ${to}`];
    }),
  );
  expect(refusedLinks).toEqual([]);
});
