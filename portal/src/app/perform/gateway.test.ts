/** The gateway client: its codes, payload and signature. 1 §8 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gateway } from '#generated/clients.ts';
import { ApiError } from '#generated/runtime/failure.ts';
import { providerAnswers } from '../../api/testing.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { LOGIN, home, respondWithPolicies, restore, watchNotices } from './testing.ts';

beforeEach(watchNotices);
afterEach(restore);

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
      const { assign } = respondWithPolicies({ resultCode });
      await expect(home()).rejects.toMatchObject({ kind: 'not-logged-in' });
      expect(assign).toHaveBeenCalledExactlyOnceWith(LOGIN);
    });

  test('logs, shows and rejects any other outer code', { tags: ['gw-code-other'] }, async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    respondWithPolicies({ resultCode: '4711', resultMsg: '忙' });
    await expect(home()).rejects.toMatchObject({ code: '4711' });
    expect(warn).toHaveBeenCalledOnce();
    expect(notify.error).toHaveBeenCalledExactlyOnceWith('忙', { detail: '请求编号：r-1' });
  });

  test('starts the login for YJPT 01001', { tags: ['gw-yjpt-01001'] }, async () => {
    const { assign } = respondWithPolicies(wrap({ code: '01001' }));
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

  test('puts the input and the product code, without null fields, into reqData, and eid beside it', async () => {
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
