import { expect, test } from 'vitest';
import { easing } from './easing.ts';

test(
  'reads a name with exactly one dot as a CSS easing, and refuses others',
  { tags: ['easing-one-dot'] },
  () => {
    expect(easing('Power1.easeOut')).toMatch(/^cubic-bezier\(/);
    expect(easing('Power0.easeNone')).toBe('linear');
    expect(easing('Back.easeOut')).toBe('ease-out');
    for (const wrong of ['linear', 'a.b.c', '']) expect(() => easing(wrong)).toThrow();
  },
);

test('explains the form of a name in the error', { tags: ['easing-error'] }, () => {
  expect(() => easing('linear')).toThrow(new Error('Invalid ease type. (eg. easing="Power1.easeOut")'));
});
