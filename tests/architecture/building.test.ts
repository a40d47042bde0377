/** No screen is under construction: every route of the table has a page, and nothing stands in for one. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isRedirect } from '#portal/app/routeRecord.ts';
import { routes } from '#portal/app/routes.ts';

/** `/` is where the guard decides; it never shows a screen of its own. */
const ROOT = '/';

test('every route has a page', () => {
  const without = routes.flatMap((route) =>
    isRedirect(route) || route.page !== undefined ? [] : [route.path],
  );
  expect(without).toEqual([ROOT]);
  expect(readdirSync('portal/src/app')).not.toContain('building');
});
