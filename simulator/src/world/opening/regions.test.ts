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
  for (const { code, leaf } of provinces)
    expect([leaf, regionsBelow(code).length > 0], code).toEqual([false, true]);
  for (const { code, leaf } of provinces.flatMap((province) => regionsBelow(province.code))) {
    const districts = regionsBelow(code);
    expect([leaf, districts.length > 0], code).toEqual([false, true]);
    expect(
      districts.every((district) => district.leaf),
      code,
    ).toBe(true);
  }
  expect(regionsBelow('330108')).toEqual([]);
});
