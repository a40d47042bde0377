/** Tests payment settings over HTTP: password, amounts without a password, automatic repayment, and a child's rights. */
import { describe, expect, test } from 'vitest';
import { provisional } from '#generated/clients.ts';
import { setClock } from '#generated/control/client.ts';
import { operations } from '#generated/provisional/operations.ts';
import { testRefusals, untestedStates, type Refusal } from '../answers/refusals.ts';
import { provider, type Provider } from '../tools/provider.ts';

type Body = Record<string, unknown>;

const productCode = '12003';
const password = '804617';
const another = '351902';
const paymentOperations = Object.values(operations).filter(({ path }) => path.startsWith('/payment/'));

const answerOf = async (session: Provider, operation: string, input: Body = {}): Promise<Body> =>
  (await session.call('provisional', operation, { productCode, ...input })).body;

const codeOf = async (...call: Parameters<typeof answerOf>): Promise<unknown> =>
  (await answerOf(...call))['resultCode'];

const order = async (session: Provider, amount: number, typed = ''): Promise<string> =>
  (
    await session.fetch('/_sim/ext/mall', {
      method: 'POST',
      body: `amount=${String(amount)}&password=${typed}`,
    })
  ).text();

const smsToken = async (session: Provider): Promise<string> => {
  await provisional.sendSmsCode({ type: 'PAY_PASSWORD' }, session);
  return (await provisional.verifySmsCode({ type: 'PAY_PASSWORD', code: '246810' }, session)).smsToken;
};

const returnUrl = 'http://127.0.0.1:4010/front/localRealNameCallBack';

test('needs the password above the exempt amount only', { tags: ['pay-small'] }, async () => {
  const session = await provider('pay-password');
  expect(await order(session, 1000)).toContain('支付密码错误');
  await provisional.saveSmallPayment({ smallAmount: 1000, password }, session);
  expect(await order(session, 1000)).toContain('下单成功');
  expect(await order(session, 1000.01)).toContain('支付密码错误');
  expect(await order(session, 1000.01, password)).toContain('下单成功');
  await provisional.saveSmallPayment({ smallAmount: 0, password }, session);
  expect(await order(session, 0.01)).toContain('支付密码错误');
});

test('sets and changes the password, and resets it by a code and a face check', async () => {
  const session = await provider();
  await provisional.setPayPassword({ password }, session);
  await provisional.changePayPassword({ oldPassword: password, password: another }, session);
  expect(await codeOf(session, 'changePayPassword', { oldPassword: password, password })).toBe('P140001');
  const token = await smsToken(session);
  const { authFlowNo } = await provisional.beginPayPasswordAuth({ smsToken: token, returnUrl }, session);
  const reset = { smsToken: token, authFlowNo, password };
  // The face check has begun, but is not passed.
  expect(await codeOf(session, 'resetPayPassword', reset)).toBe('P120018');
  await session.fetch(`/_sim/ext/auth?authFlowNo=${authFlowNo}`, { method: 'POST', body: 'openStatus=8' });
  await provisional.resetPayPassword(reset, session);
  // The code is used up.
  expect(await codeOf(session, 'resetPayPassword', reset)).toBe('P070003');
  expect(await order(session, 1, password)).toContain('下单成功');
});

test('locks after the fifth wrong password, and unlocks after two hours', async () => {
  const session = await provider('pay-password');
  const wrong = { smallAmount: 1, password: another };
  for (let left = 4; left > 0; left -= 1)
    expect(await answerOf(session, 'saveSmallPayment', wrong)).toMatchObject({
      resultCode: 'P140001',
      resultMsg: `支付密码错误，还可尝试${String(left)}次`,
    });
  expect(await codeOf(session, 'saveSmallPayment', wrong)).toBe('P140002');
  expect(await codeOf(session, 'saveSmallPayment', { smallAmount: 1, password })).toBe('P140002');
  expect(await provisional.queryPaySetting({}, session)).toMatchObject({
    lockedUntil: '2026-11-12 12:00:00',
  });
  await setClock({ advance: 'PT2H' }, session);
  await provisional.saveSmallPayment({ smallAmount: 1, password }, session);
});

test('repays the company’s product automatically from the first account', async () => {
  const session = await provider();
  await provisional.saveRepaySetting(
    {
      idempotencyKey: 'payment0123456789',
      autoRepay: true,
      sources: ['OVERFLOW', 'EASY_PAY'],
      deductDaysBefore: 0,
      remindDaysBefore: 3,
      remindPhone: '13800006027',
    },
    session,
  );
  const { next } = await provisional.queryRepaySetting({}, session);
  expect(next).toMatchObject({ dueDate: '2026-11-15' });
  await setClock({ advance: 'P4D' }, session);
  const { list } = await provisional.queryRepayRecordPage({ pageNo: 1, pageSize: 10 }, session);
  expect(list[0]).toMatchObject({ source: 'OVERFLOW', status: '01', amount: next?.amount });
});

const rows: Refusal[] = [
  ['P140004', 'pay-password', 'setPayPassword', { password }],
  ['P140005', 'baseline', 'setPayPassword', { password: '123456' }],
  ['P140003', 'baseline', 'changePayPassword', { oldPassword: password, password: another }],
  ['P140005', 'pay-password', 'changePayPassword', { oldPassword: password, password: '111111' }],
  ['P140002', 'pay-password-locked', 'changePayPassword', { oldPassword: password, password: another }],
  ['P140001', 'pay-password', 'changePayPassword', { oldPassword: another, password: another }],
  ['P070003', 'baseline', 'beginPayPasswordAuth', { smsToken: 'DX1', returnUrl }],
  ['P070003', 'baseline', 'resetPayPassword', { smsToken: 'DX1', authFlowNo: 'RZ1', password }],
  ['P140003', 'baseline', 'saveSmallPayment', { smallAmount: 1, password }],
  ['P140002', 'pay-password-locked', 'saveSmallPayment', { smallAmount: 1, password }],
  ['P140001', 'pay-password', 'saveSmallPayment', { smallAmount: 1, password: another }],
];

testRefusals(rows, { productCode });

test('refuses another face check after five failed ones a day', async () => {
  const session = await provider('pay-password-face-limit');
  const token = await smsToken(session);
  expect(await codeOf(session, 'beginPayPasswordAuth', { smsToken: token, returnUrl })).toBe('P120017');
});

test('refuses a weak password even with code and face check', async () => {
  const session = await provider('pay-password');
  const token = await smsToken(session);
  const { authFlowNo } = await provisional.beginPayPasswordAuth({ smsToken: token, returnUrl }, session);
  await session.fetch(`/_sim/ext/auth?authFlowNo=${authFlowNo}`, { method: 'POST', body: 'openStatus=8' });
  const reset = { smsToken: token, authFlowNo, password: '123456' };
  expect(await codeOf(session, 'resetPayPassword', reset)).toBe('P140005');
});

test('tests every state code of these operations', () => {
  // The tests above cover these three.
  expect(untestedStates(paymentOperations, rows)).toEqual([
    'beginPayPasswordAuth P120017',
    'resetPayPassword P120018',
    'resetPayPassword P140005',
  ]);
});

describe('shows a child the setting, and refuses its changes', () => {
  const writes: Record<string, Body> = {
    setPayPassword: { password },
    changePayPassword: { oldPassword: password, password: another },
    beginPayPasswordAuth: { smsToken: 'DX1', returnUrl },
    resetPayPassword: { smsToken: 'DX1', authFlowNo: 'RZ1', password },
    saveSmallPayment: { smallAmount: 1, password },
  };

  test.each(Object.entries(writes))(
    '%s',
    { tags: ['pay-child-reads', 'child-forged'] },
    async (operation, input) => {
      const session = await provider('child-account');
      const before = await (await session.fetch('/_sim/api/world')).text();
      expect(await codeOf(session, operation, input)).toBe('E9000002');
      expect(await (await session.fetch('/_sim/api/world')).text()).toBe(before);
    },
  );

  test('covers every write of /payment/', () => {
    const all = paymentOperations.filter(({ effect }) => effect === 'write').map(({ id }) => id);
    expect(Object.keys(writes).sort()).toEqual(all.sort());
  });

  test('a child reads the setting', async () => {
    expect(await provisional.queryPaySetting({}, await provider('child-account'))).toMatchObject({
      editable: false,
      reason: '仅母账号可修改支付设置',
    });
  });
});
