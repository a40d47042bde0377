import { vi } from 'vitest';
import { setConfig, type ExternalPage } from '../../api/config.ts';

const page = (name: ExternalPage): string => `https://${name.toLowerCase()}.example.cn/`;

/** A landing page's surroundings for unit tests: an address and a config.json. */
export function visitLanding(): void {
  vi.stubGlobal('location', new URL('https://portal.example.cn/front/company/landing'));
  setConfig({
    services: {
      legacy: '',
      standard: '/jcstd-api',
      gateway: '/gateway',
      activity: '',
      provisional: '/provisional',
    },
    hosts: {
      login: page('login'),
      register: page('register'),
      logout: page('logout'),
      realName: page('realName'),
      invoice: page('invoice'),
      userCenter: page('userCenter'),
      accountSecurity: page('accountSecurity'),
      payment: page('payment'),
      tracking: page('tracking'),
      service: page('service'),
      agreement: page('agreement'),
      privacy: page('privacy'),
      appDownload: page('appDownload'),
    },
    systemId: 'portal',
    systemToken: 'token',
  });
}
