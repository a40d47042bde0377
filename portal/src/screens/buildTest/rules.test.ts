import { expect, test } from 'vitest';
import type { PortalConfig } from '../../api/config.ts';
import { configFacts } from './rules.ts';

const config: PortalConfig = {
  services: { legacy: '', standard: '/std', gateway: '/gw', activity: '/act', provisional: '/pro' },
  hosts: {
    login: 'https://login.example/',
    register: '',
    logout: '',
    realName: '',
    invoice: '',
    userCenter: '',
    accountSecurity: '',
    payment: '',
    tracking: '',
    service: '',
    agreement: '',
    privacy: '',
    appDownload: '',
    enterprisePurchase: '',
  },
  systemId: 'portal-web',
  systemToken: 'do-not-show-this',
};

test('shows the configuration without secrets', () => {
  const { services, hosts, rest } = configFacts(config);
  expect(services[0]).toEqual(['legacy', '与本站同源']);
  expect(services[1]).toEqual(['standard', '/std']);
  expect(hosts.slice(0, 2)).toEqual([
    ['login', 'https://login.example/'],
    ['register', '未配置'],
  ]);
  expect(rest).toEqual([
    ['系统标识', 'portal-web'],
    ['系统令牌', '已配置'],
    ['风控脚本', '未配置'],
  ]);
});
