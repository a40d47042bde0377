import { expect, test } from 'vitest';
import { capitals, halfWidth, mobileTyped, numbersTyped, ungrouped, visible, wordsTyped } from './typed.ts';

test.each([
  [halfWidth, '１，０００．５０', '1,000.50'],
  [halfWidth, ' zhou min@hechuan.cn ', 'zhoumin@hechuan.cn'],
  [halfWidth, '-5', '-5'],
  [ungrouped, '5719 0882 3410 601', '571908823410601'],
  [ungrouped, '９１３３０１０８ＭＡ２Ｈ７Ｋ３Ｎ６２', '91330108MA2H7K3N62'],
  [mobileTyped, '139 5710 6821', '13957106821'],
  [mobileTyped, '139-5710-6821', '13957106821'],
  [mobileTyped, '１３９５７１０６８２１', '13957106821'],
  [mobileTyped, '+86 13957106821', '13957106821'],
  [mobileTyped, '0086 139 5710 6821', '13957106821'],
  [mobileTyped, '8613', '8613'],
  [ungrouped, '5719–0882−3410 601\u200b', '571908823410601'],
  [capitals, '11010519491231002x', '11010519491231002X'],
  [wordsTyped, ' 沈志远 二部 ', '沈志远 二部'],
  [wordsTyped, 'hechuan_cg02 hechuan_cg03', 'hechuan_cg02,hechuan_cg03'],
  [wordsTyped, 'ＨＴ２０２６', 'HT2026'],
  [wordsTyped, 'B2B 采购', 'B2B 采购'],
  [visible, '　沈志远\u00a0', '沈志远'],
  [visible, '\u200b𠮷敏\ufeff', '𠮷敏'],
  [visible, ' \t\u3000', ''],
])('%o turns %j into %j', (clean, typed, expected) => {
  expect(clean(typed)).toBe(expected);
});

test.each([
  ['JC1', ['JC1']],
  ['ＪＣ１', ['JC1']],
  ['JC1 JC2', ['JC1', 'JC2']],
  ['JC1,JC2，JC3、JC4；JC5;JC6', ['JC1', 'JC2', 'JC3', 'JC4', 'JC5', 'JC6']],
  ['JC1\r\nJC2\n', ['JC1', 'JC2']],
  ['"JC1"\tJC2', ['JC1', 'JC2']],
  ['JC1 JC1', ['JC1']],
  [' \u3000', []],
])('finds the numbers in %j: %j', (typed, numbers) => {
  expect(numbersTyped(typed)).toEqual(numbers);
});
