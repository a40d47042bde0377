/** Tests the passwords and SMS codes that a request or a decision needs. */
import { describe, expect, test } from 'vitest';
import { provisional } from '#generated/clients.ts';
import { provider, type Provider } from '../tools/provider.ts';
import {
  books,
  codeOf,
  codeProof,
  decide,
  decider,
  detail,
  key,
  logIn,
  parent,
  productCode,
  waiting,
} from './approving.ts';

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

  const requestCount = async (session: Provider) =>
    (await provisional.queryApprovalPage({ productCode, box: 'ALL', pageNo: 1, pageSize: 10 }, session))
      .total;

  test('submits nothing without a proof or by a wrong password, and counts the tries', async () => {
    const session = await provider('withdrawal-approvals');
    expect((await send(session, {})).body['resultCode']).toBe('P150001');
    expect((await send(session, { password: '926153' })).body).toMatchObject({
      resultCode: 'P140001',
      resultMsg: '支付密码错误，还可尝试4次',
    });
    const { body } = await session.call('provisional', 'applyWithdrawal', { ...order, password: '926153' });
    expect(body['resultMsg']).toBe('支付密码错误，还可尝试3次');
    expect(await requestCount(session)).toBe(0);
  });

  test('submits one request by the right password, whatever the proof of its repetition is', async () => {
    const session = await provider('withdrawal-approvals');
    const first = (await send(session, { password: '804617' })).body;
    expect(first).toMatchObject({ resultData: { status: 'WAITING' } });
    expect((await send(session, { password: '000000' })).body).toEqual(first);
    expect(await requestCount(session)).toBe(1);
  });

  test('accepts a code of its purpose once, and no other; a refused direct withdrawal does not use it up', async () => {
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
    test('shows the kinds of proof with a masked phone, and changes nothing without one', async () => {
      const session = await provider('approval-password');
      const before = await books(session);
      const seen = await detail(session, waiting.approvalNo);
      expect(seen).toMatchObject({
        proof: { passwordSet: true, phone: expect.stringMatching(/^\d{3}\*{4}\d{4}$/) as string },
      });
      expect((await decide(session, waiting.approvalNo, true)).body['resultCode']).toBe('P150001');
      expect(await books(session)).toEqual(before);
    });

    test('counts and refuses a wrong password, and approves by the right one', async () => {
      const session = await provider('approval-password');
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
    });

    test('needs no proof to refuse the request', async () => {
      const session = await provider('approval-password');
      expect((await decide(session, waiting.approvalNo, false)).body).toMatchObject({
        resultData: { status: 'REFUSED' },
      });
    });
  },
);
