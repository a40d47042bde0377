import { expect, test } from 'vitest';
import { regionName, regionsBelow } from './regions.ts';

test.each([
  ['330108', '浙江省杭州市滨江区'],
  ['110108', '北京市海淀区'],
  ['330100', undefined],
  ['330000', undefined],
  ['999999', undefined],
])('names only districts: region %s is %s', (code, name) => expect(regionName(code)).toBe(name));

test('has provinces, cities below each, districts below these, and nothing below a district', () => {
  const provinces = regionsBelow(undefined);
  expect(provinces.length).toBeGreaterThan(10);
  for (const province of provinces)
    for (const city of regionsBelow(province.code))
      expect(regionsBelow(city.code).every(({ leaf }) => leaf)).toBe(true);
  expect(regionsBelow('330108')).toEqual([]);
});
