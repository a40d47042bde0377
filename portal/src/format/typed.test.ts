import { expect, test } from 'vitest';
import { halfWidth, mobileTyped, ungrouped, visible } from './typed.ts';

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
  [visible, '　沈志远\u00a0', '沈志远'],
  [visible, '\u200b𠮷敏\ufeff', '𠮷敏'],
  [visible, ' \t\u3000', ''],
])('%o of %j is %j', (read, typed, kept) => {
  expect(read(typed)).toBe(kept);
});
