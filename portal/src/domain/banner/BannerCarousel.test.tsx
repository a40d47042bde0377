import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { standAt } from '../../api/testing.ts';
import { copy } from '../../ui/carousel/copy.ts';
import { LANDING_BANNER_SCENE } from './banner.ts';
import { BannerCarousel, type BannerCarouselProps } from './BannerCarousel.tsx';

// No DOM here: the test covers which parts render, not how HTML is sanitised.
vi.mock('dompurify', () => ({ default: { sanitize: (html: string) => html } }));

const two = [
  {
    id: 'a',
    title: 'A',
    brief: 'one',
    buttonInfo: 'go',
    buttonLink: '/front/help/problemList',
    clstag: 'tag',
  },
  { id: 'b', title: 'B', des1: 'two' },
];

function render(props: BannerCarouselProps) {
  const client = new QueryClient();
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <BannerCarousel {...props} />
    </QueryClientProvider>,
  );
  const asked = client.getQueryCache().getAll();
  return { html, asked };
}

beforeEach(() => standAt('https://portal.example.cn/front/company/landing'));

describe('banner section, spec 2 §2.3', () => {
  test(
    'needs only a scene code, of any page, and renders nothing without banners',
    { tags: ['banner-reusable', 'banner-input-defaults'] },
    () => {
      expect(render({ sceneCode: 'ANY-SCENE' }).html).toBe('');
    },
  );

  test('loads the banners of the scene code', { tags: ['banner-input-scenecode'] }, () => {
    const keys = (sceneCode: string) => render({ sceneCode }).asked.map(({ queryKey }) => queryKey);
    expect(keys(LANDING_BANNER_SCENE)).toEqual([
      ['gateway', 'querySceneSourceInfo', { sceneCode: LANDING_BANNER_SCENE }],
    ]);
    expect(keys('ANY-SCENE')).toEqual([['gateway', 'querySceneSourceInfo', { sceneCode: 'ANY-SCENE' }]]);
  });

  test('shows dots by default, and none when switched off', { tags: ['banner-input-dots'] }, () => {
    expect(render({ defaults: two }).html).toContain(copy.choose);
    expect(render({ defaults: two, dots: false }).html).not.toContain(copy.choose);
  });

  test('shows no dots for a single banner', () => {
    expect(render({ defaults: two.slice(0, 1) }).html).not.toContain(copy.choose);
  });

  test('uses the version label V1 by default', { tags: ['banner-input-version'] }, () => {
    expect(render({ defaults: two }).html).toContain('data-clstag="tag|V1"');
    expect(render({ defaults: two, version: 'V2' }).html).toContain('data-clstag="tag|V2"');
  });

  test('makes only the shown slide reachable', () => {
    const slides = render({ defaults: two }).html.match(/role="group"[^>]*>/g) ?? [];
    expect(slides.map((slide) => slide.includes('inert'))).toEqual([false, true]);
  });
});

describe('what an ad type renders as', () => {
  const draw = (adType: '1' | '2') =>
    render({
      sceneCode: 'ANY-SCENE',
      defaults: [{ id: 'a', title: 'A', adType, picLink: '/front/banner.media' }],
    }).html;

  test('renders type 1 as a video', { tags: ['entity-ad-type-1'] }, () => {
    expect(draw('1')).toMatch(/<video[^>]+src="[^"]*\/front\/banner\.media"/);
    expect(draw('1')).not.toContain('background-image');
  });

  test('renders type 2 as a picture', { tags: ['entity-ad-type-2'] }, () => {
    expect(draw('2')).toMatch(/background-image:url\([^)]*\/front\/banner\.media/);
    expect(draw('2')).not.toContain('<video');
  });
});
