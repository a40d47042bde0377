/** Tests requests without a login, and the simulated outer pages: login, logout, face check, real name. */
import { expect, inject, test } from 'vitest';
import { clientIn } from '../client.ts';

const packed = { reqData: '{"productCode":"12003"}', eid: '' };

test('refuses visitors in each service’s own envelope', async () => {
  const { send } = await clientIn('logged-out');
  const answers = {
    legacy: await send('GET', '/api/v1/home/userDataV2?productCode=12003'),
    standard: await send('POST', '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo', { productCode: '12003' }),
    gateway: await send('POST', '/gateway/api/v1/user/queryQuickBillData', packed),
    provisional: await send('GET', '/provisional/user/getUserInfo?productCode=12003'),
  };
  expect(answers.legacy.json).toMatchObject({ code: '0100', msg: '请先登录' });
  expect(answers.standard.json).toMatchObject({ resultCode: '0000006', resultMsg: '请先登录' });
  expect(answers.gateway.json).toMatchObject({ resultCode: '801', resultMsg: '请先登录' });
  expect(answers.gateway.json).not.toHaveProperty('resultData');
  expect(answers.provisional.json).toMatchObject({ resultCode: '0000006', resultMsg: '请先登录' });
  expect(Object.values(answers).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('checks the login before the request', async () => {
  const { send } = await clientIn('logged-out');
  const { json } = await send('POST', '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo', {});
  expect(json).toMatchObject({ resultCode: '0000006' });
});

test('needs no login for open operations', async () => {
  const { send } = await clientIn('logged-out');
  expect((await send('GET', '/api/v1/user/getPublicKey')).json).toMatchObject({ code: '0000' });
});

test('logs out and in on the passport pages, and returns to its own origin only', async () => {
  const { send, control, world } = await clientIn('baseline');
  const left = await send('GET', '/_sim/ext/logout?returnUrl=%2Ffront%2Fcompany%2Fcreditxin');
  expect([left.status, left.headers.get('location')]).toEqual([303, '/front/company/creditxin']);
  expect(await world()).toMatchObject({ viewer: { loggedIn: false } });

  const page = await send('GET', '/_sim/ext/login?returnUrl=%2Ffront%2F');
  expect(page.text).toContain('hechuan_caigou');
  const { accounts } = await control<{ accounts: { pin: string; type: string }[] }>('GET', '/world');
  const child = accounts.find(({ type }) => type === '1902')!;
  const back = await send(
    'POST',
    '/_sim/ext/login?returnUrl=https%3A%2F%2Fevil.example%2F',
    `pin=${child.pin}`,
  );
  expect([back.status, back.headers.get('location')]).toEqual([303, '/front/']);
  expect(await world()).toMatchObject({ viewer: { loggedIn: true, pin: child.pin, account: '1902' } });
});

test('the face page preselects the scenario’s outcome, and returns to the portal with the tester’s', async () => {
  const { send } = await clientIn('face-auth-failure');
  const path = '/_sim/ext/auth?authFlowNo=RZ202611120001&returnUrl=%2Ffront%2Fcompany%2Findex%3Fa%3D1';
  expect((await send('GET', path)).text).toMatch(/value="9" checked/);
  const done = await send('POST', path, 'openStatus=8');
  expect(done.headers.get('location')).toBe(
    '/front/company/index?a=1&authFlowNo=RZ202611120001&openStatus=8',
  );
});

test('renews an expired real name on its page, and changes nothing else', async () => {
  const expired = await clientIn('real-name-expired');
  const flow = async ({ world }: typeof expired) =>
    (await world<{ opening: { flowType: string } }>()).opening.flowType;
  await expired.send('GET', '/_sim/ext/realname');
  expect(await flow(expired)).toBe('ESC_REAL_NAME_INVALID');
  const done = await expired.send('POST', '/_sim/ext/realname?returnUrl=%2Ffront%2Fcompany%2Findex', '');
  expect([done.status, done.headers.get('location')]).toEqual([303, '/front/company/index']);
  expect(await flow(expired)).toBe('NORMAL');

  const other = await clientIn('investor-change');
  await other.send('POST', '/_sim/ext/realname', '');
  expect(await flow(other)).toBe('CHANGE_INVESTOR');
});

test('serves every outer page that config.json names', async () => {
  const origin = inject('origin');
  const {
    hosts,
  }: {
    hosts: Record<string, string>;
  } = await (await fetch(`${origin}/front/config.json`)).json();
  const answers = await Promise.all(
    Object.values(hosts).map((path) => fetch(origin + path, { redirect: 'manual' })),
  );
  expect(answers.filter(({ status }) => status >= 400).map(({ url }) => url)).toEqual([]);
});
