/** Tests the menu of the company products. */
import {
  BILLS,
  UNBILLED,
  ACTIVITY,
  RIGHTS,
  TERMS,
  PAYMENT,
  PERSONAL_BILLS,
  DISCOUNT,
  INFO,
  SETTLED,
  SETTINGS,
} from '../../support/companyMenu.ts';
import { APPROVALS, CANCEL, COUPONS, INVOICE, LOG, expectMenus, type Visit } from '../../support/menu.ts';
import { test } from '../../support/sim.ts';

const PATH = '/company/orderManage';

const visits: readonly Visit[] = [
  {
    who: '12025 parent',
    scenario: 'mall',
    all: [...BILLS, ACTIVITY, RIGHTS, COUPONS, ...SETTINGS, ...INFO, SETTLED, INVOICE, LOG, CANCEL],
  },
  {
    who: 'POP user',
    scenario: 'pop-user',
    all: [...BILLS, UNBILLED, COUPONS, ...SETTINGS, DISCOUNT, ...INFO, INVOICE, LOG, CANCEL],
  },
  {
    who: 'child of a POP user',
    scenario: 'pop-child',
    all: [...BILLS, COUPONS, TERMS, PAYMENT, APPROVALS],
  },
  {
    who: '12008',
    scenario: 'pharmacy',
    all: [...BILLS, COUPONS, ...SETTINGS, ...INFO, INVOICE, LOG, CANCEL],
  },
  {
    who: 'company purchasing',
    scenario: 'company-purchasing',
    all: [...BILLS, ACTIVITY, COUPONS, ...SETTINGS, ...INFO, INVOICE, LOG, CANCEL],
  },
  {
    who: 'a user without a settle certificate',
    scenario: 'no-settle-proof',
    all: [...BILLS, ACTIVITY, COUPONS, ...SETTINGS, ...INFO, INVOICE, LOG, CANCEL],
    asks: 'settleProofSignCheck',
  },
  {
    who: '12007',
    scenario: 'new-channel',
    all: [...PERSONAL_BILLS, COUPONS, TERMS, INVOICE],
  },
];

test(
  `shows each kind of visitor the right menu at ${PATH}`,
  {
    tag: [
      '@menu-company-membercenter',
      '@menu-company-activitycenter',
      '@menu-settlecertificate-condition',
      '@menu-company-settlecertificate',
      '@menu-company-unbilled',
      '@menu-company-dscrule',
      '@role-pop-menus',
      '@menu-child-no-unbilled',
      '@menu-child-no-discount-terms',
      '@menu-settlecertificate-other-codes',
      '@menu-12007-items',
    ],
  },
  ({ page, sim }) => expectMenus(page, sim, PATH, visits),
);
