import { expect, test } from 'vitest';
import { entriesOf, wordsOf } from '../rules/entries.ts';
import { pagesOf } from '../rules/siteMap.ts';
import type { Block, HelpPage } from './blocks.ts';
import { freeInterestExamples } from './pages/memberFreeInt21.ts';
import { factoringHelp, helpCentre } from './sites.ts';

const all = [...pagesOf(helpCentre), ...pagesOf(factoringHelp)];
const blocks = (page: HelpPage): readonly Block[] => page.sections.flatMap((section) => section.blocks);
const textOf = (path: string) =>
  all
    .filter((page) => page.path === path)
    .flatMap(blocks)
    .map(wordsOf)
    .join(' ');

test('lists the pages of spec 2 §2.1 in order', () => {
  expect(pagesOf(helpCentre).map(({ path }) => path)).toEqual([
    '/help/problemList',
    '/help/apply/guide',
    '/help/apply/change-info',
    '/help/member/freeInt21',
    '/help/member/memberUpgrade',
    '/help/repay/yjj',
    '/help/repay/online',
    '/help/repay/quick',
    '/help/repay/account',
    '/help/repay/yjj-claim',
    '/help/increase/materials',
    '/help/unsubscribe/h5',
    '/help/unsubscribe/pc',
  ]);
});

test.each(all.map((page) => [page.path, page] as const))(
  '%s has unique anchors, an anchor for each entry of the search, and enough content',
  (_, page) => {
    const ids = entriesOf({ title: '', groups: [{ pages: [page] }] }).map(({ id }) => id);
    const sectionIds = page.sections.map(({ id }) => id);
    const allQuestions = blocks(page).flatMap((block) => (block.kind === 'questions' ? block.questions : []));
    const anchors = [...sectionIds, ...allQuestions.map(({ id }) => id)];
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(ids.filter((id) => !anchors.includes(id))).toEqual([]);
    expect(page.sections.length).toBeGreaterThanOrEqual(4);
    expect(blocks(page).map(wordsOf).join('').length).toBeGreaterThan(250);
    for (const each of page.sections) expect(each.blocks.length, each.id).toBeGreaterThan(0);
  },
);

test('links only to existing pages', () => {
  const known = new Set(all.map(({ path }) => path));
  const targets = all.flatMap(blocks).flatMap((block) => {
    if (block.kind === 'links') return block.links.map(({ to }) => to);
    return block.kind === 'questions' ? block.questions.flatMap(({ more }) => more ?? []) : [];
  });
  expect(targets.filter((to) => !known.has(to))).toEqual([]);
});

test('each row of a table has as many cells as columns', () => {
  for (const block of all.flatMap(blocks)) {
    if (block.kind === 'table') for (const row of block.rows) expect(row).toHaveLength(block.columns.length);
  }
});

test('has no placeholder in its texts', () => {
  expect(all.flatMap(blocks).map(wordsOf).join(' ')).not.toMatch(/[{}]|TODO|lorem/i);
});

test.each(freeInterestExamples)(
  'an order on $ordered has $days interest-free days',
  ({ ordered, billed, due, days }) => {
    const serial = (day: string) => Date.parse(day) / 86_400_000;
    const weekday = (day: string) => new Date(day).getUTCDay();
    expect([weekday(billed), weekday(due)]).toEqual([1, 0]);
    // The Sunday of the week after the bill's own.
    expect(serial(due) - serial(billed)).toBe(13);
    expect(serial(billed) - serial(ordered)).toBeGreaterThan(0);
    expect(serial(billed) - serial(ordered)).toBeLessThanOrEqual(7);
    expect(serial(due) - serial(ordered) + 1).toBe(days);
  },
);

test.each([
  [
    '/help/member/freeInt21',
    ['每周一', '次周周日', '最长21天', '0.6%', '4.29%-10.95%', '最长61天', '年化0%-15.1%'],
  ],
  ['/help/member/memberUpgrade', ['满6万元', '满15万元', '满60万元', '满150万元', '满300万元', '48个月以上']],
  ['/help/repay/yjj', ['20,000元', '30分钟', '400-088-8816']],
  ['/help/repay/yjj-claim', ['30分钟', '自助认领', '运营认领', '9:00-22:00']],
  ['/help/repay/quick', ['6:00-23:00', '24:00前', '全公司']],
  ['/help/problemList', ['支出分析', '逐笔审批', '最多20个']],
  [
    '/help/repay/online',
    ['2万元', '先息后本', '分期最长12个月', '0.05%', '60天', '366天', '校验码', '凭证导出'],
  ],
  ['/help/repay/account', ['易捷付还款账户', '溢缴款账户', '余额为0']],
  ['/help/increase/materials', ['100万元', '营业执照', '自动提额', '快速提额']],
  ['/help/apply/guide', ['企业实名认证', '合同签署', '风控审核', '200万元', '15分钟']],
  ['/help/apply/change-info', ['实名已失效', '待签署', '母账号']],
  ['/help/unsubscribe/h5', ['京东金融（我的 > 金采）', '在途返利', '子账号不支持注销']],
  ['/help/unsubscribe/pc', ['产品注销', '在途返利', '冻结或删除子账号']],
  ['/baolibiaopin/problemList', ['余额账户', '30分钟', '应收账款']],
])('%s contains facts of the specification and of the functions it explains', (path, facts) => {
  const words = textOf(path);
  for (const fact of facts) expect(words).toContain(fact);
});
