/** Tests small commands: their changes and refusals. */
import { describe, expect, test } from 'vitest';
import { AuthOpenStatus } from '#generated/shared/enums.ts';
import { makeWorld } from './baseline.ts';
import { availableCoupons, drawCoupon, toReceive } from './benefits/coupons.ts';
import { taskStatus } from './benefits/tasks.ts';
import { finishAuth, isNeeded, limitReached, nextFlowNo, startAuth } from './company/auth.ts';
import { pendingContracts, placesToSign, signAfterFace, signWithoutFace } from './contracts/contracts.ts';
import { readGuidance } from './funds/funds.ts';
import type { Given } from './given.ts';
import { answerAffiche, openAffiches } from './notices/affiches.ts';
import { vipCoupons } from './notices/popups.ts';
import { instantOf } from './values/calendar.ts';

const now = instantOf('2026-11-12', '10:00:00');
const make = (given: Given = {}) => makeWorld(given, { seed: 'x', now });

describe('face authentication', () => {
  test('numbers attempts by the day', () => {
    const first = startAuth(make(), 'CONTRACT_UPGRADE', now);
    expect(first.flowNo).toBe('RZ202611120001');
    expect(nextFlowNo(first.world.auth, now)).toBe('RZ202611120002');
  });

  test('records an announced attempt when it ends', () => {
    const done = finishAuth(make(), 'RZ202611120001', AuthOpenStatus.Success, now);
    expect(done.auth.attempts).toMatchObject([{ flowNo: 'RZ202611120001', status: '8' }]);
  });

  test('is needed until an attempt for the same business has passed', () => {
    const world = make({ auth: { needed: true } });
    const { world: started, flowNo } = startAuth(world, 'COUPON_DRAW', now);
    const passed = finishAuth(started, flowNo, AuthOpenStatus.Success, now);
    expect([
      isNeeded(world.auth, 'COUPON_DRAW'),
      isNeeded(passed.auth, 'COUPON_DRAW'),
      isNeeded(passed.auth, 'REPAY'),
    ]).toEqual([true, false, true]);
  });

  test('reaches the limit by failures of the same day only', () => {
    const failed = (count: number) => make({ auth: { failedToday: count } }).auth;
    expect([limitReached(failed(4), now), limitReached(failed(5), now)]).toEqual([false, true]);
    expect(limitReached(failed(5), instantOf('2026-11-13'))).toBe(false);
  });
});

describe('contracts', () => {
  const world = make({ contracts: { pending: ['face', 'no-face'], places: ['home', 'serviceContract'] } });
  const template = { templateNo: 'QYJC-ZX-001', templateVersion: 'V1.4' };

  test('signs a contract without a face check once, by its template', () => {
    const outcome = signWithoutFace(world, template, now);
    if ('refuse' in outcome) throw new Error(outcome.refuse);
    expect(pendingContracts(outcome.world).map(({ templateNo }) => templateNo)).toEqual(['QYJC-FW-003']);
    expect(signWithoutFace(outcome.world, template, now)).toEqual({ refuse: 'not-pending' });
  });

  test('does not sign a contract that needs a face check without one', () => {
    expect(signWithoutFace(world, { templateNo: 'QYJC-FW-003', templateVersion: 'V3.2' }, now)).toEqual({
      refuse: 'not-pending',
    });
    expect(signAfterFace(world, 'RZ202611120001', now)).toEqual({ refuse: 'face-not-passed' });
  });

  test('prompts nowhere once everything is signed', () => {
    expect(placesToSign(world)).toEqual(['home', 'serviceContract']);
    expect(placesToSign(make({ contracts: { pending: [] } }))).toEqual([]);
  });
});

describe('coupons', () => {
  const world = make({ coupons: { vip: 'offered' } });

  test('gives one coupon of an activity, and refuses a second one', () => {
    const outcome = drawCoupon(world, 'HD20261111001', now);
    if ('refuse' in outcome) throw new Error(outcome.refuse);
    expect(availableCoupons(outcome.world, now)).toHaveLength(4);
    expect(toReceive(outcome.world, now)).toHaveLength(1);
    expect(drawCoupon(outcome.world, 'HD20261111001', now)).toEqual({ refuse: 'run-out' });
  });

  test('shows the pop-up without stock, and refuses the draw', () => {
    const soldOut = make({ coupons: { vip: 'run-out' } });
    expect(vipCoupons(soldOut, now)).toHaveLength(3);
    expect(drawCoupon(soldOut, 'HD20261112101', now)).toEqual({ refuse: 'run-out' });
  });

  test('offers pop-up coupons to VIPs only, and no coupon after its time', () => {
    expect(
      vipCoupons(make({ coupons: { vip: 'offered' }, member: { credit3Months: 500_000 } }), now),
    ).toEqual([]);
    expect(availableCoupons(world, instantOf('2027-01-01'))).toEqual([]);
  });
});

test('accepts one reaction to a notice, and none to an unknown one', () => {
  const world = make({ affiches: ['feature'] });
  const answered = answerAffiche(world, 'GG20261101', 1);
  expect(openAffiches(answered)).toEqual([]);
  expect(answerAffiche(answered, 'GG20261101', 0)).toEqual(answered);
  expect(answerAffiche(world, 'GG0', 0)).toEqual(world);
});

test('stores read guidance per account', () => {
  const world = readGuidance(make(), '8801220611736027');
  expect(world.funds.map(({ guidanceRead }) => guidanceRead)).toEqual([true, false]);
});

test.each([
  ['2026-10-31', 'WAITING_BEGIN'],
  ['2026-11-01', 'PROCESSING'],
  ['2026-11-30', 'PROCESSING'],
  ['2026-12-01', 'END'],
])('gives the status of a task on %s: %s', (day, status) => {
  const [task] = make().tasks;
  expect(task && taskStatus(task, instantOf(day, '12:00:00'))).toBe(status);
});
