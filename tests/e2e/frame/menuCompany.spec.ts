/** The menu of the company products. */
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
import {
  APPROVALS,
  CANCEL,
  COUPONS,
  INVOICE,
  LOG,
  expectMenus,
  tagsOf,
  type Visit,
} from '../../support/menu.ts';
import { test } from '../../support/sim.ts';

const PATH = '/company/orderManage';

/**
 * A requirement that says "only for …" is tagged on every visit that tests a part of it: the requirement fails if any
 * visit fails.
 */
const visits: readonly Visit[] = [
  {
    who: '12025 parent',
    tag: [
      '@menu-company-membercenter',
      '@menu-company-activitycenter',
      '@menu-settlecertificate-condition',
      '@menu-company-settlecertificate',
    ],
    scenario: 'mall',
    all: [...BILLS, ACTIVITY, RIGHTS, COUPONS, ...SETTINGS, ...INFO, SETTLED, INVOICE, LOG, CANCEL],
  },
  {
    who: 'POP user',
    tag: ['@menu-company-unbilled', '@menu-company-dscrule', '@role-pop-menus'],
    scenario: 'pop-user',
    all: [...BILLS, UNBILLED, COUPONS, ...SETTINGS, DISCOUNT, ...INFO, INVOICE, LOG, CANCEL],
  },
  {
    who: 'child of a POP user',
    tag: [
      '@menu-company-unbilled',
      '@menu-company-dscrule',
      '@menu-child-no-unbilled',
      '@menu-child-no-discount-terms',
    ],
    scenario: 'pop-child',
    all: [...BILLS, COUPONS, TERMS, PAYMENT, APPROVALS],
  },
  {
    who: '12008',
    tag: [
      '@menu-company-unbilled',
      '@menu-company-dscrule',
      '@menu-company-activitycenter',
      '@menu-settlecertificate-other-codes',
    ],
    scenario: 'pharmacy',
    all: [...BILLS, COUPONS, ...SETTINGS, ...INFO, INVOICE, LOG, CANCEL],
  },
  {
    who: 'company purchasing',
    tag: ['@menu-company-activitycenter', '@menu-settlecertificate-other-codes'],
    scenario: 'company-purchasing',
    all: [...BILLS, ACTIVITY, COUPONS, ...SETTINGS, ...INFO, INVOICE, LOG, CANCEL],
  },
  {
    who: 'a user without a settle certificate',
    tag: ['@menu-settlecertificate-condition', '@menu-company-settlecertificate'],
    scenario: 'no-settle-proof',
    all: [...BILLS, ACTIVITY, COUPONS, ...SETTINGS, ...INFO, INVOICE, LOG, CANCEL],
    asks: 'settleProofSignCheck',
  },
  {
    who: '12007',
    tag: ['@menu-12007-items'],
    scenario: 'new-channel',
    all: [...PERSONAL_BILLS, COUPONS, TERMS, INVOICE],
  },
];

test(`shows each kind of visitor the right menu at ${PATH}`, { tag: tagsOf(visits) }, ({ page, sim }) =>
  expectMenus(page, sim, PATH, visits),
);
