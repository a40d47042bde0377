import { expect, test } from 'vitest';
import { isCreditCode, isIdCard } from './identifiers.ts';

test.each([
  ['91330108MA2H7K3N62', true],
  ['91320594MA1X8P4Q2W', true],
  ['91440300MA5G3T7R9A', true],
  ['91330108MA2H7K3N61', false],
  ['91330108MA2H7K3N6', false],
  ['93130108MA2H7K3N62', false],
])('checks social credit code %s: %s', { tags: ['open-credit-code'] }, (code, right) =>
  expect(isCreditCode(code)).toBe(right),
);

test.each([
  ['330102197806142320', true],
  ['11010519491231002X', true],
  ['320501198502234013', true],
  ['330102197806142321', false],
  ['33010219780614232', false],
  ['330102197806143220', false],
])('checks ID card %s: %s', { tags: ['open-id-card'] }, (idNo, right) => expect(isIdCard(idNo)).toBe(right));
