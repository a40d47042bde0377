import { describe, expect, test } from 'vitest';
import { PurchaseKindLabel } from '#generated/shared/labels.ts';
import { categoryOf } from './category.ts';

describe('the category of goods', { tags: ['far-spending'] }, () => {
  test.each([
    ['伺服电机', '工业品'],
    ['工具套装', '工业品'],
    ['工业交换机', '电脑数码'],
    ['激光打印机', '电脑数码'],
    ['打印纸', '办公用品'],
    ['办公耗材', '办公用品'],
    ['劳保手套', '劳保福利'],
    ['空调', '家用电器'],
    ['医用口罩', '药品器械'],
    ['矿泉水', '食品饮料'],
    ['龘', '其他'],
    ['', '其他'],
  ])('of %s is %s', (goods, label) => {
    expect(PurchaseKindLabel[categoryOf({ goods })]).toBe(label);
  });
});
