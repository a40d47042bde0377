import { describe, expect, test } from 'vitest';
import { asksWelcome, contractPrecheck, popupFor, type PopupFacts } from './popup.ts';

type Facts = PopupFacts<string, string, string>;

const none = { mall: false, smb: false, platform: false, bill: false };
const mall = { ...none, mall: true };
const smb = { ...none, smb: true };
const all: Facts = {
  flags: mall,
  onHome: true,
  flowType: 'NORMAL',
  welcome: true,
  canIncrease: false,
  contracts: { noFaceContractList: ['服务协议'], faceContractList: ['征信授权书'] },
  notice: '升级公告',
  coupons: ['VIP券'],
  entryUsed: false,
  shown: new Set(),
};
const kind = (change: Partial<Facts>) => popupFor({ ...all, ...change })?.kind;
const noContracts = { noFaceContractList: [], faceContractList: [] };

describe('precedence on entering home', () => {
  test('shows a later pop-up only without an earlier one', { tags: ['popup-order'] }, () => {
    expect(kind({})).toBe('welcome');
    expect(kind({ welcome: false })).toBe('sign');
    expect(kind({ welcome: false, contracts: noContracts })).toBe('notice');
    expect(kind({ welcome: false, contracts: noContracts, notice: undefined })).toBe('coupon');
    expect(kind({ welcome: false, contracts: noContracts, notice: undefined, coupons: [] })).toBeUndefined();
    expect(kind({ flags: none, contracts: undefined, notice: undefined })).toBeUndefined();
  });
  test('welcomes only mall and small business, or offers a qualified mall product an increase', () => {
    expect(kind({ flags: smb })).toBe('welcome');
    expect(kind({ flags: smb, canIncrease: true })).toBe('welcome');
    expect(kind({ flags: mall, canIncrease: true })).toBe('increase');
    expect(kind({ flags: none })).toBe('sign');
    expect(kind({ welcome: false, canIncrease: true })).toBe('sign');
  });
  test('shows contracts without a face check before those with one', () => {
    const contracts = { noFaceContractList: [], faceContractList: ['征信授权书'] };
    expect(popupFor({ ...all, welcome: false })).toEqual({ kind: 'sign', contracts: ['服务协议'] });
    expect(popupFor({ ...all, welcome: false, contracts })).toEqual({
      kind: 'face',
      contracts: ['征信授权书'],
    });
  });
  test.each([
    ['platform products', { flags: { ...mall, platform: true } }],
    ['bill products', { flags: { ...mall, bill: true } }],
    ['other routes', { onHome: false }],
    ['an investor change', { flowType: 'CHANGE_INVESTOR' }],
  ])('shows no contracts for %s', (_, change) => {
    expect(kind({ welcome: false, ...change })).toBe('notice');
  });
  test('shows coupons for mall products only', () => {
    const last = { welcome: false, contracts: undefined, notice: undefined };
    expect(kind(last)).toBe('coupon');
    expect(kind({ ...last, flags: smb })).toBeUndefined();
  });
  test('shows each pop-up once, and nothing later in its place', () => {
    expect(kind({ shown: new Set(['welcome'] as const) })).toBeUndefined();
  });
});

test('requests the welcome for mall and small business', () => {
  expect([none, mall, smb].map(asksWelcome)).toEqual([false, true, true]);
});

test('lets only a parent sign', () => {
  expect([true, false].map(contractPrecheck)).toEqual(['sign', 'ask-parent']);
});

test(
  'shows one pop-up per entry: contracts with a face check wait for the next entry',
  { tags: ['out-popup-entry'] },
  () => {
    const contracts = { noFaceContractList: [], faceContractList: ['征信授权书'] };
    const signed = { welcome: false, contracts, shown: new Set(['sign'] as const) };
    expect(kind({ ...signed, entryUsed: true })).toBeUndefined();
    expect(kind({ ...signed, entryUsed: false })).toBe('face');
  },
);
