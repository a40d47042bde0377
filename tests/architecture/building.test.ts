/** Tests that every route has a page and no placeholder remains. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isRedirect } from '#portal/app/routeRecord.ts';
import { routes } from '#portal/app/routes.ts';

/** The guard redirects `/`; it has no page. */
const ROOT = '/';

test('has a page for every route', () => {
  const without = routes.flatMap((route) =>
    isRedirect(route) || route.page !== undefined ? [] : [route.path],
  );
  expect(without).toEqual([ROOT]);
});

test('has no placeholder page (portal/src/app/building)', () => {
  expect(readdirSync('portal/src/app')).not.toContain('building');
});
