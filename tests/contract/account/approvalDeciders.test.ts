/** Tests which accounts may decide a request, and the messages to them and to the requester. */
import { describe, expect, test } from 'vitest';
import { provisional } from '#generated/clients.ts';
import { provider } from '../tools/provider.ts';
import {
  ask,
  codeOf,
  consent,
  decide,
  decider,
  key,
  limit,
  logIn,
  parent,
  productCode,
} from './approving.ts';

describe('deciding account', () => {
  test('refuses decisions on one’s own request and by other accounts, who cannot read it either', async () => {
    const session = await provider('approvals');
    const { approvalNo } = await ask(session, { limit });
    expect((await decide(session, approvalNo, true)).body['resultCode']).toBe('P230005');
    await logIn(session, 'hechuan_cg04');
    expect((await decide(session, approvalNo, true)).body['resultCode']).toBe('P230004');
    expect(await codeOf(session, 'queryApprovalDetail', { approvalNo })).toBe('P230004');
  });

  test('refuses a withdrawal of the request by its decider', async () => {
    const session = await provider('approvals');
    const { approvalNo } = await ask(session, { limit });
    await logIn(session, decider);
    expect(await codeOf(session, 'withdrawApproval', { approvalNo })).toBe('P230005');
  });

  test('refuses a child’s request for a limit and its change of the setting, even if it is the decider', async () => {
    const session = await provider('approvals');
    await logIn(session, decider);
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

  test('refuses a setting without deciders or amount, or with a frozen or unknown decider', async () => {
    const session = await provider('approvals');
    for (const deciders of [[], ['hechuan_cg07'], ['hechuan_cg02', 'hechuan_cg99']])
      expect(await codeOf(session, 'saveApprovalSetting', { enabled: true, amount: 100, deciders })).toBe(
        'P230002',
      );
    expect(await codeOf(session, 'saveApprovalSetting', { enabled: true, deciders: [decider] })).toBe(
      'P230002',
    );
  });
});

test('needs no approval once the setting is off', async () => {
  const session = await provider('approvals');
  expect(await codeOf(session, 'saveApprovalSetting', { enabled: false, deciders: [] })).toBe('0000000');
  expect(await codeOf(session, 'setAccountLimit', limit)).toBe('0000000');
});

test('refuses a second request for the same account', async () => {
  const session = await provider('approval-limit-waiting');
  expect(await codeOf(session, 'submitApproval', { idempotencyKey: key(2), content: { limit } })).toBe(
    'P230003',
  );
});

test('a waiting request blocks a cancellation of the product', async () => {
  const session = await provider('approvals');
  await ask(session, { limit });
  const { check } = await provisional.queryCancellation({ productCode }, session);
  expect(check?.items.find(({ kind }) => kind === 'APPROVALS')).toMatchObject({ count: 1, effect: 'BLOCKS' });
});

test('sends a message to the decider at the request, and to the requester at its end', async () => {
  const session = await provider('approvals');
  const { approvalNo } = await ask(session, { limit });
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
