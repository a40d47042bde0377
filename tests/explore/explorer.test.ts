import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Book } from './book.ts';
import { isWrite } from './driver/portal.ts';
import { knownFindings } from './knownFindings.ts';
import { judgedAgainst } from './knownFindingsVerdict.ts';
import { moneyCases } from './money/cases.ts';
import { moneyFaultsOf } from './money/moneyFaults.ts';
import { optionsFrom, stepText } from './options.ts';
import { idOf, shuffled, plan, visitOf } from './plan.ts';
import { agrees } from './rules/agrees.ts';
import { factValue } from './rules/factValue.ts';
import { rules } from './rules/index.ts';
import type { Finding } from './rules/rule.ts';
import { suppressions } from './suppressions.ts';

test.each([
  ['¥1,234.50', '1234.5 元'],
  ['-12.00', '-¥12'],
  ['50万元', '500,000.00'],
  ['2026-11-08', '2026年11月8日'],
  ['2026-11-08 10:00:00', '2026/11/08'],
  ['4.29%', '4.290%'],
  ['未 结清', '未结清'],
])('treats %s and %s as one value', (one, other) => expect(factValue(one)).toBe(factValue(other)));

test.each([
  ['1,234.50', '1,234.51'],
  ['4.29', '4.29%'],
  ['2026-11-08', '2026-11-09'],
  ['已结清', '未结清'],
])('treats %s and %s as two values', (one, other) => expect(factValue(one)).not.toBe(factValue(other)));

test('compares a fact with earlier sightings of the session', () => {
  const sighting = (at: string, text: string) => ({ fact: 'bill.due:ZD1', at, text });
  const look = { sightings: [sighting('/bill', '2.00')], rows: [] };
  const observed = { kind: 'printed', paper: look, screen: look } as never;
  const complaints = (before: string) =>
    agrees(observed, { leadsSomewhere: () => true, before: [sighting('/home', before)] });
  expect(complaints('¥2')).toEqual([]);
  expect(complaints('¥3').map(({ check }) => check)).toEqual(['agrees.fact']);
});

describe('options and plan', () => {
  test('writes a step and a visit in the notation that it reads', () => {
    const visit = visitOf('overdue-bill,child-account:/company/index?productCode=12003:375');
    expect(visit).toEqual({
      scenario: 'overdue-bill,child-account',
      path: '/company/index?productCode=12003',
      width: '375',
    });
    const text = 'button:快速出账@我的账单';
    const [step] = optionsFrom(['--only', idOf(visit), '--steps', text]).steps ?? [];
    expect(step && stepText(step)).toBe(text);
  });

  test.each([
    [['--width', '1400'], /no width "1400" \(nearest: 1440/],
    [['--scenario', 'overdue'], /no scenario "overdue" \(nearest: overdue-bill/],
    [['--minutes', '0'], /--minutes 0/],
    [['--rule', 'alife'], /no rule "alife" \(nearest: alive/],
    [['--steps', 'button:a@b'], /--steps needs --only/],
    [['--money', '还款：offlin during'], /no money step .+ \(nearest: 还款：offline during/],
    [['--only', 'baseline'], /no visit "baseline"/],
  ])('refuses %s', (args, why) => expect(() => optionsFrom(args)).toThrow(why));

  test('orders all items by the seed', () => {
    const items = Array.from({ length: 50 }, (_, index) => index);
    expect(shuffled(items, 7)).toEqual(shuffled(items, 7));
    expect(shuffled(items, 7)).not.toEqual(shuffled(items, 8));
    expect(shuffled(items, 7).toSorted((one, other) => one - other)).toEqual(items);
  });

  test('plans no visit twice', () => {
    // Every width has the same visits.
    const ids = plan(1)
      .filter(({ width }) => width === '1440')
      .map(idOf);
    expect(ids.length).toBeGreaterThan(100_000);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('tells calls that write from calls that read', () => {
  expect(isWrite('http://localhost/provisional/bills/queryBillDetail')).toBe(false);
  expect(isWrite('http://localhost/provisional/repay/submitRepayment')).toBe(true);
  expect(isWrite('http://localhost/front/assets/index.js')).toBe(false);
});

test('breaks every money step by connection, lost response and error code', () => {
  const names = moneyCases('all').map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const step of ['还款', '提前结清', '快速出账', '账单分期', '变更账期'])
    for (const fault of ['offline before', 'slow during', 'server gone after', 'answer lost', 'status 502'])
      expect(names).toContain(`${step}：${fault}`);
  expect(moneyCases('还款：code P020005')).toHaveLength(1);
  expect(moneyCases('快速出账：code 9302')).toHaveLength(1);
});

test('has at most 20 suppressions, each with a reason', () => {
  expect(suppressions.length).toBeLessThanOrEqual(20);
  expect(suppressions.filter(({ reason }) => reason.length < 10)).toEqual([]);
});

test('fails on new findings and on more than known, and reports a known check without findings', () => {
  const book = new Book();
  const visit = visitOf('baseline:/company/index?productCode=12003:1440');
  const finding = (check: Finding['check'], subject: string): Finding => ({
    check,
    subject,
    message: subject,
  });
  book.note([finding('seen.cut', 'a'), finding('seen.cut', 'a'), finding('seen.torn', 'b')], visit, []);
  expect(book.causes.size).toBe(2);
  expect(judgedAgainst(book, []).wrong).toHaveLength(2);
  const now = [
    { check: 'seen.cut', findings: 1, issue: '17' },
    { check: 'seen.torn', findings: 1, issue: '17' },
  ] as const;
  expect(judgedAgainst(book, now)).toEqual({ wrong: [], clean: [] });
  expect(judgedAgainst(book, [...now, { check: 'seen.small', findings: 1, issue: '17' }]).clean).toEqual([
    'seen.small is clean: remove it from tests/explore/knownFindings.ts if DRAW=all finds nothing either (17)',
  ]);
  // Two causes of seen.cut, and one is known: both are named, because the book does not say which of them is known.
  book.note([finding('seen.cut', 'c')], visit, []);
  expect(judgedAgainst(book, now).wrong).toHaveLength(2);
});

test('has a broken and a sound page for each rule, and a broken page for each check with known findings', () => {
  const files = readdirSync(join(import.meta.dirname, 'pages')).sort();
  const wanted = Object.keys(rules).flatMap((rule) => [`${rule}.broken.html`, `${rule}.sound.html`]);
  expect(files).toEqual(wanted.sort());
  const checks = new Set(
    files.flatMap((file) => {
      const html = readFileSync(join(import.meta.dirname, 'pages', file), 'utf8');
      return /name="breaks"\s+content="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
    }),
  );
  expect(knownFindings.filter(({ check }) => !checks.has(check))).toEqual([]);
});

test('marks errors after which only another account can continue, so that the step is not repeated', () => {
  const finals = moneyFaultsOf('provisional.submitInstalment').filter(({ final }) => final === true);
  expect(finals.map(({ answer }) => answer?.code)).toEqual(['E9000004', 'P010001']);
});
