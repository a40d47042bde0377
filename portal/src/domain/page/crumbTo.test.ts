import { expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { crumbTo } from './crumbTo.ts';

test('gives a breadcrumb the title of its page, and throws for an address without one', () => {
  const above = paths.factoringBills({ tabName: 'overdue' });
  expect(crumbTo(above)).toEqual({ title: '账单还款', to: '/baolibiaopin/billListNew?tabName=overdue' });
  expect(() => crumbTo('/elsewhere')).toThrow('/elsewhere');
});
