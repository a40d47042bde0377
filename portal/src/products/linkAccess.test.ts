import { expect, test } from 'vitest';
import { AccountType } from '#generated/shared/enums/AccountType.ts';
import { paths } from '../paths.ts';
import { catalogue } from './catalogue.ts';
import type { MenuViewer } from './itemRefusal.ts';
import { isOpenTo } from './linkAccess.ts';
import type { ProductCode } from './product.ts';

const viewer = (code: ProductCode, acctType: AccountType = AccountType.Parent): MenuViewer => ({
  product: catalogue[code],
  acctType,
  userTag: undefined,
  loginId: 'hechuan',
  factoringType: undefined,
});
const { Child } = AccountType;

test.each([
  [paths.companyContracts(), viewer('12003'), true],
  // The group is for parents only.
  [paths.companyContracts(), viewer('12003', Child), false],
  // These products lack the feature.
  [paths.memberCenter(), viewer('12003'), false],
  [paths.activityCenter({ tabName: 'taskTab' }), viewer('12017'), false],
  // The link names another product.
  [`${paths.companyLanding()}?productCode=12025`, viewer('12003', Child), true],
  // The page has no menu entry.
  [paths.repayResult({ repayNo: 'HK1' }), viewer('12003', Child), true],
  // 12012 is no product of the type company.
  [paths.companyBills(), viewer('12012'), false],
])('decides whether the viewer can open %s', { tags: ['out-links-open'] }, (link, who, open) =>
  expect(isOpenTo(link, who)).toBe(open),
);
