import { envelope as activity } from '#generated/activity/envelope.ts';
import { envelope as gateway } from '#generated/gateway/envelope.ts';
import { envelope as legacy } from '#generated/legacy/envelope.ts';
import { envelope as provisional } from '#generated/provisional/envelope.ts';
import { envelope as standard } from '#generated/standard/envelope.ts';

/** `/front/config.json`: the portal's environment. This one points at the simulator itself. */
export const portalConfig = {
  services: {
    legacy: legacy.base,
    standard: standard.base,
    gateway: gateway.base,
    activity: activity.base,
    provisional: provisional.base,
  },
  hosts: {
    login: '/_sim/ext/login',
    register: '/_sim/ext/register',
    logout: '/_sim/ext/logout',
    realName: '/_sim/ext/realname',
    invoice: '/_sim/ext/invoice',
    userCenter: '/_sim/ext/user-center',
    accountSecurity: '/_sim/ext/account-security',
    payment: '/_sim/ext/payment',
    tracking: '/_sim/ext/tracking',
    service: '/_sim/ext/service',
    agreement: '/_sim/ext/agreement',
    privacy: '/_sim/ext/privacy',
    appDownload: '/_sim/ext/app-download',
  },
  systemId: 'company-portal',
  systemToken: 'simulated-system-token',
} as const;
