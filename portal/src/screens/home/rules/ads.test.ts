import { expect, test } from 'vitest';
import { SLIDE_SPEED } from '#portal/ui/carousel/timing.ts';
import { playsByItself } from './ads.ts';

test('plays by itself only with two ads or more', { tags: ['home-ad-autoplay'] }, () => {
  expect([0, 1, 2, 5].map(playsByItself)).toEqual([false, false, true, true]);
});

test('animates in 500 ms', { tags: ['home-ad-animation-500'] }, () => {
  expect(SLIDE_SPEED).toBe(500);
});
