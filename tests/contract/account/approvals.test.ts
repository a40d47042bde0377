/** Tests that a waiting request changes nothing before its decision, what its decision does, and the products with approvals. */
import { describe, expect, test } from 'vitest';
import { provisional } from '#generated/clients.ts';
import type { Inputs } from '#generated/provisional/io.ts';
import { provider } from '../tools/provider.ts';
import {
  ask,
  books,
  codeOf,
  codeProof,
  consent,
  decide,
  decider,
  detail,
  key,
  limit,
  logIn,
  parent,
  productCode,
  repayment,
  setClock,
} from './approving.ts';

describe('moves nothing before the decision', { tags: ['approve-nothing-before'] }, () => {
  test('runs a large repayment only by request and approval, once, and lists it for the requester', async () => {
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

  test('moves nothing after a refusal with a reason, a withdrawal or an expiry, which are final', async () => {
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

  test('needs an approval for a limit above the amount, shows its figures, and applies it afterwards', async () => {
    const session = await provider('approvals');
    expect(await codeOf(session, 'setAccountLimit', limit)).toBe('P230001');
    // No limit at all is above the amount too.
    expect(await codeOf(session, 'setAccountLimit', { jdpin: limit.jdpin })).toBe('P230001');
    expect(await codeOf(session, 'setAccountLimit', { ...limit, limit: 50_000 })).toBe('0000000');
    const { approvalNo } = await ask(session, { limit });
    expect((await detail(session, approvalNo)).changes).toEqual([
      { figure: 'ACCOUNT_LIMIT', before: 50_000, after: 60_000 },
      { figure: 'ACCOUNT_LEFT', before: 10_060.7, after: 20_060.7 },
      { figure: 'AVAILABLE_QUOTA', before: 750_779.2, after: 750_779.2 },
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

  test('a request outdated by changes shows its problem, refuses an approval and stays waiting', async () => {
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
] as const)('needs an approval above the amount in other products too: %s', (_family, scenario, code) => {
  test('refuses a limit and a repayment directly; lists and approves their requests in that product only', async () => {
    const session = await provider(`${scenario},approvals`, code);
    const own = { ...limit, productCode: code };
    const answer = await session.call('provisional', 'setAccountLimit', own);
    expect(answer.body['resultCode']).toBe('P230001');
    const askFor = (content: Inputs['submitApproval']['content'], serial: number) =>
      provisional.submitApproval(
        { productCode: code, idempotencyKey: key(serial), content, reason: '请核对' },
        session,
      );
    const askedForLimit = await askFor({ limit: own }, 2);
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
    const askedToRepay = await askFor({ repay }, 4);
    const elsewhere = { productCode, box: 'ALL', pageNo: 1, pageSize: 10 } as const;
    expect((await provisional.queryApprovalPage(elsewhere, session)).total).toBe(0);

    await logIn(session, decider);
    const waiting = await provisional.queryApprovalPage(
      { ...elsewhere, productCode: code, box: 'TO_DECIDE' },
      session,
    );
    expect(waiting.list.map(({ approvalNo }) => approvalNo).sort()).toEqual(
      [askedForLimit.approvalNo, askedToRepay.approvalNo].sort(),
    );
    const decided = await provisional.decideApproval(
      { productCode: code, approvalNo: askedForLimit.approvalNo, idempotencyKey: key(5), approve: true },
      session,
    );
    expect(decided.status).toBe('APPROVED');
    const paid = await provisional.decideApproval(
      {
        productCode: code,
        approvalNo: askedToRepay.approvalNo,
        idempotencyKey: key(6),
        approve: true,
        ...(await codeProof(session)),
      },
      session,
    );
    expect(paid).toMatchObject({ status: 'APPROVED', referenceNo: expect.stringMatching(/^HK/) as string });
  });
});
