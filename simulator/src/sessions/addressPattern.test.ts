import { expect, test } from 'vitest';
import { timeRatio } from '#tools/timeRatio.ts';
import { fitsPattern } from './addressPattern.ts';

test.each([
  ['asset:/front/assets/*.js', 'asset:/front/assets/home-1a2b.js', true],
  ['asset:/front/assets/*.js', 'asset:/front/assets/home-1a2b.css', false],
  ['asset:/front/*', 'asset:/front/assets/home.js', false],
  ['asset:/front/**', 'asset:/front/assets/home.js', true],
  ['asset:/front/**/*.js', 'asset:/front/assets/deep/home.js', true],
  ['asset:/front/**home*.js', 'asset:/front/assets/home-1a2b.js', true],
  ['asset:/front/**home*home.js', 'asset:/front/assets/home.js', false],
  ['asset:/**s/*s/h', 'asset:/assets/as/h', true],
  ['asset:/front/logo.svg', 'asset:/front/logo.svg', true],
  ['asset:/front/logo.svg', 'asset:/front/logo.svg2', false],
  ['ab*ba', 'aba', false],
  ['asset:/{a,b}?[c]', 'asset:/a', false],
  ['asset:/{a,b}?[c]', 'asset:/{a,b}?[c]', true],
])('matches %s with %s: %j', (pattern, address, fits) => expect(fitsPattern(address, pattern)).toBe(fits));

test.each(['*a'.repeat(128), '**a'.repeat(85), '{1..300}'.repeat(32)])(
  'matches a slow pattern at about the cost of a plain one: %s',
  (pattern) => {
    const tryOften = (one: string) => (): void => {
      for (let fault = 0; fault < 10; fault++)
        expect(fitsPattern(`${'a'.repeat(1000)}b`, `asset:/${one}`)).toBe(false);
    };
    expect(timeRatio(tryOften(pattern), tryOften('a'.repeat(256)), 50)).toBeLessThan(50);
  },
);
