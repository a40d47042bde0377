import { expect, test } from 'vitest';
import { adCarousel } from './ads.ts';

test('autoplay only with two ads or more [home-ad-autoplay]', () => {
  expect([0, 1, 2, 5].map((count) => adCarousel(count).autoplay)).toEqual([false, false, true, true]);
});

test('the animation takes 500 ms [home-ad-animation-500]', () => {
  expect(adCarousel(3).speed).toBe(500);
});
