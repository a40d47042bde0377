import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { appliesTo } from '#portal/products/adRemarks.ts';
import { catalogue } from '#portal/products/catalogue.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { cycleNotices, noticesFor, standingNotices } from './notices.ts';

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

test('each product has its permanent notices', () => {
  const texts = (code: ProductCode) => standingNotices(catalogue[code]);
  expect(texts('12003')).toEqual(['offlineTransfer', 'antiFraud']);
  expect(texts('12008')).toEqual(['repayRemind', 'offlineTransfer', 'antiFraud']);
  expect(texts('12007')).toEqual(['antiFraud']);
});

describe('the notice bar', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('shows one item every 6000 ms until it is stopped', { tags: ['shell-noticebar-scroll-6s'] }, () => {
    const show = vi.fn();
    const stop = cycleNotices(3, show);
    vi.advanceTimersByTime(5999);
    expect(show).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(show).toHaveBeenLastCalledWith(1);
    vi.advanceTimersByTime(6000);
    expect(show).toHaveBeenLastCalledWith(2);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(show).toHaveBeenCalledTimes(2);
  });
  test('restarts after a full cycle', { tags: ['shell-noticebar-reset'] }, () => {
    const show = vi.fn();
    cycleNotices(3, show);
    vi.advanceTimersByTime(18_000);
    expect(show.mock.calls.map(([index]) => index as number)).toEqual([1, 2, 0]);
  });
  test('does not move a single notice', () => {
    const show = vi.fn();
    cycleNotices(1, show);
    vi.advanceTimersByTime(60_000);
    expect(show).not.toHaveBeenCalled();
  });
});
