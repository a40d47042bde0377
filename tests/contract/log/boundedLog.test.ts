/** Tests the log of requests with very many secrets, or with secrets equal to words of the log. */
import { expect, test } from 'vitest';
import { clientIn } from '../client.ts';

const coupons = '/jcstd-api/jc/stdjc/page/coupon/queryAvailChannelCoupons';

test(
  'hides 1,000 secrets in list, search and export, with the reason in the row',
  { tags: ['hold-log-secrets'] },
  async () => {
    const { send, log } = await clientIn('baseline');
    const secrets = Array.from({ length: 1000 }, (_, index) => `jdd-secret-${index}`);
    const list = secrets.map((sdkToken) => ({ sdkToken }));
    await send('POST', coupons, { productCode: '12003', eid: '', list });
    const shown = [
      JSON.stringify(await log()),
      (await send('GET', '/_sim/api/log?raw=true')).text,
      (await send('GET', '/_sim/api/log.har')).text,
    ];
    for (const text of shown) {
      expect(text).not.toContain('jdd-secret');
      expect(text).toContain('queryAvailChannelCoupons');
    }
    expect(await log()).toMatchObject([{ request: expect.stringContaining('1000 个机密值') as string }]);
    expect(await (await send('GET', '/_sim/api/log?search=jdd-secret')).json).toEqual([]);
  },
);

test.each(['world', 'standard', '200', 'response', 'POST'])(
  'keeps the row readable if the value of a secret is %s',
  { tags: ['hold-log-secrets'] },
  async (sdkToken) => {
    const { send, control } = await clientIn('baseline');
    await send('POST', coupons, { productCode: '12003', eid: '', sdkToken });
    expect(await control('GET', '/log?raw=true')).toMatchObject([
      { method: 'POST', status: 200, service: 'standard', answeredBy: 'world' },
    ]);
  },
);
