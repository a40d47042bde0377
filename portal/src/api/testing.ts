import { vi } from 'vitest';
import { setConfig, type PortalConfig } from './config.ts';
import { setCallerIdentity } from './identity.ts';
import { performPoliciesWith, type Outcome, type Performer } from './performer.ts';

/** For unit tests of what stands on the clients: an environment that points nowhere. */
export const testConfig: PortalConfig = {
  services: {
    legacy: '',
    standard: '/jcstd-api',
    gateway: '/gateway',
    activity: '',
    provisional: '/provisional',
  },
  hosts: {
    login: '/ext/login',
    register: '/ext/register',
    logout: '/ext/logout',
    realName: '/ext/realname',
    invoice: '/ext/invoice',
    userCenter: '/ext/user-center',
    accountSecurity: '/ext/account-security',
    payment: '/ext/payment',
    tracking: '/ext/tracking',
    service: '/ext/service',
    agreement: '/ext/agreement',
    privacy: '/ext/privacy',
    appDownload: '/ext/app-download',
  },
  systemId: 'portal',
  systemToken: 'token',
};

/** One answer of the provider: an envelope, or a status without a body. */
export interface Answered {
  readonly body?: unknown;
  readonly status?: number;
}

/** Stubs location, config, identity and fetch; gives what was asked and what the policies were told. */
export function providerAnswers(...answers: readonly Answered[]) {
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
