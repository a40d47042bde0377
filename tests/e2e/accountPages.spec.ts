/**
 * Issue 19: every page of it in a browser that speaks English and is elsewhere, on a wide window and on a phone's, and by
 * the keyboard alone. Which pages these are, the families' own records say.
 */
import type { Page } from '@playwright/test';
import type { RouteRole } from '../../portal/src/routing/screen.ts';
import { accountScreens } from '../../portal/src/screens/accounts/routes.ts';
import { activityScreens } from '../../portal/src/screens/activity/routes.ts';
import { approvalScreens } from '../../portal/src/screens/approvals/routes.ts';
import { cancelProductScreens } from '../../portal/src/screens/cancelProduct/routes.ts';
import { certificateScreens } from '../../portal/src/screens/certificate/routes.ts';
import { companyInfoScreens } from '../../portal/src/screens/companyInfo/routes.ts';
import { contractScreens } from '../../portal/src/screens/contracts/routes.ts';
import { couponScreens } from '../../portal/src/screens/coupons/routes.ts';
import { enterprisePurchaseScreens } from '../../portal/src/screens/enterprisePurchase/routes.ts';
import { increaseScreens } from '../../portal/src/screens/increase/routes.ts';
import { memberScreens } from '../../portal/src/screens/member/routes.ts';
import { repaySettingScreens } from '../../portal/src/screens/repaySetting/routes.ts';
import { go } from '../explore/driver/go.ts';
import { keyboardUser } from '../support/keyboardUser.ts';
import { PHONE, WIDE } from '../support/onPhoneToo.ts';
import { sampled } from '../support/sampled.ts';
import { expect, test } from '../support/sim.ts';

test.use({ locale: 'en-US', timezoneId: 'America/New_York' });

const pages = Object.values({
  ...accountScreens,
  ...activityScreens,
  ...approvalScreens,
  ...cancelProductScreens,
  ...certificateScreens,
  ...companyInfoScreens,
  ...contractScreens,
  ...couponScreens,
  invoiceQuota: increaseScreens.invoiceQuota,
  ...memberScreens,
  paySetting: repaySettingScreens.companyPaySetting,
  ...enterprisePurchaseScreens,
});

/** Where there is something on the page: its record alone leads to nothing that exists, or asks for nothing. */
const filled: Readonly<Record<string, readonly string[]>> = {
  '/company/approvals/:approvalNo': ['/company/approvals/SP2026111200000001'],
  '/company/taskDetail/:joinId': ['/company/taskDetail/CY2026110001'],
  '/company/activityCenter': ['/company/activityCenter', '/company/activityCenter?tabName=taskTab'],
  '/distoryUserAccount/check': ['/distoryUserAccount/check?reason=NOT_NEEDED'],
  '/fenxiao/companyInfo/:state': ['/fenxiao/companyInfo/index', '/fenxiao/companyInfo/modifyPhone'],
};

/** By itself, after some seconds: it comes last, and its clock is held. */
const leadsAway = enterprisePurchaseScreens.enterprisePurchase.path;

const visitors = [
  { roles: ['all', 'company'], product: '12003', scenario: 'approval-repay-waiting' },
  { roles: ['fenxiao'], product: '12012', scenario: 'wholesale' },
  { roles: ['baolibiaopin'], product: '12023', scenario: 'factoring' },
] as const satisfies readonly { roles: readonly RouteRole[]; product: string; scenario: string }[];

const addressesFor = (roles: readonly RouteRole[]): string[] =>
  pages.filter(({ role }) => roles.includes(role)).flatMap(({ path }) => filled[path] ?? [sampled(path)]);

test('none of them is left out', () => {
  expect(new Set(pages.map(({ role }) => role))).toEqual(
    new Set(visitors.flatMap(({ roles }) => [...roles])),
  );
});

for (const { roles, product, scenario } of visitors)
  test(`${product}: in Chinese, nothing cut off or covered, at 1440 and 375 px, by the keyboard alone`, async ({
    page,
    sim,
    baseURL,
  }) => {
    // Two cores may be busy: a limit is for what hangs.
    test.setTimeout(1_800_000);
    const user = keyboardUser(page, baseURL ?? '');
    const addresses = addressesFor(roles).map((address) => withProduct(address, product));
    await sim.open(scenario, addresses[0] ?? '');
    for (const address of addresses) {
      if (address.startsWith(leadsAway)) await holdTheClock(page);
      await go(page, address);
      for (const size of [WIDE, PHONE]) {
        await page.setViewportSize(size);
        expect.soft(await user.use(address), `${address}, ${String(size.width)} px`).toEqual([]);
      }
    }
    user.end();
  });

const withProduct = (address: string, product: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}productCode=${product}`;

async function holdTheClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}
