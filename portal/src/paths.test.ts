import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes } from './app/routes.ts';
import { paths } from './paths.ts';

/** By path: its required parameters. */
const requiredParameters: Partial<Record<keyof typeof paths, object>> = {
  companyTaskDetail: { joinId: 'CY2026110001' },
  companyOpenFlow: { step: 'step' },
  standardOpenFlow: { step: 'step' },
  fenxiaoCompanyInfo: { state: 'modifyPhone' },
  factoringOpen: { '*': 'index' },
};

test('every builder makes the URL of a route', () => {
  const built = Object.fromEntries(
    (Object.entries(paths) as [keyof typeof paths, (given?: object) => string][]).map(([name, build]) => [
      name,
      build(requiredParameters[name]),
    ]),
  );
  for (const [name, url] of Object.entries(built)) {
    expect(
      routes.some((route) => matchPath(route.path, url) !== null),
      `${name}: ${url}`,
    ).toBe(true);
  }
  expect(built).toMatchSnapshot();
});

test('encodes queries and leaves empty ones out', () => {
  expect(paths.companyBills({ tabName: 'allBill' })).toBe('/company/billListNew?tabName=allBill');
  expect(paths.companyIndex({})).toBe('/company/index');
  expect(paths.vasClaim({ fromName: 'home', investorNo: undefined })).toBe('/vas/vasClaim?fromName=home');
  expect(paths.companyTaskDetail({ joinId: 'a/b?c', fromTaskCenter: '1' })).toBe(
    '/company/taskDetail/a%2Fb%3Fc?fromTaskCenter=1',
  );
});

test('rejects a wrong parameter at compile time', () => {
  const wrong = () => [
    // @ts-expect-error a tab that the bill list does not have
    paths.companyBills({ tabName: 'paid' }),
    // @ts-expect-error a query that the page does not read
    paths.companyBills({ orderId: 'B1' }),
    // @ts-expect-error a page that reads no query
    paths.companyPayRecords({ tabName: 'allBill' }),
    // @ts-expect-error the path's own parameter is missing
    paths.companyTaskDetail({ fromTaskCenter: '1' }),
    // @ts-expect-error no parameters at all
    paths.companyTaskDetail(),
    // @ts-expect-error a parameter that is not the path's
    paths.companyTaskDetail({ taskId: 'J1' }),
    // @ts-expect-error a step that the flow does not have
    paths.standardOpenFlow({ step: 'payment' }),
    // @ts-expect-error a redirect, which has no builder
    paths.helpRoot(),
  ];
  expect(wrong).toBeInstanceOf(Function);
});
