import { afterEach, expect, test, vi } from 'vitest';
import { gateway } from '#generated/clients.ts';
import { ApiError } from '#generated/runtime/failure.ts';
import './defaultClient.ts';
import { providerAnswers } from './testing.ts';

afterEach(() => vi.unstubAllGlobals());

const bill = { companyBillAmount: 41_276.8, currentUserBillAmount: 12_870.5, status: 'none' };
const ask = () => gateway.queryQuickBillData({ productCode: '12003' }, { silent: true });

test(
  "treats the gateway's resultCode '0' as transport success and reads the inner system",
  { tags: ['gw-code-0'] },
  async () => {
    providerAnswers({ body: { resultCode: '0', resultData: { code: '0000', msg: '成功', data: bill } } });
    expect(await ask()).toEqual(bill);

    providerAnswers({
      body: { resultCode: '0', resultData: { code: '9204', msg: '当前产品不支持快速出账' } },
    });
    await expect(ask()).rejects.toMatchObject({
      code: '9204',
      name: 'ProductNotAllowed',
      message: '当前产品不支持快速出账',
    });
  },
);

test('treats any other outer code as an error, whatever the inner one', async () => {
  providerAnswers({
    body: { resultCode: '500', resultMsg: '系统错误，请稍后重试', resultData: { code: '0000', data: bill } },
  });
  await expect(ask()).rejects.toBeInstanceOf(ApiError);
});
