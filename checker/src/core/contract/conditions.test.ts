import { expect, test } from 'vitest';
import { isUnconditional, reasonIn } from './conditions.ts';

test.each([
  'Calling it twice is harmless',
  'A ticket number is never used twice',
  'The secret is shown only in this response',
  'For each parcel the number is never given again',
  'In every list the retired meters are left out',
  'A coupon works once',
  'A coupon works once a day',
  'Each update raises the version by one, while the label stays',
  'In this response the key is shown once only',
  'The links keep all filters',
  '重复调用不会重复创建',
])('takes a promise for every request: %s', (text) => {
  expect(isUnconditional(text)).toBe(true);
});

test.each([
  'If `X-Request-Key` is given, calling it twice creates nothing',
  'For guests a locker code works once',
  'When the parcel is insured, its number is never used again',
  'Unless the depot is closed, the version is raised by one',
  'Once the lease is signed, the secret is never shown again',
  'The secret is never shown again once the lease is signed',
  'Calling it twice is harmless (if the lane is open)',
  'Numbers are never used twice, except in test depots',
  'With `dry` the numbers are never given again',
  'On holidays a ticket works once',
  'The links keep all filters as long as the cursor is fresh',
  'A meter is left out until it is read',
  '如果带幂等键，不会重复创建',
])('takes no promise for some requests only: %s', (text) => {
  expect(isUnconditional(text)).toBe(false);
});

test.each([
  ['If it is sent again, nothing is created', true],
  ['If it is sent again, nothing is created unless the yard is full', false],
  ['Nothing is created', true],
])('tells whether the reader meets every condition of a promise: %s', (text, isTaken) => {
  expect(isUnconditional(text, /again/)).toBe(isTaken);
});

test.each([
  [
    'If fewer than `count` bales are in the barn, the answer is 409 and nothing is taken',
    'fewer than `count` bales are in the barn',
  ],
  ['If the label is taken, it is refused with 409', 'the label is taken'],
  ['When another kennel has the chip, 409', 'another kennel has the chip'],
  [
    'If the label, the chip or the tag is taken, the call is a 409',
    'the label, the chip or the tag is taken',
  ],
  ['409 if the label is taken', 'the label is taken'],
  ['The answer is 409 and nothing is taken if the barn has fewer bales', 'the barn has fewer bales'],
])('reads the reason of a refusal beside what it does: %s', (text, reason) => {
  expect(reasonIn(text)).toBe(reason);
});

test.each([
  'A taken label is a 409',
  'If a label is sent, it must be unique (409)',
  'If a label is sent, another kennel with it leads to 409',
])('reads the whole sentence: %s', (text) => {
  expect(reasonIn(text)).toBe(text);
});
