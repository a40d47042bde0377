/** Tests the codes of the standard client, and the verifications that calls of all clients start. 1 §8 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { standard } from '#generated/clients.ts';
import { ApiError } from '#generated/runtime/failure.ts';
import { AUTH_RETRY_DELAY } from '../../api/client.ts';
import { setCallerIdentity } from '../../api/identity.ts';
import { performPoliciesWith } from '../../api/performer.ts';
import { providerAnswers } from '../../api/testing.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { performPolicy } from './performPolicy.ts';
import { coupon, home, nickname, respondWithPolicies, policiesOf, restore, watchNotices } from './testing.ts';

beforeEach(watchNotices);
afterEach(restore);

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
      respondWithPolicies(body);
      expect(await coupon()).toEqual(body);
      expect(notify.error).not.toHaveBeenCalled();
    });

  test('logs and rejects 0000029', { tags: ['std-code-0000029'] }, async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    respondWithPolicies({ resultCode: '0000029', resultMsg: '渠道异常' });
    await expect(coupon()).rejects.toMatchObject({ name: 'ChannelError' });
    expect(warn).toHaveBeenCalledWith('standard.queryCouponInfo answered 0000029', { requestId: 'r-1' });
  });

  test('rejects a silent call without a notice', { tags: ['std-error-suppress'] }, async () => {
    respondWithPolicies({ resultCode: 'E9000001', resultMsg: '参数错误' });
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

  const authCheck = {
    needAuth: true,
    verifyUrl: '/_sim/ext/auth',
    authFlowNo: 'F1',
    isUpperFailLimit: false,
  };
  const refused = { body: { resultCode: '0000016' } };
  const operationsOf = (requests: readonly Request[]) => requests.map(({ url }) => url.split('/').at(-1));

  test('runs the policy of a second refusal too, and shows a text when no verification is required', async () => {
    vi.useFakeTimers();
    const nothing = { body: { resultCode: '0000000', resultData: { ...authCheck, needAuth: false } } };
    const { requests } = providerAnswers(refused, nothing, refused, nothing);
    performPoliciesWith(performPolicy);
    const answer = expect(coupon()).rejects.toMatchObject({ code: '0000016' });
    await vi.advanceTimersByTimeAsync(2 * AUTH_RETRY_DELAY);
    await answer;
    // No verification is required, so none starts; the call is repeated after the same delay.
    const attempt = ['queryCouponInfo', 'checkNeedAuth'];
    expect(operationsOf(requests)).toEqual([...attempt, ...attempt]);
    expect(notify.warning).toHaveBeenCalledExactlyOnceWith('身份认证未通过，请稍后重试');
  });

  test.each([
    [{ resultCode: '0170022', resultMsg: '企业实名信息缺失' }, '企业实名信息缺失'],
    [
      { resultCode: '0000000', resultData: { ...authCheck, isUpperFailLimit: true } },
      '人脸识别次数已达上限，请稍后重试',
    ],
  ])('starts no verification where the check gives a reason: %o', async (body, text) => {
    const { requests } = providerAnswers(refused, { body });
    performPoliciesWith(performPolicy);
    await expect(coupon()).rejects.toMatchObject({ code: '0000016' });
    expect(operationsOf(requests)).toEqual(['queryCouponInfo', 'checkNeedAuth']);
    expect(notify.warning).toHaveBeenCalledExactlyOnceWith(text);
  });

  test.each([
    ['a silent call', () => coupon({ silent: true }), 'queryCouponInfo'],
    ['a call of the gateway', () => home(), 'userDataV2'],
    ['a call of the legacy client', () => nickname(), 'getUserNickName'],
  ])('starts a verification for %s too', { tags: ['out-verify-any'] }, async (_, call, operation) => {
    const limit = { ...authCheck, isUpperFailLimit: true };
    const code = { code: '0000099', resultCode: '0000099' };
    const { requests } = providerAnswers(
      { body: code },
      { body: { resultCode: '0000000', resultData: limit } },
    );
    performPoliciesWith(performPolicy);
    // The place that shows the failure gives the reason, like the notice.
    await expect(call()).rejects.toMatchObject({ message: '人脸识别次数已达上限，请稍后重试' });
    expect(operationsOf(requests).map((path) => path?.split('?')[0])).toEqual([operation, 'checkNeedAuth']);
    expect(notify.warning).toHaveBeenCalledExactlyOnceWith('人脸识别次数已达上限，请稍后重试');
  });

  test(
    'shares one verification among calls refused at the same time',
    { tags: ['out-verify-any'] },
    async () => {
      const limit = { body: { resultCode: '0000000', resultData: { ...authCheck, isUpperFailLimit: true } } };
      const { requests } = providerAnswers(refused, refused, limit);
      performPoliciesWith(performPolicy);
      await Promise.all([coupon(), coupon({ silent: true })].map((call) => call.catch(() => undefined)));
      expect(operationsOf(requests)).toEqual(['queryCouponInfo', 'queryCouponInfo', 'checkNeedAuth']);
      expect(notify.warning).toHaveBeenCalledOnce();
    },
  );

  test('asks channel HC to log in to its platform', async () => {
    const { assign } = respondWithPolicies({ resultCode: '0000006' });
    setCallerIdentity({ productCode: '12003', enChannel: 'HC' });
    await expect(coupon()).rejects.toBeInstanceOf(ApiError);
    expect(notify.info).toHaveBeenCalledExactlyOnceWith('请先登录平台');
    expect(assign).not.toHaveBeenCalled();
  });
});
