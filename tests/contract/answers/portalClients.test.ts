/** Tests the portal's own clients against the simulator, like a browser on another origin. 1 §7, 2 §7 */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { gateway, legacy } from '#generated/clients.ts';
import '#portal/api/defaultClient.ts';
import { setCallerIdentity } from '#portal/api/identity.ts';
import { standAt } from '#portal/api/testing.ts';
import { client, type Client } from '../client.ts';

const session = `t-${randomUUID()}`;
const sim: Client = client({ session });

/** Cookies reach another origin only if the request includes credentials. */
function keepCookiesLikeABrowser(): void {
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (given: Request | string, init?: RequestInit) => {
    const request = new Request(given, init);
    if (request.credentials === 'include') request.headers.set('cookie', `sim_session=${session}`);
    return send(request);
  });
}

beforeEach(async () => {
  await sim.control('POST', '/session', { scenarios: ['baseline'] });
  keepCookiesLikeABrowser();
  standAt(`${inject('origin')}/front/company/index`);
  setCallerIdentity({ productCode: '12003', enChannel: undefined });
  vi.stubGlobal('portalFingerprint', { eid: 'EID' });
});
afterEach(() => vi.unstubAllGlobals());

/** Returns the last request of an operation that the simulator has received. */
async function receivedRequest(operationId: string): Promise<unknown> {
  const entry = (await sim.log()).find((one) => one.operationId === operationId);
  expect(entry, operationId).toBeDefined();
  return entry?.request;
}

test(
  'sends cookies from the base client, and omits null fields',
  { tags: ['client-base-credentials', 'client-base-drop-null'] },
  async () => {
    await legacy.contractUpgradeCheck({ a: null, b: 0, c: '', d: false } as never);
    const sent = await receivedRequest('contractUpgradeCheck');
    expect(sent).toMatchObject({ b: 0, c: '', d: false });
    expect(sent).not.toHaveProperty('a');
  },
);

test(
  'sends cookies to the gateway, and omits null fields of the packed payload',
  { tags: ['client-gw-cookies', 'client-gw-drop-null'] },
  async () => {
    await gateway.queryQuickBillData({ a: null, b: 0, c: '', d: false, e: { f: null, g: 0 } } as never);
    const sent = await receivedRequest('queryQuickBillData');
    expect(sent).toMatchObject({ b: 0, c: '', d: false, e: { g: 0 } });
    expect(sent).not.toHaveProperty('a');
    expect(sent).not.toHaveProperty('e.f');
  },
);
