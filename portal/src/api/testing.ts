import { vi } from 'vitest';
import { services } from '#generated/services.ts';
import { setConfig, type PortalConfig } from './config.ts';
import { setCallerIdentity } from './identity.ts';
import { performPoliciesWith, type Outcome, type Performer } from './performer.ts';
// Tests that stub the provider use the portal's client, whichever file ran before.
import './defaultClient.ts';

const basePaths = Object.fromEntries(
  Object.values(services).map(({ name, base }) => [name, base]),
) as PortalConfig['services'];

/** The config.json of all unit tests: some external pages are on our own origin, some on others. */
export const testConfig: PortalConfig = {
  services: basePaths,
  hosts: {
    login: 'https://passport.example.cn/login',
    register: 'https://passport.example.cn/register',
    logout: 'https://passport.example.cn/logout',
    realName: '/_sim/ext/realname',
    invoice: 'https://invoice.example.cn/',
    userCenter: '/_sim/ext/user-center',
    accountSecurity: '/_sim/ext/account-security',
    payment: '/_sim/ext/payment',
    tracking: '/_sim/ext/tracking',
    service: 'https://service.example.cn/',
    agreement: '/_sim/ext/agreement',
    privacy: '/_sim/ext/privacy',
    appDownload: '/_sim/ext/app',
    enterprisePurchase: '/_sim/ext/enterprise-purchase',
  },
  systemId: 'portal',
  systemToken: 'token',
};

/** Sets the page's address for a unit test, and the config above. */
export function standAt(url = 'http://127.0.0.1:4010/front/company/index'): void {
  vi.stubGlobal('location', new URL(url));
  setConfig(testConfig);
}

/** One response of the provider: an envelope, or a status without a body. */
export interface StubbedAnswer {
  readonly body?: unknown;
  readonly status?: number;
}

/**
 * Stubs location, config, identity, fingerprint and fetch. The last answer repeats. Returns the requests, the addresses
 * that the page left for (`assign`), and the failures passed to policies (`perform`).
 */
export function providerAnswers(...answers: readonly StubbedAnswer[]) {
  const requests: Request[] = [];
  const assign = vi.fn<(url: string) => void>();
  const perform = vi.fn<Performer>(() => Promise.resolve<Outcome>('done'));
  let next = 0;
  vi.stubGlobal('location', {
    href: 'http://127.0.0.1:4010/front/company/index',
    origin: 'http://127.0.0.1:4010',
    assign,
  });
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request);
    const { body, status = 200 } = answers[Math.min(next, answers.length - 1)] ?? {};
    next += 1;
    const headers = { 'X-Request-Id': 'r-1', 'content-type': 'application/json' };
    return Promise.resolve(new Response(body === undefined ? '' : JSON.stringify(body), { status, headers }));
  });
  globalThis.portalFingerprint = { eid: 'EID', fp: 'FP', jsToken: 'TOKEN' };
  setConfig(testConfig);
  setCallerIdentity({ productCode: '12003', enChannel: undefined });
  performPoliciesWith(perform);
  return { requests, assign, perform };
}
