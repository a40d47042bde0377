import { expect, test } from 'vitest';
import { matchPath } from 'react-router-dom';
import { routes } from './app/routes.ts';
import { paths } from './paths.ts';

test('every builder leads to a route', () => {
  const built: Record<string, string> = {};
  for (const [name, build] of Object.entries(paths) as [string, (first?: never) => string][]) {
    built[name] = build(name === 'companyTaskDetail' || name === 'standardOpenFlow' ? ('step' as never) : undefined);
  }
  for (const [name, url] of Object.entries(built)) {
    const [pathname = ''] = url.split('?');
    expect(routes.some((route) => matchPath(route.path, pathname) !== null), `${name}: ${url}`).toBe(true);
  }
  expect(built).toMatchSnapshot();
});

test('queries are encoded and empty ones left out', () => {
  expect(paths.companyBills({ tabName: 'allBill' })).toBe('/company/billListNew?tabName=allBill');
  expect(paths.companyIndex({})).toBe('/company/index');
  expect(paths.companyTaskDetail('a/b?c', { fromTaskCenter: '1' })).toBe('/company/taskDetail/a%2Fb%3Fc?fromTaskCenter=1');
});
