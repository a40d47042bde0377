/** Tests the log of requests with very many secrets, or with secrets equal to words of the log. */
import { expect, inject, test } from 'vitest';
import { catalogue } from '#simulator/services/catalogue.ts';
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
  'keeps the row readable with a secret called %s',
  { tags: ['hold-log-secrets'] },
  async (sdkToken) => {
    const { send, control } = await clientIn('baseline');
    await send('POST', coupons, { productCode: '12003', eid: '', sdkToken });
    expect(await control('GET', '/log?raw=true')).toMatchObject([
      { method: 'POST', status: 200, service: 'standard', answeredBy: 'world' },
    ]);
  },
);

test(
  'limits the parts of a form by the right boundary if the content type also has a wrong one',
  { tags: ['hold-forms'] },
  async () => {
    const { url } = catalogue.find(({ upload }) => upload)!;
    const part = '--zz\r\nContent-Disposition: form-data; name="a"\r\n\r\n0\r\n';
    const statusOf = async (type: string, parts: number): Promise<number> => {
      const headers = { 'content-type': `multipart/form-data; ${type}` };
      const body = `${part.repeat(parts)}--zz--\r\n`;
      return (await fetch(inject('origin') + url, { method: 'POST', headers, body })).status;
    };
    for (const type of [
      'x-boundary=qq; boundary=zz',
      'x="boundary=qq"; boundary=zz',
      'boundary=zz; boundary=qq',
    ])
      expect([await statusOf(type, 3), await statusOf(type, 60)]).toEqual([200, 400]);
  },
);
