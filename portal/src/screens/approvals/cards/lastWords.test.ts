import { expect, test } from 'vitest';
import { lastWords } from './lastWords.ts';

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
