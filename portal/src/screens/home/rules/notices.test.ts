import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { appliesTo } from '#portal/products/adRemarks.ts';
import { catalogue } from '#portal/products/catalogue.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { NOTICE_INTERVAL, noticesFor, standingNotices } from './notices.ts';
import { takeTurns } from './turns.ts';

describe('notices of the ad scene', () => {
  const ads = [
    { id: 'a', msgDate: '2026-11-01 09:00:00' },
    { id: 'b', msgDate: '2026-11-11 18:30:00' },
    { id: 'c', msgDate: '2026-11-11 09:00:00', remarks: '12003' },
    { id: 'd' },
  ];
  test('are sorted from the newest on', { tags: ['shell-notices-scene'] }, () => {
    expect(noticesFor(ads, '12003').map((ad) => ad.id)).toEqual(['b', 'c', 'a', 'd']);
  });
  test(
    'apply to the products in their remarks, or to all without remarks',
    { tags: ['shell-notices-remarks'] },
    () => {
      expect(appliesTo('12003', '12003')).toBe(true);
      expect(appliesTo('12010,12003', '12003')).toBe(true);
      expect(appliesTo('12010，12003', '12003')).toBe(true);
      expect(appliesTo('12003', '12025')).toBe(false);
      expect(appliesTo('120031', '12003')).toBe(false);
      expect(appliesTo(undefined, '12025')).toBe(true);
      expect(noticesFor(ads, '12025').map((ad) => ad.id)).toEqual(['b', 'a', 'd']);
    },
  );
});

test('the permanent notices depend on the product', () => {
  const texts = (code: ProductCode) => standingNotices(catalogue[code]);
  expect(texts('12003')).toEqual(['offlineTransfer', 'antiFraud']);
  expect(texts('12008')).toEqual(['repayRemind', 'offlineTransfer', 'antiFraud']);
  expect(texts('12007')).toEqual(['antiFraud']);
});

describe('the notice bar', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Starts a bar that shows the first of some notices. `shown` lists the indices that follow it. */
  function barOf(count: number) {
    const shown: number[] = [];
    const start = () => takeTurns(count, NOTICE_INTERVAL, (step) => void shown.push(step(shown.at(-1) ?? 0)));
    return { shown, start, stop: start() };
  }

  test('shows one item every 6000 ms until it is stopped', { tags: ['shell-noticebar-scroll-6s'] }, () => {
    const { shown, stop } = barOf(3);
    vi.advanceTimersByTime(5999);
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(6000);
    expect(shown).toEqual([1, 2]);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual([1, 2]);
  });
  test('restarts after a full cycle', { tags: ['shell-noticebar-reset'] }, () => {
    const { shown } = barOf(3);
    vi.advanceTimersByTime(18_000);
    expect(shown).toEqual([1, 2, 0]);
  });
  test('goes on from the shown notice after a pause', () => {
    const { shown, start, stop } = barOf(4);
    vi.advanceTimersByTime(12_000);
    stop();
    start();
    vi.advanceTimersByTime(6000);
    expect(shown).toEqual([1, 2, 3]);
  });
  test('does not move a single notice', () => {
    const { shown } = barOf(1);
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual([]);
  });
});
