import { describe, expect, test } from 'vitest';
import { LANDING_BANNER_SCENE, type Banner } from './banner.ts';
import { filterBanners } from './filterBanners.ts';

const banner = (remarks?: string): Banner => ({
  id: remarks ?? 'plain',
  ...(remarks === undefined ? {} : { remarks }),
});
const shownIds = (productCode: string | undefined, ...remarks: (string | undefined)[]): string[] =>
  filterBanners(LANDING_BANNER_SCENE, productCode, remarks.map(banner)).map(({ id }) => id);

describe('filterBanners, spec 2 §5', () => {
  test('matches remarks with the code of a product', { tags: ['banner-filter-code-equal'] }, () => {
    expect(shownIds('12003', '12003', '12010', '12025', '12029')).toEqual(['12003']);
    expect(shownIds('12010', '12003', '12010')).toEqual(['12010']);
  });

  test(
    'matches 12025 with its own code and the withdrawal product’s',
    { tags: ['banner-filter-12025'] },
    () => {
      expect(shownIds('12025', '12025', '12029', '12003')).toEqual(['12025', '12029']);
    },
  );

  test('matches every product without remarks', { tags: ['banner-filter-no-remarks'] }, () => {
    expect(shownIds('12003', undefined, '')).toEqual(['plain', '']);
    expect(shownIds('12025', undefined)).toEqual(['plain']);
  });

  test('matches all but 12029 without a product', { tags: ['banner-filter-no-code'] }, () => {
    expect(shownIds(undefined, '12029', '12003', undefined)).toEqual(['12003', 'plain']);
    expect(shownIds('', '12029', '12025')).toEqual(['12025']);
  });

  test('accepts several codes in one remark, docs/decisions/0228', () => {
    expect(shownIds('12010', '12003, 12010', '12003，12025')).toEqual(['12003, 12010']);
    expect(shownIds(undefined, '12003,12029')).toEqual(['12003,12029']);
    expect(shownIds('12003', '120031')).toEqual([]);
  });

  test(
    'filters only the landing scene and adds nothing for others',
    { tags: ['banner-filter-scene-only', 'banner-filter-other-scenes'] },
    () => {
      const list = [banner(), banner('12003')];
      expect(filterBanners(LANDING_BANNER_SCENE, '12003', list)).toEqual(list);
      expect(filterBanners('QYJC-OTHER', '12003', list)).toEqual([]);
      expect(filterBanners(undefined, '12003', list)).toEqual([]);
    },
  );
});
