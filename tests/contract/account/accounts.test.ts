/** Tests purchasing accounts over HTTP: a parent's operations, a child's orders, and every refusal. */
import { describe, expect, test } from 'vitest';
import { provisional } from '#generated/clients.ts';
import { operations } from '#generated/provisional/operations.ts';
import { testRefusals, untestedStates, type Refusal } from '../answers/refusals.ts';
import { provider, type Provider } from '../tools/provider.ts';

type Body = Record<string, unknown>;

const productCode = '12003';
const accountOperations = Object.values(operations).filter(({ path }) => path.startsWith('/accounts/'));
const key = (serial: number) => `accounts0123456789${String(serial)}`;
const child = 'hechuan_cg04';
const newAccount = {
  loginId: 'hechuan_cg14',
  existing: false,
  nickname: '禾川采购苏州组',
  phone: '13606812257',
};

const codeOf = async (session: Provider, operation: string, input: Body = {}): Promise<unknown> =>
  (await session.call('provisional', operation, { productCode, ...input })).body['resultCode'];

/** Logs in as another account of the same company, as on the passport page. */
const logIn = (session: Provider, pin: string) =>
  session.fetch('/_sim/ext/login', { method: 'POST', body: `pin=${pin}` });

const order = async (session: Provider, amount: number): Promise<string> =>
  (await session.fetch('/_sim/ext/mall', { method: 'POST', body: `amount=${String(amount)}` })).text();

const accountOf = async (session: Provider, jdpin = child) => {
  const { list } = await provisional.queryAccountPage({ keyword: jdpin, pageNo: 1, pageSize: 10 }, session);
  return list.find((account) => account.jdpin === jdpin);
};

test('lists accounts with their use of the limit, and totals that add up to the credit line', async () => {
  const session = await provider();
  const page = await provisional.queryAccountPage({ pageNo: 1, pageSize: 30 }, session);
  expect(page).toMatchObject({ total: 12, unlimited: 1, more: 38, sumLimit: 687_000 });
  const { parentUsed, childrenUsed, frozen, available, creditLimit } = page.summary;
  const inCents = [parentUsed, childrenUsed, frozen, available].map((yuan) => Math.round(yuan * 100));
  expect(inCents.reduce((a, b) => a + b)).toBe(creditLimit * 100);
  expect(page.sumUsed).toBe(childrenUsed);
  expect(await accountOf(session, 'hechuan_cg03')).toMatchObject({ limitUse: 'NEARLY_USED', left: 2060.7 });
});

test('filters accounts by keyword and by status', async () => {
  const session = await provider();
  const found = await provisional.queryAccountPage({ keyword: '三部', pageNo: 1, pageSize: 10 }, session);
  expect(found.list.map(({ jdpin }) => jdpin)).toEqual(['hechuan_cg03']);
  const frozenOnes = await provisional.queryAccountPage({ status: '1602', pageNo: 1, pageSize: 10 }, session);
  expect(frozenOnes.list.map(({ jdpin }) => jdpin)).toEqual(['hechuan_cg07', 'hechuan_cg12']);
});

test(
  'a child can order up to its limit to the cent, and its limit then counts as used up',
  { tags: ['acct-limit-enforced'] },
  async () => {
    const session = await provider();
    await provisional.setAccountLimit({ jdpin: child, limit: 1000 }, session);
    await logIn(session, child);
    expect(await order(session, 1000.01)).toContain('订单金额超过您的上限额度');
    expect(await order(session, 600)).toContain('下单成功');
    expect(await order(session, 400.01)).toContain('订单金额超过您的上限额度');
    expect(await order(session, 400)).toContain('下单成功');
    await logIn(session, 'hechuan_caigou');
    expect(await accountOf(session)).toMatchObject({ used: 1000, left: 0, limitUse: 'USED_UP', debt: 1000 });
  },
);

test(
  'deletes an account only without debt and only once, and can add it again',
  { tags: ['acct-delete-debt'] },
  async () => {
    const session = await provider();
    const refused = await session.call('provisional', 'deleteAccount', {
      productCode,
      jdpin: 'hechuan_cg02',
    });
    expect(refused.body).toMatchObject({
      resultCode: 'P130007',
      resultMsg: '该账号有欠款49,991.00元，还清后可删除',
    });
    await provisional.deleteAccount({ jdpin: child }, session);
    expect(await accountOf(session)).toBeUndefined();
    expect(await codeOf(session, 'deleteAccount', { jdpin: child })).toBe('P050004');
    const again = { ...newAccount, loginId: child, existing: true };
    await provisional.addAccounts({ idempotencyKey: key(1), accounts: [again] }, session);
    expect(await accountOf(session)).toMatchObject({ nickname: newAccount.nickname, used: 0 });
  },
);

test('adds an account once if the request is repeated, and refuses other content under the same key', async () => {
  const session = await provider();
  const content = { idempotencyKey: key(2), accounts: [newAccount] };
  expect(await provisional.addAccounts(content, session)).toEqual({ jdpins: ['hechuan_cg14'] });
  expect(await provisional.addAccounts(content, session)).toEqual({ jdpins: ['hechuan_cg14'] });
  expect(
    await codeOf(session, 'addAccounts', { ...content, accounts: [{ ...newAccount, nickname: '别的' }] }),
  ).toBe('P090001');
});

test('returns the problem of each new account in a check, and adds none', async () => {
  const session = await provider();
  const rows = [
    newAccount,
    newAccount,
    { ...newAccount, loginId: 'hechuan_sz01' },
    { ...newAccount, loginId: 'hechuan_sz09', existing: true },
    { ...newAccount, loginId: 'xinlong_cg01', existing: true },
    { ...newAccount, loginId: 'hechuan_cg02' },
    { ...newAccount, loginId: 'hechuan_cg15', limit: 1_200_000.01 },
  ];
  const { checks } = await provisional.checkNewAccounts({ accounts: rows }, session);
  expect(checks.map(({ problem }) => problem)).toEqual([
    undefined,
    'DUPLICATE',
    'TAKEN',
    'UNKNOWN',
    'ELSEWHERE',
    'ADDED',
    'LIMIT',
  ]);
  expect((await provisional.queryAccountPage({ pageNo: 1, pageSize: 10 }, session)).total).toBe(12);
});

const add = (rest: Body): Body => ({ idempotencyKey: key(3), accounts: [{ ...newAccount, ...rest }] });
const unknownAccount = { jdpin: 'hechuan_nobody' };

const rows: Refusal[] = [
  ['P130005', 'accounts-full', 'addAccounts', add({})],
  ['P230001', 'approvals', 'setAccountLimit', { jdpin: 'hechuan_cg03', limit: 60_000 }],
  ['P130004', 'baseline', 'addAccounts', add({ loginId: 'hechuan_cg02' })],
  ['P130003', 'baseline', 'addAccounts', add({ loginId: 'xinlong_cg01' })],
  ['P130001', 'baseline', 'addAccounts', add({ loginId: 'hechuan_sz01' })],
  ['P130002', 'baseline', 'addAccounts', add({ loginId: 'hechuan_sz09', existing: true })],
  ['P130006', 'baseline', 'addAccounts', add({ limit: 1_200_000.01 })],
  [
    'P050004',
    'account-not-owned',
    'editAccount',
    { ...unknownAccount, nickname: '三部', phone: '13606812257' },
  ],
  ['P050004', 'account-not-owned', 'setAccountLimit', { ...unknownAccount, limit: 1 }],
  // A cent less than hechuan_cg03 has used.
  ['P130006', 'baseline', 'setAccountLimit', { jdpin: 'hechuan_cg03', limit: 39_939.29 }],
  ['P050004', 'account-not-owned', 'changeAccountStatus', { ...unknownAccount, status: '1602' }],
  ['P050004', 'account-not-owned', 'deleteAccount', unknownAccount],
  ['P130007', 'baseline', 'deleteAccount', { jdpin: 'hechuan_cg02' }],
];

testRefusals(rows, { productCode });

test('tests every state code of these operations', () => {
  expect(untestedStates(accountOperations, rows, ['P090001'])).toEqual([]);
});

/** Valid input of each operation, so that only the role can refuse it. */
const inputsOfParent: Record<string, Body> = {
  queryAccountPage: { pageNo: 1, pageSize: 10 },
  checkNewAccounts: { accounts: [newAccount] },
  addAccounts: add({}),
  editAccount: { jdpin: child, nickname: '三部', phone: '13606812257' },
  setAccountLimit: { jdpin: child, limit: 1 },
  changeAccountStatus: { jdpin: child, status: '1602' },
  deleteAccount: { jdpin: child },
};

describe('refuses forged requests of a child without any change', () => {
  test.each(Object.entries(inputsOfParent))(
    '%s',
    { tags: ['acct-parent-only', 'child-forged'] },
    async (operation, input) => {
      const session = await provider('child-account');
      const before = await (await session.fetch('/_sim/api/world')).text();
      expect(await codeOf(session, operation, input)).toBe('E9000002');
      expect(await (await session.fetch('/_sim/api/world')).text()).toBe(before);
    },
  );

  test('covers every operation of /accounts/', () => {
    expect(Object.keys(inputsOfParent).sort()).toEqual(accountOperations.map(({ id }) => id).sort());
  });
});
