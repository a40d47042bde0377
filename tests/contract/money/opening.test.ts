/** Tests opening a product over HTTP, from the first request to the opened product. */
import { expect, test } from 'vitest';
import { gateway, legacy, provisional } from '#generated/clients.ts';
import { setClock } from '#generated/control/client.ts';
import { provider, type Provider } from '../tools/provider.ts';
import { applicationOf, authenticate, company, fillIn, sign, smsToken } from './openingFlow.ts';

const key = (serial: number) => `0123456789abcdef120${serial}`;
const later = (session: Provider, advance: 'P1D' | 'PT30H') => setClock({ advance }, session);
const all = ['COMPANY', 'VERIFY', 'CONTACTS', 'BUSINESS', 'MATERIALS', 'SIGN'];

const codeOf = async (session: Provider, operation: string, input: object): Promise<string> =>
  (await session.call('provisional', operation, input)).outcome.code;

async function isOpen(session: Provider, defaultProductCode: string): Promise<unknown> {
  const asked = { needLogin: true, defaultProductCode };
  const { outcome } = await session.call('standard', 'queryProductOpenInfo', asked);
  return outcome.data;
}

const opened = { code: 'OPENED' };
const unopened = { code: 'UNOPENED' };

test.each([
  ['12003', 'unopened', all, 500_000],
  ['12010', 'opening-12010', all, 500_000],
  ['12025', 'admin-12025', all, 500_000],
  ['12025', 'opening-upgrade', ['COMPANY', 'CONTACTS', 'BUSINESS', 'MATERIALS', 'SIGN'], 500_000],
  ['12008', 'opening-pop', ['BUSINESS', 'MATERIALS', 'SIGN'], 200_000],
  ['12023', 'opening-factoring', all, 800_000],
  ['12037', 'opening-xchf', all, 800_000],
])(
  'opens product %s in scenario %s: begins, fills in, submits and passes the audit',
  async (product, scenario, steps, limit) => {
    const session = await provider(scenario, product);
    expect(await isOpen(session, product)).toMatchObject(unopened);
    await provisional.beginOpening({}, session);
    expect(await fillIn(session)).toEqual(steps);
    expect(await provisional.submitOpening({ idempotencyKey: key(1) }, session)).toMatchObject({
      status: 'REVIEWING',
    });
    expect(await isOpen(session, product)).toMatchObject(unopened);

    await later(session, 'P1D');
    expect((await applicationOf(session)).audit).toMatchObject({ phase: 'LIMIT' });
    await later(session, 'PT30H');
    const { status, audit } = await applicationOf(session);
    expect(status).toBe('PASSED');
    expect(audit).toMatchObject({ phase: 'DONE', limit, auditedAt: '2026-11-13 16:00:00' });
    expect(await isOpen(session, product)).toMatchObject(opened);
    const products = await legacy.queryOpenProductsAndUnPayStatus({}, session);
    expect(products).toMatchObject([{ productCode: product, ruleType: audit?.cycle, unPayStatus: false }]);
    const home = await gateway.userDataV2({}, session);
    expect(home.userQuotaVo).toMatchObject({ quota: limit, surplusQuota: limit });
    expect(await codeOf(session, 'beginOpening', { productCode: product })).toBe('P120006');
  },
);

test(
  'makes one application from a double click, a second tab and a lost response',
  { tags: ['open-submit-once'] },
  async () => {
    const session = await provider('opening-signed');
    const [one, two] = await Promise.all([
      provisional.submitOpening({ idempotencyKey: key(2) }, session),
      provisional.submitOpening({ idempotencyKey: key(2) }, session),
    ]);
    expect(one).toEqual(two);
    expect(await provisional.submitOpening({ idempotencyKey: key(2) }, session)).toEqual(one);
    expect(await codeOf(session, 'submitOpening', { productCode: '12003', idempotencyKey: key(3) })).toBe(
      'P120012',
    );
    expect(await applicationOf(session)).toMatchObject({ applyNo: one.applyNo, version: one.version });
    // Another request to begin returns the same application.
    expect(await provisional.beginOpening({}, session)).toMatchObject({ applyNo: one.applyNo });
  },
);

test(
  'allows three attempts at the amount of a small transfer in 24 hours, then another transfer',
  { tags: ['open-verify-transfer'] },
  async () => {
    const session = await provider('opening-company');
    const account = { accountNo: '571908823410601', bankName: '招商银行杭州滨江支行' };
    const tryAmount = (amount: number) =>
      codeOf(session, 'confirmOpeningTransfer', { productCode: '12003', amount });
    const amounts = async () => {
      const sent: { opening: { applications: { transfer: { amount: number } }[] } } = await (
        await session.fetch('/_sim/api/world')
      ).json();
      const cents = sent.opening.applications[0]!.transfer.amount;
      return { right: cents / 100, wrong: cents === 1 ? 0.02 : 0.01 };
    };
    expect(await tryAmount(0.5)).toBe('P120016');
    expect(await provisional.beginOpeningTransfer(account, session)).toMatchObject({
      accountNo: '571908*****0601',
      expiresAt: '2026-11-13 10:00:00',
      triesLeft: 3,
    });
    for (const left of [2, 1, 0]) {
      expect(await tryAmount((await amounts()).wrong)).toBe('P120014');
      expect((await applicationOf(session)).verification.transfer?.triesLeft).toBe(left);
    }
    expect(await tryAmount((await amounts()).right)).toBe('P120015');
    await provisional.beginOpeningTransfer(account, session);
    await later(session, 'P1D');
    expect(await tryAmount((await amounts()).right)).toBe('P120016');
    await provisional.beginOpeningTransfer(account, session);
    expect(await tryAmount((await amounts()).right)).toBe('0000000');
    expect(await applicationOf(session)).toMatchObject({
      nextStep: 'CONTACTS',
      verification: { passedBy: 'TRANSFER' },
    });
    expect(await codeOf(session, 'beginOpeningTransfer', { productCode: '12003', ...account })).toBe(
      'P120012',
    );
  },
);

test('refuses a save of an outdated page, and accepts a repetition after a lost response', async () => {
  const session = await provider('opening-started');
  const first = await provisional.saveOpeningCompany({ version: 1, ...company }, session);
  expect(await provisional.saveOpeningCompany({ version: 1, ...company }, session)).toEqual(first);
  const other = { productCode: '12003', version: 1, ...company, registeredCapital: 500 };
  expect(await codeOf(session, 'saveOpeningCompany', other)).toBe('P120009');
  expect((await applicationOf(session)).company?.registeredCapital).toBe(1000);
});

test('keeps a draft until its step is confirmed', async () => {
  const session = await provider('opening-started');
  const draft = { version: 1, step: 'COMPANY', content: '{"companyName":"杭州"}' } as const;
  const { version } = await provisional.saveOpeningDraft(draft, session);
  expect((await applicationOf(session)).drafts).toMatchObject([{ step: 'COMPANY', content: draft.content }]);
  await provisional.saveOpeningCompany({ version, ...company }, session);
  expect((await applicationOf(session)).drafts).toEqual([]);
});

test('reports failed authentications, and needs another one for another legal person', async () => {
  const session = await provider('opening-company');
  for (const openStatus of ['9', '15']) {
    const authFlowNo = await authenticate(session, 'LEGAL_FACE', openStatus);
    expect(await provisional.confirmOpeningAuth({ authFlowNo }, session)).toMatchObject({ openStatus });
  }
  const authFlowNo = await authenticate(session, 'LEGAL_FACE');
  const { progress } = await provisional.confirmOpeningAuth({ authFlowNo }, session);
  expect(progress).toMatchObject({ nextStep: 'CONTACTS' });
  const { version } = await applicationOf(session);
  await provisional.saveOpeningCompany({ version, ...company, legalName: '沈志强' }, session);
  expect(await applicationOf(session)).toMatchObject({ nextStep: 'VERIFY' });
});

test('returns the data of an uploaded licence', async () => {
  const session = await provider('opening-verified');
  const { recognised } = await applicationOf(session);
  expect(recognised).toMatchObject({ companyName: company.companyName, regionName: '浙江省杭州市滨江区' });
});

test('refuses a contact whose SMS code is of another phone', async () => {
  const session = await provider('opening-verified');
  const token = await smsToken(session, '13606812257');
  const { version } = await applicationOf(session);
  const contacts = [
    {
      name: '周敏',
      role: 'financeHead',
      relationship: 'financeHandler',
      phone: '13606812258',
      email: 'zhoumin@hechuan.cn',
      smsToken: token,
    },
    {
      name: '陆启明',
      role: 'actualController',
      phone: '13606812257',
      email: 'luqiming@hechuan.cn',
      smsToken: token,
    },
  ];
  const sent = { productCode: '12003', version, contacts };
  expect(await codeOf(session, 'saveOpeningContacts', sent)).toBe('P120020');
});

test.each([
  ['the first line of a PDF', '%PDF-1.7\n', '0000000'],
  ['a web page', '<html></html>', 'P060007'],
  ['more than 10 MB', `%PDF-1.7\n${' '.repeat(10_500_000)}`, 'P060006'],
])('an upload of %s returns %s', { tags: ['open-materials-refused'] }, async (_what, content, code) => {
  const session = await provider('opening-business');
  const file = new File([content], '发票.pdf');
  expect(
    await codeOf(session, 'uploadOpeningFile', { productCode: '12003', materialType: 'INVOICE', file }),
  ).toBe(code);
});

test('accepts twenty files, and restores a removed one', { tags: ['open-materials-refused'] }, async () => {
  const session = await provider('opening-files-full');
  const { files } = await applicationOf(session);
  expect(files).toHaveLength(20);
  const file = new File(['%PDF-1.7\n'], '发票.pdf');
  const upload = { productCode: '12003', materialType: 'INVOICE', file };
  expect(await codeOf(session, 'uploadOpeningFile', upload)).toBe('P120021');
  const invoice = files.find(({ materialType }) => materialType === 'INVOICE')!;
  await provisional.removeOpeningFile({ fileId: invoice.fileId }, session);
  expect((await applicationOf(session)).files).toHaveLength(19);
  await provisional.removeOpeningFile({ fileId: invoice.fileId, restore: true }, session);
  expect((await applicationOf(session)).files).toEqual(files);
});

test('shows reasons of a refusal, and allows another try later with the same data', async () => {
  const session = await provider('opening-will-refuse');
  await later(session, 'PT30H');
  const { audit, company: filled } = await applicationOf(session);
  expect(audit).toMatchObject({
    retryOn: '2026-12-13',
    reasons: [{ step: 'COMPANY' }, { step: 'MATERIALS' }],
  });
  expect(await codeOf(session, 'beginOpening', { productCode: '12003' })).toBe('P120007');
  await setClock({ at: '2026-12-13T09:00:00+08:00' }, session);
  await provisional.beginOpening({}, session);
  expect(await applicationOf(session)).toMatchObject({
    status: 'FILLING',
    nextStep: 'COMPANY',
    company: filled,
  });
  // A verified company is not verified again.
  expect((await applicationOf(session)).steps).toContainEqual({ step: 'VERIFY', state: 'DONE' });
});

test('opens a cancelled product again with known data', async () => {
  const session = await provider('opening-passed,cancel-ready');
  expect((await applicationOf(session)).status).toBe('PASSED');
  const type = 'CANCEL_PRODUCT';
  await provisional.sendSmsCode({ type }, session);
  const { smsToken: proof } = await provisional.verifySmsCode({ type, code: '246810' }, session);
  await provisional.cancelProduct({ reason: 'NOT_NEEDED', smsToken: proof }, session);
  const { application, obstacle } = await provisional.queryOpening({}, session);
  expect({ application, obstacle }).toEqual({});
  await provisional.beginOpening({}, session);
  expect(await applicationOf(session)).toMatchObject({
    status: 'FILLING',
    nextStep: 'COMPANY',
    company: { companyName: company.companyName },
  });
});

test('accepts exactly the data that an audit requests, and continues', async () => {
  const session = await provider('opening-will-ask');
  await later(session, 'PT30H');
  const { asked } = await provisional.queryOpening({}, session);
  expect(asked?.fields).toEqual(['legalIdFrom', 'legalIdTo', 'legalPhone']);
  const supply = (more: object) =>
    codeOf(session, 'supplyOpeningInfo', { productCode: '12003', idempotencyKey: key(4), ...more });
  const given = { legalIdFrom: '2026-10-20', legalIdTo: '2046-10-20', legalPhone: '13957106821' };
  expect(await supply({ ...given, address: '长河街道滨康路1180号' })).toBe('P120024');
  expect(await supply({ ...given, legalIdTo: '2026-10-19' })).toBe('P120013');
  expect(await supply(given)).toBe('P060005');
  for (const { materialType } of asked?.materials ?? [])
    await provisional.uploadOpeningFile(
      { materialType, file: new File(['%PDF-1.7\n'], '补充.pdf') },
      session,
    );
  expect(await supply(given)).toBe('0000000');
  expect((await applicationOf(session)).status).toBe('REVIEWING');
  await later(session, 'PT30H');
  expect((await applicationOf(session)).status).toBe('PASSED');
});

test('opens the product after contracts of the audit are signed', async () => {
  const session = await provider('opening-contract');
  expect((await applicationOf(session)).status).toBe('CONTRACT');
  await sign(session);
  expect((await applicationOf(session)).status).toBe('PASSED');
  expect(await isOpen(session, '12003')).toMatchObject(opened);
});

test('lets a legal person sign once by link with code and face', async () => {
  const session = await provider('opening-link');
  const linkNo = 'QS2026111200000001';
  expect(await provisional.querySignLink({ linkNo }, session)).toMatchObject({ phone: '139****6821' });
  await provisional.sendSignLinkCode({ linkNo }, session);
  expect(await codeOf(session, 'verifySignLinkCode', { linkNo, code: '000000' })).toBe('P070002');
  const { smsToken: token, contracts } = await provisional.verifySignLinkCode(
    { linkNo, code: '246810' },
    session,
  );
  const asked = { linkNo, smsToken: token };
  const templates = contracts.map(({ templateNo, templateVersion }) => ({ templateNo, templateVersion }));
  const begun = await provisional.beginSignLinkFace(
    { ...asked, returnUrl: '/front/contractSignNoLogin' },
    session,
  );
  const signature = { ...asked, contracts: templates, authFlowNo: begun.authFlowNo };
  expect(await codeOf(session, 'signByLink', signature)).toBe('P120018');
  await session.fetch(begun.verifyUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'openStatus=8',
  });
  expect((await provisional.signByLink(signature, session)).contracts.every(({ signedAt }) => signedAt)).toBe(
    true,
  );
  expect(await codeOf(session, 'signByLink', signature)).toBe('P120027');
});

test.each([
  ['opening-elsewhere', 'OPENED_ELSEWHERE', 'P120004'],
  ['opening-abnormal', 'MANAGE_ABNORMAL', 'P120005'],
  ['not-enterprise', 'NOT_ENTERPRISE', 'P120001'],
  ['offline-opening', 'OFFLINE', 'P120003'],
  ['exceed-threshold', 'EXCEED_THRESHOLD', 'P120003'],
  ['baseline', 'OPENED', 'P120006'],
])(
  'in scenario %s an opening has the obstacle %s, and is refused by %s',
  async (scenario, obstacle, code) => {
    const session = await provider(scenario);
    expect((await provisional.queryOpening({}, session)).obstacle).toBe(obstacle);
    expect(await codeOf(session, 'beginOpening', { productCode: '12003' })).toBe(code);
  },
);

test('an opened company completes each further flow: real name, investor, changed data', async () => {
  const flowOf = async (session: Provider) => (await gateway.renewAccessFlowRoute({}, session)).flowType;
  const expired = await provider('real-name-expired');
  await provisional.confirmOpeningAuth(
    { authFlowNo: await authenticate(expired, 'REAL_NAME_PAGE') },
    expired,
  );
  expect(await flowOf(expired)).toBe('NORMAL');

  const investor = await provider('new-investor');
  expect(await provisional.queryOpeningContracts({}, investor)).toMatchObject({
    contracts: [{ needFace: true }],
    faceTriesLeft: 5,
  });
  await authenticate(investor, 'SIGN_FACE', '9');
  expect(await provisional.queryOpeningContracts({}, investor)).toMatchObject({ faceTriesLeft: 4 });
  await sign(investor);
  expect(await flowOf(investor)).toBe('NORMAL');

  const changed = await provider('company-info-change');
  const { asked } = await provisional.queryOpening({}, changed);
  expect(asked?.fields).toContain('address');
  const { registeredCapital, termTo, regionCode, address } = company;
  await provisional.supplyOpeningInfo(
    { idempotencyKey: key(5), registeredCapital, termTo, regionCode, address, officeAddress: address },
    changed,
  );
  expect(await flowOf(changed)).toBe('NORMAL');
});

test('accepts one call request, and calls on the next day', async () => {
  const session = await provider('offline-opening');
  const wish = { name: '周敏', phone: '13606812257', time: 'MORNING' } as const;
  expect(await provisional.requestOpeningCallback(wish, session)).toMatchObject({
    phone: '136****2257',
    state: 'WAITING',
    expectedOn: '2026-11-13',
  });
  expect(await codeOf(session, 'requestOpeningCallback', { productCode: '12003', ...wish })).toBe('P120025');
  await later(session, 'P1D');
  expect((await provisional.queryOpening({}, session)).callback).toMatchObject({ state: 'CALLED' });
});

test('the simulated phone shows codes, links and results, and which of them are valid', async () => {
  const session = await provider('opening-materials');
  const inbox = async (query = '') => (await session.fetch(`/_sim/ext/phone${query}`)).text();
  await provisional.sendSignLink({}, session);
  const linkNo = /contractSignNoLogin\?linkNo=(\w+)/.exec(await inbox('?phone=13957106821'))?.[1] ?? '';
  await provisional.sendSignLinkCode({ linkNo }, session);
  const sent = await inbox();
  expect(sent.match(/验证码<strong>246810<\/strong>，用于验证签署链接，5分钟内有效。<\/p>/g)).toHaveLength(1);
  // Newest first.
  expect(sent.indexOf('用于验证签署链接')).toBeLessThan(sent.indexOf('打开签署链接'));
  expect(await inbox('?phone=13800000000')).toContain('还没有短信');
  await provisional.verifySignLinkCode({ linkNo, code: '246810' }, session);
  expect(await inbox()).toContain('（已使用）');
  await sign(session);
  await provisional.submitOpening({ idempotencyKey: key(6) }, session);
  await later(session, 'PT30H');
  await provisional.queryOpening({}, session);
  expect(await inbox()).toContain('开通申请已通过，产品已开通。');
});
