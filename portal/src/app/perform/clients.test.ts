import { afterEach, beforeEach, describe, expect, test, vi, type Mock } from 'vitest';
import * as clients from '#generated/clients.ts';
import { ApiError } from '#generated/runtime/failure.ts';
import { services, type ServiceName } from '#generated/services.ts';
import { AUTH_RETRY_DELAY } from '../../api/client.ts';
import '../../api/defaultClient.ts';
import { setCallerIdentity } from '../../api/identity.ts';
import { orNotLogin } from '../../api/options.ts';
import { performPoliciesWith, type Performer } from '../../api/performer.ts';
import { policyFor } from '../../api/policies/policyFor.ts';
import { tellings } from '../../api/policies/telling/tellingOf.ts';
import { providerAnswers } from '../../api/testing.ts';
import { hideSystemError, systemErrorStore } from '../overlay/systemError.ts';
import { performPolicy } from './performPolicy.ts';

vi.mock('../../ui/feedback/notify.ts', () => ({
  notify: { info: vi.fn(), success: vi.fn(), warning: vi.fn(), error: vi.fn() },
}));
const { gateway, legacy, standard } = clients;
const { notify } = await import('../../ui/feedback/notify.ts');

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const LOGIN =
  'https://passport.example.cn/login?returnUrl=http%3A%2F%2F127.0.0.1%3A4010%2Ffront%2Fcompany%2Findex';

/** The provider responds once, and the real policies run. */
function performed(body: unknown) {
  const provider = providerAnswers({ body });
  performPoliciesWith(performPolicy);
  return provider;
}

/** Returns the policies of the failures that the clients reported. */
const policiesOf = (perform: Mock<Performer>) => perform.mock.calls.map(([error]) => policyFor(error));

const nickname = (options?: object) => legacy.getUserNickName({}, options);
const coupon = (options?: object) => standard.queryCouponInfo({}, options);
const home = (options?: object) => gateway.userDataV2({}, options);

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
      const { assign } = performed(body);
      await expect(nickname()).rejects.toMatchObject({ kind: 'not-logged-in' });
      expect(assign).toHaveBeenCalledExactlyOnceWith(LOGIN);
    });

  test('returns NOT_LOGIN where login is not required', { tags: ['legacy-notlogin-return'] }, async () => {
    const { assign } = performed({ error: 'notlogin' });
    expect(await orNotLogin(legacy.getUserNickName({}, { login: 'optional' }))).toBe('NOT_LOGIN');
    expect(assign).not.toHaveBeenCalled();
  });

  test.each(['9999', '5000'])(
    'shows for %s the panel on request, else the message',
    { tags: ['legacy-code-9999', 'legacy-code-5000'] },
    async (code) => {
      const { systemErrorStore, hideSystemError } = await import('../overlay/systemError.ts');
      performed({ code, msg: '稍后再来' });
      await expect(nickname()).rejects.toBeInstanceOf(ApiError);
      expect(notify.error).toHaveBeenCalledExactlyOnceWith('稍后再来', { detail: '请求编号：r-1' });
      expect(systemErrorStore.snapshot()).toBeUndefined();
      await expect(nickname({ panel: true })).rejects.toBeInstanceOf(ApiError);
      expect(systemErrorStore.snapshot()).toEqual({ size: 'panel', requestId: 'r-1' });
      expect(notify.error).toHaveBeenCalledOnce();
      hideSystemError();
    },
  );

  test(
    'gives the clients the limits of their services',
    { tags: ['client-base-timeout-10s', 'client-gw-timeout-20s', 'client-activity-timeout-5s'] },
    () => {
      expect(services.legacy.timeLimit).toBe(10_000);
      expect(services.standard.timeLimit).toBe(10_000);
      expect(services.gateway.timeLimit).toBe(20_000);
      expect(services.activity.timeLimit).toBe(5_000);
    },
  );
});

test(
  'uses one client for the base client of 1 §7 and the legacy client of 1 §8',
  { tags: ['client-legacy-is-base', 'client-base-credentials'] },
  async () => {
    const { requests, assign } = performed({ error: 'notlogin' });
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

describe('standard', () => {
  const data = { availableCouponNum: 3, waitReceiveCouponNum: 0, isAboutExpire: false };

  test('returns resultData for 0000000', { tags: ['std-code-0000000'] }, async () => {
    providerAnswers({ body: { resultCode: '0000000', resultMsg: '成功', resultData: data } });
    expect(await coupon()).toEqual(data);
  });

  for (const [row, resultCode] of [
    ['std-code-e1200007', 'E1200007'],
    ['std-code-e1200008', 'E1200008'],
    ['std-code-e1200009', 'E1200009'],
    ['std-code-e1200010', 'E1200010'],
    ['std-code-0000019', '0000019'],
    ['std-code-0000021', '0000021'],
    ['std-code-0170022', '0170022'],
    ['std-code-0170029', '0170029'],
  ] as const)
    test(`${resultCode} is tolerated`, { tags: [row] }, async () => {
      const body = { resultCode, resultMsg: '业务提示' };
      performed(body);
      expect(await coupon()).toEqual(body);
      expect(notify.error).not.toHaveBeenCalled();
    });

  test('logs 0000029', { tags: ['std-code-0000029'] }, async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    performed({ resultCode: '0000029', resultMsg: '渠道异常' });
    await expect(coupon()).rejects.toMatchObject({ name: 'ChannelError' });
    expect(warn).toHaveBeenCalledWith('standard.queryCouponInfo answered 0000029', { requestId: 'r-1' });
  });

  test('rejects a silent call without a notice', { tags: ['std-error-suppress'] }, async () => {
    performed({ resultCode: 'E9000001', resultMsg: '参数错误' });
    await expect(standard.settleProofSignCheck({}, { silent: true })).rejects.toBeInstanceOf(ApiError);
    expect(notify.error).not.toHaveBeenCalled();
  });

  test.each(['0000016', '0000099'])(
    'starts a verification for %s and repeats the call 1100 ms after it passes',
    { tags: ['std-code-0000016', 'std-code-0000099', 'auth-retry-1100'] },
    async (resultCode) => {
      vi.useFakeTimers();
      const { requests, perform } = providerAnswers(
        { body: { resultCode } },
        { body: { resultCode: '0000000', resultData: data } },
      );
      perform.mockResolvedValue('retry');
      const answer = coupon();
      await vi.advanceTimersByTimeAsync(AUTH_RETRY_DELAY - 1);
      expect(policiesOf(perform)).toEqual(['verify']);
      expect(requests).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(await answer).toEqual(data);
      expect(requests).toHaveLength(2);
      expect(AUTH_RETRY_DELAY).toBe(1100);
    },
  );

  const window = { needAuth: true, verifyUrl: '/_sim/ext/auth', authFlowNo: 'F1', isUpperFailLimit: false };
  const refused = { body: { resultCode: '0000016' } };
  const asked = (requests: readonly Request[]) => requests.map(({ url }) => url.split('/').at(-1));

  test('runs the policy of a second refusal too, and shows a text when no verification is required', async () => {
    vi.useFakeTimers();
    const nothing = { body: { resultCode: '0000000', resultData: { ...window, needAuth: false } } };
    const { requests } = providerAnswers(refused, nothing, refused, nothing);
    performPoliciesWith(performPolicy);
    const answer = expect(coupon()).rejects.toMatchObject({ code: '0000016' });
    await vi.advanceTimersByTimeAsync(2 * AUTH_RETRY_DELAY);
    await answer;
    // Nothing starts where no verification is required.
    const attempt = ['queryCouponInfo', 'checkNeedAuth'];
    expect(asked(requests)).toEqual([...attempt, ...attempt]);
    expect(notify.warning).toHaveBeenCalledExactlyOnceWith('身份认证未通过，请稍后重试');
  });

  test.each([
    [{ resultCode: '0170022', resultMsg: '企业实名信息缺失' }, '企业实名信息缺失'],
    [
      { resultCode: '0000000', resultData: { ...window, isUpperFailLimit: true } },
      '人脸识别次数已达上限，请稍后重试',
    ],
  ])('starts no verification where the check gives a reason: %o', async (body, text) => {
    const { requests } = providerAnswers(refused, { body });
    performPoliciesWith(performPolicy);
    await expect(coupon()).rejects.toMatchObject({ code: '0000016' });
    expect(asked(requests)).toEqual(['queryCouponInfo', 'checkNeedAuth']);
    expect(notify.warning).toHaveBeenCalledExactlyOnceWith(text);
  });

  test.each([
    ['a silent call', () => coupon({ silent: true }), 'queryCouponInfo'],
    ['a call of the gateway', () => home(), 'userDataV2'],
    ['a call of the legacy client', () => nickname(), 'getUserNickName'],
  ])('starts a verification for %s too', { tags: ['out-verify-any'] }, async (_whose, call, operation) => {
    const limit = { ...window, isUpperFailLimit: true };
    const code = { code: '0000099', resultCode: '0000099' };
    const { requests } = providerAnswers(
      { body: code },
      { body: { resultCode: '0000000', resultData: limit } },
    );
    performPoliciesWith(performPolicy);
    // The place that shows the failure gives the reason, like the notice.
    await expect(call()).rejects.toMatchObject({ message: '人脸识别次数已达上限，请稍后重试' });
    expect(asked(requests).map((path) => path?.split('?')[0])).toEqual([operation, 'checkNeedAuth']);
    expect(notify.warning).toHaveBeenCalledExactlyOnceWith('人脸识别次数已达上限，请稍后重试');
  });

  test(
    'shares one verification among calls refused at the same time',
    { tags: ['out-verify-any'] },
    async () => {
      const limit = { body: { resultCode: '0000000', resultData: { ...window, isUpperFailLimit: true } } };
      const { requests } = providerAnswers(refused, refused, limit);
      performPoliciesWith(performPolicy);
      await Promise.all([coupon(), coupon({ silent: true })].map((call) => call.catch(() => undefined)));
      expect(asked(requests)).toEqual(['queryCouponInfo', 'queryCouponInfo', 'checkNeedAuth']);
      expect(notify.warning).toHaveBeenCalledOnce();
    },
  );

  test('asks channel HC to log in to its platform', async () => {
    const { assign } = performed({ resultCode: '0000006' });
    setCallerIdentity({ productCode: '12003', enChannel: 'HC' });
    await expect(coupon()).rejects.toBeInstanceOf(ApiError);
    expect(notify.info).toHaveBeenCalledExactlyOnceWith('请先登录平台');
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('gateway', () => {
  const wrap = (resultData: unknown) => ({ resultCode: '0', resultData });
  const drawn = { receiveResult: true };
  const draw = (options?: object) => gateway.drawCouponsStdjc({ activityId: 'HD1' } as never, options);
  const ads = () => gateway.querySceneSourceInfo({ sceneCode: 'QYJC-LANDING-BANNER' });

  for (const [row, resultCode] of [
    ['gw-code-801', '801'],
    ['gw-code-805', '805'],
  ] as const)
    test(`${resultCode} triggers the login and rejects`, { tags: [row] }, async () => {
      const { assign } = performed({ resultCode });
      await expect(home()).rejects.toMatchObject({ kind: 'not-logged-in' });
      expect(assign).toHaveBeenCalledExactlyOnceWith(LOGIN);
    });

  test('logs, shows and rejects any other outer code', { tags: ['gw-code-other'] }, async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    performed({ resultCode: '4711', resultMsg: '忙' });
    await expect(home()).rejects.toMatchObject({ code: '4711' });
    expect(warn).toHaveBeenCalledOnce();
    expect(notify.error).toHaveBeenCalledExactlyOnceWith('忙', { detail: '请求编号：r-1' });
  });

  test('starts the login for YJPT 01001', { tags: ['gw-yjpt-01001'] }, async () => {
    const { assign } = performed(wrap({ code: '01001' }));
    await expect(ads()).rejects.toBeInstanceOf(ApiError);
    expect(assign).toHaveBeenCalledExactlyOnceWith(LOGIN);
  });

  test(
    'accepts YJPT 00000 and rejects others with the message',
    { tags: ['gw-yjpt-00000', 'gw-yjpt-other'] },
    async () => {
      const data = { sceneSourceAdDtoList: [] };
      providerAnswers(
        { body: wrap({ code: '00000', data }) },
        { body: wrap({ code: '00042', msg: '不行' }) },
      );
      expect(await ads()).toEqual(data);
      await expect(ads()).rejects.toMatchObject({ code: '00042', message: '不行' });
    },
  );

  test(
    'unwraps STD 0000000 and rejects others with resDesc',
    { tags: ['gw-std-0000000', 'gw-std-other'] },
    async () => {
      providerAnswers(
        { body: wrap({ resCode: '0000000', data: drawn }) },
        { body: wrap({ resCode: 'E1', resDesc: '已领完' }) },
      );
      expect(await draw()).toEqual(drawn);
      await expect(draw()).rejects.toMatchObject({ code: 'E1', message: '已领完' });
    },
  );

  test('shows 系统异常 for STD without resDesc', { tags: ['gw-std-default-message'] }, async () => {
    providerAnswers({ body: wrap({ resCode: 'E1' }) });
    await expect(draw()).rejects.toMatchObject({ message: '系统异常' });
  });

  test(
    'accepts 0000 by default and rejects others with msg',
    { tags: ['gw-default-0000', 'gw-default-other'] },
    async () => {
      providerAnswers(
        { body: wrap({ code: '0000', data: { ok: 1 } }) },
        { body: wrap({ code: '9301', msg: '出账中' }) },
      );
      expect(await home()).toEqual({ ok: 1 });
      await expect(home()).rejects.toMatchObject({
        code: '9301',
        name: 'BillingInProgress',
        message: '出账中',
      });
    },
  );

  test('puts the product code without null fields into reqData, and eid beside it', async () => {
    const { requests } = providerAnswers({ body: wrap({ code: '0000', data: {} }) });
    await gateway.queryQuickBillData({ extra: null, none: 0 } as never);
    const body = (await requests[0]?.json()) as { reqData: string; eid: string };
    expect(body.eid).toBe('EID');
    expect(JSON.parse(body.reqData)).toEqual({ productCode: '12003', none: 0 });
  });

  test('adds nonce and signature to signed calls only', async () => {
    const { requests } = providerAnswers({ body: wrap({ resCode: '0000000', data: drawn }) });
    await draw();
    expect(requests[0]?.headers.get('x-nonce')).toMatch(/./);
    expect(requests[0]?.headers.get('x-signature')).toMatch(/^[0-9a-f]{64}$/);
    const body = (await requests[0]?.json()) as { reqData: string };
    expect((JSON.parse(body.reqData) as { signature: string }).signature).toMatch(/^[0-9a-f]{64}$/);
    await gateway.queryQuickBillData({}).catch(() => undefined);
    expect(requests[1]?.headers.get('x-signature')).toBeNull();
  });
});

describe('transport', () => {
  test.each([
    ['legacy', 500, 'system-error'],
    ['legacy', 502, 'system-error'],
    ['legacy', 503, 'notify-exception'],
    ['standard', 400, 'notify-clear-cache'],
    ['gateway', 500, 'notify-exception'],
  ] as const)('maps %s HTTP %i to %s', async (service, status, policy) => {
    const { perform } = providerAnswers({ status });
    const call = { legacy: nickname, standard: coupon, gateway: home }[service];
    await expect(call()).rejects.toMatchObject({ kind: 'http', code: String(status) });
    expect(policiesOf(perform)).toEqual([policy]);
  });

  test('rejects a response that is no JSON', async () => {
    const { perform } = providerAnswers({ body: undefined });
    await expect(nickname()).rejects.toMatchObject({ kind: 'unreadable' });
    expect(policiesOf(perform)).toEqual(['notify-exception']);
  });

  test('rejects on timeout, cancellation and a lost network', async () => {
    const { perform } = providerAnswers();
    const failing = (error: Error) => vi.stubGlobal('fetch', () => Promise.reject(error));
    failing(new DOMException('late', 'TimeoutError'));
    await expect(nickname()).rejects.toMatchObject({ kind: 'timeout' });
    failing(new TypeError('failed to fetch'));
    await expect(nickname()).rejects.toMatchObject({ kind: 'network' });
    failing(new DOMException('gone', 'AbortError'));
    await expect(nickname({ signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'cancelled' });
    expect(policiesOf(perform)).toEqual(['notify-timeout', 'notify-exception', 'silence']);
  });
});

type Call = (input: object, options: object) => Promise<unknown>;
const callOf = (service: ServiceName, operation: string): Call =>
  (clients[service] as unknown as Readonly<Record<string, Call>>)[operation] ?? expect.unreachable();

/** The requests of a verification report their own failures (verify.ts). */
const verification = ['checkNeedAuth', 'queryAcpAuthUrl'];
const calls = Object.entries(tellings).flatMap(([service, table]) =>
  Object.entries(table)
    .filter(([operation]) => !verification.includes(operation))
    .map(([operation, telling]) => ({ service: service as ServiceName, operation, telling })),
);

/** An envelope that every service reads as a refusal with this code. */
const refusal = (service: ServiceName, code: string) => {
  const inner = { code, msg: '提示', resCode: code, resDesc: '提示' };
  return service === 'gateway'
    ? { resultCode: '0', resultData: inner }
    : { ...inner, resultCode: code, resultMsg: '提示' };
};

const business: Readonly<Record<ServiceName, string>> = {
  legacy: '9999',
  standard: '9999999',
  gateway: '9001',
  activity: '99999',
  provisional: '9999999',
};

const failing = (error: Error) => () => vi.stubGlobal('fetch', () => Promise.reject(error));
const kinds = {
  'a business code': (service) => providerAnswers({ body: refusal(service, business[service]) }),
  'an unknown code': (service) => providerAnswers({ body: refusal(service, '4711') }),
  'HTTP 400': () => providerAnswers({ status: 400 }),
  'HTTP 500': () => providerAnswers({ status: 500 }),
  'a dropped connection': failing(new TypeError('failed to fetch')),
  'a timeout': failing(new DOMException('late', 'TimeoutError')),
} satisfies Record<string, (service: ServiceName) => unknown>;

const isShown = () =>
  vi.mocked(notify.error).mock.calls.length > 0 || systemErrorStore.snapshot() !== undefined;

/** Returns the words of the thrown error, shown in place of the result. */
const words = async (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call should fail'),
    (error: unknown) => (error as Error).message,
  );

describe.each(Object.entries(kinds))('%s', (_kind, fail) => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
  afterEach(hideSystemError);

  test.each(calls)(
    'shows the failure of $service.$operation in the place of the table',
    { tags: ['out-silence-table'] },
    async ({ service, operation, telling }) => {
      for (const silent of [false, true]) {
        fail(service);
        performPoliciesWith(performPolicy);
        const text = await words(callOf(service, operation)({}, { silent }));
        const silentCall = typeof telling === 'object' || (telling === 'place' && silent);
        expect(isShown(), `silent: ${String(silent)}`).toBe(!silentCall);
        // A card that shows the failure has words for it.
        expect(text).not.toBe('');
        hideSystemError();
        vi.mocked(notify.error).mockClear();
      }
    },
  );
});

test(
  "has a table for every service, with only the specification's silent calls",
  { tags: ['out-silence-table'] },
  () => {
    expect(Object.keys(tellings)).toEqual(Object.keys(services));
    const silent = calls.flatMap(({ operation, telling }) =>
      typeof telling === 'object' ? [`${operation}: ${telling.spec}`] : [],
    );
    expect([...new Set(silent)].sort()).toEqual([
      'computeActionCodeVersion: 1 §7',
      'queryCouponInfo: 1 §7',
      'querySceneSourceInfo: 1 §7',
      'queryUserIncrLimitQual: 1 §7',
      'renewAccessFlowRoute: 2 §8',
      'settleProofSignCheck: 1 §7',
    ]);
  },
);
