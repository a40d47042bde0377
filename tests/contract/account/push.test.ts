/** Tests push subscriptions. The contract has them, but no page uses them yet. */
import { expect, test } from 'vitest';
import { provisional } from '#generated/clients.ts';
import { provider } from '../tools/provider.ts';
import { codeOf, productCode } from './approving.ts';

const endpoint = 'https://push.example.com/send/7d1f0c7e9a2d4e6f8b3';
const keys = {
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  authKey: 'tBHItJI5svbpez7KI4CCXg',
};

test.each(['baseline', 'child-account'])(
  'subscribes a browser, also twice, unsubscribes it, and refuses plain http in scenario %s',
  { tags: ['far-push-contract'] },
  async (scenario) => {
    const session = await provider(scenario);
    const wish = { productCode, endpoint, ...keys } as const;
    expect(await provisional.subscribePush(wish, session)).toEqual({ active: true });
    expect(await provisional.subscribePush(wish, session)).toEqual({ active: true });
    expect(await provisional.unsubscribePush({ productCode, endpoint }, session)).toEqual({ active: false });
    expect(await codeOf(session, 'subscribePush', { endpoint: 'http://push.example.com', ...keys })).toBe(
      'E9000001',
    );
  },
);
