import { services } from '#generated/services.ts';

/** Portal environment, which points at the simulator itself. */
const config = {
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
} as const;

/** The portal's identity at the provider. */
export const portalSystem = {
  systemId: 'company-portal',
  systemToken: 'simulated-system-token',
} as const;

/** `/front/config.json`. @param base '' or the path under which a reverse proxy serves the simulator */
export const portalConfig = (base: string) => ({
  ...portalSystem,
  services: belowBase(config.services, base),
  hosts: belowBase(config.hosts, base),
});

const belowBase = (addresses: Readonly<Record<string, string>>, base: string): Record<string, string> =>
  Object.fromEntries(Object.entries(addresses).map(([name, address]) => [name, base + address]));
