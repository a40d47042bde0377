import { expect, test } from 'vitest';
import { matchPath } from 'react-router-dom';
import { routes } from './app/routes.ts';
import { paths } from './paths.ts';

/** Builders that cannot do without arguments. */
const needed: Partial<Record<keyof typeof paths, readonly string[]>> = {
  companyTaskDetail: ['CY2026110001'],
  standardOpenFlow: ['step'],
  helpPage: ['repay', 'quick'],
};

test('every builder leads to a route', () => {
  const built = Object.fromEntries(
    (Object.entries(paths) as [keyof typeof paths, (...args: readonly unknown[]) => string][]).map(
      ([name, build]) => [name, build(...(needed[name] ?? []))],
    ),
  );
  for (const [name, url] of Object.entries(built)) {
    const [pathname = ''] = url.split('?');
    expect(
      routes.some((route) => matchPath(route.path, pathname) !== null),
      `${name}: ${url}`,
    ).toBe(true);
  }
  expect(built).toMatchSnapshot();
});

test('queries are encoded and empty ones left out', () => {
  expect(paths.companyBills({ tabName: 'allBill' })).toBe('/company/billListNew?tabName=allBill');
  expect(paths.companyIndex({})).toBe('/company/index');
  expect(paths.companyTaskDetail('a/b?c', { fromTaskCenter: '1' })).toBe(
    '/company/taskDetail/a%2Fb%3Fc?fromTaskCenter=1',
  );
});
