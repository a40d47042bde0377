import { expect, test } from 'vitest';
import { validatorsOf } from '#tools/validators/index.ts';
import { clientIn } from './client.ts';

const { responses } = await validatorsOf<'exportLog'>('control');

test('the request log is exported as HAR, oldest request first', async () => {
  const { send, control } = await clientIn('baseline');
  await send('GET', '/api/v1/user/getUserNickName?productCode=12003');
  await send('POST', '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo', { productCode: '12003' });
  const har = await control<{ log: { entries: unknown[] } }>('GET', '/log.har');
  expect(responses.exportLog(har)).toBe(true);
  expect(har.log.entries).toMatchObject([
    {
      comment: 'legacy.getUserNickName 0000 world',
      request: { method: 'GET', queryString: [{ name: 'productCode', value: '12003' }] },
    },
    {
      comment: 'standard.queryCouponInfo 0000000 world',
      request: { postData: { text: '{"productCode":"12003"}' } },
    },
  ]);
});
