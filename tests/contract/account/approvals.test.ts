/** Approvals and the operation log over HTTP: waiting requests move nothing, deciders, and log entries. */
import { describe, expect, test } from 'vitest';
import { provisional } from '#generated/clients.ts';
import type { Inputs } from '#generated/provisional/io.ts';
import { operations } from '#generated/provisional/operations.ts';
import { unaskedStates } from '../answers/unaskedStates.ts';
import { provider, type Provider } from '../tools/provider.ts';

const productCode = '12003';
const parent = 'hechuan_caigou';
const decider = 'hechuan_cg02';
const key = (serial: number) => `approvals012345678${String(serial).padStart(2, '0')}`;

const logIn = (session: Provider, pin: string) =>
  session.fetch('/_sim/ext/login', { method: 'POST', body: `pin=${pin}` });

const codeOf = async (session: Provider, operation: string, input: object): Promise<unknown> =>
  (await session.call('provisional', operation, { productCode, ...input })).body['resultCode'];

const setClock = (session: Provider, at: string) =>
  session.fetch('/_sim/api/clock', { method: 'PUT', body: JSON.stringify({ at }) });

/** Returns the world without requests, their keys and the log. */
async function books(session: Provider): Promise<unknown> {
  const world: unknown = await (await session.fetch('/_sim/api/world')).json();
  const {
    approvals: _a,
    keys: _k,
    operations: _o,
    viewer: _v,
    messages: _m,
    ...rest
  } = world as Record<string, unknown>;
  return rest;
}

/** Returns a repayment of all debt that the overflow account can pay, as its page sends it. */
async function repayment(session: Provider): Promise<Inputs['submitRepay']> {
  const { bills } = await provisional.prepareRepay({ productCode }, session);
  const chosen = bills.slice(0, 2);
  const owed = Math.round(chosen.reduce((sum, bill) => sum + bill.owed * 100, 0)) / 100;
  return {
    productCode,
    idempotencyKey: key(1),
    bills: [...new Set(chosen.map(({ billNo }) => billNo))].map((billNo) => ({ billNo })),
    amount: owed,
    owed,
    source: 'OVERFLOW',
  };
}

const limit = { productCode, jdpin: 'hechuan_cg03', limit: 60_000 } as const;

const ask = (
  session: Provider,
  content: Inputs['submitApproval']['content'],
  serial = 2,
  proof: Pick<Inputs['submitApproval'], 'password' | 'smsToken'> = {},
) =>
  provisional.submitApproval(
    { productCode, idempotencyKey: key(serial), content, reason: '请核对', ...proof },
    session,
  );

const detail = (session: Provider, approvalNo: string) =>
  provisional.queryApprovalDetail({ productCode, approvalNo }, session);

const decide = (session: Provider, approvalNo: string, approve: boolean, serial = 3, proof: object = {}) =>
  session.call('provisional', 'decideApproval', {
    productCode,
    approvalNo,
    idempotencyKey: key(serial),
    approve,
    ...(!approve && { reason: '与合同不符' }),
    ...proof,
  });

/** Requests a code for the login's phone, and returns its proof. */
async function codeProof(session: Provider): Promise<{ smsToken: string }> {
  await provisional.sendSmsCode({ productCode, type: 'APPROVAL' }, session);
  const { smsToken } = await provisional.verifySmsCode(
    { productCode, type: 'APPROVAL', code: '246810' },
    session,
  );
  return { smsToken };
}

/** Approves a movement of money. */
const consent = async (session: Provider, approvalNo: string) =>
  decide(session, approvalNo, true, 3, await codeProof(session));

describe('moves nothing before the decision', { tags: ['approve-nothing-before'] }, () => {
  test('refuses a repayment, then runs it after request and approval', async () => {
    const session = await provider('approvals');
    const before = await books(session);
    const wish = await repayment(session);
    expect(wish.amount).toBeGreaterThan(50_000);
    expect(await codeOf(session, 'submitRepay', wish)).toBe('P230001');
    const asked = await ask(session, { repay: wish });
    expect(asked).toMatchObject({
      status: 'WAITING',
      amount: wish.amount,
      threshold: 50_000,
      mine: true,
      decidable: false,
    });
    expect(await books(session)).toEqual(before);
    expect(await codeOf(session, 'queryRepayResult', { idempotencyKey: wish.idempotencyKey })).toBe(
      'P020010',
    );

    await logIn(session, decider);
    const seen = await detail(session, asked.approvalNo);
    expect(seen).toMatchObject({ decidable: true, asker: { jdpin: parent }, reason: '请核对' });
    const [balance] = seen.changes;
    expect(balance).toMatchObject({ figure: 'SOURCE_BALANCE', before: 86_300.45 });
    expect(await books(session)).toEqual(before);

    const { body } = await consent(session, asked.approvalNo);
    expect(body).toMatchObject({ resultData: { status: 'APPROVED', decider: { jdpin: decider } } });
    expect((await decide(session, asked.approvalNo, true)).body).toEqual(body);
    expect((await decide(session, asked.approvalNo, true, 4)).body['resultCode']).toBe('P230006');
    await logIn(session, parent);
    const result = await provisional.queryRepayResult(
      { productCode, idempotencyKey: wish.idempotencyKey },
      session,
    );
    expect(result).toMatchObject({ amount: wish.amount, status: '00' });
    await setClock(session, '2026-11-12T10:01:00+08:00');
    const paid = await provisional.queryRepayResult(
      { productCode, idempotencyKey: wish.idempotencyKey },
      session,
    );
    expect(paid.status).toBe('01');
    const after = await detail(session, asked.approvalNo);
    expect(after).toMatchObject({ status: 'APPROVED', changes: [], referenceNo: paid.repayNo });
    const { list } = await provisional.queryRepayRecordPage(
      { productCode, pageNo: 1, pageSize: 10 },
      session,
    );
    expect(list[0]).toMatchObject({ repayNo: paid.repayNo, jdpin: parent });
  });

  test('moves nothing after refusal, withdrawal or expiry', async () => {
    const session = await provider('approvals');
    const before = await books(session);
    const wish = await repayment(session);
    const first = await ask(session, { repay: wish });
    await logIn(session, decider);
    expect(
      await codeOf(session, 'decideApproval', {
        approvalNo: first.approvalNo,
        idempotencyKey: key(9),
        approve: false,
      }),
    ).toBe('P230007');
    expect((await decide(session, first.approvalNo, false)).body).toMatchObject({
      resultData: { status: 'REFUSED', decisionReason: '与合同不符' },
    });
    await logIn(session, parent);
    const second = await ask(session, { limit }, 5);
    expect(await codeOf(session, 'withdrawApproval', { approvalNo: second.approvalNo })).toBe('0000000');
    expect(await codeOf(session, 'withdrawApproval', { approvalNo: second.approvalNo })).toBe('P230006');
    expect(await books(session)).toEqual(before);
    const third = await ask(session, { limit }, 6);
    const limitBefore = await provisional.queryAccountPage(
      { keyword: limit.jdpin, pageNo: 1, pageSize: 10 },
      session,
    );
    await setClock(session, '2026-11-15T09:59:59+08:00');
    expect((await detail(session, third.approvalNo)).status).toBe('WAITING');
    await setClock(session, '2026-11-15T10:00:00+08:00');
    expect(await detail(session, third.approvalNo)).toMatchObject({
      status: 'EXPIRED',
      endedAt: '2026-11-15 10:00:00',
    });
    await logIn(session, decider);
    expect((await decide(session, first.approvalNo, true, 7)).body['resultCode']).toBe('P230006');
    await logIn(session, parent);
    const limitAfter = await provisional.queryAccountPage(
      { keyword: limit.jdpin, pageNo: 1, pageSize: 10 },
      session,
    );
    expect(limitAfter.list[0]?.limit).toBe(limitBefore.list[0]?.limit);
  });

  test('shows both figures of a limit, and applies it after the decision', async () => {
    const session = await provider('approvals');
    expect(await codeOf(session, 'setAccountLimit', limit)).toBe('P230001');
    expect(await codeOf(session, 'setAccountLimit', { jdpin: limit.jdpin })).toBe('P230001');
    expect(await codeOf(session, 'setAccountLimit', { ...limit, limit: 50_000 })).toBe('0000000');
    const { approvalNo } = await ask(session, { limit });
    expect((await detail(session, approvalNo)).changes).toEqual([
      { figure: 'ACCOUNT_LIMIT', before: 50_000, after: 60_000 },
      { figure: 'ACCOUNT_LEFT', before: 10_060.7, after: 20_060.7 },
    ]);
    await logIn(session, decider);
    await decide(session, approvalNo, true);
    await logIn(session, parent);
    const { list } = await provisional.queryAccountPage(
      { keyword: limit.jdpin, pageNo: 1, pageSize: 10 },
      session,
    );
    expect(list[0]).toMatchObject({ limit: 60_000, left: 20_060.7 });
  });

  test('reports changes since the request, and moves nothing', async () => {
    const session = await provider('approval-outdated');
    const [waiting] = (
      await provisional.queryApprovalPage({ productCode, box: 'TO_DECIDE', pageNo: 1, pageSize: 10 }, session)
    ).list;
    const before = await books(session);
    const approvalNo = waiting?.approvalNo ?? '';
    expect((await detail(session, approvalNo)).problem).toBeTruthy();
    expect((await decide(session, approvalNo, true)).body).toMatchObject({
      resultCode: 'P230008',
      resultMsg: expect.stringContaining('未变动') as string,
    });
    expect(await books(session)).toEqual(before);
    expect((await detail(session, approvalNo)).status).toBe('WAITING');
  });
});

test(
  'takes a withdrawal from the account only after confirmation, request and approval',
  { tags: ['approve-nothing-before'] },
  async () => {
    const session = await provider('withdrawal-approvals');
    const before = await books(session);
    const { accounts } = await provisional.queryFundAccounts({ productCode }, session);
    const accountNo = accounts.find(({ accountType }) => accountType === 'vas')?.accountNo ?? '';
    const order = { productCode, idempotencyKey: key(1), accountNo, amount: 20_000 } as const;
    expect(await codeOf(session, 'applyWithdrawal', { ...order, password: '804617' })).toBe('P230001');
    const { approvalNo } = await ask(session, { withdrawal: order }, 2, { password: '804617' });
    expect(await books(session)).toEqual(before);
    await logIn(session, decider);
    const [balance] = (await detail(session, approvalNo)).changes;
    expect(balance?.before).toBe(86_300.45);
    expect(balance?.after).toBeLessThan(66_300.45);
    expect(await books(session)).toEqual(before);
    const { body } = await consent(session, approvalNo);
    expect(body).toMatchObject({ resultData: { status: 'APPROVED' } });
    expect(await books(session)).not.toEqual(before);
  },
);

describe.each([
  ['company', 'company-purchasing', '12010'],
  ['distributors', 'wholesale', '12012'],
  ['factoring', 'factoring', '12023'],
] as const)('waits above the amount in another product too: %s', (_family, scenario, code) => {
  test('requests, shows and decides a limit and a repayment in that product', async () => {
    const session = await provider(`${scenario},approvals`, code);
    const own = { ...limit, productCode: code };
    const answer = await session.call('provisional', 'setAccountLimit', own);
    expect(answer.body['resultCode']).toBe('P230001');
    const lodge = (content: Inputs['submitApproval']['content'], serial: number) =>
      provisional.submitApproval(
        { productCode: code, idempotencyKey: key(serial), content, reason: '请核对' },
        session,
      );
    const asked = await lodge({ limit: own }, 2);
    const { bills } = await provisional.prepareRepay({ productCode: code }, session);
    const owed = Math.round(bills.reduce((sum, bill) => sum + bill.owed * 100, 0)) / 100;
    const repay = {
      productCode: code,
      idempotencyKey: key(3),
      bills: [...new Set(bills.map(({ billNo }) => billNo))].map((billNo) => ({ billNo })),
      amount: owed,
      owed,
      source: 'BANK_TRANSFER',
    } as const;
    expect((await session.call('provisional', 'submitRepay', repay)).body['resultCode']).toBe('P230001');
    const paying = await lodge({ repay }, 4);
    const elsewhere = { productCode, box: 'ALL', pageNo: 1, pageSize: 10 } as const;
    expect((await provisional.queryApprovalPage(elsewhere, session)).total).toBe(0);

    await logIn(session, decider);
    const waiting = await provisional.queryApprovalPage(
      { ...elsewhere, productCode: code, box: 'TO_DECIDE' },
      session,
    );
    expect(waiting.list.map(({ approvalNo }) => approvalNo).sort()).toEqual(
      [asked.approvalNo, paying.approvalNo].sort(),
    );
    const decided = await provisional.decideApproval(
      { productCode: code, approvalNo: asked.approvalNo, idempotencyKey: key(5), approve: true },
      session,
    );
    expect(decided.status).toBe('APPROVED');
    const paid = await provisional.decideApproval(
      {
        ...{ productCode: code, approvalNo: paying.approvalNo, idempotencyKey: key(6), approve: true },
        ...(await codeProof(session)),
      },
      session,
    );
    expect(paid).toMatchObject({ status: 'APPROVED', referenceNo: expect.stringMatching(/^HK/) as string });
  });
});

describe('confirms a request like the direct operation', { tags: ['approve-nothing-before'] }, () => {
  const order = {
    productCode,
    idempotencyKey: key(1),
    accountNo: '8801220611736027',
    amount: 20_000,
  } as const;
  const asking = { idempotencyKey: key(2), content: { withdrawal: order } };
  const send = (session: Provider, proof: object) =>
    session.call('provisional', 'submitApproval', { productCode, ...asking, ...proof });

  test('counts a wrong password and submits no withdrawal', async () => {
    const session = await provider('withdrawal-approvals');
    const lodged = async () =>
      (await provisional.queryApprovalPage({ productCode, box: 'ALL', pageNo: 1, pageSize: 10 }, session))
        .total;
    expect((await send(session, {})).body['resultCode']).toBe('P150001');
    expect((await send(session, { password: '926153' })).body).toMatchObject({
      resultCode: 'P140001',
      resultMsg: '支付密码错误，还可尝试4次',
    });
    const { body } = await session.call('provisional', 'applyWithdrawal', { ...order, password: '926153' });
    expect(body['resultMsg']).toBe('支付密码错误，还可尝试3次');
    expect(await lodged()).toBe(0);
    const first = (await send(session, { password: '804617' })).body;
    expect(first).toMatchObject({ resultData: { status: 'WAITING' } });
    // A repetition is the same request, with any proof.
    expect((await send(session, { password: '000000' })).body).toEqual(first);
    expect(await lodged()).toBe(1);
  });

  test('uses up a code once, and refuses one for another purpose', async () => {
    const session = await provider('withdrawal-approvals');
    expect((await send(session, await codeProof(session))).body['resultCode']).toBe('P150001');
    await provisional.sendSmsCode({ productCode, type: 'WITHDRAWAL' }, session);
    const { smsToken } = await provisional.verifySmsCode(
      { productCode, type: 'WITHDRAWAL', code: '246810' },
      session,
    );
    expect(await codeOf(session, 'applyWithdrawal', { ...order, smsToken })).toBe('P230001');
    expect((await send(session, { smsToken })).body).toMatchObject({ resultData: { status: 'WAITING' } });
    expect(await codeOf(session, 'applyWithdrawal', { ...order, smsToken })).toBe('P150001');
  });

  test('refuses requests while locked by wrong tries', async () => {
    const session = await provider('withdrawal-approvals-locked');
    expect((await send(session, { password: '804617' })).body['resultCode']).toBe('P140002');
  });
});

describe(
  'needs a proof of identity to approve a movement of money',
  { tags: ['approve-nothing-before'] },
  () => {
    test('counts and refuses a wrong password, runs with a right one, and needs one', async () => {
      const session = await provider('approval-password');
      const before = await books(session);
      const seen = await detail(session, waiting.approvalNo);
      expect(seen).toMatchObject({
        proof: { passwordSet: true, phone: expect.stringMatching(/^\d{3}\*{4}\d{4}$/) as string },
      });
      expect((await decide(session, waiting.approvalNo, true)).body['resultCode']).toBe('P150001');
      expect(await books(session)).toEqual(before);
      for (const left of [4, 3])
        expect(
          (await decide(session, waiting.approvalNo, true, 3, { password: '926153' })).body,
        ).toMatchObject({ resultCode: 'P140001', resultMsg: `支付密码错误，还可尝试${String(left)}次` });
      expect((await detail(session, waiting.approvalNo)).status).toBe('WAITING');
      const { body } = await decide(session, waiting.approvalNo, true, 3, { password: '804617' });
      expect(body).toMatchObject({ resultData: { status: 'APPROVED' } });
    });

    test('refuses a code for another purpose or account', async () => {
      const session = await provider('approval-password');
      await provisional.sendSmsCode({ productCode, type: 'WITHDRAWAL' }, session);
      const other = await provisional.verifySmsCode(
        { productCode, type: 'WITHDRAWAL', code: '246810' },
        session,
      );
      expect(
        (await decide(session, waiting.approvalNo, true, 3, { smsToken: other.smsToken })).body['resultCode'],
      ).toBe('P150001');
      await logIn(session, parent);
      const own = await codeProof(session);
      await logIn(session, decider);
      expect((await decide(session, waiting.approvalNo, true, 3, own)).body['resultCode']).toBe('P150001');
      expect((await decide(session, waiting.approvalNo, false)).body).toMatchObject({
        resultData: { status: 'REFUSED' },
      });
    });
  },
);

describe('deciding account', () => {
  test('refuses decisions on one’s own request and by unnamed accounts', async () => {
    const session = await provider('approvals');
    const { approvalNo } = await ask(session, { limit });
    expect((await decide(session, approvalNo, true)).body['resultCode']).toBe('P230005');
    await logIn(session, 'hechuan_cg04');
    expect((await decide(session, approvalNo, true)).body['resultCode']).toBe('P230004');
    expect(await codeOf(session, 'queryApprovalDetail', { approvalNo })).toBe('P230004');
    await logIn(session, decider);
    expect(await codeOf(session, 'withdrawApproval', { approvalNo })).toBe('P230005');
    // Only the parent may request an account's limit, independent of the decider.
    const forged = await session.call('provisional', 'submitApproval', {
      productCode,
      idempotencyKey: key(8),
      content: { limit: { ...limit, jdpin: 'hechuan_cg04' } },
    });
    expect(forged.body).toMatchObject({
      resultCode: 'P230008',
      resultMsg: '仅母账号可操作，请联系企业母账号',
    });
    expect(await codeOf(session, 'saveApprovalSetting', { enabled: false, deciders: [] })).toBe('E9000002');
  });

  test('lets the parent decide a child’s request for its own repayment', async () => {
    const session = await provider('approval-of-child');
    const { list, toDecide } = await provisional.queryApprovalPage(
      { productCode, box: 'TO_DECIDE', pageNo: 1, pageSize: 10 },
      session,
    );
    expect(toDecide).toBe(1);
    expect(list[0]?.asker.acctType).toBe('1902');
    const { body } = await consent(session, list[0]?.approvalNo ?? '');
    expect(body).toMatchObject({ resultData: { status: 'APPROVED' } });
  });

  test('waits for nothing without an amount, and refuses a frozen decider', async () => {
    const session = await provider('approvals');
    for (const deciders of [[], ['hechuan_cg07'], ['hechuan_cg02', 'nobody']])
      expect(await codeOf(session, 'saveApprovalSetting', { enabled: true, amount: 100, deciders })).toBe(
        'P230002',
      );
    expect(await codeOf(session, 'saveApprovalSetting', { enabled: true, deciders: [decider] })).toBe(
      'P230002',
    );
    expect(await codeOf(session, 'saveApprovalSetting', { enabled: false, deciders: [] })).toBe('0000000');
    expect(await codeOf(session, 'setAccountLimit', limit)).toBe('0000000');
  });

  test('accepts one request per bill or account', async () => {
    const session = await provider('approval-limit-waiting');
    expect(await codeOf(session, 'submitApproval', { idempotencyKey: key(2), content: { limit } })).toBe(
      'P230003',
    );
  });
});

test('sends messages to decider and asker, and blocks a cancellation', async () => {
  const session = await provider('approvals');
  const { approvalNo } = await ask(session, { limit });
  const { check } = await provisional.queryCancellation({ productCode }, session);
  expect(check?.items.find(({ kind }) => kind === 'APPROVALS')).toMatchObject({ count: 1, effect: 'BLOCKS' });
  const messages = async () =>
    (await provisional.queryMessagePage({ productCode, kind: 'APPROVAL', pageNo: 1, pageSize: 10 }, session))
      .list;
  expect(await messages()).toEqual([]);
  await logIn(session, decider);
  expect(await messages()).toMatchObject([
    { event: 'APPROVAL_WAITING', referenceNo: approvalNo, title: '上限额度调整待您审批', read: false },
  ]);
  await decide(session, approvalNo, false);
  await logIn(session, parent);
  expect(await messages()).toMatchObject([
    {
      event: 'APPROVAL_ENDED',
      title: '上限额度调整申请已驳回',
      text: expect.stringContaining('与合同不符') as string,
    },
  ]);
});

test('logs every write including refused ones, readable by the parent only', async () => {
  const session = await provider('approvals');
  await session.call('provisional', 'setAccountLimit', { ...limit, limit: 45_000 });
  await session.call('provisional', 'setAccountLimit', { ...limit, limit: 1 });
  const { approvalNo } = await ask(session, { limit });
  await logIn(session, decider);
  await decide(session, approvalNo, false);
  expect(await codeOf(session, 'queryOperationLog', { pageNo: 1, pageSize: 10 })).toBe('E9000002');
  await logIn(session, parent);
  const log = (filter: object = {}) =>
    provisional.queryOperationLog({ productCode, ...filter, pageNo: 1, pageSize: 10 }, session);
  const { list, actors } = await log();
  expect(
    list.map(({ actor, operation, subject, result }) => [actor.jdpin, operation, subject, result]),
  ).toEqual([
    [decider, '审批', approvalNo, 'DONE'],
    [parent, '提交审批申请', 'hechuan_cg03', 'DONE'],
    [parent, '设置采购账号的上限额度', 'hechuan_cg03', 'REFUSED'],
    [parent, '设置采购账号的上限额度', 'hechuan_cg03', 'DONE'],
  ]);
  expect(list[2]?.resultText).toContain('上限额度须在');
  expect(actors.map(({ jdpin }) => jdpin).sort()).toEqual([parent, decider].sort());
  expect((await log({ jdpin: decider })).total).toBe(1);
  expect((await log({ kind: 'ACCOUNT', result: 'DONE' })).total).toBe(1);
  expect((await log({ keyword: 'CG03' })).total).toBe(3);
  expect((await log({ dateTo: '2026-11-11' })).total).toBe(0);
});

const example = { limit };
const waiting = { approvalNo: 'SP2026111200000001' };
const deciding = { ...waiting, idempotencyKey: '8a1f0c7e9a2d4e6f8b30', approve: true };
const asking = { idempotencyKey: '7d1f0c7e9a2d4e6f8b31', content: example };
const leaving = {
  ...asking,
  content: {
    withdrawal: { productCode, idempotencyKey: key(1), accountNo: '8801220611736027', amount: 20_000 },
  },
};

/** code, scenario, operation, request */
const rows: [string, string, string, object][] = [
  ['P230002', 'baseline', 'saveApprovalSetting', { enabled: true, amount: 50_000, deciders: [] }],
  ['P090001', 'approval-key-used', 'submitApproval', asking],
  ['P230008', 'approvals', 'submitApproval', { ...asking, content: { limit: { ...limit, limit: 100 } } }],
  ['P230009', 'baseline', 'submitApproval', asking],
  ['P230009', 'approvals', 'submitApproval', { ...asking, content: {} }],
  ['P230002', 'approval-nobody', 'submitApproval', asking],
  ['P230003', 'approval-limit-waiting', 'submitApproval', asking],
  ['P140003', 'withdrawal-approvals-no-password', 'submitApproval', { ...leaving, password: '804617' }],
  ['P140002', 'withdrawal-approvals-locked', 'submitApproval', { ...leaving, password: '804617' }],
  ['P140001', 'withdrawal-approvals', 'submitApproval', { ...leaving, password: '926153' }],
  ['P150001', 'withdrawal-approvals', 'submitApproval', leaving],
  ['P230004', 'baseline', 'queryApprovalDetail', waiting],
  ['P230004', 'baseline', 'decideApproval', deciding],
  ['P090001', 'approval-key-used', 'decideApproval', deciding],
  ['P230006', 'approval-ended', 'decideApproval', deciding],
  ['P230005', 'approval-limit-waiting', 'decideApproval', deciding],
  ['P230007', 'approval-to-decide', 'decideApproval', { ...deciding, approve: false }],
  ['P230008', 'approval-outdated', 'decideApproval', deciding],
  ['P140001', 'approval-password', 'decideApproval', { ...deciding, password: '926153' }],
  ['P140002', 'approval-password-locked', 'decideApproval', { ...deciding, password: '804617' }],
  ['P140003', 'approval-to-decide', 'decideApproval', { ...deciding, password: '804617' }],
  ['P150001', 'approval-to-decide', 'decideApproval', deciding],
  ['P230004', 'baseline', 'withdrawApproval', waiting],
  ['P230005', 'approval-to-decide', 'withdrawApproval', waiting],
  ['P230006', 'approval-ended', 'withdrawApproval', waiting],
];

test.each(rows)('%s in %s: %s', async (code, scenario, operation, input) => {
  const session = await provider(scenario);
  const { body } = await session.call('provisional', operation, { productCode, ...input });
  expect(body['resultCode']).toBe(code);
  expect(body['resultMsg']).toMatch(/\p{Script=Han}/u);
});

test('tests every state code of these operations', () => {
  const ofApprovals = Object.values(operations).filter(({ path }) => path.startsWith('/approvals/'));
  expect(unaskedStates(ofApprovals, rows)).toEqual([]);
});
