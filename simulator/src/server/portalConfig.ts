import { services } from '#generated/services.ts';

/** `/front/config.json`: the portal's environment. This one points at the simulator itself. */
export const portalConfig = {
  services: Object.fromEntries(Object.values(services).map(({ name, base }) => [name, base])),
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
    enterprisePurchase: '/_sim/ext/enterprise-purchase',
  },
  systemId: 'company-portal',
  systemToken: 'simulated-system-token',
} as const;
