import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { standAt } from '../../api/testing.ts';
import { startAutoplay } from '../../ui/carousel/autoplay.ts';
import { startCarousel, step, jumpTo } from '../../ui/carousel/carouselState.ts';
import { AUTOPLAY_DELAY, SLIDE_SPEED } from '../../ui/carousel/timing.ts';
import { briefOf, LANDING_BANNER_SCENE } from './banner.ts';
import { bannerAddress, mediaAddress, opensWindow } from './bannerLink.ts';
import { startList, withFetched } from './bannerList.ts';

const defaults = [{ id: 'a' }, { id: 'b' }];
const start = startList(defaults);
const scene = LANDING_BANNER_SCENE;
const ids = (list: { readonly banners: readonly { id: string }[] }): string[] =>
  list.banners.map(({ id }) => id);

describe('banner list, spec 2 §4', () => {
  test('starts with the defaults, without autoplay', { tags: ['banner-start-defaults'] }, () => {
    expect(ids(start)).toEqual(['a', 'b']);
    expect(start.autoplay).toBe(false);
  });

  test('appends matching fetched banners', { tags: ['banner-append'] }, () => {
    const list = withFetched(start, scene, '12003', [
      { id: 'c' },
      { id: 'd', remarks: '12010' },
      { id: 'e', remarks: '12003' },
    ]);
    expect(ids(list)).toEqual(['a', 'b', 'c', 'e']);
  });

  test('switches autoplay on, even without a match', { tags: ['banner-autoplay-on'] }, () => {
    expect(withFetched(start, scene, '12003', [{ id: 'c' }]).autoplay).toBe(true);
    expect(withFetched(start, scene, '12003', [{ id: 'd', remarks: '12010' }]).autoplay).toBe(true);
  });

  test('initialises the carousel again, at the first slide', { tags: ['banner-reinit'] }, () => {
    const list = withFetched(start, scene, '12003', [{ id: 'c' }]);
    expect(list.initialisation).toBe(start.initialisation + 1);
    expect(startCarousel(list.banners.length, list.initialisation)).toMatchObject({ active: 0, count: 3 });
  });

  test('changes nothing without a scene code', { tags: ['banner-no-scene'] }, () => {
    expect(withFetched(start, undefined, '12003', [{ id: 'c' }])).toBe(start);
    expect(withFetched(start, '', '12003', [{ id: 'c' }])).toBe(start);
  });

  test('changes nothing for an empty or a missing response', { tags: ['banner-empty-result'] }, () => {
    expect(start).toEqual({ banners: defaults, autoplay: false, initialisation: 1 });
    expect(withFetched(start, scene, '12003', [])).toBe(start);
    expect(withFetched(start, scene, '12003', undefined)).toBe(start);
  });
});

describe('carousel', () => {
  test('loops both ways, except for a single slide', () => {
    const last = jumpTo(startCarousel(3, 1), 2);
    expect(step(last, 'forward')).toMatchObject({ active: 0, previous: 2, direction: 'forward' });
    expect(step(startCarousel(3, 1), 'back')).toMatchObject({ active: 2, previous: 0 });
    expect(step(startCarousel(1, 1), 'forward').active).toBe(0);
  });

  test('jumps forward or back to a slide that exists, and ignores the current one', () => {
    const state = startCarousel(3, 1);
    expect(jumpTo(state, 1)).toMatchObject({ active: 1, direction: 'forward' });
    expect(jumpTo(jumpTo(state, 2), 0)).toMatchObject({ active: 0, direction: 'back' });
    expect(jumpTo(state, 3)).toBe(state);
    expect(jumpTo(state, 0)).toBe(state);
  });

  test('slides in 500 ms', { tags: ['banner-speed-500'] }, () => {
    expect(SLIDE_SPEED).toBe(500);
  });
});

describe('autoplay', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('turns every 3000 ms until it is stopped', { tags: ['banner-autoplay-3000'] }, () => {
    const next = vi.fn();
    const stop = startAutoplay(next, AUTOPLAY_DELAY);
    vi.advanceTimersByTime(2999);
    expect(next).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(next).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(3000);
    expect(next).toHaveBeenCalledTimes(2);
    stop();
    vi.advanceTimersByTime(9000);
    expect(next).toHaveBeenCalledTimes(2);
  });
});

describe('one banner', () => {
  beforeEach(() => standAt('https://portal.example.cn/front/company/landing'));

  test('shows the brief, else des1, else nothing', () => {
    expect(briefOf({ id: '1', brief: 'x', des1: 'y' })).toBe('x');
    expect(briefOf({ id: '1', brief: '', des1: 'y' })).toBe('y');
    expect(briefOf({ id: '1' })).toBe('');
  });

  test("follows the button's link, or without a button the visit link", () => {
    const links = { buttonLink: 'https://service.example.cn/a', visitLink: '/front/help' };
    expect(bannerAddress({ id: '1', buttonInfo: '去看看', ...links })).toBe('https://service.example.cn/a');
    expect(bannerAddress({ id: '1', ...links })).toBe('https://portal.example.cn/front/help');
    expect(bannerAddress({ id: '1' })).toBeUndefined();
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'http://[',
    'https://elsewhere.example/',
  ])('leads nowhere for %s', (link) => {
    expect(bannerAddress({ id: '1', buttonInfo: '去看看', buttonLink: link })).toBeUndefined();
  });

  test('takes pictures from the web only', () => {
    const base = 'https://portal.example.cn/front/company/landing';
    expect(mediaAddress('/a.svg', base)).toBe('https://portal.example.cn/a.svg');
    expect(mediaAddress('https://img.example.com/a.png', base)).toBe('https://img.example.com/a.png');
    expect(mediaAddress('javascript:alert(1)', base)).toBeUndefined();
    expect(mediaAddress('', base)).toBeUndefined();
  });

  test('opens a separate window by its flag', () => {
    expect(opensWindow({ id: '1', startNewPageFlag: true })).toBe(true);
    expect(opensWindow({ id: '1' })).toBe(false);
  });
});
