import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { initialised, PortalRouter } from '../../ui/router/reactRouter.tsx';
import { SELECTED_PARAM } from '../../ui/table/urlParams.ts';
import type { BillRow } from './billRef.ts';
import { useChosen } from './useChosen.ts';

const row = (billNo: string, owed: number, canRepay = true) =>
  ({ billNo, period: 1, periods: 1, owed, canRepay }) as BillRow;
const rows = [row('ZD1', 0.1), row('ZD2', 0.2), row('ZD3', 4, false)];

const Sums = () => {
  const { refs, total, pageOwed } = useChosen(rows);
  return `${refs} ${String(total)} of ${String(pageOwed)}`;
};

test('adds up the chosen rows that can be repaid, and all visible ones', async () => {
  const router = createMemoryRouter([{ path: '/bills', Component: Sums }], {
    initialEntries: [`/bills?${SELECTED_PARAM}=ZD1,ZD2,ZD3,ZD9`],
  });
  await initialised(router);
  expect(renderToString(<PortalRouter router={router} />)).toContain('ZD1,ZD2 0.3 of 4.3');
});
