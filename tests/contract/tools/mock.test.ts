/** Tests `npm run mock`, which runs Prism on one contract under the contract's paths. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { serve } from '#tools/simulatorProcess.ts';

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });

test.each([
  ['standard', '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo', { resultCode: '0000000' }],
  ['gateway', '/gateway/api/v1/user/queryQuickBillData', { resultCode: '0' }],
])('returns an example of %s at %s', async (service, path, answer) => {
  const port = await freePort();
  const mock = await serve(
    ['tools/mock/index.ts', service, '--port', String(port)],
    /listening on (http:\/\/[^\s\u001b]+)/,
  );
  try {
    const packed = { reqData: '{"productCode":"12003"}', eid: 'A7QXK2' };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', prefer: 'example=success' },
      body: JSON.stringify(service === 'gateway' ? packed : { productCode: '12003' }),
    });
    expect(await response.json()).toMatchObject(answer);
  } finally {
    await mock.stop();
  }
});
