/** The legacy client: its codes and what they do; and the time limits of the services. 1 §8 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { legacy } from '#generated/clients.ts';
import { ApiError } from '#generated/runtime/failure.ts';
import { services } from '#generated/services.ts';
import { orNotLogin } from '../../api/options.ts';
import { providerAnswers } from '../../api/testing.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { hideSystemError, systemErrorStore } from '../overlay/systemError.ts';
import { LOGIN, nickname, respondWithPolicies, restore, watchNotices } from './testing.ts';

beforeEach(watchNotices);
afterEach(restore);

describe('legacy', () => {
  test.each(['0000', '7000'])(
    'accepts %s',
    { tags: ['legacy-code-0000', 'legacy-code-7000'] },
    async (code) => {
      providerAnswers({ body: { code, msg: '成功', data: { nickname: '禾川' } } });
      expect(await nickname()).toEqual({ nickname: '禾川' });
    },
  );

  for (const [row, body] of [
    ['legacy-code-0100', { code: '0100' }],
    ['legacy-code-0101', { code: '0101' }],
    ['legacy-code-0102', { code: '0102' }],
    ['legacy-code-0103', { code: '0103' }],
    ['legacy-error-notlogin', { error: 'notlogin' }],
    ['legacy-error-duplicatelogin', { error: 'duplicatelogin' }],
    ['legacy-error-risklogin', { error: 'risklogin' }],
    ['out-login-text', { code: '1', msg: 'risklogin' }],
    ['out-login-text', { code: '0000', msg: 'notlogin' }],
    ['out-login-text', { msg: 'duplicatelogin' }],
    ['out-login-text', { code: '9999', message: 'risklogin' }],
  ] as const)
    test(`${JSON.stringify(body)} leads to the login page`, { tags: [row] }, async () => {
      const { assign } = respondWithPolicies(body);
      await expect(nickname()).rejects.toMatchObject({ kind: 'not-logged-in' });
      expect(assign).toHaveBeenCalledExactlyOnceWith(LOGIN);
    });

  test('returns NOT_LOGIN where login is not required', { tags: ['legacy-notlogin-return'] }, async () => {
    const { assign } = respondWithPolicies({ error: 'notlogin' });
    expect(await orNotLogin(legacy.getUserNickName({}, { login: 'optional' }))).toBe('NOT_LOGIN');
    expect(assign).not.toHaveBeenCalled();
  });

  test.each(['9999', '5000'])(
    'shows for %s the panel on request, else the message',
    { tags: ['legacy-code-9999', 'legacy-code-5000'] },
    async (code) => {
      respondWithPolicies({ code, msg: '稍后再来' });
      await expect(nickname()).rejects.toBeInstanceOf(ApiError);
      expect(notify.error).toHaveBeenCalledExactlyOnceWith('稍后再来', { detail: '请求编号：r-1' });
      expect(systemErrorStore.snapshot()).toBeUndefined();
      await expect(nickname({ panel: true })).rejects.toBeInstanceOf(ApiError);
      expect(systemErrorStore.snapshot()).toEqual({ size: 'panel', requestId: 'r-1' });
      expect(notify.error).toHaveBeenCalledOnce();
      hideSystemError();
    },
  );
});

test(
  'uses one client for the base client of 1 §7 and the legacy client of 1 §8',
  { tags: ['client-legacy-is-base', 'client-base-credentials'] },
  async () => {
    const { requests, assign } = respondWithPolicies({ error: 'notlogin' });
    await expect(legacy.queryOpenProductsAndUnPayStatus({})).rejects.toBeInstanceOf(ApiError);
    const [request] = requests;
    // 1 §7: credentials, product code, system id and token; 1 §8: the catalogue's login page.
    expect(request?.credentials).toBe('include');
    expect(new URL(request?.url ?? '').searchParams.get('productCode')).toBe('12003');
    expect(new URL(request?.url ?? '').searchParams.get('systemId')).toBe('portal');
    expect(request?.headers.get('x-system-token')).toBe('token');
    expect(assign).toHaveBeenCalledExactlyOnceWith(LOGIN);
  },
);

test(
  'has the time limits of the four services',
  { tags: ['client-base-timeout-10s', 'client-gw-timeout-20s', 'client-activity-timeout-5s'] },
  () => {
    expect(services.legacy.timeLimit).toBe(10_000);
    expect(services.standard.timeLimit).toBe(10_000);
    expect(services.gateway.timeLimit).toBe(20_000);
    expect(services.activity.timeLimit).toBe(5_000);
  },
);
