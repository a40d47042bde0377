import { expect, test } from 'vitest';
import { contractsOf, tabsOf } from './tabs.ts';

const contracts = [
  { status: 'WAITING_SIGN', contractName: '企业征信授权书' },
  { status: 'EFFECTIVE', contractName: '企业金采服务合同', contractNo: 'HT20260301QYJC-FW-002' },
  { status: 'EXPIRED', contractName: '企业征信授权书', contractNo: 'HT20250301QYJC-ZX-000' },
  { status: 'TERMINATED', contractName: '代扣服务协议', contractNo: 'HT20240618QYJC-DK-001' },
] as const;

test.each([
  ['waiting', '', ['企业征信授权书']],
  ['signed', '', ['企业金采服务合同']],
  ['ended', '', ['企业征信授权书', '代扣服务协议']],
  ['ended', '代扣', ['代扣服务协议']],
  ['ended', 'HT2025', ['企业征信授权书']],
  ['ended', 'ht2025', ['企业征信授权书']],
  ['ended', 'ZX-000,dk-001', ['企业征信授权书', '代扣服务协议']],
  ['waiting', '代扣', []],
] as const)('lists the contracts of tab %s that match %j: %j', (tab, search, names) => {
  expect(contractsOf(contracts, tab, search).map(({ contractName }) => contractName)).toEqual(names);
});

test('counts the contracts of each tab, and reserves space for the count while loading', () => {
  expect(tabsOf(contracts).map(({ count }) => count)).toEqual([1, 1, 2]);
  expect(tabsOf(undefined).map(({ count }) => count)).toEqual(['pending', 'pending', 'pending']);
});
