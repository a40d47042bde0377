/** Tests the requests of each client as the browser sends them. Spec 1 §7, 2 §7 */
import type { Page, Request } from '@playwright/test';
import { SMALL_PAGE } from '../../support/goTo.ts';
import { expect, test } from '../../support/sim.ts';

interface SentRequest {
  readonly url: URL;
  readonly headers: Record<string, string>;
  readonly body: Record<string, unknown>;
}

/** Records all calls from now on. @returns a function that waits for a call by the last part of its path */
function callsOf(page: Page): (name: string) => Promise<SentRequest> {
  const requests: Request[] = [];
  page.on('request', (request) => void requests.push(request));
  return async (name) => {
    const find = () => requests.find((request) => new URL(request.url()).pathname.endsWith(`/${name}`));
    await expect.poll(() => find() !== undefined, { message: name }).toBe(true);
    const request = find() as Request;
    const url = new URL(request.url());
    const body = request.method() === 'GET' ? Object.fromEntries(url.searchParams) : request.postDataJSON();
    return { url, headers: await request.allHeaders(), body: body as Record<string, unknown> };
  };
}

/** Returns the payload inside a gateway request. */
const payloadOf = ({ body }: SentRequest): Record<string, unknown> => JSON.parse(String(body['reqData']));

test(
  'sends cookies, JSON without null fields and gateway payloads, and keeps the public key',
  {
    tag: [
      '@client-base-credentials',
      '@client-base-json',
      '@client-gw-cookies',
      '@client-gw-home-contract',
      '@client-base-drop-null',
      '@client-gw-drop-null',
      '@access-type-credit-expired',
      '@entity-openstatus-extmap',
      '@ep-base-getpublickey',
    ],
  },
  async ({ page, sim }) => {
    const call = callsOf(page);
    const reports: Record<string, unknown>[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/ext/tracking')) reports.push(request.postDataJSON());
    });
    const opened = page.waitForResponse(/queryProductOpenInfo/);
    await sim.open('baseline', '/company/index');
    await test.step('a legacy call sends its cookie and JSON', async () => {
      const base = await call('contractUpgradeCheck');
      expect(base.headers['cookie']).toContain('sim_session=');
      expect(base.headers['content-type']).toContain('application/json');
    });

    await test.step('a gateway call sends its cookie, payload and device', async () => {
      const home = await call('userDataV2');
      expect(home.headers['cookie']).toContain('sim_session=');
      expect(payloadOf(home)).toEqual({ productCode: '12003' });
      expect(home.body['eid']).toMatch(/./);
    });

    await test.step('a call sends `false` but no missing fields, and the answer names the company', async () => {
      // The URL has no product here, so `enChannel` is not sent. Fields with `false` or '' are sent.
      const start = await call('queryProductOpenInfo');
      expect(start.body).not.toHaveProperty('enChannel');
      expect(start.body['needLogin']).toBe(false);
      for (const value of Object.values(payloadOf(await call('queryUserActivityTaskPage'))))
        expect(value).not.toBeNull();
      const answer: { resultData: { extMap: object } } = await (await opened).json();
      expect(Object.keys(answer.resultData.extMap)).toEqual(
        expect.arrayContaining(['companyName', 'factoringType', 'bpinUser']),
      );
    });

    const access = await call('queryUserAccessQualification');
    expect(access.body['requiredAccessTypeInfoList']).toEqual(
      expect.arrayContaining([expect.objectContaining({ accessType: 'CREDIT_EXPIRED' })]),
    );

    // No visible part needs the provider's key, so the global state shows that it has arrived.
    expect((await call('getPublicKey')).body['productCode']).toBe('12003');
    const keyInState = () => page.evaluate(async () => (await globalThis.portalState?.())?.publicKey);
    await expect.poll(keyInState).toMatch(/^[\w+/]{80,}=*$/);

    await test.step('reports name no company', async () => {
      await expect.poll(() => reports.length).toBeGreaterThan(0);
      expect(reports[0]).toMatchObject({ event: 'page', path: '/company/index', first: true });
      expect(reports[0]?.['ext']).toEqual({ visitor: expect.stringMatching(/^[0-9A-F]{16}$/) });
      expect(JSON.stringify(reports)).not.toContain('禾川');
    });
  },
);

test(
  'signs safeApi calls only, in headers and payload',
  { tag: ['@client-gw-signed-header', '@safeapi-signature-payload'] },
  async ({ page, sim }) => {
    const call = callsOf(page);
    const signed = async (name: string) => {
      const sent = await call(name);
      expect(sent.headers['x-nonce'], name).toMatch(/./);
      expect(sent.headers['x-signature'], name).toMatch(/^[0-9a-f]{64}$/);
      // The browser does not expose a signed body, which is a stream; the log has it after the answer.
      const signature = async () => {
        const arrived = (await sim.log()).find(({ operationId }) => operationId === name);
        return (arrived?.request as { signature?: string } | undefined)?.signature ?? '';
      };
      await expect.poll(signature, { message: name }).toMatch(/^[0-9a-f]{64}$/);
    };
    await sim.open('vip-coupons', '/company/index');
    await page
      .getByRole('dialog', { name: 'VIP专享优惠券' })
      .getByRole('button', { name: '一键领取' })
      .click();
    await signed('drawCouponsStdjc');

    // The portal shows one pop-up per visit, so the next one needs another visit.
    await sim.open('face-contract', '/company/index');
    const opening = page.waitForEvent('popup');
    await page.getByRole('dialog', { name: '合同升级' }).getByRole('button', { name: '开始认证' }).click();
    const window = await opening;
    await window.getByRole('radio', { name: /^认证成功/ }).check();
    await window.getByRole('button', { name: '完成' }).click();
    await signed('contractUpSign');
    await signed('verifyAuthAndSaveUpContract');
    const unsigned = await call('userDataV2');
    expect(unsigned.headers).not.toHaveProperty('x-signature');
    expect(payloadOf(unsigned)).not.toHaveProperty('signature');
  },
);

test(
  'lists opened products with their debt in the switcher, and sends one request in 300 ms',
  { tag: ['@productlist-debounce-300'] },
  async ({ page, sim }) => {
    await sim.open('several-products', SMALL_PAGE);
    const switcher = page.getByRole('banner').getByRole('button', { name: '切换产品' });
    await switcher.click();
    const refresh = page.getByRole('button', { name: '刷新还款状态' });
    await expect(refresh).toBeVisible();
    const requestCount = async () =>
      (await sim.log()).filter(({ operationId }) => operationId === 'queryOpenProductsAndUnPayStatus').length;
    expect(await requestCount()).toBe(1);
    await refresh.evaluate((button: HTMLButtonElement) => {
      for (let times = 0; times < 5; times += 1) button.click();
    });
    await expect.poll(requestCount).toBe(2);
    // A further request would come within 300 ms.
    await page.waitForTimeout(400);
    expect(await requestCount()).toBe(2);

    const items = page.getByRole('banner').getByRole('listitem').filter({ hasText: /待还/ });
    await expect(items).toHaveCount(3);
    await items.filter({ hasText: '分销金采' }).getByRole('link').click();
    await expect(page).toHaveURL(/\/front\/fenxiao\/index/);
  },
);
