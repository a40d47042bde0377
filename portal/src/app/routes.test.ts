import { readFileSync } from 'node:fs';
import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { HelpPage } from '../screens/help/content/blocks.ts';
import { factoringHelp, helpCentre } from '../screens/help/content/sites.ts';
import { entriesOf, wordsOf } from '../screens/help/rules/entries.ts';
import { pageAt, pagesOf } from '../screens/help/rules/siteMap.ts';
import { isRedirect, type PageRoute } from './routeRecord.ts';
import { routes } from './routes.ts';

const pages = routes.filter((route): route is PageRoute => !isRedirect(route));
const at = (path: string) => pages.find((route) => route.path === path);
/** The parts of a record's help, `subject#section`. */
const placeOf = (help: string) => {
  const [subject = '', section = ''] = help.split('#');
  return { subject, section };
};
const flagged = (flag: keyof PageRoute['flags']) =>
  pages.filter((route) => route.flags[flag]).map((route) => route.path);

test('gives every page one of the six roles', { tags: ['route-role-meta'] }, () => {
  const roles = ['company', 'fenxiao', 'yipanhuo', 'yaojingcaiPop', 'baolibiaopin', 'all'];
  for (const page of pages) expect(roles).toContain(page.role);
});

test('marks pages for everyone with next', { tags: ['route-flag-next'] }, () => {
  const help = listed.split(/\s+/).filter((path) => path.startsWith('/help/'));
  expect(flagged('next').sort()).toEqual(
    [...help, '/buildTest', '/contractSignNoLogin', '/localRealNameCallBack', '/verify'].sort(),
  );
});

test('marks the landing pages with isLandingPage', { tags: ['route-flag-islandingpage'] }, () => {
  expect(flagged('isLandingPage')).toEqual(['/company/landing', '/baolibiaopin/landing', '/xchf/landing']);
});

test('marks the offline opening pages with offline', { tags: ['route-flag-offline'] }, () => {
  expect(flagged('offline')).toEqual(['/company/open/offline', '/company/standardOpen/offline']);
});

test('marks pages that need a login with jumpLoginPage', { tags: ['route-flag-jumploginpage'] }, () => {
  const opening = /^\/(company\/(open|standardOpen)|yaojingcai\/open|baolibiaopin\/standard)\//;
  const needing = pages.filter(({ path }) => opening.test(path) || path.startsWith('/distoryUserAccount'));
  expect(needing).toHaveLength(23);
  expect(flagged('jumpLoginPage')).toEqual(needing.map(({ path }) => path));
});

test('marks home and bill list with newHome', { tags: ['route-flag-newhome'] }, () => {
  expect(flagged('newHome')).toEqual(['/company/index', '/company/billListNew']);
});

test(
  'shows neither header nor footer on the three pages without a frame',
  { tags: ['route-flag-notshowheaderfooter'] },
  () => {
    expect(flagged('notShowHeaderFooter')).toEqual([
      '/localRealNameCallBack',
      '/contractSignNoLogin',
      '/verify',
    ]);
  },
);

/** Pages without a help subject, beside the help itself: they have no header, or lead elsewhere. */
const withoutHelp = [
  '/contractSignNoLogin',
  '/localRealNameCallBack',
  '/qygTransfer',
  '/buildTest',
  '/verify',
];

test('names for each page the help page of its subject', { tags: ['far-help-subject'] }, () => {
  const help = pagesOf(helpCentre).map(({ path }) => path);
  const subjects = pages.filter(({ help: subject }) => subject !== 'none');
  for (const { path, help: subject } of subjects)
    expect(help, path).toContain(`/help/${placeOf(subject).subject}`);
  const isHelp = (path: string) => path === '/baolibiaopin/problemList' || help.includes(path);
  expect(
    pages.filter(({ path, help: subject }) => subject === 'none' && !isHelp(path)).map(({ path }) => path),
  ).toEqual(expect.arrayContaining(withoutHelp));
  expect(pages.filter(({ help: subject }) => subject === 'none')).toHaveLength(
    help.length + 1 + withoutHelp.length,
  );
});

test('registers no path twice', () => {
  const all = routes.map((route) => route.path);
  expect(new Set(all).size).toBe(all.length);
});

test('redirects only to addresses of pages', () => {
  for (const route of routes) {
    if (!isRedirect(route)) continue;
    const page = pages.find((candidate) => matchPath(candidate.path, route.redirectTo) !== null);
    expect(page, route.path).toBeDefined();
  }
});

const rows: { id: string; text: string }[] = parse(readFileSync('tests/requirements.yaml', 'utf8'));
/** The rows that give a path's role: `/vas/account (…) exists with role all.` */
const specified = rows.flatMap(({ id, text }) => {
  const [, role] = /role (all|company|fenxiao|yipanhuo|baolibiaopin|yaojingcaiPop)\b/.exec(text) ?? [];
  const [path] = /\/[\w/{}]+/.exec(text) ?? [];
  if (!id.startsWith('route-') || role === undefined || path === undefined) return [];
  return [[path.replace(/\{(\w+)\}/g, ':$1'), role, id] as const];
});

for (const [path, role, row] of specified)
  test(`${path} has the role ${role}`, { tags: [row] }, () => {
    expect(at(path)?.role).toBe(role);
  });

test('states the roles of all pages, also of those without a row', () => {
  expect(specified.length).toBeGreaterThan(60);
  expect(Object.fromEntries(pages.map((page) => [page.path, page.role]))).toMatchSnapshot();
});

const named = [
  ['company-index', '/company/index', 'route-company-index'],
  ['company-bill-list-new', '/company/billListNew', 'route-company-billlistnew'],
  ['company-task-detail', '/company/taskDetail/:joinId', 'route-company-taskdetail'],
  ['company-open', '/company/open/index', 'route-company-open-index'],
  ['company-standard-open-flow-new', '/company/standardOpen/flowNew/:step', 'route-stdopen-flownew'],
  ['fenxiao-index', '/fenxiao/index', 'route-fenxiao-index'],
  ['baolibiaopin-landing', '/baolibiaopin/landing', 'route-bl-landing'],
  ['xchf-landing', '/xchf/landing', 'route-xchf-landing'],
  ['vasClaim', '/vas/vasClaim', 'route-vas-vasclaim'],
  ['vasClaimRecord', '/vas/claimRecord', 'route-vas-claimrecord'],
  ['vasIntro', '/vas/vasIntro', 'route-vas-vasintro'],
  ['vasWithdrawalApply', '/vas/withdrawal/apply', 'route-vas-withdrawal-apply'],
  ['vasWithdrawalResult', '/vas/withdrawal/result', 'route-vas-withdrawal-result'],
  ['vasAccountDetail', '/vas/account', 'route-vas-account'],
  ['yjfClaim', '/yjf/claim', 'route-yjf-claim'],
  ['yjfHowUse', '/yjf/howUse', 'route-yjf-howuse'],
] as const;

for (const [name, path, row] of named)
  test(`the name ${name} resolves to ${path}`, { tags: [row] }, () => {
    expect(pages.filter((page) => page.name === name).map((page) => page.path)).toEqual([path]);
  });

test("uses only the specification's names", () => {
  const names = pages.flatMap((page) => page.name ?? []);
  expect(names.sort()).toEqual(named.map(([name]) => name).sort());
});

test('has Chinese titles, on the landing page 产品介绍', () => {
  for (const page of pages) expect(page.title, page.path).toMatch(/\p{Script=Han}/u);
  expect(at('/company/landing')?.title).toBe('产品介绍');
});

/** Our own paths, which the specification does not list. */
const ours = [
  '/verify',
  '/company/approvalCards',
  '/company/approvals',
  '/company/approvals/:approvalNo',
  '/company/operationLog',
  '/company/dueCalendar',
  '/fenxiao/dueCalendar',
  '/yipanhuo/dueCalendar',
  '/baolibiaopin/dueCalendar',
  '/company/reconcile',
  '/baolibiaopin/reconcile',
  '/spending',
];

/** The words of a page's own section of help, for each kind of user that the page has. Undefined: no such section. */
const sectionTexts = ({ path, role, help }: PageRoute) => {
  const { subject, section } = placeOf(help);
  const centre = pageAt(helpCentre, `/help/${subject}`);
  const factoring = pageAt(factoringHelp, '/baolibiaopin/problemList');
  // Users of all products open our own pages of role `all`.
  const readers = [
    ...(role === 'baolibiaopin' ? [] : [centre]),
    ...(role === 'baolibiaopin' || (role === 'all' && ours.includes(path)) ? [factoring] : []),
  ];
  return readers.map((page) => page && sectionText(page, section));
};

function sectionText(page: HelpPage, section: string): string | undefined {
  const own = page.sections.find(({ id }) => id === section);
  if (own) return own.blocks.map(wordsOf).join(' ');
  const entry = entriesOf({ title: '', groups: [{ pages: [page] }] }).find(({ id }) => id === section);
  return entry && `${entry.title} ${entry.text}`;
}

const inSections = pages.filter(({ help }) => help.includes('#'));

test('opens the help at a section that exists for the users of the page', () => {
  expect(inSections.length).toBeGreaterThan(30);
  for (const page of inSections)
    for (const words of sectionTexts(page)) expect(words, page.path).toBeTruthy();
});

test('names each page of our own in its section of the help', () => {
  const explained = pages.filter(({ path, help }) => ours.includes(path) && help !== 'none');
  expect(explained.length).toBeGreaterThan(8);
  for (const page of explained) {
    expect(page.help, page.path).toContain('#');
    // The detail of an approval has no name of its own in the menu.
    const title = page.path.includes(':') ? '审批' : page.title;
    for (const words of sectionTexts(page)) expect(words, page.path).toContain(title);
  }
});

test.each([
  ['/spending', ['品类', '额度使用']],
  ['/company/reconcile', ['重复记账', '仅一方有']],
  ['/baolibiaopin/reconcile', ['重复记账', '仅一方有']],
  ['/company/dueCalendar', ['资金预测', '缺口', '哪天前需转入', '订阅地址']],
  ['/baolibiaopin/dueCalendar', ['资金预测', '缺口', '哪天前需转入', '订阅地址']],
  ['/company/approvals', ['审批设置', '逐笔审批']],
  ['/company/payRecord', ['对账单', '电子回单']],
  ['/company/billListNew', ['账单还款', '已逾期']],
])("%s has the page's own words in its section of the help", (path, words) => {
  const texts = pages.filter((page) => page.path === path).flatMap(sectionTexts);
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) for (const word of words) expect(text).toContain(word);
});

/** 1 §2 and 2 §2.1, path by path; those named without a path have ours (docs/product/open-points.md). */
const listed = `
  / /company /company/index /company/billListNew /company/orderManage /company/payRecord
  /company/clearTypeManage /company/clearTypeManage/clearTypeChange /company/accountManage /company/jcPaySetting
  /company/companyInfo /company/companyInfo/modifyPhone /company/serviceContract /company/billDetailNew
  /company/taskDetail/:joinId /yaojingcai/dscRule /yaojingcai/unbilled /company/myCoupons /company/memberCenter
  /company/activityCenter /company/settleCertificate
  /company/landing /company/open/index /company/open/flow /company/open/flowNew/:step /company/open/offline
  /company/open/repateOpen /company/open/manageAbnormal /company/open/addInfo /company/open/contractSign
  /company/open/auditResult /company/standardOpen/index /company/standardOpen/realNameLocal
  /company/standardOpen/flow/:step /company/standardOpen/flowNew/:step /company/standardOpen/offline
  /company/standardOpen/repateOpen /company/standardOpen/manageAbnormal /contractSignNoLogin
  /fenxiao /fenxiao/index /fenxiao/orderManage /fenxiao/refundList /fenxiao/payRecord /fenxiao/payRecordFxzq
  /fenxiao/repaySetting /fenxiao/accountManage /fenxiao/companyInfo/:state /fenxiao/serviceContract /fenxiao/detail
  /yipanhuo/index /yipanhuo/order /yipanhuo/payedRecord /yipanhuo/payedOrderRecord /yipanhuo/refoundRecord
  /yipanhuo/detail
  /yaojingcai /yaojingcai/open/index /yaojingcai/open/addInfo /yaojingcai/open/agreement
  /yaojingcai/open/auditResult
  /baolibiaopin/index /baolibiaopin/billListNew /baolibiaopin/orderManage /baolibiaopin/accountManage
  /baolibiaopin/clearTypeMange /baolibiaopin/companyInfo /baolibiaopin/serviceContract
  /baolibiaopin/balanceAccount /baolibiaopin/problemList /baolibiaopin/landing /xchf/landing
  /baolibiaopin/standard/* /baolibiaopin/billDetail /baolibiaopin/accountManage/add
  /baolibiaopin/accountManage/addAccountSingle /baolibiaopin/balanceAccount/claim
  /baolibiaopin/balanceAccount/claimResult /baolibiaopin/balanceTransfer /baolibiaopin/balanceTransferResult
  /baolibiaopin/modifyAgentInfo
  /repayCom /JcblRepayCom /repayCom/chooseLoanCapital /repayCom/result /billStaging /billStaging/result
  /vas/vasClaim /vas/chooseAccount /vas/claimRecord /vas/vasIntro /vas/vasClaim/Result /vas/withdrawal/apply
  /vas/withdrawal/result /vas/account /clearTypeManage /clearTypeManage/index /clearTypeManage/clearTypeChange /companyInfo
  /companyInfo/modifyPhone /qygTransfer /quotaManage /freezeTipDetail /refundDetail /distoryUserAccount /distoryUserAccount/tip
  /distoryUserAccount/distoryApply /distoryUserAccount/check /distoryUserAccount/result /buildTest /invoiceQuota
  /invoiceQuotaNew /localRealNameCallBack /yjf/claim /yjf/howUse /yjf/bankCardAccountList /increaseActivity
  /help /help/problemList /help/apply/guide /help/apply/change-info /help/member/freeInt21
  /help/member/memberUpgrade /help/repay/yjj /help/repay/online /help/repay/quick /help/repay/account
  /help/repay/yjj-claim /help/increase/materials /help/unsubscribe/h5 /help/unsubscribe/pc
`;

test(
  'registers exactly the listed routes: pages, and redirects to pages',
  { tags: ['route-table-incomplete', 'out-named-routes'] },
  () => {
    expect(routes.map((route) => route.path).sort()).toEqual([...listed.trim().split(/\s+/), ...ours].sort());
    // Each is a page, except for redirects.
    expect(Object.fromEntries(routes.filter(isRedirect).map((one) => [one.path, one.redirectTo]))).toEqual({
      '/clearTypeManage/index': '/clearTypeManage',
      '/company': '/company/index',
      '/company/open/flow': '/company/open/flowNew/step',
      '/company/standardOpen/flow/:step': '/company/standardOpen/flowNew/:step',
      '/distoryUserAccount/tip': '/distoryUserAccount',
      '/fenxiao': '/fenxiao/index',
      '/help': '/help/problemList',
      '/invoiceQuota': '/invoiceQuotaNew',
      '/yaojingcai': '/yaojingcai/open/index',
    });
    expect(pages.filter(({ page }) => page === undefined).map(({ path }) => path)).toEqual(['/']);
  },
);

test('loads the first requests of the home as one module, however often', async () => {
  const load = at('/company/index')?.prefetch;
  expect(await load?.()).toHaveProperty('prefetchFirst');
  expect(await load?.()).toBe(await load?.());
});

test('keeps home, bill list and clear-type pages', () => {
  expect(flagged('keepAlive')).toEqual([
    '/company/index',
    '/fenxiao/index',
    '/yipanhuo/index',
    '/baolibiaopin/index',
    '/company/billListNew',
    '/baolibiaopin/billListNew',
    '/company/clearTypeManage',
    '/clearTypeManage',
    '/baolibiaopin/clearTypeMange',
  ]);
});
