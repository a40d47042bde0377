import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { catalogue, isSupported } from '../products/catalogue.ts';
import { menuFor } from '../products/menuFor.ts';
import type { ProductCode } from '../products/product.ts';
import { arrivalOf } from '../session/arrival.ts';
import { menuViewer } from '../session/menuViewer.ts';
import { composeSession } from '../session/session.ts';
import { guard } from './guard.ts';
import { isRedirect, type PageRoute } from './routeRecord.ts';
import { routes } from './routes.ts';

const pages = routes.filter((route): route is PageRoute => !isRedirect(route));
const products = Object.values(catalogue).filter(
  (product) => isSupported(product) && !product.flags.platform,
);

interface Viewer {
  readonly code: ProductCode;
  readonly acctType: '1901' | '1902';
  readonly userTag: 'normal' | 'pop';
}

const viewers = products.flatMap(({ code }): Viewer[] =>
  (['1901', '1902'] as const).flatMap((acctType) =>
    (['normal', 'pop'] as const).map((userTag) => ({ code, acctType, userTag })),
  ),
);

const sessionOf = ({ code, acctType, userTag }: Viewer) =>
  composeSession(arrivalOf(new URLSearchParams(), { getItem: () => null, setItem: () => undefined }), {
    open: { code: 'OPENED', productCode: code, extMap: { bpinUser: true } },
    user: { jdpin: 'hechuan_caigou', companyName: '禾川', status: '1601', acctType, userTag },
  });

/** Everything that may be there is there: a badge or a check takes entries away, it adds no way. */
const everything = {
  activityCount: 4,
  clearTypeTip: true,
  toComplete: true,
  toSign: true,
  settleTab: true,
};

test.each(viewers)('each menu entry of $code for $acctType ($userTag) passes the guard', (viewer) => {
  const session = sessionOf(viewer);
  const items = menuFor(menuViewer(session), everything).groups.flatMap((group) => group.items);
  expect(items.length).toBeGreaterThan(0);
  for (const { link, outerUrl } of items) {
    if (outerUrl !== undefined) continue;
    const { pathname, searchParams: query } = new URL(link, 'http://portal.invalid');
    const route = pages.find(({ path }) => matchPath(path, pathname));
    if (route === undefined) throw new Error(`no page at ${link}`);
    expect(guard(session, { route, query }), link).toEqual({ kind: 'allow' });
  }
});
