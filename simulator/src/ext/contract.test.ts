/** Tests of the simulated contract pages, which show a contract with the clauses of its type. */
import { expect, test } from 'vitest';
import { makeWorld } from '../world/baseline.ts';
import { instantOf } from '../world/values/calendar.ts';
import { contract, contractFile } from './contract.ts';
import { parentsOnly } from './parentsOnly.ts';

const now = instantOf('2026-11-12', '10:00:00');
const world = makeWorld({}, { seed: 'x', now });

function page(rest: string): { title: string; text: string } {
  const origin = 'http://127.0.0.1:4010';
  const outcome = contract({
    rest,
    query: new URLSearchParams(),
    form: undefined,
    origin,
    base: '',
    world,
    now,
  });
  return 'content' in outcome
    ? { title: outcome.title, text: outcome.content.text }
    : { title: 'no page', text: '' };
}

test.each([
  ['QYJC-FQ-002', '账单分期服务协议', '分期服务费按分期本金的0.6%'],
  ['QYJC-FW-003', '企业金采服务合同', '按逾期本金的0.05%'],
  ['QYJC-ZX-001', '企业征信授权书', '征信机构'],
  ['HT20240618QYJC-DK-001', '代扣服务协议', '扣划'],
  ['HT20250301QYJC-ZX-000', '企业征信授权书', '版本 V1.3'],
])('shows for the number %s the contract %s', (number, title, clause) => {
  const opened = page(number);
  expect(opened.title).toBe(title);
  expect(opened.text).toContain(clause);
});

test('says that there is no contract with an unknown number', () => {
  expect(page('QYJC-XX-999').title).toBe('没有这份合同');
});

test('gives a contract file to parent accounts, but not to child accounts or visitors', () => {
  const rest = 'HT20260301QYJC-FW-002';
  const fileFor = (viewer: object) =>
    'file' in
    parentsOnly(contractFile)({
      rest,
      query: new URLSearchParams(),
      form: undefined,
      origin: 'http://127.0.0.1:4010',
      base: '',
      world: { ...world, viewer: { ...world.viewer, ...viewer } },
      now,
    });
  expect([{}, { account: '1902' }, { loggedIn: false }].map(fileFor)).toEqual([true, false, false]);
});
