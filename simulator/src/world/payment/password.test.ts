import { describe, expect, test } from 'vitest';
import { makeWorld } from '../baseline.ts';
import { instantOf } from '../values/calendar.ts';
import { cents } from '../values/money.ts';
import type { World } from '../world.ts';
import {
  changePassword,
  checkPassword,
  isWeak,
  needsPassword,
  saveSmallAmount,
  setPassword,
} from './password.ts';

const now = instantOf('2026-11-12', '10:00:00');

const worldOf = (outcome: { world: World } | { refuse: string }): World => {
  if ('refuse' in outcome) throw new Error(outcome.refuse);
  return outcome.world;
};
const later = instantOf('2026-11-12', '12:00:00');
const bare = makeWorld({}, { seed: 'x', now });
/** Its password is 804617. */
const world = makeWorld({ pay: { password: true } }, { seed: 'x', now });

test.each([
  ['000000', true],
  ['123456', true],
  ['987654', true],
  ['123457', false],
  ['804617', false],
  ['112233', false],
])('rates %s as weak: %s', (password, weak) => expect(isWeak(password)).toBe(weak));

const exemptTo1000 = makeWorld({ pay: { password: true, smallAmount: 1000 } }, { seed: 'x', now });

test.each([
  ['any amount without a password', bare, 1_000_000, false],
  ['a cent with no exempt amount', world, 0.01, true],
  ['exactly the exempt amount', exemptTo1000, 1000, false],
  ['a cent more than it', exemptTo1000, 1000.01, true],
])('needs the password above the exempt amount only: %s', (_, given, amount, needed) =>
  expect(needsPassword(given, cents(amount))).toBe(needed),
);

test('sets a password once, and refuses a weak one', () => {
  expect(setPassword(bare, '111111', now)).toEqual({ refuse: 'weak' });
  const set = setPassword(bare, '351902', now);
  expect(checkPassword(worldOf(set), '351902', now)).not.toHaveProperty('refuse');
  expect(setPassword(world, '351902', now)).toEqual({ refuse: 'already-set' });
});

test('changes a set password only with the old one, which is wrong afterwards', () => {
  expect(changePassword(bare, { oldPassword: '804617', password: '351902' }, now)).toEqual({
    refuse: 'unset',
  });
  expect(changePassword(world, { oldPassword: '000000', password: '351902' }, now)).toMatchObject({
    refuse: 'wrong',
  });
  const changed = changePassword(world, { oldPassword: '804617', password: '351902' }, now);
  expect(checkPassword(worldOf(changed), '804617', now)).toMatchObject({ refuse: 'wrong', left: 4 });
});

describe('the lock for two hours after the fifth wrong password', () => {
  const wrong = (from: typeof world) => checkPassword(from, '000000', now).world;
  const four = [1, 2, 3, 4].reduce(wrong, world);

  test('refuses the right password too', () => {
    expect(checkPassword(four, '000000', now)).toMatchObject({
      refuse: 'locked',
      until: '2026-11-12 12:00:00',
    });
    expect(checkPassword(wrong(four), '804617', now)).toMatchObject({ refuse: 'locked' });
  });

  test('counts wrong tries from zero after the lock, and after a right password', () => {
    expect(checkPassword(wrong(four), '000000', later)).toMatchObject({ refuse: 'wrong', left: 4 });
    const right = checkPassword(four, '804617', now);
    expect(checkPassword(right.world, '000000', now)).toMatchObject({ left: 4 });
  });
});

test('sets the exempt amount with the password only', () => {
  const wish = { smallAmount: cents(1000), password: '804617' };
  expect(saveSmallAmount(bare, wish, now)).toEqual({ refuse: 'unset' });
  expect(saveSmallAmount(world, { ...wish, password: '000000' }, now)).toMatchObject({ refuse: 'wrong' });
  expect(worldOf(saveSmallAmount(world, wish, now)).paySetting.smallAmount).toBe(cents(1000));
});
