import { expect, test } from 'vitest';
import { lastWords, lostWords } from './lastWords.ts';

const parent = { jdpin: 'hechuan_caigou', nickname: '禾川采购', acctType: '1901' } as const;

test.each([
  ['APPROVED', parent, 'hechuan_caigou', '上一笔61,524.00元已由您同意'],
  ['APPROVED', parent, 'hechuan_cg02', '上一笔61,524.00元已由禾川采购同意'],
  ['REFUSED', parent, 'hechuan_cg02', '上一笔61,524.00元已由禾川采购驳回'],
  ['WITHDRAWN', undefined, 'hechuan_cg02', '上一笔61,524.00元已由提交人撤回'],
  ['EXPIRED', undefined, 'hechuan_cg02', '上一笔61,524.00元逾时未审批，已失效'],
  ['WAITING', undefined, 'hechuan_cg02', '上一笔61,524.00元须由另一账号审批'],
] as const)(
  'describes the outcome %s by %o to the viewer %s',
  { tags: ['far-approval-cards'] },
  (status, decider, viewer, text) => {
    expect(lastWords({ status, amount: 61_524, ...(decider && { decider }) }, viewer)).toBe(text);
  },
);

test.each([
  ['APPROVED', parent, 'refuse', '61,524.00元的申请已在别处同意，您的驳回未生效'],
  ['REFUSED', parent, 'approve', '61,524.00元的申请已在别处驳回，您的同意未生效'],
  [
    'APPROVED',
    { ...parent, jdpin: 'hechuan_cw', nickname: '财务' },
    'refuse',
    '61,524.00元的申请已由财务同意，您的驳回未生效',
  ],
  ['WITHDRAWN', undefined, 'approve', '61,524.00元的申请已由提交人撤回，您的同意未生效'],
  ['EXPIRED', undefined, 'refuse', '61,524.00元的申请已逾时失效，您的驳回未生效'],
] as const)(
  'says that a decision after the outcome %s by %o has no effect: tried to %s',
  { tags: ['far-approval-cards'] },
  (status, decider, tried, text) => {
    const previous = { status, amount: 61_524, ...(decider && { decider }) };
    expect(lostWords(previous, tried, 'hechuan_caigou')).toBe(text);
  },
);

test('mentions no decision on a request that still waits', { tags: ['far-approval-cards'] }, () => {
  const waiting = { status: 'WAITING', amount: 61_524 } as const;
  expect(lostWords(waiting, 'refuse', 'hechuan_caigou')).toBe('上一笔61,524.00元须由另一账号审批');
});
