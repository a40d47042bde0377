import { expect, test } from 'vitest';
import type { PortalConfig } from '../../api/config.ts';
import { testConfig } from '../../api/testing.ts';
import { configFacts } from './rules.ts';

const config: PortalConfig = {
  ...testConfig,
  hosts: { ...testConfig.hosts, register: '' },
  systemToken: 'do-not-show-this',
};

test('shows the configuration without secrets', () => {
  const { services, hosts, rest } = configFacts(config);
  expect(services[0]).toEqual(['legacy', '与本站同源']);
  expect(services[1]).toEqual(['standard', '/jcstd-api']);
  expect(hosts.slice(0, 2)).toEqual([
    ['login', 'https://passport.example.cn/login'],
    ['register', '未配置'],
  ]);
  expect(rest).toEqual([
    ['系统标识', 'portal'],
    ['系统令牌', '已配置'],
    ['风控脚本', '未配置'],
  ]);
});
